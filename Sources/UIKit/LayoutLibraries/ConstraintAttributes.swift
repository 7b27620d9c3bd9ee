// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The names of SnapKit's attributes, of which each makes something of the kind that continues the sentence.
@preconcurrency @MainActor
public protocol ConstraintAttributes {
    /// What a sentence goes on with.
    associatedtype Next
    /// The attributes so far with these.
    func with(_ attributes: [NSLayoutConstraint.Attribute]) -> Next
}

extension ConstraintAttributes {
    public var left: Next { with([.left]) }
    public var top: Next { with([.top]) }
    public var right: Next { with([.right]) }
    public var bottom: Next { with([.bottom]) }
    public var leading: Next { with([.leading]) }
    public var trailing: Next { with([.trailing]) }
    public var width: Next { with([.width]) }
    public var height: Next { with([.height]) }
    public var centerX: Next { with([.centerX]) }
    public var centerY: Next { with([.centerY]) }
    public var firstBaseline: Next { with([.firstBaseline]) }
    public var lastBaseline: Next { with([.lastBaseline]) }
    public var baseline: Next { with([.lastBaseline]) }
    public var leftMargin: Next { with([.leftMargin]) }
    public var topMargin: Next { with([.topMargin]) }
    public var rightMargin: Next { with([.rightMargin]) }
    public var bottomMargin: Next { with([.bottomMargin]) }
    public var leadingMargin: Next { with([.leadingMargin]) }
    public var trailingMargin: Next { with([.trailingMargin]) }
    public var centerXWithinMargins: Next { with([.centerXWithinMargins]) }
    public var centerYWithinMargins: Next { with([.centerYWithinMargins]) }
    public var edges: Next { with([.left, .top, .right, .bottom]) }
    public var directionalEdges: Next { with([.leading, .top, .trailing, .bottom]) }
    public var horizontalEdges: Next { with([.left, .right]) }
    public var directionalHorizontalEdges: Next { with([.leading, .trailing]) }
    public var verticalEdges: Next { with([.top, .bottom]) }
    public var directionalVerticalEdges: Next { with([.top, .bottom]) }
    public var size: Next { with([.width, .height]) }
    public var center: Next { with([.centerX, .centerY]) }
    public var margins: Next { with([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: Next { with([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    public var centerWithinMargins: Next { with([.centerXWithinMargins, .centerYWithinMargins]) }
}
