// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// What views ask a layout that is up to date.
extension LayoutHost {
    /// Where a view's frame begins in the root, not rounded.
    func rootOrigin(of view: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var known: UIView? = view
        while let view = known, view !== root {
            if let index = snapshot.index(of: view), view.takesFrameFromEngine, let frame = live?.frame(of: index) {
                origin.x += CGFloat(frame.x)
                origin.y += CGFloat(frame.y)
            } else {
                origin.x += view.frameStorage.minX
                origin.y += view.frameStorage.minY
            }
            known = view.superviewStorage
        }
        return origin
    }

    /// The frame of a view with each edge rounded to the root's pixels; nil for a view that the layout does not have.
    func frame(of view: UIView, inSuperviewAt origin: CGPoint) -> CGRect? {
        guard let index = snapshot.index(of: view), let frame = live?.frame(of: index) else { return nil }
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        let (x, y) = (Double(origin.x), Double(origin.y))
        let rounded = grid.rounded(frame.translated(by: Point(x: x, y: y)))
        let local = rounded.translated(by: Point(x: -grid.rounded(x), y: -grid.rounded(y)))
        // Differences of pixel edges are whole pixels: without what subtracting leaves.
        func pixels(_ length: Double) -> CGFloat { CGFloat((length * grid.scale).rounded() / grid.scale) }
        return CGRect(x: pixels(local.x), y: pixels(local.y), width: pixels(local.width), height: pixels(local.height))
    }

    /// Whether a view's origin is not on a pixel of the root, so that its place decides how frames inside it are rounded.
    func isBetweenPixels(_ view: UIView, inSuperviewAt origin: CGPoint) -> Bool {
        guard let index = snapshot.index(of: view), let frame = live?.frame(of: index) else { return false }
        let scale = UIScreen.main.scale
        return [origin.x + CGFloat(frame.x), origin.y + CGFloat(frame.y)].contains { place in
            abs(place * scale - (place * scale).rounded()) > 1e-6
        }
    }

    func rect(of guide: UILayoutGuide) -> CGRect? {
        guard let item = snapshot.item(of: guide), let rect = live?.rect(of: item) else { return nil }
        return CGRect(rect)
    }

    /// The size of a scroll view's content, where constraints give it.
    func contentSize(of view: UIScrollView) -> CGSize? {
        guard snapshot.sizedScrollViews.contains(ObjectIdentifier(view)), let index = snapshot.index(of: view),
            let rect = live?.rect(of: .builtInGuide(.contentLayoutGuide, of: index))
        else { return nil }
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        return CGSize(width: CGFloat(grid.rounded(rect.width)), height: CGFloat(grid.rounded(rect.height)))
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        update()
        guard let index = snapshot.index(of: view) else { return false }
        return live?.ambiguousAttributes(of: index).isEmpty == false
    }

    func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        update()
        guard let item = snapshot.item(of: guide) else { return false }
        return live?.isAmbiguous(item) == true
    }

    /// Frames of all views in another solution, by view.
    func framesExercisingAmbiguity(of view: UIView) -> [(UIView, CGRect)] {
        update()
        guard let index = snapshot.index(of: view), let frames = live?.framesExercisingAmbiguity(of: index) else {
            return []
        }
        return zip(snapshot.views, frames).compactMap { view, frame in view.view.map { ($0, CGRect(frame)) } }
    }

    func constraintsAffectingLayout(of item: AnyObject, for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        update()
        guard let item = snapshot.item(of: item),
            let rows = live?.constraintsAffectingLayout(of: item, for: axis.engineAxis)
        else { return [] }
        let report = LayoutReport(of: root, snapshot)
        return rows.compactMap { report?.object(of: $0) }
    }
}
