// SPDX-License-Identifier: Apache-2.0
internal import CZlib

/// Rows of equal length → a zlib stream (RFC 1950), for pictures of flat colours.
///
/// LZ77 with three candidates for a match: the bytes of the pixel before, those of the row above, and the last place with the
/// same pixel. A row that is the same again, as two thirds of a screen are, needs no search at all; libraries for any kind of
/// data look at all of its bytes and take twice to three times as long.
struct RowDeflater: ~Copyable {
    /// Bytes of a row.
    private let length: Int
    private let bytesPerPixel: Int
    /// The last rows, as far back as matches reach, and some bytes after them for words that are read or written across the end.
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var end = 0
    /// How many bytes of the rows have left the window.
    private var dropped = 0
    /// The last place with a pixel of a hash, in bytes from the beginning of all rows.
    private let places: UnsafeMutablePointer<UInt32>
    /// How often the last row is repeated, as far as that has not been written.
    private var repetitions = 0
    /// A match that may go on.
    private var matchLength = 0
    private var matchDistance = 0
    private var block = DeflateBlock()
    private var writer = BitWriter()
    private var checksum: UInt = 1
    /// The checksum of the last row alone.
    private var rowChecksum: UInt = 1

    /// - Parameters:
    ///   - length: bytes of a row, at least 4.
    ///   - bytesPerPixel: 3 or 4.
    init(length: Int, bytesPerPixel: Int) {
        (self.length, self.bytesPerPixel) = (length, bytesPerPixel)
        capacity = max(DeflateBlock.greatestDistance, length) + max(1 << 16, length)
        window = .allocate(capacity: capacity + Self.overhang)
        window.initialize(repeating: 0, count: capacity + Self.overhang)
        places = .allocate(capacity: 1 << Self.hashBits)
        places.initialize(repeating: 0, count: 1 << Self.hashBits)
        // Deflate with a window of 32 KiB; the second byte makes the two a multiple of 31.
        writer.add(0x0178, 16)
    }

    deinit {
        window.deallocate()
        places.deallocate()
    }

    /// Adds a row.
    ///
    /// - Parameter write: writes the row's bytes, and at most `overhang` bytes after them.
    mutating func append(_ write: (UnsafeMutableRawPointer) -> Void) {
        writeRepetitions()
        makeRoom()
        write(UnsafeMutableRawPointer(window + end))
        rowChecksum = adler32_z(1, window + end, length)
        checksum = adler32_combine(checksum, rowChecksum, length)
        search(from: end, to: end + length)
        end += length
    }

    /// Adds the last row once more.
    mutating func repeatRow() {
        checksum = adler32_combine(checksum, rowChecksum, length)
        repetitions += 1
        if length > DeflateBlock.greatestDistance { writeFarRepetition() }
    }

    /// The whole stream; nothing may be added after it.
    mutating func finish() -> [UInt8] {
        writeRepetitions()
        writeMatch()
        block.write(to: &writer, isLast: true)
        writer.align()
        writer.reserve(bits: 32)
        writer.add(UInt64(UInt32(truncatingIfNeeded: checksum).byteSwapped), 32)
        return writer.finished()
    }

    private mutating func makeRoom() {
        guard end + length > capacity else { return }
        let kept = max(DeflateBlock.greatestDistance, length)
        window.update(from: window + (end - kept), count: kept)
        dropped += end - kept
        end = kept
    }

    private mutating func addCopy() {
        makeRoom()
        (window + end).update(from: window + (end - length), count: length)
        end += length
    }

    /// A row too long for a match of the one above.
    private mutating func writeFarRepetition() {
        repetitions = 0
        addCopy()
        search(from: end - length, to: end)
    }

    private mutating func writeRepetitions() {
        guard repetitions > 0 else { return }
        addMatchesOfRepetitions()
        // No match reaches farther than the window, so that copies that it has no room for are left out.
        let copies = min(repetitions, DeflateBlock.greatestDistance / length + 1)
        dropped += (repetitions - copies) * length
        for _ in 0..<copies { addCopy() }
        repetitions = 0
    }

    /// Long runs of one pixel match the pixel before, which takes fewer bits than a match of the row above.
    private mutating func addMatchesOfRepetitions() {
        let row = UnsafeRawPointer(window + (end - length))
        var runs: [Range<Int>] = []
        var place = bytesPerPixel
        while place < length {
            let run = Self.matchLength(row, place - bytesPerPixel, place, length)
            if run >= Self.longRun {
                // Two colours may differ in a single byte, but no match is that short.
                let start = max(place, (runs.last?.upperBound ?? 0) + DeflateBlock.shortestMatch)
                runs.append(start..<place + run)
            }
            place += run + 1
        }
        if let last = runs.last, last.upperBound < length {
            runs[runs.count - 1] = last.lowerBound..<min(last.upperBound, length - DeflateBlock.shortestMatch)
        }
        for _ in 0..<repetitions {
            var place = 0
            for run in runs {
                add(matchOf: run.lowerBound - place, at: length)
                add(matchOf: run.count, at: bytesPerPixel)
                place = run.upperBound
            }
            add(matchOf: length - place, at: length)
        }
    }

    private mutating func search(from start: Int, to end: Int) {
        let bytes = UnsafeRawPointer(window)
        let mask: UInt32 = bytesPerPixel == 3 ? 0xFF_FFFF : .max
        let reachesAbove = length <= DeflateBlock.greatestDistance && start >= length
        var place = start
        if matchLength > 0, matchDistance <= start {
            // The last row's match may go on.
            let more = Self.matchLength(bytes, place &- matchDistance, place, end)
            matchLength &+= more
            place &+= more
        }
        while place &+ 4 <= end {
            let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) & mask
            let here = UInt32(truncatingIfNeeded: dropped &+ place)
            let hash = Self.hash(pixel)
            let distance = Int(here &- places[hash])
            places[hash] = here
            var (best, bestDistance) = (0, 0)
            func consider(_ distance: Int) {
                let other = place &- distance
                let first = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: other, as: UInt32.self)) & mask
                guard first == pixel else { return }
                let length = Self.matchLength(bytes, other, place, end)
                if length > best { (best, bestDistance) = (length, distance) }
            }
            if place >= bytesPerPixel { consider(bytesPerPixel) }
            if best < Self.longRun {
                if reachesAbove { consider(length) }
                if distance > 0, distance <= min(place, DeflateBlock.greatestDistance) { consider(distance) }
            }
            if best > 0 {
                add(matchOf: best, at: bestDistance)
                place &+= best
            } else {
                add(literal: window[place])
                place &+= 1
            }
        }
        while place < end {
            add(literal: window[place])
            place &+= 1
        }
    }

    private mutating func add(literal: UInt8) {
        if matchLength > 0 { writeMatch() }
        if block.isFull { block.write(to: &writer, isLast: false) }
        block.add(literal: literal)
    }

    /// Adds a match of any length, also to the one before.
    private mutating func add(matchOf length: Int, at distance: Int) {
        if distance != matchDistance { writeMatch() }
        matchDistance = distance
        matchLength &+= length
    }

    /// Writes a match as matches of lengths that there are.
    private mutating func writeMatch() {
        var left = matchLength
        matchLength = 0
        while left > 0 {
            if block.isFull { block.write(to: &writer, isLast: false) }
            // What is left must not be too short.
            let isLast = left <= DeflateBlock.longestMatch
            let piece = isLast ? left : min(DeflateBlock.longestMatch, left &- DeflateBlock.shortestMatch)
            block.add(matchOf: piece, at: matchDistance)
            left &-= piece
        }
    }

    /// How many bytes are the same from two places on.
    @inline(__always)
    private static func matchLength(_ bytes: UnsafeRawPointer, _ other: Int, _ place: Int, _ end: Int) -> Int {
        var length = 0
        while place &+ length &+ 8 <= end {
            let difference =
                bytes.loadUnaligned(fromByteOffset: place &+ length, as: UInt64.self)
                ^ bytes.loadUnaligned(fromByteOffset: other &+ length, as: UInt64.self)
            if difference != 0 { return length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while place &+ length < end,
            bytes.load(fromByteOffset: place &+ length, as: UInt8.self)
                == bytes.load(fromByteOffset: other &+ length, as: UInt8.self)
        { length &+= 1 }
        return length
    }

    @inline(__always)
    private static func hash(_ pixel: UInt32) -> Int {
        // Knuth's multiplicative hashing.
        Int((pixel &* 0x9E37_79B1) &>> UInt32(32 - hashBits))
    }

    /// Bytes after a row that may be written.
    static let overhang = 16
    private static let hashBits = 14
    /// Bytes of a run from which on a match of the row above is not tried.
    private static let longRun = 400
}
