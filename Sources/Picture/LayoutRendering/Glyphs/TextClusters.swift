// SPDX-License-Identifier: Apache-2.0
internal import LayoutScene

/// A line's glyphs together with the characters that they stand for, in pieces of one reading direction each.
struct TextClusters {
    /// Characters and glyphs that belong together.
    struct Cluster {
        var byteCount: Int
        var glyphCount: Int
    }

    struct Piece {
        /// UTF-8, in reading order.
        var bytes: [UInt8] = []
        /// From left to right.
        var glyphs: [GlyphRun.Glyph] = []
        /// In reading order.
        var clusters: [Cluster] = []
        /// Whether reading order is from right to left.
        var isBackward = false
    }

    private let bytes: [UInt8]
    /// Where clusters begin in the line's text, ascending, and its end.
    private let starts: [Int]
    /// Glyphs of one cluster can be in several runs; its characters go with the first.
    private var used: Set<Int> = []

    typealias GlyphRun = SceneText.GlyphRun

    init(_ line: SceneText.Line) {
        bytes = Array(line.text.utf8)
        let count = bytes.count
        let clusters = Set(line.runs.flatMap { $0.glyphs.map(\.cluster) }.filter { (0..<count).contains($0) })
        starts = clusters.sorted() + [count]
    }

    mutating func pieces(of run: GlyphRun) -> [Piece] {
        var groups: [[GlyphRun.Glyph]] = []
        for glyph in run.glyphs {
            if let last = groups.last?.first, last.cluster == glyph.cluster {
                groups[groups.count - 1].append(glyph)
            } else {
                groups.append([glyph])
            }
        }
        var pieces: [[[GlyphRun.Glyph]]] = []
        var rises: Bool?
        for group in groups {
            guard let previous = pieces.last?.last?.first, let cluster = group.first?.cluster else {
                pieces.append([group])
                continue
            }
            if rises == nil || rises == (cluster > previous.cluster) {
                rises = cluster > previous.cluster
                pieces[pieces.count - 1].append(group)
            } else {
                rises = nil
                pieces.append([group])
            }
        }
        return pieces.map { piece(of: $0) }
    }

    private mutating func piece(of groups: [[GlyphRun.Glyph]]) -> Piece {
        var piece = Piece(glyphs: groups.flatMap { $0 })
        if let first = groups.first?.first, let last = groups.last?.first {
            piece.isBackward = first.cluster > last.cluster
        }
        for group in piece.isBackward ? groups.reversed() : groups {
            guard let first = group.first else { continue }
            let own = characters(from: first.cluster)
            piece.bytes += own
            piece.clusters.append(Cluster(byteCount: own.count, glyphCount: group.count))
        }
        return piece
    }

    /// Control characters, which a reader does not see, are spaces.
    private mutating func characters(from start: Int) -> [UInt8] {
        guard used.insert(start).inserted, let index = starts.firstIndex(of: start), index + 1 < starts.count else {
            return []
        }
        return bytes[start..<starts[index + 1]].map { $0 < 0x20 ? 0x20 : $0 }
    }
}
