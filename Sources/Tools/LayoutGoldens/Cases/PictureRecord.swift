// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What the file of a golden layout records about the pictures beside it, after the layout itself.
struct PictureRecord: Hashable, Sendable {
    /// A digest of the goldens and of all that they were made from; nil if it is not known by which program.
    var digest: String?
    /// The pictures that are those of the document without a variant: they are stored once.
    var ofDefault: [GoldenRecord.Part] = []

    private static let key = Array(",\n  \"pictures\": ".utf8)
    private static let end = Array("\n}\n".utf8)

    /// The golden layout alone, and what follows it in its file.
    static func split(_ file: [UInt8]) -> (layout: [UInt8], pictures: PictureRecord) {
        // It is the last member, in one line of known length at most.
        let tail = file[max(0, file.count - 200)...]
        guard file.suffix(end.count).elementsEqual(end), let start = tail.firstRange(of: key),
            let json = JSONOutput(bytes: Array(file[start.upperBound...].dropLast(end.count)))
        else { return (file, PictureRecord()) }
        let parts = (json["ofDefault"]?.elements ?? []).compactMap { $0.string.flatMap(GoldenRecord.Part.init) }
        return (
            Array(file[..<start.lowerBound]) + end, PictureRecord(digest: json["digest"]?.string, ofDefault: parts)
        )
    }

    /// The file of a golden layout.
    func added(to layout: [UInt8]) -> [UInt8] {
        guard self != PictureRecord(), layout.suffix(Self.end.count).elementsEqual(Self.end) else { return layout }
        let parts = ofDefault.map { JSONOutput.string($0.rawValue) }
        let value = JSONOutput.object([
            "digest": digest.map(JSONOutput.string), "ofDefault": parts.isEmpty ? nil : .array(parts),
        ])
        return layout.dropLast(Self.end.count) + Self.key + value.lineText.utf8 + Self.end
    }
}
