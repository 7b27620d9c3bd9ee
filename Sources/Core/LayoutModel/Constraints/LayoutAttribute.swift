// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// `NSLayoutConstraint.Attribute`; the raw values are Apple's (NSLayoutConstraint.h).
package enum LayoutAttribute: Int, Hashable, CaseIterable, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// How an attribute may be paired with others.
    package enum Kind: Hashable, Sendable {
        case size
        /// left, right and their margins: never flip.
        case absoluteX
        /// leading, trailing and their margins: follow the layout direction.
        case relativeX
        case neutralX
        case vertical
    }

    package var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .relativeX
        case .centerX, .centerXWithinMargins: .neutralX
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    package var axis: Axis {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: kind == .vertical ? .vertical : .horizontal
        }
    }

    package var isLocation: Bool { kind != .size }

    /// The attribute that follows the layout direction instead of an absolute one; nil for all others.
    package var directional: LayoutAttribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        case .leftMargin: .leadingMargin
        case .rightMargin: .trailingMargin
        default: nil
        }
    }

    /// The edge of a superview that a location is usually measured from: a baseline from top or bottom, others from
    /// their like.
    package var outerEdge: LayoutAttribute {
        switch self {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: self
        }
    }

    /// Whether a distance from it is measured backwards.
    package var isFarEdge: Bool {
        switch self {
        case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: true
        default: false
        }
    }
}
