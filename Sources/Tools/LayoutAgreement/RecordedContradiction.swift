// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutEngine
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
    /// Points by which the alignment rectangle of one of AppKit's controls may lie elsewhere in its frame.
    private static let controlInset = 8.0

    /// The first one, in the order of the constraints, then of the views.
    ///
    /// - Parameter isInLayout: by view, whether it has a part in the layout.
    init?(_ scene: ImportedScene, _ solved: SolvedLayout, isInLayout: [Bool]) {
        let frames = RecordedAlignmentRects(scene)
        let scrolled = Set(scene.scrolledViews)
        // Which constraint of a conflict Xcode broke is not known.
        for (index, constraint) in scene.document.constraints.enumerated() {
            let state = solved.constraints[index]
            guard solved.conflicts.isEmpty, state.status != .inactive, constraint.priority == .required,
                constraint.systemSpacing == 0,
                constraint.anchors.allSatisfy({ anchor in
                    if case .view(let view) = anchor.item {
                        isInLayout[view] && !scrolled.contains(view)
                    } else {
                        false
                    }
                }), !Self.isOfContent(constraint, scene.document), let actual = frames.constant(of: constraint)
            else { continue }
            let excess = actual - constraint.constant
            let isViolated =
                switch constraint.relation {
                case .equal: true
                case .lessThanOrEqual: excess > 0
                case .greaterThanOrEqual: excess < 0
                }
            let rounding = Self.rounding(of: constraint, scene)
            let allowed = constraint.anchors.reduce(
                Self.isCentredNextToPinnedEdge(constraint, scene, frames) ? min(rounding, 0.25) : rounding
            ) {
                $0 + Self.uncertainty(of: $1.item, scene)
            }
            guard isViolated, abs(excess) > allowed + 1e-6 else { continue }
            self = .constraint(equation: state.equation, actual: actual)
            return
        }
        for index in scene.document.views.indices where isInLayout[index] {
            guard
                let contradiction = Self.spacing(of: index, scene, frames)
                    ?? (solved.conflicts.isEmpty ? Self.alignment(of: index, scene, frames) : nil)
            else { continue }
            self = contradiction
            return
        }
        return nil
    }

    /// Whether a constraint is about the content of one of UIKit's scroll views: whose edges, next to a view within it, are those of
    /// all that can be scrolled.
    static func isOfContent(_ constraint: Constraint, _ document: Document) -> Bool {
        guard document.platform != .macos else { return false }
        let views = constraint.anchors.map { document.owner(of: $0.item) }
        return views.contains { view in
            switch document.views[view].content {
            case .scrollView, .tableView, .textView, .custom:
                views.contains { $0 != view && document.nearestCommonAncestor($0, view) == view }
            default: false
            }
        }
    }

    /// Whether a constraint centres a view in the root, one edge of which another required constraint also ties to the root, and
    /// lies there in the recorded frames. Then rounding moves only the other edge, and the center by a quarter of a point.
    private static func isCentredNextToPinnedEdge(
        _ constraint: Constraint, _ scene: ImportedScene, _ frames: RecordedAlignmentRects
    ) -> Bool {
        guard let (view, attribute) = attributeTiedToRoot(constraint),
            attribute == .centerX || attribute == .centerY
        else { return false }
        let edges: [LayoutAttribute] =
            attribute == .centerX ? [.leading, .trailing, .left, .right] : [.top, .bottom]
        return scene.document.constraints.contains { other in
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

    /// Points that rounding to pixels explains: half a pixel for each edge, of which sizes and centers have two.
    private static func rounding(of constraint: Constraint, _ scene: ImportedScene) -> Double {
        func edges(_ operand: Constraint.Operand?) -> Double {
            guard let operand else { return 0 }
            guard case .anchor(let anchor) = operand else { return 2 }
            return anchor.attribute.isLocation && ![.centerX, .centerY].contains(anchor.attribute) ? 1 : 2
        }
        let edges = edges(constraint.first) + abs(constraint.multiplier) * edges(constraint.second)
        return edges * 0.5 / scene.document.canvas.scale
    }

    /// Points by which the alignment rectangle of a view may be elsewhere, because the file does not state its insets.
    static func uncertainty(of item: LayoutItem, _ scene: ImportedScene) -> Double {
        guard case .view(let index) = item else { return 0 }
        if scene.unrecordedViews.contains(index) { return .infinity }
        let view = scene.document.views[index]
        switch view.content {
        // A symbol's insets depend on its drawing.
        case .imageView(.placeholder) where view.style.symbol != nil || scene.document.platform == .macos:
            return max(scene.recordedFrames[index].width, scene.recordedFrames[index].height)
        case .view, .label, .stackView, .scrollView, .tableView, .textView, .textField: return 0
        case .custom: return view.alignmentRectInsets == .zero ? 0 : controlInset
        default: return scene.document.platform == .macos ? controlInset : 0
        }
    }

    private static func spacing(
        of index: Int, _ scene: ImportedScene, _ frames: RecordedAlignmentRects
    ) -> RecordedContradiction? {
        let views = scene.document.views
        guard scene.document.platform != .macos, case .stackView(let stack) = views[index].content,
            [.fill, .fillEqually, .fillProportionally].contains(stack.distribution), stack.customSpacing.isEmpty,
            !stack.isBaselineRelativeArrangement
        else { return nil }
        let arranged = views[index].subviews.filter { !views[$0].isHidden }
        guard arranged.allSatisfy({ uncertainty(of: .view($0), scene) == 0 }) else { return nil }
        let rects = arranged.map { frames[$0] }
        for (first, second) in zip(rects, rects.dropFirst()) {
            let gap =
                stack.axis == .vertical
                ? second.minY - first.maxY : max(second.minX - first.maxX, first.minX - second.maxX)
            if abs(gap - stack.spacing) > 1 / scene.document.canvas.scale + 1e-6 {
                return .spacing(stackView: views[index].id, expected: stack.spacing, actual: gap)
            }
        }
        return nil
    }

    /// The first arranged subview that does not reach from edge to edge.
    private static func alignment(
        of index: Int, _ scene: ImportedScene, _ frames: RecordedAlignmentRects
    ) -> RecordedContradiction? {
        let views = scene.document.views
        guard scene.document.platform != .macos, !scene.unrecordedViews.contains(index),
            case .stackView(let stack) = views[index].content, stack.alignment == .fill,
            !stack.isLayoutMarginsRelativeArrangement
        else { return nil }
        // As for guides: what agrees may be off by a point.
        let tolerance = 1 + 1 / scene.document.canvas.scale + 1e-6
        let stackFrame = frames[index]
        for view in views[index].subviews where !views[view].isHidden {
            guard uncertainty(of: .view(view), scene) == 0 else { continue }
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
