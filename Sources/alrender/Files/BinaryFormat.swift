// SPDX-License-Identifier: Apache-2.0

/// The kind of a binary file, by its first bytes.
enum BinaryFormat {
    private static let beginnings: [(noun: String, bytes: [UInt8])] = [
        ("a PNG image", [0x89, 0x50, 0x4E, 0x47]), ("a JPEG image", [0xFF, 0xD8, 0xFF]),
        ("a GIF image", Array("GIF8".utf8)), ("a PDF document", Array("%PDF-".utf8)),
        ("a compressed file", [0x1F, 0x8B]), ("an archive", [0x50, 0x4B, 0x03, 0x04]),
    ]

    /// With its article; nil for any other file.
    static func noun(of bytes: [UInt8]) -> String? { beginnings.first { bytes.starts(with: $0.bytes) }?.noun }
}
