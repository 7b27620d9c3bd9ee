// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// Why there is no picture.
package enum RenderingFault: Error, Hashable, Sendable {
    /// The bitmap would have more pixels than `limit`, or a side longer than Cairo can draw. Pixels.
    case bitmapTooLarge(width: Double, height: Double, limit: Int)
    /// The picture of a vector format would have a side longer than Cairo can draw. Points.
    case pictureTooLarge(width: Double, height: Double)
    /// With the option that raises the limit.
    case tooManyItems(count: Int, hint: String)
    /// With Cairo's message.
    case cairo(String)
    case outOfMemory
    /// The bytes are not a readable PNG.
    case unreadablePNG(String)
    /// An image file that was decoded successfully before.
    case image(path: String, ImageFault)

    package var message: String {
        switch self {
        case .bitmapTooLarge(let width, let height, let limit):
            "a bitmap of \(Int(clamping: width)) × \(Int(clamping: height)) pixels is too large: the limit is \(limit) "
                + "pixels, and \(BitmapLimit.side) on a side; use a smaller size or scale"
        case .pictureTooLarge(let width, let height):
            "a picture of \(Int(clamping: width)) × \(Int(clamping: height)) points is too large: the limit is "
                + "\(BitmapLimit.side) points on a side"
        case .tooManyItems(let count, let hint): "a picture of \(count) items is too large: \(hint)"
        case .cairo(let words): "Cairo cannot draw the picture: \(words)"
        case .outOfMemory: "not enough memory for the picture"
        case .unreadablePNG(let words): "not a readable PNG: \(words)"
        case .image(let path, let fault): "the image '\(path)' \(fault.words)"
        }
    }
}

extension Int {
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value > 0 ? .max : .min)
    }
}
