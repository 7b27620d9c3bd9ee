// SPDX-License-Identifier: Apache-2.0
extension Document {
    /// The same without its places in the source: what two texts of one layout have in common.
    package var withoutPlaces: Document {
        var copy = self
        for place in copy.views.indices {
            copy.views[place].source = nil
            copy.views[place].idSource = nil
        }
        for place in copy.guides.indices { copy.guides[place].source = nil }
        for place in copy.constraints.indices { copy.constraints[place].source = nil }
        for place in copy.fittings.indices { copy.fittings[place].source = nil }
        return copy
    }
}

extension Document {
    /// The view of an item: itself, or a guide's owner.
    package func owner(of item: LayoutItem) -> Int {
        switch item {
        case .view(let place), .builtInGuide(_, let place): place
        case .guide(let place): guides[place].owner
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
