// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Makes the constraints of one NSStackView (identifiers `NSStackView.…`).
///
/// Constraints and priorities as published measurements on macOS 26.4 give them, and as NSStackView.h describes them. A
/// clipping resistance below required acts where views are clipped first: at the bottom and the trailing edge.
struct AppKitStackViewConstraints: StackViewConstraining {
    let stackIndex: Int
    let stack: ViewContent.StackView
    let arranged: [Int]
    let context: LayoutContext
    let contents: ContentMeasurements
    let customSpacing: ViewContent.StackView.SettingTable<Double>
    /// The stack view's own, by axis.
    let hugging: AxisPriorities
    let insets: AxisInsets
    let crossInsets: AxisInsets

    init(stackIndex: Int, stack: ViewContent.StackView, context: LayoutContext, contents: ContentMeasurements) {
        self.stackIndex = stackIndex
        self.stack = stack
        self.context = context
        self.contents = contents
        customSpacing = ViewContent.StackView.SettingTable(stack.customSpacing)
        arranged = context.arrangedSubviews(of: stackIndex)
        hugging = context.document.views[stackIndex].contentHugging
        insets = AxisInsets(stack.edgeInsets, stack.axis, context.directions[stackIndex])
        crossInsets = AxisInsets(stack.edgeInsets, stack.axis.other, context.directions[stackIndex])
    }

    var view: InstalledItem { .view(stackIndex) }
    var ideal: InstalledItem { .distributionIdeal(ofStackView: stackIndex) }

    func constraints() -> [InstalledConstraint] {
        arranged.isEmpty ? emptySizes() : alongAxis() + distribution() + acrossAxis()
    }

    func edge(
        _ item: InstalledItem, _ attribute: LayoutAttribute, _ relation: Constraint.Relation, _ other: InstalledItem,
        _ constant: Double, priority: Float = 1000, _ name: String
    ) -> InstalledConstraint {
        constraint(
            item, attribute, relation, other, attribute, constant: constant, priority: priority,
            "NSStackView.Edge.\(name)\(attribute.edgeName)")
    }

    /// Without views the stack view is as small as its insets, unless a constraint asks for more: even with the highest
    /// hugging priority Interface Builder records the size that such a constraint gives.
    private func emptySizes() -> [InstalledConstraint] {
        [(stack.axis, axis, insets), (stack.axis.other, crossAxis, crossInsets)].map { along, attributes, insets in
            size(
                view, attributes.size, max(insets.start + insets.end, 0), priority: min(hugging[along].rawValue, 999),
                "NSStackView.Edge.Min.\(attributes.end.edgeName)")
        }
    }

    /// Each view between the edges across the axis, drawn to where the alignment puts it and to both edges.
    private func acrossAxis() -> [InstalledConstraint] {
        let (cross, across) = (crossAxis, stack.axis.other)
        return arranged.flatMap { subview -> [InstalledConstraint] in
            let item = InstalledItem.view(subview)
            let hugging = hugging[across].rawValue
            return [
                alignment(of: item),
                edge(item, cross.start, .greaterThanOrEqual, view, 0, ""),
                edge(
                    view, cross.end, .greaterThanOrEqual, item, 0,
                    priority: stack.clippingResistance[across].rawValue, ""),
                edge(item, cross.start, .equal, view, crossInsets.start, priority: hugging, "Min."),
                edge(view, cross.end, .equal, item, crossInsets.end, priority: hugging, "Min."),
            ]
        }
    }

    private func alignment(of item: InstalledItem) -> InstalledConstraint {
        let cross = crossAxis
        let (attribute, other, constant): (LayoutAttribute, InstalledItem, Double) =
            switch stack.alignment {
            case .leading, .top: (cross.start, view, crossInsets.start)
            // The end's inset is added, not taken away, as measured: the edge holds the view without it.
            case .trailing, .bottom: (cross.end, view, crossInsets.end)
            case .center: (cross.center, view, 0)
            case .fill: (cross.size, view, -(crossInsets.start + crossInsets.end))
            case .firstBaseline: (.firstBaseline, .view(arranged[0]), 0)
            case .lastBaseline: (.lastBaseline, .view(arranged[0]), 0)
            }
        return constraint(
            item, attribute, .equal, other, attribute, constant: constant, priority: 260, "NSStackView.Align")
    }
}

/// The insets at both ends of an axis.
struct AxisInsets {
    var start: Double
    var end: Double

    init(_ insets: EdgeInsets, _ axis: Axis, _ direction: LayoutDirection) {
        switch (axis, direction) {
        case (.vertical, _): (start, end) = (insets.top, insets.bottom)
        case (.horizontal, .leftToRight): (start, end) = (insets.left, insets.right)
        case (.horizontal, .rightToLeft): (start, end) = (insets.right, insets.left)
        }
    }
}

extension LayoutAttribute {
    /// As the identifiers of NSStackView's constraints spell an edge.
    fileprivate var edgeName: String {
        switch self {
        case .left: "Left"
        case .right: "Right"
        case .leading: "Leading"
        case .trailing: "Trailing"
        case .top: "Top"
        default: "Bottom"
        }
    }
}
