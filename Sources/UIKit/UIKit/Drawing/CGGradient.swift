// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The list that code for iOS makes of colours.
public typealias CFArray = [Any]

/// A space of colours. All colours are in sRGB here.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"

    init() {}

    public convenience init?(name: String) { self.init() }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours that change into each other.
public final class CGGradient: Sendable {
    fileprivate let stops: [DrawnShape.Gradient.Stop]

    /// - Parameter locations: of the colours, from 0 to 1; nil = even.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        stops = DrawnShape.Gradient.stops(
            colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
        guard !stops.isEmpty else { return nil }
    }
}

/// Whether a gradient goes on beyond its ends. It always does here, as far as the clip.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        fill(
            DrawnShape.Gradient(
                stops: gradient.stops, start: startPoint.applying(ctm).enginePoint,
                end: endPoint.applying(ctm).enginePoint))
    }

    /// The smaller circle is a point in the middle of the larger one here.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let center = endCenter.applying(ctm).enginePoint
        let radius = endRadius.engineNumber * ctm.engineTransform.scale
        fill(
            DrawnShape.Gradient(
                stops: gradient.stops, start: center, end: center, radii: Size(width: radius, height: radius)))
    }
}

extension DrawnShape.Gradient {
    /// - Parameters:
    ///   - colors: of `CGColor` and `UIColor`; anything else is left out.
    ///   - locations: of the colours, from 0 to 1; nil = even.
    static func stops(_ colors: [Any], locations: [CGFloat]?) -> [Stop] {
        let colors = colors.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }.prefix(100)
        return colors.enumerated().map { index, color in
            let even = Double(index) / Double(max(colors.count - 1, 1))
            let stated = locations.flatMap { index < $0.count ? $0[index].engineNumber : nil }
            return Stop(color.color, at: min(max(stated ?? even, 0), 1))
        }
    }
}
