// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ConstraintSystemBuilder {
    /// The two constraints per axis that a view with `translatesAutoresizingMaskIntoConstraints` makes from its mask.
    mutating func addAutoresizingMasks() {
        for (index, view) in context.document.views.enumerated() {
            guard let mask = view.autoresizingMask, let frame = view.frame, let superview = view.superview,
                !context.isDetached[index], !context.document.views[superview].isStackView
            else { continue }
            let bounds = context.document.designSize(of: superview)
            let horizontal = AutoresizingSpan(
                position: frame.x, size: frame.width, bounds: bounds?.width ?? frame.maxX,
                isFlexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let vertical = AutoresizingSpan(
                position: frame.y, size: frame.height, bounds: bounds?.height ?? frame.maxY,
                isFlexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            add(horizontal, .horizontal, of: index, in: superview)
            add(vertical, .vertical, of: index, in: superview)
        }
    }

    private mutating func add(_ span: AutoresizingSpan, _ axis: Axis, of view: Int, in superview: Int) {
        let attributes = AxisAttributes(axis)
        let items = system.items
        let (item, container) = (ItemID.view(view), ItemID.view(superview))
        // Masks act on frames; the rows on alignment rectangles.
        let shift = items.inset(item, axis) - items.insets(item, axis) / 2
        // A frame is one in the content.
        let parent = context.document.views[superview]
        let offset = axis == .horizontal ? parent.contentOffset.x : parent.contentOffset.y
        let scrolled = parent.scrollsContent ? offset : 0
        let bounds = items.insets(container, axis)
        let isSelfSizing = axis == .vertical && context.document.views[view].isSelfSizing
        add(
            attributes.size, span.sizeShare, span.sizeConstant - items.insets(item, axis) + span.sizeShare * bounds,
            attributes.size, axis, view, superview, priority: isSelfSizing ? Self.selfSizingPriority : .required)
        guard !isSelfSizing else {
            // The top edge stays where it is when the height changes.
            add(
                attributes.start, span.centerShare - span.sizeShare / 2,
                span.centerConstant - span.sizeConstant / 2 + items.inset(item, axis) - scrolled
                    + (span.centerShare - span.sizeShare / 2) * bounds,
                attributes.size, axis, view, superview)
            return
        }
        add(
            attributes.center, span.centerShare, span.centerConstant + shift + span.centerShare * bounds - scrolled,
            attributes.size, axis, view, superview)
    }

    private mutating func add(
        _ attribute: LayoutAttribute, _ share: Double, _ constant: Double, _ size: LayoutAttribute, _ axis: Axis,
        _ view: Int, _ superview: Int, priority: LayoutPriority = .required
    ) {
        // The second item is kept even at a share of 0: a position is measured in the superview.
        install(
            InstalledConstraint(
                origin: .autoresizing(view: view, axis: axis),
                first: .anchor(InstalledAnchor(.view(view), attribute)),
                relation: .equal,
                second: share == 0 && attribute == size ? nil : .anchor(InstalledAnchor(.view(superview), size)),
                multiplier: share, constant: constant, priority: priority))
    }

    /// Below required and above any priority that authors use: they lower constraints of cells to 999, so that these
    /// yield to the height that the table gives.
    private static let selfSizingPriority = LayoutPriority(999.5)
}

/// How an extent follows its superview's, all linear in the superview's size: the flexible parts share a change in
/// proportion to their lengths.
package struct AutoresizingSpan {
    package let sizeShare: Double
    package let sizeConstant: Double
    package let centerShare: Double
    package let centerConstant: Double

    package init(
        position: Double, size: Double, bounds: Double, isFlexible: (minMargin: Bool, size: Bool, maxMargin: Bool)
    ) {
        let center = position + size / 2
        if isFlexible == (true, false, true) {
            // Between two flexible margins it is the center that keeps its place in proportion.
            sizeShare = 0
            centerShare = bounds > 0 ? center / bounds : 0.5
        } else {
            let lengths = [
                isFlexible.minMargin ? position : 0, isFlexible.size ? size : 0,
                isFlexible.maxMargin ? bounds - position - size : 0,
            ]
            let parts = [isFlexible.minMargin, isFlexible.size, isFlexible.maxMargin]
            let total = lengths.reduce(0, +)
            let flexible = Double(parts.count { $0 })
            let shares = zip(lengths, parts).map { length, isFlexible in
                abs(total) > 1e-9 ? length / total : isFlexible ? 1 / flexible : 0
            }
            sizeShare = shares[1]
            centerShare = shares[0] + shares[1] / 2
        }
        sizeConstant = size - sizeShare * bounds
        centerConstant = center - centerShare * bounds
    }
}

extension Document {
    /// The size that a view had when its subviews' frames were drawn; the root's is the canvas where it has no frame.
    func designSize(of view: Int) -> Size? {
        if let frame = views[view].frame { return frame.size }
        guard view == 0, let width = canvas.width, let height = canvas.height else { return nil }
        return Size(width: width, height: height)
    }
}
