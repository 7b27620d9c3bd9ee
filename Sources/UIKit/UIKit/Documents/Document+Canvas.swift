// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The root of a document has the least margins of a view controller's view. A view without controller whose margins take
/// part in the layout is put inside another root.
extension Document {
    /// Whether a frame depends on the layout margins of the root.
    var usesMarginsOfRoot: Bool {
        if views[0].subviews.contains(where: { views[$0].preservesSuperviewLayoutMargins }) { return true }
        if case .stackView(let stack) = views[0].content, stack.isLayoutMarginsRelativeArrangement { return true }
        return constraints.flatMap(\.anchors).contains { anchor in
            switch anchor.item {
            case .view(0): anchor.attribute.isMargin
            case .builtInGuide(.layoutMarginsGuide, of: 0), .builtInGuide(.readableContentGuide, of: 0): true
            default: false
            }
        }
    }

    /// The document with its root filling a new one.
    func inCanvas(named name: String) -> Document {
        var document = self
        let normal = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
        let high = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        let canvasView = View(
            id: name, content: .view, superview: nil, subviews: [1], contentHugging: normal, compressionResistance: high
        )
        document.views =
            [canvasView]
            + views.map { view in
                var view = view
                view.superview = view.superview.map { $0 + 1 } ?? 0
                view.subviews = view.subviews.map { $0 + 1 }
                return view
            }
        document.views[1].frame = Rect(x: 0, y: 0, width: canvas.width ?? 0, height: canvas.height ?? 0)
        document.views[1].autoresizingMask = [.flexibleWidth, .flexibleHeight]
        document.guides = guides.map { Guide(id: $0.id, owner: $0.owner + 1) }
        document.constraints = constraints.map { constraint in
            var constraint = constraint
            constraint.first = constraint.first.inCanvas
            constraint.second = constraint.second?.inCanvas
            return constraint
        }
        return document
    }
}

extension Constraint.Operand {
    fileprivate var inCanvas: Constraint.Operand {
        switch self {
        case .anchor(let anchor): .anchor(anchor.inCanvas)
        case .offset(let from, let to): .offset(from: from.inCanvas, to: to.inCanvas)
        }
    }
}

extension Anchor {
    fileprivate var inCanvas: Anchor {
        switch item {
        case .view(let index): Anchor(.view(index + 1), attribute)
        case .guide: self
        case .builtInGuide(let kind, let owner): Anchor(.builtInGuide(kind, of: owner + 1), attribute)
        }
    }
}
