// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines are set one below the other: without it a text has one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// A context of drawing. It has no effect here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }

    public override init() {}
}

extension NSAttributedString {
    /// The size of one line, or of all paragraphs, in points.
    public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

    /// The rectangle of the text in a width, in points; 0 for no limit. The height of the size has no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated {
            let shown = ShownText(
                content: .attributed(text), font: .systemFont(ofSize: 12),
                numberOfLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1, lineBreakMode: .byWordWrapping)
            let isLimited = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e7
            let width = isLimited ? shown.wrappingWidth(in: size.width, direction: .leftToRight) : nil
            return CGRect(origin: .zero, size: CGSize(shown.measure(width: width).size))
        }
    }

}

extension NSString {
    /// The size of the text in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    /// The rectangle of the text in a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context) }
}

extension String {
    /// The size of the text in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The rectangle of the text in a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}

/// A shadow of a text. It has no effect here.
open class NSShadow: NSObject, @unchecked Sendable {
    /// Points.
    public var shadowOffset = CGSize.zero
    /// Points.
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?

    public override init() {}
}
