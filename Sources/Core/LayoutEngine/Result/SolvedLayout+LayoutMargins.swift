// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

extension SolvedLayout {
    /// What the layout margins of views leave of their frames, in canvas coordinates: also if no constraint uses them.
    ///
    /// - Parameters:
    ///   - users: the views, as indices.
    ///   - document: the one that was solved.
    package func layoutMarginsFrames(of users: [Int], in document: Document) -> [Rect] {
        var insets = ViewInsets(LayoutContext(document), users: users)
        _ = insets.update(users: users) { views[$0].frame }
        return users.map { views[$0].canvasFrame.inset(by: insets.margins(of: $0)) }
    }
}
