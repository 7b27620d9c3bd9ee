// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The frames of a document's views at design time, and the constants that constraints between them have then.
struct DesignFrames {
    let document: Document
    /// By the document's views, in the superview.
    private(set) var frames: [Rect]
    private let solve: (Document) -> SolvedLayout

    /// The document's own frames; the solved one where it gives none.
    init(_ document: Document, _ layout: SolvedLayout, solve: @escaping (Document) -> SolvedLayout) {
        self.document = document
        self.solve = solve
        frames = document.views.indices.map { index in
            index == 0 ? layout.views[0].frame : document.views[index].frame ?? layout.views[index].frame
        }
    }

    subscript(index: Int) -> Rect {
        get { frames[index] }
        set { frames[index] = newValue }
    }

    /// In canvas coordinates.
    func alignmentRect(of index: Int) -> Rect {
        var rect = frames[index].inset(by: document.views[index].alignmentRectInsets)
        var view = document.views[index].superview
        while let current = view, current != 0 {
            rect = rect.translated(by: frames[current].origin)
            view = document.views[current].superview
        }
        return rect
    }

    /// The alignment rectangles of all views, in canvas coordinates.
    var alignmentRects: [Rect] {
        var origins: [Point] = []
        origins.reserveCapacity(frames.count)
        return document.views.indices.map { index in
            // Superviews come before their subviews.
            var origin = Point(x: 0, y: 0)
            if let superview = document.views[index].superview, superview != 0 {
                origin = Point(
                    x: origins[superview].x + frames[superview].x, y: origins[superview].y + frames[superview].y)
            }
            origins.append(origin)
            return frames[index].inset(by: document.views[index].alignmentRectInsets).translated(by: origin)
        }
    }

    /// Left side minus multiplier times the second of each constraint, in points; nil if it has none.
    ///
    /// The engine measures it.
    func constants(of constraints: [Constraint]) -> [Double?] {
        guard !constraints.isEmpty else { return [] }
        return fixedLayout(with: constraints).constraints.map { $0.status == .inactive ? nil : $0.actualConstant }
    }

    /// Every view fixed at its frame, and some constraints too weak to move anything.
    func fixedLayout(with constraints: [Constraint]) -> SolvedLayout {
        var fixed = document
        fixed.fittings = []
        fixed.canvas.width = frames[0].width
        fixed.canvas.height = frames[0].height
        for index in fixed.views.indices {
            fixed.views[index].frame = index == 0 ? nil : frames[index]
            fixed.views[index].autoresizingMask = index == 0 ? nil : []
            if case .stackView = fixed.views[index].content { fixed.views[index].content = .view }
        }
        fixed.constraints = constraints.map { constraint in
            var constraint = constraint
            constraint.priority = LayoutPriority(1)
            constraint.isActive = true
            return constraint
        }
        return solve(fixed)
    }
}
