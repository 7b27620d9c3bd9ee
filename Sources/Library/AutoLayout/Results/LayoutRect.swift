// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// A rectangle in points; y grows downwards.
public struct LayoutRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Points from the left edge to the right one.
    public var width: Double
    /// Points from the top edge to the bottom one.
    public var height: Double

    /// A rectangle by its upper left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The width and the height.
    public var size: LayoutSize { LayoutSize(width: width, height: height) }
}

/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// A size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
