// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

extension MarkedBytes {
    /// Values inside of strings, as collectors of logs make them.
    private static let deepestNesting = 3

    /// The strings of a paste that is JSON, as structured logs are: one value, or one on each line. Nil for another paste.
    func jsonStrings(nesting: Int = 0) -> MarkedBytes? {
        guard nesting < Self.deepestNesting, let first = bytes.first(where: { !Self.isSpace($0) }),
            "{[\"".utf8.contains(first)
        else { return nil }
        var result = MarkedBytes(capacity: bytes.count)
        if let value = Self.json(bytes) {
            append(stringsOf: value, in: bytes, from: 0, nesting: nesting, to: &result)
            return result
        }
        guard first == UInt8(ascii: "{") else { return nil }
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            guard !line.allSatisfy(Self.isSpace) else { continue }
            let text = Array(line)
            guard let value = Self.json(text) else { return nil }
            append(stringsOf: value, in: text, from: start, nesting: nesting, to: &result)
        }
        return result
    }

    /// Nil if the text is not JSON to its end.
    private static func json(_ text: [UInt8]) -> JSONValue? {
        let result = JSONReader.read(SourceText(name: "", bytes: text))
        return result.errors.isEmpty ? result.value : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Each on a line, in the order of the text.
    private func append(
        stringsOf value: JSONValue, in text: [UInt8], from start: Int, nesting: Int, to result: inout MarkedBytes
    ) {
        if let string = value.string {
            let offsets = JSONReader.sourceOffsets(of: value.range, in: text)
            var content = MarkedBytes(capacity: string.utf8.count)
            for (byte, offset) in zip(string.utf8, offsets) { content.append(byte, from: origins[start + offset]) }
            content = content.jsonStrings(nesting: nesting + 1) ?? content
            result.bytes += content.bytes
            result.origins += content.origins
            result.append(0x0A, from: origins[start + value.range.upperBound - 1])
        }
        for part in value.elements + value.members.map(\.value) {
            append(stringsOf: part, in: text, from: start, nesting: nesting, to: &result)
        }
    }
}
