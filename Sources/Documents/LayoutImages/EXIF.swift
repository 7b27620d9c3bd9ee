// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// The orientation in the first directory of a TIFF structure.
struct EXIF {
    private static let orientationTag = 0x0112
    private static let entryLength = 12

    private let bytes: ArraySlice<UInt8>
    private let isLittleEndian: Bool

    /// Nil for a segment of another kind.
    init?(_ segment: ArraySlice<UInt8>) {
        let prefix: [UInt8] = Array("Exif".utf8) + [0, 0]
        guard segment.starts(with: prefix) else { return nil }
        bytes = segment.dropFirst(prefix.count)
        switch Array(bytes.prefix(4)) {
        case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
        case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
        default: return nil
        }
    }

    var orientation: ImageOrientation? {
        guard let directory = number(at: 4, length: 4), let count = number(at: directory, length: 2) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + entry * Self.entryLength
            guard let tag = number(at: offset, length: 2) else { return nil }
            if tag == Self.orientationTag { return number(at: offset + 8, length: 2).flatMap(ImageOrientation.init) }
        }
        return nil
    }

    private func number(at offset: Int, length: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - length else { return nil }
        let start = bytes.startIndex + offset
        let digits = bytes[start..<start + length]
        return isLittleEndian
            ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
}
