// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What makes a stack view's own constraints.
protocol StackViewConstraining {
    /// The stack view's index in the document.
    var stackIndex: Int { get }
    var stack: ViewContent.StackView { get }
    /// The subviews that take part, from start to end.
    var arranged: [Int] { get }
    var context: LayoutContext { get }
    var contents: ContentMeasurements { get }
    /// What `stack.customSpacing` says.
    var customSpacing: ViewContent.StackView.SettingTable<Double> { get }
}

extension StackViewConstraining {
    var axis: AxisAttributes { AxisAttributes(stack.axis) }
    var crossAxis: AxisAttributes { AxisAttributes(stack.axis.other) }

    /// Points between an arranged subview and the next.
    func spacing(after index: Int) -> Double {
        customSpacing[context.document.views[arranged[index]]] ?? stack.spacing
    }

    /// Pulls subviews without a natural size together, an earlier one harder, so that the last takes what is left.
    func suppressions(_ identifier: String?) -> [InstalledConstraint] {
        arranged.enumerated().compactMap { index, view in
            guard contents.sizes[view][stack.axis] == nil else { return nil }
            return size(.view(view), axis.size, 0, priority: 25 - 0.0001 * Float(min(index, 9000)), identifier)
        }
    }

    func constraint(
        _ first: InstalledItem, _ firstAttribute: LayoutAttribute, _ relation: Constraint.Relation,
        _ second: InstalledItem, _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
        priority: Float = 1000, _ identifier: String
    ) -> InstalledConstraint {
        InstalledConstraint(
            origin: .stackView(stackIndex), first: .anchor(InstalledAnchor(first, firstAttribute)), relation: relation,
            second: .anchor(InstalledAnchor(second, secondAttribute)), multiplier: multiplier, constant: constant,
            priority: LayoutPriority(priority), identifier: identifier)
    }

    func constraint(
        _ first: InstalledItem, _ firstAttribute: LayoutAttribute, _ second: InstalledItem,
        _ secondAttribute: LayoutAttribute, multiplier: Double = 1, priority: Float = 1000, _ identifier: String
    ) -> InstalledConstraint {
        constraint(
            first, firstAttribute, .equal, second, secondAttribute, multiplier: multiplier, priority: priority,
            identifier)
    }

    func size(
        _ item: InstalledItem, _ attribute: LayoutAttribute, _ constant: Double, priority: Float,
        _ identifier: String?
    ) -> InstalledConstraint {
        InstalledConstraint(
            origin: .stackView(stackIndex), first: .anchor(InstalledAnchor(item, attribute)), relation: .equal,
            second: nil,
            constant: constant, priority: LayoutPriority(priority), identifier: identifier)
    }
}
