// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// The places of the attributes in the start tag of a well-formed element.
package struct XMLStartTag: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        /// From the white space before the name to the end of the closing quotation mark.
        package var range: SourceRange
        /// Between the quotation marks.
        package var value: SourceRange
    }

    package private(set) var attributes: [Attribute] = []
    /// After the element's name and before `>` or `/>`.
    package private(set) var end: Int

    /// - Parameters:
    ///   - range: from `<` through `>`.
    ///   - bytes: the whole text.
    package init(_ range: SourceRange, in bytes: [UInt8]) {
        end = range.upperBound
        var position = range.lowerBound + 1
        let limit = min(range.upperBound, bytes.count)
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        func isName(_ byte: UInt8) -> Bool { !isSpace(byte) && !"=/>\"'".utf8.contains(byte) }
        while position < limit, isName(bytes[position]) { position += 1 }
        while position < limit {
            let start = position
            while position < limit, isSpace(bytes[position]) { position += 1 }
            guard position < limit, isName(bytes[position]) else {
                end = start
                return
            }
            let name = position
            while position < limit, isName(bytes[position]) { position += 1 }
            let nameEnd = position
            while position < limit, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "=") { position += 1 }
            guard position < limit else { return }
            let quote = bytes[position]
            let value = position + 1
            position = value
            while position < limit, bytes[position] != quote { position += 1 }
            attributes.append(
                Attribute(
                    name: String(decoding: bytes[name..<nameEnd], as: UTF8.self),
                    range: SourceRange(start, position + 1), value: SourceRange(value, position)))
            position += 1
        }
    }

    package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}
