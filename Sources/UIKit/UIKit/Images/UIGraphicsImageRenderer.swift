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
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        self.format = format
        cgContext = CGContext(bounds: bounds)
    }

    open var currentImage: UIImage {
        UIImage(drawing: cgContext.drawing, size: cgContext.bounds.size, scale: format.scale)
    }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what is drawn.
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
        GraphicsContexts.push(context.cgContext, scale: format.scale)
        defer { GraphicsContexts.pop() }
        actions(context)
        return context.currentImage
    }
}
