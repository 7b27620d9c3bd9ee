// SPDX-License-Identifier: Apache-2.0
extension Document {
    /// The document without some views and all that is in them.
    ///
    /// As when views are removed from their superviews: constraints go with every view that they refer to, and all others
    /// stay. The root cannot be removed.
    package func removing(_ ids: [String]) -> Document {
        removing(Set(views.indices.filter { ids.contains(views[$0].id) }))
    }

    /// The same by places.
    package func removing(_ places: Set<Int>) -> Document {
        var isKept: [Bool] = []
        isKept.reserveCapacity(views.count)
        for (place, view) in views.enumerated() {
            guard let superview = view.superview else {
                isKept.append(true)
                continue
            }
            isKept.append(isKept[superview] && !places.contains(place))
        }
        return subset(isKept, root: 0)
    }

    /// A view with all that is in it, and the constraints among those alone.
    package func subtree(at root: Int) -> Document {
        var isKept = Array(repeating: false, count: views.count)
        for (place, view) in views.enumerated() {
            isKept[place] = place == root || (view.superview.map { isKept[$0] } ?? false)
        }
        return subset(isKept, root: root)
    }

    private func subset(_ isKept: [Bool], root: Int) -> Document {
        var places = Array(repeating: -1, count: views.count)
        var guidePlaces = Array(repeating: -1, count: guides.count)
        var document = self
        document.views = []
        document.guides = []
        for (place, view) in views.enumerated() where isKept[place] {
            places[place] = document.views.count
            document.views.append(view)
        }
        for place in document.views.indices {
            document.views[place].superview = document.views[place].superview.flatMap { old in
                places[old] < 0 ? nil : places[old]
            }
            let subviews = document.views[place].subviews
            document.views[place].subviews = subviews.compactMap { old in places[old] < 0 ? nil : places[old] }
            if case .stackView(var stack) = document.views[place].content {
                let gone = subviews.filter { places[$0] < 0 }.map { views[$0].id }
                stack.forget(gone)
                document.views[place].content = .stackView(stack)
            }
        }
        for (place, guide) in guides.enumerated() where isKept[guide.owner] {
            guidePlaces[place] = document.guides.count
            var guide = guide
            guide.owner = places[guide.owner]
            document.guides.append(guide)
        }
        document.fittings = fittings.compactMap { request in
            guard places[request.view] >= 0 else { return nil }
            var request = request
            request.view = places[request.view]
            return request
        }
        document.constraints = constraints.compactMap { constraint in
            constraint.moved { item in
                switch item {
                case .view(let place): places[place] < 0 ? nil : .view(places[place])
                case .guide(let place): guidePlaces[place] < 0 ? nil : .guide(guidePlaces[place])
                case .builtInGuide(let guide, let owner):
                    places[owner] < 0 ? nil : .builtInGuide(guide, of: places[owner])
                }
            }
        }
        return document
    }
}

extension Constraint {
    /// The same constraint of other items; nil if one of them has none.
    fileprivate func moved(_ item: (LayoutItem) -> LayoutItem?) -> Constraint? {
        var constraint = self
        guard let first = first.moved(item) else { return nil }
        constraint.first = first
        if let second {
            guard let moved = second.moved(item) else { return nil }
            constraint.second = moved
        }
        return constraint
    }
}

extension Constraint.Operand {
    fileprivate func moved(_ item: (LayoutItem) -> LayoutItem?) -> Self? {
        switch self {
        case .anchor(let anchor):
            return item(anchor.item).map { .anchor(Anchor($0, anchor.attribute)) }
        case .offset(let from, let to):
            guard let near = item(from.item), let far = item(to.item) else { return nil }
            return .offset(from: Anchor(near, from.attribute), to: Anchor(far, to.attribute))
        }
    }
}
