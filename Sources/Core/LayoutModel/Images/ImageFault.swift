// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Why an image file cannot be shown.
package enum ImageFault: Error, Hashable, Sendable {
    case missing
    /// With the system's message.
    case unreadable(String)
    /// With what the file is instead, where that is known.
    case unknownFormat(FileKind?)
    case empty
    /// What Git LFS leaves instead of a file.
    case pointer
    /// The header ends before the size.
    case cutOff
    /// No side may be 0, and an SVG needs `width` and `height` or a `viewBox`.
    case withoutSize
    /// Pixels.
    case tooLarge(width: Double, height: Double)
    /// With the decoder's message.
    case undecodable(String)
    /// The process that decodes the file crashed, or took too long. With the size that the file's header states, in points.
    case decoderFailed(String, size: Size?)
    /// librsvg, which draws SVG files, is not installed. It is loaded at run time.
    case withoutSVGLibrary
    /// pdftocairo, which converts PDF files, is not installed.
    case withoutPDFConverter
    /// A PDF file that pdftocairo does not convert; with the reason.
    case unconvertible(String)

    /// The end of a sentence that begins with the name of the file.
    package var words: String {
        switch self {
        case .missing: "is not there"
        case .unreadable(let words): "cannot be read: \(words)"
        case .unknownFormat(nil): "is not a PNG, JPEG, SVG or PDF file"
        case .unknownFormat(let kind?): "is \(kind.noun), not a PNG, JPEG, SVG or PDF file"
        case .empty: "is empty"
        case .pointer: GitPointer.words
        case .cutOff: "is truncated: it ends before the size of the image"
        case .withoutSize: "has no size: its width or height is 0, or an SVG has neither them nor a viewBox"
        case .tooLarge(let width, let height):
            "is \(Self.text(width)) × \(Self.text(height)) pixels: the limit is \(ImageLimit.pixels / 1_000_000) "
                + "million and \(ImageLimit.side) on a side"
        case .undecodable(let words): "is damaged: \(words)"
        case .decoderFailed(let words, _): "cannot be decoded: \(words)"
        case .withoutSVGLibrary: "is an SVG, which needs the Debian package librsvg2-2"
        case .withoutPDFConverter: "is a PDF, which needs the Debian package poppler-utils"
        case .unconvertible(let words): "is a PDF that cannot be converted: \(words)"
        }
    }

    private static func text(_ side: Double) -> String {
        Int(exactly: side.rounded()).map(String.init) ?? "more than \(Int64.max)"
    }
}

/// Checks made before any memory is allocated.
package enum ImageLimit {
    /// Pixels of one image: 200 MB at four bytes, while it is drawn.
    package static let pixels = 50_000_000
    /// Cairo's images have 16-bit sides.
    package static let side = 32_767
}
