// SPDX-License-Identifier: Apache-2.0
extension Document {
    /// This document without its places in the source and the overrides it was read with: what two texts of one layout have in common.
    package var withoutPlaces: Document {
        var copy = self
        copy.canvasLayers = []
        for index in copy.views.indices {
            copy.views[index].source = nil
            copy.views[index].idSource = nil
        }
        for index in copy.guides.indices {
            copy.guides[index].source = nil
        }
        for index in copy.constraints.indices { copy.constraints[index].source = nil }
        for index in copy.fittings.indices { copy.fittings[index].source = nil }
        return copy
    }
}

extension Document {
    /// The view of an item: itself, or a guide's owner.
    package func owner(of item: LayoutItem) -> Int {
        switch item {
        case .view(let index), .builtInGuide(_, let index): index
        case .guide(let index): guides[index].owner
        }
    }

    /// The nearest view that is or holds both views.
    package func nearestCommonAncestor(_ a: Int, _ b: Int) -> Int {
        // A superview comes before its subviews.
        var (a, b) = (a, b)
        while a != b {
            if a > b { a = views[a].superview ?? 0 } else { b = views[b].superview ?? 0 }
        }
        return a
    }

    /// The nearest view that is or holds every view in a list; nil for an empty list.
    package func nearestCommonAncestor(of views: some Sequence<Int>) -> Int? {
        views.reduce(nil) { ancestor, view in ancestor.map { nearestCommonAncestor($0, view) } ?? view }
    }

    package func isAncestor(_ ancestor: Int, of view: Int) -> Bool {
        ancestor != view && nearestCommonAncestor(ancestor, view) == ancestor
    }
}
