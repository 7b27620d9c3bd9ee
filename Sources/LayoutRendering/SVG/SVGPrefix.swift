// SPDX-License-Identifier: Apache-2.0
internal import LayoutScene

/// What all ids of an SVG file begin with, so that several files can be in one web page.
///
/// It is made from the contents of the file: two files have the same ids only where they are the same file. Until the
/// contents are known a character stands for it that no SVG file can contain.
enum SVGPrefix {
    static let placeholder = "\u{1}"

    /// The file with its prefix: a letter, eight hexadecimal digits and a hyphen.
    static func replacingPlaceholders(in file: String) -> [UInt8] {
        let bytes = Array(file.utf8)
        let digest = bytes.withUnsafeBytes { ContentDigest($0) }
        let prefix = Array("p\(digest.description.prefix(8))-".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            if byte == 1 { result += prefix } else { result.append(byte) }
        }
        return result
    }
}
