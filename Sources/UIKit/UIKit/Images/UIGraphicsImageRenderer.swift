// SPDX-License-Identifier: Apache-2.0
import Foundation

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat = UIScreen.main.scale
    open var opaque = false

    public override init() {}

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    public let format: UIGraphicsImageRendererFormat
    let bounds: CGRect

    init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        self.format = format
        self.bounds = bounds
    }

    open var currentImage: UIImage { UIImage(size: bounds.size, scale: format.scale) }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// Makes images of a size. The drawing runs, and is not kept.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    open private(set) var format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(format: format, bounds: bounds)
        actions(context)
        return context.currentImage
    }
}

/// The images that are being drawn, the innermost last.
@MainActor
private enum ImageContexts {
    static var sizes: [(size: CGSize, scale: CGFloat)] = []
    static let context = CGContext()
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// - Parameter scale: pixels per point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContexts.sizes.append((size, scale == 0 ? UIScreen.main.scale : scale))
}

/// An image of the size of the context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.sizes.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = ImageContexts.sizes.popLast() }

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.sizes.isEmpty ? nil : ImageContexts.context }
