// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A temporary layout of one view and its contents, made to find a fitting size.
@MainActor
package struct FittingLayout {
    private static func solve(_ live: inout LiveLayout, _ document: Document, _ contents: [LiveContent]) {
        for pass in 1...PassLimit.insets {
            if live.update(movesInsets: pass < PassLimit.insets) { return }
            if !live.moveInsets((document, contents)) { live.replace(document, contents: contents) }
        }
    }

    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let size = exactSize(of: view, target: target, horizontal: horizontal, vertical: vertical)
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        return CGSize(
            width: CGFloat(max(grid.roundedUp(Double(size.width)), 0)),
            height: CGFloat(max(grid.roundedUp(Double(size.height)), 0)))
    }

    /// The size before it is rounded to pixels, in which everything has exactly the room that it asks for.
    package static func exactSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        view.updateConstraintsOfTree()
        var snapshot = LayoutSnapshot(of: view, for: .subtree)
        guard let document = snapshot.document else { return .zero }
        let target = FittingTarget(
            size: target.engineSize, horizontalPriority: LayoutPriority(horizontal.rawValue),
            verticalPriority: LayoutPriority(vertical.rawValue))
        // Wrapping text starts without a limit here, however the view stands elsewhere.
        let wrapping = snapshot.views.indices.filter { snapshot.views[$0].view?.wrapsContent == true }
        for index in wrapping {
            if let content = snapshot.views[index].view?.content(wrappedAt: nil) { snapshot.contents[index] = content }
        }
        var live = LiveLayout(document, contents: snapshot.contents, fitting: target)
        solve(&live, document, snapshot.contents)
        for _ in 1..<PassLimit.text {
            var isRemeasured = false
            for index in wrapping {
                let width = CGFloat(live.frame(of: index).width)
                guard let content = snapshot.views[index].view?.content(wrappedAt: width),
                    content != snapshot.contents[index]
                else { continue }
                snapshot.contents[index] = content
                isRemeasured = true
                if !live.setContent(content, of: index) { live.replace(document, contents: snapshot.contents) }
            }
            guard isRemeasured else { break }
            solve(&live, document, snapshot.contents)
        }
        let conflicts = live.takeNewConflicts()
        if !conflicts.isEmpty { LayoutConflictLog.report(conflicts, of: LayoutReport(snapshot)) }
        let frame = live.frame(of: 0)
        return CGSize(width: CGFloat(frame.width), height: CGFloat(frame.height))
    }
}
