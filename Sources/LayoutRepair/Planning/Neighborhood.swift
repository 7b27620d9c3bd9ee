// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Which siblings stand next to a view, and where its superview's edges are.
struct Neighborhood {
    let document: Document
    let design: DesignFrames
    /// By the document's views.
    let directions: [LayoutDirection]
    let geometry: DesignGeometry

    /// A sibling and the points between it and the view.
    struct Sibling {
        var index: Int
        var distance: Double
    }

    init(_ design: DesignFrames, _ layout: SolvedLayout) {
        document = design.document
        self.design = design
        directions = layout.views.map(\.direction)
        geometry = DesignGeometry(design)
    }

    /// Along an axis in the direction of the view's superview, in canvas coordinates.
    func extent(of index: Int, _ axis: Axis, in superview: Int) -> Extent {
        Extent(design.alignmentRect(of: index), axis, directions[superview])
    }

    /// The closest sibling beyond an edge whose extent on the other axis overlaps the view's.
    ///
    /// - Parameter isIncluded: of which siblings.
    func nearest(
        to index: Int, _ axis: Axis, _ side: Side, where isIncluded: (Int) -> Bool = { _ in true }
    ) -> Sibling? {
        guard let superview = document.views[index].superview else { return nil }
        let own = extent(of: index, axis, in: superview)
        let across = extent(of: index, axis.other, in: superview)
        var nearest: Sibling?
        for sibling in document.views[superview].subviews where sibling != index && isIncluded(sibling) {
            guard !document.views[sibling].isHidden else { continue }
            let other = extent(of: sibling, axis, in: superview)
            let distance = side == .start ? own.start - other.end : other.start - own.end
            guard distance >= -0.01, extent(of: sibling, axis.other, in: superview).overlaps(across) else { continue }
            if distance < nearest?.distance ?? .infinity { nearest = Sibling(index: sibling, distance: distance) }
        }
        return nearest
    }

    /// From the superview's edge to the view's, inwards.
    func distanceToSuperview(of index: Int, _ axis: Axis, _ side: Side) -> Double {
        guard let superview = document.views[index].superview else { return 0 }
        let (own, outer) = (extent(of: index, axis, in: superview), extent(of: superview, axis, in: superview))
        return side == .start ? own.start - outer.start : outer.end - own.end
    }

    /// Placed by its stack view.
    func isArranged(_ index: Int) -> Bool {
        guard let superview = document.views[index].superview else { return false }
        if case .stackView = document.views[superview].content { return true }
        return false
    }
}
