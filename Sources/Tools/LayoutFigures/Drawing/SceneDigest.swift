// SPDX-License-Identifier: Apache-2.0
import LayoutRendering
import LayoutScene

/// A digest of everything that a figure draws, fonts and images included, which its picture carries.
///
/// A picture with the digest is up to date, regardless of its bytes: other versions of Cairo and zlib write other ones
/// for the same scene.
enum SceneDigest {
    static func of(_ scene: Scene) -> String {
        Array(scene.jsonText.utf8).withUnsafeBytes { ContentDigest($0).description }
    }

    /// Nil for a file without one, and for a part of a file.
    static func value(in picture: [UInt8]) -> String? {
        if picture.starts(with: "%PDF".utf8) { return PDFComment.value(in: picture) }
        // Only a whole PNG ends with this chunk.
        return picture.suffix(8).starts(with: "IEND".utf8) ? PNGText.value(of: .scene, in: picture) : nil
    }

    /// The file of a picture in PNG or PDF with a digest.
    static func setting(_ digest: String, in picture: [UInt8]) -> [UInt8] {
        picture.starts(with: "%PDF".utf8)
            ? PDFComment.setting(digest, in: picture) : PNGText.setting(.scene, to: digest, in: picture)
    }
}

/// The comment in front of the last `startxref` of a PDF file: nothing behind it has an offset, so that it moves
/// nothing that other parts of the file refer to (ISO 32000-1, 7.5.5).
private enum PDFComment {
    private static let start = Array("% Scene ".utf8)
    private static let end = Array("startxref\n".utf8)

    static func value(in pdf: [UInt8]) -> String? {
        guard let end = ending(of: pdf) else { return nil }
        let comment = pdf[..<end].dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
        return comment.starts(with: start) ? String(decoding: comment.dropFirst(start.count), as: UTF8.self) : nil
    }

    static func setting(_ text: String, in pdf: [UInt8]) -> [UInt8] {
        guard let end = ending(of: pdf) else { return pdf }
        return pdf[..<end] + start + Array("\(text)\n".utf8) + pdf[end...]
    }

    /// Where the last lines of a whole file begin: `startxref`, an offset and `%%EOF`.
    private static func ending(of pdf: [UInt8]) -> Int? {
        let last = pdf.suffix(64)
        guard last.reversed().starts(with: "%%EOF\n".utf8.reversed()) else { return nil }
        return last.indices.last { last[$0...].starts(with: end) && $0 > pdf.startIndex && pdf[$0 - 1] == 10 }
    }
}
