// SPDX-License-Identifier: Apache-2.0
internal import CPango
import LayoutModel

/// The parts of a line between which it can be cut: grapheme clusters, and letters that share a glyph.
struct LineClusters {
    /// The UTF-8 byte at which each begins, and the end of the text.
    let bytes: [Int]
    /// Points from the beginning of the text, in reading order, to each of these.
    private let places: [Double]

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: String) {
        let widths = Self.widths(line)
        var (bytes, places, place, byte) = ([0], [0.0], 0.0, 0)
        for character in text {
            let end = byte + character.utf8.count
            // Without a glyph of its own it belongs to the one before.
            if byte > 0, widths[byte] != nil {
                bytes.append(byte)
                places.append(place)
            }
            for byte in byte..<end { place += widths[byte] ?? 0 }
            byte = end
        }
        self.bytes = bytes + [byte]
        self.places = places + [place]
    }

    /// Points, by the byte of the glyphs' cluster.
    private static func widths(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> [Int: Double] {
        var widths: [Int: Double] = [:]
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = run.pointee.item, let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs
            else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters?[index] ?? 0)
                widths[byte, default: 0] += PangoUnits.points(infos[index].geometry.width)
            }
        }
        return widths
    }

    private var count: Int { bytes.count - 1 }

    func bytes(of gap: Range<Int>) -> Range<Int> { bytes[gap.lowerBound]..<bytes[gap.upperBound] }

    /// The clusters to leave out so that the others take no more than a width.
    func gap(toFit width: Double, mode: LineBreakMode) -> Range<Int> {
        let total = places[count]
        switch mode {
        case .byTruncatingHead: return 0..<(places.firstIndex { total - $0 <= width } ?? count)
        case .byTruncatingMiddle:
            var gap = middle..<middle
            while total - (places[gap.upperBound] - places[gap.lowerBound]) > width, let wider = wider(gap, mode: mode)
            {
                gap = wider
            }
            return gap
        default: return (places.lastIndex { $0 <= width } ?? 0)..<count
        }
    }

    /// One more cluster left out; nil if there are none.
    func wider(_ gap: Range<Int>, mode: LineBreakMode) -> Range<Int>? {
        let (isFirst, isLast) = (gap.lowerBound == 0, gap.upperBound == count)
        guard !isFirst || !isLast else { return nil }
        let middle = places[count] / 2
        let goesOn: Bool =
            switch mode {
            case .byTruncatingHead: !isLast
            // On the side where the gap would reach less far.
            case .byTruncatingMiddle:
                isFirst || !isLast && places[gap.upperBound + 1] - middle <= middle - places[gap.lowerBound - 1]
            default: isFirst
            }
        return goesOn ? gap.lowerBound..<gap.upperBound + 1 : gap.lowerBound - 1..<gap.upperBound
    }

    /// The first cluster that reaches beyond the middle of the width.
    private var middle: Int { (0..<count).first { places[$0 + 1] > places[count] / 2 } ?? 0 }
}
