// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutImages
import LayoutModel

/// The pixels of an image: their number, and what was drawn.
public final class CGImage: Hashable, Sendable {
    /// Pixels.
    public let width: Int
    public let height: Int

    /// In `points`, from the upper left corner; empty for an image from elsewhere.
    let drawing: [DrawnElement]
    /// The size of the drawing.
    let points: CGSize

    init(width: Int, height: Int, drawing: [DrawnElement] = [], points: CGSize = .zero) {
        self.drawing = drawing
        self.points = points
        self.width = width
        self.height = height
    }

    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty else { return nil }
        return CGImage(width: Int(part.width), height: Int(part.height))
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage {
    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether width and height change places.
        fileprivate var isTurned: Bool {
            switch self {
            case .up, .down, .upMirrored, .downMirrored: false
            case .left, .right, .leftMirrored, .rightMirrored: true
            }
        }
    }

    public enum ResizingMode: Int, Hashable, Sendable { case tile, stretch }

    public var imageOrientation: Orientation { .up }

    public var cgImage: CGImage? {
        CGImage(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), drawing: drawing,
            points: size)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(
            size: orientation.isTurned ? CGSize(width: size.height, height: size.width) : size, scale: scale)
    }

    /// An image of a PNG, GIF or JPEG file's size; nil for other files.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = [UInt8](data)
        let file = try? ImageFile(path: "", bytes: bytes)
        guard file?.format != .svg, let pixels = file?.pixelSize ?? GIFHeader(bytes)?.size else { return nil }
        self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    }

    /// Always nil: files are not opened here. `init(data:)` gives the size of one that a program has read.
    public convenience init?(contentsOfFile path: String) { return nil }

    /// Nil: an image has no pixels here.
    public func pngData() -> Data? { nil }
    /// Nil: an image has no pixels here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
    public var isSymbolImage: Bool { symbolName != nil }
}

/// A GIF file begins with its size: the least significant byte first.
private struct GIFHeader {
    /// Pixels.
    let size: Size

    /// Nil if the bytes are not GIF.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
        func side(_ start: Int) -> Double { Double(Int(bytes[start]) | Int(bytes[start + 1]) << 8) }
        size = Size(width: side(6), height: side(8))
    }
}
