// SPDX-License-Identifier: Apache-2.0

/// The index of an instance of a repeated view: `[0]`, `[*]` for all of them, `[*+1]` for the neighbour of each.
enum InstanceIndex {
    /// Bytes of the longest one.
    private static let longest = 12

    /// The end of the index that a text begins with; nil if there is none.
    static func end<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> Int?
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard bytes.first == UInt8(ascii: "["),
            let close = bytes.prefix(longest).firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let index = bytes[bytes.startIndex + 1..<close]
        let isNumber = !index.isEmpty && index.allSatisfy(\.isDigit)
        return isNumber || index.elementsEqual("*".utf8) || index.elementsEqual("*+1".utf8) ? close + 1 : nil
    }

    /// The offset of the first bracket that begins no index; nil if a text has none. Every equation of an instance is asked.
    static func otherBracket(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.first { bytes[$0] == UInt8(ascii: "[") && end(bytes[$0...]) == nil }
        }
    }
}
