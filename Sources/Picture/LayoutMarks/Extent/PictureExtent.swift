// SPDX-License-Identifier: Apache-2.0
import ContentPainting
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// How far the picture goes beyond the canvas: to all views that are not too far away, and to the whole content of scroll
/// views if no other view is there.
struct PictureExtent {
    /// Points of the layout beyond the canvas; what lies farther is counted at the border.
    private static let farthest = 1000.0
    /// Points of the layout beyond the canvas for the content of scroll views.
    private static let farthestContent = 3000.0
    /// Points of the picture around everything, in which marks may stand.
    private static let reach = 140.0

    /// Points of the layout: the canvas and all views that are drawn.
    let area: Rect
    /// Scroll views, tables and text views whose content is drawn beyond their edges.
    let unrolled: Set<Int>
    /// Where content is drawn, points of the layout.
    let contentZone: Rect

    /// - Parameter screen: around the canvas.
    init(of document: Document, _ solved: SolvedLayout, on screen: Rect, isContentOnly: Bool) {
        let canvas = Rect(origin: .zero, size: solved.canvasSize)
        guard !isContentOnly else {
            (area, contentZone, unrolled) = (screen, canvas, [])
            return
        }
        unrolled = PictureExtent.unrolled(document, solved, canvas)
        let limit = canvas.insetBy(dx: -PictureExtent.farthest, dy: -PictureExtent.farthest)
        let contentLimit = canvas.insetBy(dx: -PictureExtent.farthestContent, dy: -PictureExtent.farthestContent)
        let locator = AnchorLocator(document: document, solved: solved, unrolled: unrolled)
        var area = screen
        for view in document.views.indices where !locator.isHidden(view) {
            let frame = solved.views[view].canvasFrame
            guard frame.isFinite else { continue }
            let isContent = unrolled.contains { locator.isStrictAncestor($0, of: view) }
            if let visible = frame.insetBy(dx: -0.01, dy: -0.01).intersection(isContent ? contentLimit : limit) {
                area = area.union(visible)
            }
        }
        self.area = area
        contentZone = area.insetBy(dx: -PictureExtent.reach, dy: -PictureExtent.reach)
    }

    /// What is drawn of a picture that enlarges the layout: points of the picture.
    func zone(zoom: Double) -> Rect {
        area.scaled(by: zoom).insetBy(dx: -PictureExtent.reach, dy: -PictureExtent.reach)
    }

    /// The scroll views whose content continues where there is no other view.
    private static func unrolled(_ document: Document, _ solved: SolvedLayout, _ canvas: Rect) -> Set<Int> {
        let scrolling = document.views.indices.filter {
            document.views[$0].content.clipsContent && !document.views[$0].subviews.isEmpty
                && solved.views[$0].canvasFrame.isFinite
        }
        guard !scrolling.isEmpty else { return [] }
        let locator = AnchorLocator(document: document, solved: solved)
        var unrolled: Set<Int> = []
        for scroll in scrolling where locator.clip(of: scroll) == nil && !locator.isHidden(scroll) {
            let frame = solved.views[scroll].canvasFrame
            var content = frame
            for view in document.views.indices where locator.isStrictAncestor(scroll, of: view) {
                let inner = solved.views[view].canvasFrame
                if inner.isFinite, !locator.isHidden(view) { content = content.union(inner) }
            }
            let grown = content.insetBy(dx: 0.5, dy: 0.5)
            guard !frame.contains(grown) else { continue }
            let isFree = document.views.indices.allSatisfy { view in
                let other = solved.views[view].canvasFrame
                return view == scroll || locator.isStrictAncestor(scroll, of: view)
                    || locator.isStrictAncestor(view, of: scroll) || locator.isHidden(view) || !other.isFinite
                    || !other.overlaps(grown) || frame.contains(other)
            }
            if isFree { unrolled.insert(scroll) }
        }
        return unrolled
    }
}
