// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// Why there is no picture.
package enum RenderingFault: Error, Hashable, Sendable {
    /// The bitmap would have more pixels than `limit`, or a side longer than Cairo can draw. Pixels.
    case bitmapTooLarge(width: Double, height: Double, limit: Int)
    /// Cairo's own words.
    case cairo(String)
    case outOfMemory
    /// The bytes are not a readable PNG.
    case unreadablePNG(String)
    /// An image file that could be decoded before.
    case image(path: String, ImageFault)

    package var message: String {
        switch self {
        case .bitmapTooLarge(let width, let height, let limit):
            "A bitmap of \(Int(clamping: width)) × \(Int(clamping: height)) pixels is over the limit of \(limit) pixels "
                + "or \(BitmapLimit.side) a side. Ask for a smaller size or scale."
        case .cairo(let words): "Cairo could not draw: \(words)."
        case .outOfMemory: "There is not enough memory for the picture."
        case .unreadablePNG(let words): "The PNG cannot be read: \(words)."
        case .image(let path, let fault): "The image \(path) \(fault.words)."
        }
    }
}

extension Int {
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value > 0 ? .max : .min)
    }
}
