// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Safe areas and layout margins of views, as distances from the edges of their frames.
///
/// A subview's depend on its position, so they are known only once a layout is solved: the layout is then solved again,
/// as UIKit lays out again when the safe area changes.
struct ViewInsets {
    private(set) var safeAreas: [EdgeInsets]
    private(set) var margins: [EdgeInsets]
    private let readableWidth: ReadableWidth
    /// By view: the width of its frame; not known before anything is solved.
    private var widths: [Double?]

    /// Before anything is solved only the root's safe area is known.
    init(_ context: LayoutContext) {
        let count = context.document.views.count
        safeAreas = Array(repeating: .zero, count: count)
        margins = Array(repeating: .zero, count: count)
        widths = Array(repeating: nil, count: count)
        widths[0] = context.document.canvas.width
        readableWidth = ReadableWidth(context.document)
        update(context, frames: nil)
    }

    /// Follows new frames in the superview's coordinates; whether any inset of a view in `used` has moved.
    mutating func update(_ context: LayoutContext, frames: [Rect], used: [Int]) -> Bool {
        let old = self
        update(context, frames: frames)
        for (index, frame) in frames.enumerated() { widths[index] = frame.width }
        return used.contains {
            !safeAreas[$0].isClose(to: old.safeAreas[$0]) || !readable($0).isClose(to: old.readable($0))
                || !margins[$0].isClose(to: old.margins[$0])
        }
    }

    /// The readable content guide: within the margins, at most as wide as lines of text should be, centred.
    func readable(_ view: Int) -> EdgeInsets {
        var insets = margins[view]
        guard let width = widths[view] else { return insets }
        let excess = readableWidth.excess(of: width - insets.left - insets.right, inViewOf: width)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    private mutating func update(_ context: LayoutContext, frames: [Rect]?) {
        let canvas = context.document.canvas
        for (index, view) in context.document.views.enumerated() {
            let base = view.baseLayoutMargins(context, at: index)
            guard let superview = view.superview else {
                safeAreas[index] = canvas.safeArea.resolved(for: canvas.direction).adding(view.additionalSafeAreaInsets)
                margins[index] = view.insetsLayoutMarginsFromSafeArea ? base + safeAreas[index] : base
                continue
            }
            let outer = insetsForSubviews(of: superview, context.document.views[superview])
            var distances: EdgeInsets?
            if let frames {
                let (frame, bounds) = (frames[index], frames[superview])
                let edges = EdgeInsets(
                    top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
                    right: bounds.width - frame.maxX)
                safeAreas[index] = outer.safeArea.reduced(by: edges).adding(view.additionalSafeAreaInsets)
                distances = edges
            }
            margins[index] = view.insetsLayoutMarginsFromSafeArea ? base + safeAreas[index] : base
            if view.preservesSuperviewLayoutMargins, let distances {
                margins[index] = margins[index].maximum(outer.margins - distances)
            }
        }
    }

    /// What a view's safe area and margins are to its subviews. A table scrolls its content clear of bars, so that the
    /// content's vertical margins never include the safe area.
    private func insetsForSubviews(of index: Int, _ view: View) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
        guard case .tableView = view.content else { return (safeAreas[index], margins[index]) }
        let safeArea = safeAreas[index]
        var margins = margins[index]
        if view.insetsLayoutMarginsFromSafeArea {
            margins.top -= safeArea.top
            margins.bottom -= safeArea.bottom
        }
        return (EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right), margins)
    }
}

extension View {
    /// The margins before the safe area and the superview's are added.
    fileprivate func baseLayoutMargins(_ context: LayoutContext, at index: Int) -> EdgeInsets {
        let own = layoutMargins?.resolved(for: context.directions[index])
        guard superview == nil, context.rootRole == .window, context.document.platform == .ios else {
            if let own { return own }
            return stackView == nil ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
        }
        // `systemMinimumLayoutMargins` of a view controller's root: 20 sideways from 414 points on, 16 below, as
        // Interface Builder's files record it for every device.
        let minimum = (context.document.canvas.width ?? 0) >= 414 ? 20.0 : 16.0
        return EdgeInsets(
            top: own?.top ?? 0, left: max(own?.left ?? 0, minimum), bottom: own?.bottom ?? 0,
            right: max(own?.right ?? 0, minimum))
    }
}

extension EdgeInsets {
    fileprivate static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// Insets with others added, negative ones too, but none below 0.
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        other == .zero ? self : (self + other).maximum(.zero)
    }

    fileprivate static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets { a + (-b) }

    fileprivate func maximum(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// What is left of insets at the edges of a rectangle inside their owner, which is that far from its edges.
    fileprivate func reduced(by distances: EdgeInsets) -> EdgeInsets {
        func clamped(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), max(inset, 0)) }
        return EdgeInsets(
            top: clamped(top, distances.top), left: clamped(left, distances.left),
            bottom: clamped(bottom, distances.bottom), right: clamped(right, distances.right))
    }

    fileprivate func isClose(to other: EdgeInsets) -> Bool {
        abs(top - other.top) < 1e-6 && abs(left - other.left) < 1e-6 && abs(bottom - other.bottom) < 1e-6
            && abs(right - other.right) < 1e-6
    }
}
