// SPDX-License-Identifier: Apache-2.0

/// What a file is, by its first bytes, where another kind of file is expected.
package struct FileKind: Hashable, Sendable {
    /// With its article.
    package let noun: String
    /// Whether a person can read it in an editor.
    package let isText: Bool

    private init(_ noun: String, isText: Bool = false) {
        self.noun = noun
        self.isText = isText
    }

    /// Nil for a kind that is not known.
    package init?(of bytes: [UInt8]) {
        let known = Self.beginnings.first { bytes.starts(with: $0.bytes) }
        if let known {
            self.init(known.noun)
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self.init("a WebP image")
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
            guard let noun = Self.nounsOfBrands[brand] else { return nil }
            self.init(noun)
        } else {
            let start = String(decoding: bytes.prefix(4_096), as: UTF8.self).drop {
                $0.isWhitespace || $0 == "\u{FEFF}"
            }
            .lowercased()
            if ["<!doctype html", "<html"].contains(where: start.hasPrefix) {
                self.init("a web page", isText: true)
            } else if start.hasPrefix("<svg") || start.hasPrefix("<?xml") && start.contains("<svg") {
                self.init("an SVG image", isText: true)
            } else {
                return nil
            }
        }
    }

    private static let beginnings: [(noun: String, bytes: [UInt8])] = [
        ("a PNG image", [0x89, 0x50, 0x4E, 0x47]), ("a JPEG image", [0xFF, 0xD8, 0xFF]),
        ("a GIF image", Array("GIF8".utf8)), ("a PDF document", Array("%PDF-".utf8)),
        ("a TIFF image", Array("II*\0".utf8)), ("a TIFF image", Array("MM\0*".utf8)),
        ("a Mac icon", Array("icns".utf8)), ("a compressed file", [0x1F, 0x8B]),
        ("an archive", [0x50, 0x4B, 0x03, 0x04]),
    ]

    /// What to call an ISO media file, by its brand.
    private static let nounsOfBrands = [
        "heic": "an HEIC image", "heix": "an HEIC image", "mif1": "an HEIC image", "avif": "an AVIF image",
    ]
}
