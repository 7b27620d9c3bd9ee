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
}
