// SPDX-License-Identifier: Apache-2.0
public import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// Attributes of a view or guide, to which others are related.
public struct ConstraintItem {
    let target: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]
}

/// What attributes are related to: a view, a guide, their attributes, or lengths.
public protocol ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// Lengths by attribute.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
    /// Points for one attribute.
    func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

public typealias ConstraintOffsetTarget = ConstraintConstantTarget
public typealias ConstraintInsetTarget = ConstraintConstantTarget
public typealias ConstraintDirectionalInsetTarget = ConstraintConstantTarget

/// A number.
public protocol ConstraintNumber: ConstraintConstantTarget {
    /// Points, a factor or a priority.
    var number: CGFloat { get }
}

extension ConstraintNumber {
    public func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { number }
}

extension CGFloat: ConstraintNumber { public var number: CGFloat { self } }
extension Double: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension Int: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }

public typealias ConstraintMultiplierTarget = ConstraintNumber

extension CGPoint: ConstraintConstantTarget {
    public func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { attribute.isVertical ? y : x }
}

extension CGSize: ConstraintConstantTarget {
    public func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute.isVertical ? height : width
    }
}

extension UIEdgeInsets: ConstraintConstantTarget {
    public func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: left
        case .top, .topMargin, .firstBaseline: top
        case .right, .trailing, .rightMargin, .trailingMargin: -right
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .notAnAttribute: 0
        }
    }
}

extension NSDirectionalEdgeInsets: ConstraintConstantTarget {
    public func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).points(for: attribute)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }
}
