// SPDX-License-Identifier: Apache-2.0
internal import LayoutScene

/// What all ids of an SVG file begin with, so that several files can be in one web page.
///
/// It is made from the contents of the file: two files have the same ids only where they are the same file. Until the
/// contents are known a character stands for it that no SVG file can contain.
enum SVGPrefix {
    static let placeholder = "\u{1}"

    /// The file that some parts make, with its prefix: a letter, eight hexadecimal digits and a hyphen. A picture of thousands of views has
    /// tens of megabytes, which are copied only once.
    static func replacingPlaceholders(in parts: [[UInt8]]) -> [UInt8] {
        var digest = ContentDigest()
        var (bytes, places) = (0, 0)
        for part in parts {
            part.withUnsafeBytes { digest.add($0) }
            bytes += part.count
            for byte in part where byte == mark { places += 1 }
        }
        let prefix = Array("p\(digest.description.prefix(8))-".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes + places * (prefix.count - 1))
        for part in parts {
            part.withUnsafeBufferPointer { text in
                var rest = text[...]
                while let place = rest.firstIndex(of: mark) {
                    result += rest[..<place]
                    result += prefix
                    rest = rest[(place + 1)...]
                }
                result += rest
            }
        }
        return result
    }

    /// The placeholder's only byte.
    private static let mark: UInt8 = 1
}
