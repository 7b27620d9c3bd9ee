// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// A size that holds on one screen only.
    package static let impliedSize = Lint(
        .impliedSize, "A size is given by a constant or by both edges, not by both.", level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let impliedSize = DiagnosticCode("implied-size")
}

extension LayoutAdvice {
    var impliedSizes: [Lint.Finding] {
        let ties = TiedEdges(document, isRootGiven: isRootStated)
        return document.authoredConstraints.compactMap { constraint in
            guard constraint.isActive, constraint.priority == .required, constraint.relation == .equal,
                constraint.second == nil, case .anchor(let anchor) = constraint.first,
                case .view(let view) = anchor.item,
                view != 0, let axis = anchor.attribute.sizeAxis, views[view].state == .determined,
                let superview = ties.holder(of: view, axis), ties.isGiven(superview, axis)
            else { return nil }
            let equation = constraint.equation(in: document)
            let edges = axis == .horizontal ? "leading and trailing edges" : "top and bottom edges"
            return Lint.Finding(
                "\(equation) is implied by the \(edges) of '\(document.views[view].id)', which are tied to '\(document.views[superview].id)': "
                    + "it is redundant here, and a conflict where '\(document.views[superview].id)' has another size",
                at: constraint.source, fixes: [Diagnostic.Fix("remove it, or one of the edges")],
                views: [document.views[view].id], constraints: [equation])
        }
    }
}

extension LayoutAttribute {
    /// The axis of a size; nil for another attribute.
    fileprivate var sizeAxis: Axis? { self == .width ? .horizontal : self == .height ? .vertical : nil }
}

/// Which views are tied to both edges of their superviews, by required equalities.
private struct TiedEdges {
    private let document: Document
    private let isRootGiven: Bool
    /// By view and axis: the view at whose edges the start and the end are.
    private var starts: [Axis: [Int: Int]] = [:]
    private var ends: [Axis: [Int: Int]] = [:]
    private var fixed: [Axis: Set<Int>] = [:]

    init(_ document: Document, isRootGiven: Bool) {
        self.document = document
        self.isRootGiven = isRootGiven
        for constraint in document.constraints
        where constraint.isActive && constraint.priority == .required && constraint.relation == .equal {
            guard case .anchor(let first) = constraint.first else { continue }
            if constraint.second == nil, case .view(let view) = first.item {
                if first.attribute == .width { fixed[.horizontal, default: []].insert(view) }
                if first.attribute == .height { fixed[.vertical, default: []].insert(view) }
            }
            guard case .anchor(let second)? = constraint.second, constraint.multiplier == 1 else { continue }
            for (inner, outer) in [(first, second), (second, first)] {
                guard case .view(let view) = inner.item, let superview = document.views[view].superview,
                    document.owner(of: outer.item) == superview, outer.isAtFrame,
                    document.views[superview].isPlainContainer
                else { continue }
                switch (inner.attribute, outer.attribute) {
                case (.leading, .leading), (.leading, .leadingMargin), (.left, .left), (.left, .leftMargin):
                    starts[.horizontal, default: [:]][view] = superview
                case (.trailing, .trailing), (.trailing, .trailingMargin), (.right, .right), (.right, .rightMargin):
                    ends[.horizontal, default: [:]][view] = superview
                case (.top, .top), (.top, .topMargin): starts[.vertical, default: [:]][view] = superview
                case (.bottom, .bottom), (.bottom, .bottomMargin): ends[.vertical, default: [:]][view] = superview
                default: break
                }
            }
        }
    }

    /// The superview to both of whose edges a view is tied.
    func holder(of view: Int, _ axis: Axis) -> Int? {
        guard let start = starts[axis]?[view], start == ends[axis]?[view] else { return nil }
        return start
    }

    /// Whether the size of a view does not come from what is in it: that of a screen, a constant, or that of such a view around it.
    func isGiven(_ view: Int, _ axis: Axis) -> Bool {
        if view == 0 {
            let isSized = axis == .horizontal ? document.canvas.width != nil : document.canvas.height != nil
            return isRootGiven && isSized && (document.canvas.device != nil || axis == .horizontal)
        }
        if document.views[view].isSelfSizing { return false }
        if fixed[axis]?.contains(view) == true { return true }
        return holder(of: view, axis).map { isGiven($0, axis) } ?? false
    }
}

extension Anchor {
    /// Whether it is at a view's own frame, margins or safe area, and not at a scroll view's content.
    fileprivate var isAtFrame: Bool {
        switch item {
        case .view: true
        case .builtInGuide(let guide, _): guide != .contentLayoutGuide && guide != .keyboardLayoutGuide
        case .guide: false
        }
    }
}

extension View {
    /// Whether its edges are those of its frame: those of a scroll view are its content's.
    fileprivate var isPlainContainer: Bool {
        switch content {
        case .view, .custom: true
        default: false
        }
    }
}
