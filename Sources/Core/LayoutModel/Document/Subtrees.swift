// SPDX-License-Identifier: Apache-2.0
/// The views of a document with all that is in each, found in a time in proportion to that.
package struct Subtrees {
    private let document: Document
    // By view.
    private var guides: [[Int]]
    private var fittings: [[Int]]
    /// By view: the constraints whose first item is the view or one of its guides.
    private var constraints: [[Int]]

    package init(of document: Document) {
        self.document = document
        guides = Array(repeating: [], count: document.views.count)
        (fittings, constraints) = (guides, guides)
        for (index, guide) in document.guides.enumerated() { guides[guide.owner].append(index) }
        for (index, fitting) in document.fittings.enumerated() { fittings[fitting.view].append(index) }
        for (index, constraint) in document.constraints.enumerated() {
            guard let anchor = constraint.first.anchors.first else { continue }
            constraints[document.owner(of: anchor.item)].append(index)
        }
    }

    /// A view with all that is in it, and the constraints among those alone.
    package func document(at root: Int) -> Document {
        var views = [root]
        var next = 0
        while next < views.count {
            views += document.views[views[next]].subviews
            next += 1
        }
        views.sort()
        return document.subset(
            ofViews: views, guides: views.flatMap { guides[$0] }.sorted(),
            fittings: views.flatMap { fittings[$0] }.sorted(),
            constraints: views.flatMap { constraints[$0] }.sorted())
    }
}
