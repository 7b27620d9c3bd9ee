// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Safe areas and layout margins of views, as distances from the edges of their frames.
///
/// A subview's depend on its position, so they are known only once a layout is solved: the layout is then solved again,
/// as UIKit lays out again when the safe area changes. Only those of views whose guides are in use are known, and of
/// their ancestors, on which they depend.
struct ViewInsets {
    /// What a view's insets depend on in addition to its place.
    private struct Owner {
        let view: Int
        /// Position of the superview in the list; nil for the root.
        let superview: Int?
        /// Before the safe area and the superview's margins are added.
        let base: EdgeInsets
        let additionalSafeArea: EdgeInsets
        let followsSafeArea: Bool
        let preservesSuperview: Bool
        let isTable: Bool
    }

    /// In the order of the document.
    private var owners: [Owner] = []
    // By position in that list.
    private var safeAreas: [EdgeInsets]
    private var margins: [EdgeInsets]
    /// The width of the frame; not known before anything is solved.
    private var widths: [Double?]
    private let rootSafeArea: EdgeInsets
    private let readableWidth: ReadableWidth

    /// Before anything is solved only the root's safe area is known.
    ///
    /// - Parameter users: the views whose insets are used.
    init(_ context: LayoutContext, users: [Int]) {
        let document = context.document
        var positions: [Int: Int] = [:]
        for view in Self.withAncestors(users, document) {
            positions[view] = owners.count
            let own = document.views[view]
            var isTable = false
            if case .tableView = own.content { isTable = true }
            owners.append(
                Owner(
                    view: view, superview: own.superview.flatMap { positions[$0] },
                    base: own.baseLayoutMargins(context, at: view), additionalSafeArea: own.additionalSafeAreaInsets,
                    followsSafeArea: own.insetsLayoutMarginsFromSafeArea,
                    preservesSuperview: own.preservesSuperviewLayoutMargins, isTable: isTable))
        }
        safeAreas = Array(repeating: .zero, count: owners.count)
        margins = safeAreas
        widths = Array(repeating: nil, count: owners.count)
        if !widths.isEmpty { widths[0] = document.canvas.width }
        rootSafeArea = document.canvas.safeArea.resolved(for: document.canvas.direction)
        readableWidth = ReadableWidth(document)
        update(frames: nil)
    }

    /// Views and everything that they are in, in the order of the document.
    private static func withAncestors(_ views: [Int], _ document: Document) -> [Int] {
        var all: Set<Int> = []
        for view in views {
            var next: Int? = view
            while let ancestor = next, all.insert(ancestor).inserted { next = document.views[ancestor].superview }
        }
        return all.sorted()
    }

    var isEmpty: Bool { owners.isEmpty }

    /// Whether a view's frame matters to the insets.
    func dependOn(_ view: Int) -> Bool { position(of: view) != nil }

    func safeArea(of view: Int) -> EdgeInsets { position(of: view).map { safeAreas[$0] } ?? .zero }

    func margins(of view: Int) -> EdgeInsets { position(of: view).map { margins[$0] } ?? .zero }

    /// The readable content guide: within the margins, at most as wide as lines of text should be, centred.
    func readable(of view: Int) -> EdgeInsets { position(of: view).map(readable(at:)) ?? .zero }

    private func position(of view: Int) -> Int? {
        var low = 0
        var high = owners.count
        while low < high {
            let middle = (low + high) / 2
            if owners[middle].view < view { low = middle + 1 } else { high = middle }
        }
        return low < owners.count && owners[low].view == view ? low : nil
    }

    private func readable(at position: Int) -> EdgeInsets {
        var insets = margins[position]
        guard let width = widths[position] else { return insets }
        let excess = readableWidth.excess(of: width - insets.left - insets.right, inViewOf: width)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    /// Follows new frames in the superview's coordinates; whether any inset has moved.
    ///
    /// - Parameter users: the views whose insets are used.
    mutating func update(users: [Int], frame: (_ view: Int) -> Rect) -> Bool {
        let old = self
        let frames = owners.map { frame($0.view) }
        update(frames: frames)
        for (position, frame) in frames.enumerated() { widths[position] = frame.width }
        return users.contains { view in
            guard let position = position(of: view) else { return false }
            return !safeAreas[position].isClose(to: old.safeAreas[position])
                || !readable(at: position).isClose(to: old.readable(at: position))
                || !margins[position].isClose(to: old.margins[position])
        }
    }

    /// - Parameter frames: by position; nil before anything is solved.
    private mutating func update(frames: [Rect]?) {
        for (position, owner) in owners.enumerated() {
            guard let superview = owner.superview else {
                safeAreas[position] = rootSafeArea.adding(owner.additionalSafeArea)
                margins[position] = owner.followsSafeArea ? owner.base + safeAreas[position] : owner.base
                continue
            }
            let outer = insetsForSubviews(at: superview)
            var distances: EdgeInsets?
            if let frames {
                let (frame, bounds) = (frames[position], frames[superview])
                let edges = EdgeInsets(
                    top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
                    right: bounds.width - frame.maxX)
                safeAreas[position] = outer.safeArea.reduced(by: edges).adding(owner.additionalSafeArea)
                distances = edges
            }
            margins[position] = owner.followsSafeArea ? owner.base + safeAreas[position] : owner.base
            if owner.preservesSuperview, let distances {
                margins[position] = margins[position].maximum(outer.margins - distances)
            }
        }
    }

    /// What a view's safe area and margins are to its subviews. A table scrolls its content clear of bars, so that the
    /// content's vertical margins never include the safe area.
    private func insetsForSubviews(at position: Int) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
        let safeArea = safeAreas[position]
        var margins = margins[position]
        guard owners[position].isTable else { return (safeArea, margins) }
        if owners[position].followsSafeArea {
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
        guard superview == nil, viewRespectsSystemMinimumLayoutMargins, context.rootRole != .subview,
            context.document.platform == .ios
        else {
            if let own { return own }
            return !isStackView ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
        }
        // `systemMinimumLayoutMargins` of a view controller's root: 20 sideways from 414 points on, 16 below, as
        // Interface Builder's files record it for every device.
        let minimum = (context.windowWidth ?? 0) >= 414 ? 20.0 : 16.0
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
