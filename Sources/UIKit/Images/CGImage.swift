// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pixels of an image: their number only.
public final class CGImage: Hashable, Sendable {
    /// Pixels.
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) {
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
        CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
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
        guard let (width, height) = ImageHeader.size(of: [UInt8](data)) else { return nil }
        self.init(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
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
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

/// The size that an image file states.
enum ImageHeader {
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 { return (number(16, 4), number(20, 4)) }
        if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
            return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        // The segments of a JPEG file until the frame, except those that define tables.
        var at = 2
        while at + 9 <= bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(at + 7, 2), number(at + 5, 2))
            }
            at += 2 + number(at + 2, 2)
        }
        return nil
    }
}
