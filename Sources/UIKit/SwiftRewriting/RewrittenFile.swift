// SPDX-License-Identifier: Apache-2.0
/// A rewritten source, which knows where each of its bytes comes from.
package struct RewrittenFile: Sendable {
    /// A place in one of the sources.
    package struct Origin: Hashable, Sendable {
        package var file: Int
        package var offset: Int
        /// Whether the source has that byte, and not only what it was replaced with.
        package var isWritten: Bool
    }

    private struct Part {
        var start: Int
        var file: Int
        var offset: Int
        var isWritten: Bool
    }

    package private(set) var bytes: [UInt8] = []
    private var parts: [Part] = []
    private var lineStarts = [0]

    init(_ pieces: [SourcePiece], of sources: [[UInt8]]) {
        for piece in pieces {
            switch piece {
            case .original(let range, let file):
                parts.append(Part(start: bytes.count, file: file, offset: range.lowerBound, isWritten: true))
                bytes += sources[file][range]
            case .text(let text, let file, let offset):
                parts.append(Part(start: bytes.count, file: file, offset: offset, isWritten: false))
                bytes += Array(text.utf8)
            }
        }
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
    }

    /// Where a place comes from; line and column are counted from 1, the column in bytes, as the compiler counts.
    package func origin(line: Int, column: Int) -> Origin? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let offset = min(lineStarts[line - 1] + max(column, 1) - 1, bytes.count)
        guard let part = parts.last(where: { $0.start <= offset }) else { return nil }
        return Origin(
            file: part.file, offset: part.offset + (part.isWritten ? offset - part.start : 0), isWritten: part.isWritten
        )
    }

    /// The first place of a line that a source has.
    package func origin(line: Int) -> Origin? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let end = lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count
        var column = 1
        for offset in lineStarts[line - 1]..<end where bytes[offset] != UInt8(ascii: " ") {
            column = offset - lineStarts[line - 1] + 1
            break
        }
        return origin(line: line, column: column)
    }
}
