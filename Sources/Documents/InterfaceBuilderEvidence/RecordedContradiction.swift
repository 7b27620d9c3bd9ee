// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
import LayoutModel

/// What the recorded frames of a scene contradict, regardless of the sizes, insets and bars that the file does not state: they are
/// from before a change of the constraints, or from an Xcode that did not update frames.
package enum RecordedContradiction: Hashable, Sendable {
    /// A required constraint between views, as an equation with their ids, and its constant in the recorded frames, points.
    case constraint(equation: String, actual: Double)
    /// A stack view whose views are further apart, or nearer, than its spacing.
    case spacing(stackView: String, expected: Double, actual: Double)
    /// A stack view that stretches its views across, and one of them that does not reach from edge to edge.
    case alignment(stackView: String, view: String)
    /// Two required equations that tie views to the same edge of a safe area or a margin, with what their frames have for it, points.
    case guide(RecordedInset, other: Double)

    package var text: String {
        switch self {
        case .constraint(let equation, let actual):
            "the recorded frames contradict '\(equation)': they have \(Self.number(actual)) there"
        case .spacing(let stackView, let expected, let actual):
            "the recorded frames of what \(stackView) arranges are \(Self.number(actual)) apart, its spacing is "
                + Self.number(expected)
        case .alignment(let stackView, let view):
            "the recorded frame of \(view) does not reach from edge to edge of \(stackView), which stretches its views"
        case .guide(let inset, let other):
            "the recorded frames have \(inset.guide == .margin ? "margins" : "safe areas") of "
                + "\(Self.number(inset.recorded)) and \(Self.number(other)) at the \(inset.edge.rawValue) of \(inset.view)"
        }
    }

    private static func number(_ value: Double) -> String { DecimalText.shortest((value * 100).rounded() / 100) }
}

extension RecordedContradiction {
    /// The first one, in the order of the constraints, then of the views.
    package init?(_ frames: RecordedFrames, _ solved: SolvedLayout) {
        let document = frames.document
        // Which constraint of a conflict Xcode broke is not known.
        for (index, constraint) in document.constraints.enumerated() where solved.conflicts.isEmpty {
            let state = solved.constraints[index]
            guard state.status != .inactive, constraint.priority == .required, constraint.systemSpacing == 0,
                !frames.isScrolled(constraint), !frames.isOfContent(constraint),
                constraint.anchors.allSatisfy({ anchor in
                    if case .view(let view) = anchor.item { frames.isInLayout[view] } else { false }
                }), let actual = frames.constant(of: constraint)
            else { continue }
            let rounding = frames.rounding(of: constraint)
            let allowed =
                (Self.isCentredNextToPinnedEdge(constraint, frames) ? min(rounding, 0.25) : rounding)
                + frames.uncertainty(of: constraint)
            guard constraint.relation.miss(actual - constraint.constant) > allowed + 1e-6 else { continue }
            self = .constraint(equation: state.equation, actual: actual)
            return
        }
        for index in document.views.indices where frames.isInLayout[index] {
            guard
                let contradiction = Self.spacing(of: index, frames)
                    ?? (solved.conflicts.isEmpty ? Self.alignment(of: index, frames) : nil)
            else { continue }
            self = contradiction
            return
        }
        return nil
    }

    /// Whether a constraint centres a view in the root, one edge of which another required constraint also ties to the root, and
    /// lies there in the recorded frames. Then rounding moves only the other edge, and the center by a quarter of a point.
    private static func isCentredNextToPinnedEdge(
        _ constraint: Constraint, _ frames: RecordedFrames
    ) -> Bool {
        guard let (view, attribute) = attributeTiedToRoot(constraint),
            attribute == .centerX || attribute == .centerY
        else { return false }
        let edges: [LayoutAttribute] =
            attribute == .centerX ? [.leading, .trailing, .left, .right] : [.top, .bottom]
        return frames.document.constraints.contains { other in
            guard other.isActive, let (pinned, edge) = attributeTiedToRoot(other), pinned == view, edges.contains(edge)
            else { return false }
            return frames.constant(of: other).map { abs($0 - other.constant) < 1e-6 } == true
        }
    }

    /// A view and its attribute that a required equation ties to the same attribute of the root.
    private static func attributeTiedToRoot(_ constraint: Constraint) -> (view: Int, attribute: LayoutAttribute)? {
        guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
            constraint.systemSpacing == 0, constraint.anchors.count == 2,
            case .view(let first) = constraint.anchors[0].item, case .view(let second) = constraint.anchors[1].item,
            constraint.anchors[0].attribute == constraint.anchors[1].attribute, (first == 0) != (second == 0)
        else { return nil }
        return (max(first, second), constraint.anchors[0].attribute)
    }

    private static func spacing(of index: Int, _ frames: RecordedFrames) -> RecordedContradiction? {
        guard let (spacing, gaps) = frames.gaps(of: index),
            let gap = gaps.first(where: { abs($0 - spacing) > 1 / frames.document.canvas.scale + 1e-6 })
        else { return nil }
        return .spacing(stackView: frames.document.views[index].id, expected: spacing, actual: gap)
    }

    /// The first arranged subview that does not reach from edge to edge.
    private static func alignment(of index: Int, _ frames: RecordedFrames) -> RecordedContradiction? {
        let views = frames.document.views
        guard frames.document.platform != .macos, frames.uncertainty(of: .view(index)) == 0,
            case .stackView(let stack) = views[index].content, stack.alignment == .fill,
            !stack.isLayoutMarginsRelativeArrangement
        else { return nil }
        // As for guides: what agrees may be off by a point.
        let tolerance = 1 + 1 / frames.document.canvas.scale + 1e-6
        let stackFrame = frames[index]
        for view in views[index].subviews where !views[view].isHidden {
            guard frames.uncertainty(of: .view(view)) == 0 else { continue }
            let frame = frames[view]
            let (start, end) =
                stack.axis == .vertical
                ? (frame.minX - stackFrame.minX, frame.maxX - stackFrame.maxX)
                : (frame.minY - stackFrame.minY, frame.maxY - stackFrame.maxY)
            if abs(start) > tolerance || abs(end) > tolerance {
                return .alignment(stackView: views[index].id, view: views[view].id)
            }
        }
        return nil
    }
}
