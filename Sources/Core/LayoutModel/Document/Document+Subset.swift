// SPDX-License-Identifier: Apache-2.0
extension Document {
    /// The document without some views and all that is in them.
    ///
    /// As when views are removed from their superviews: constraints go with every view that they refer to, and all others
    /// stay. The root cannot be removed.
    package func removing(_ ids: [String]) -> Document {
        removing(Set(views.indices.filter { ids.contains(views[$0].id) }))
    }

    /// This document without the views at some indices.
    package func removing(_ indices: Set<Int>) -> Document {
        var isKept: [Bool] = []
        isKept.reserveCapacity(views.count)
        for (index, view) in views.enumerated() {
            guard let superview = view.superview else {
                isKept.append(true)
                continue
            }
            isKept.append(isKept[superview] && !indices.contains(index))
        }
        return subset(isKept, root: 0)
    }

    private func subset(_ isKept: [Bool], root: Int) -> Document {
        subset(
            ofViews: views.indices.filter { isKept[$0] }, guides: guides.indices, fittings: fittings.indices,
            constraints: constraints.indices)
    }

    /// - Parameters:
    ///   - kept: views with their superviews, except the new root's. In ascending order, as all others.
    ///   - guideCandidates: at least the guides of these views; those of other views are left out, and so are other views'
    ///     `fittingCandidates` and `constraintCandidates`.
    func subset(
        ofViews kept: some Collection<Int>, guides guideCandidates: some Collection<Int>,
        fittings fittingCandidates: some Collection<Int>, constraints constraintCandidates: some Collection<Int>
    ) -> Document {
        var indices: [Int: Int] = [:]
        var guideIndices: [Int: Int] = [:]
        var document = self
        document.views = []
        document.guides = []
        for index in kept {
            indices[index] = document.views.count
            document.views.append(views[index])
        }
        for index in document.views.indices {
            document.views[index].superview = document.views[index].superview.flatMap { indices[$0] }
            let subviews = document.views[index].subviews
            document.views[index].subviews = subviews.compactMap { indices[$0] }
            if case .stackView(var stack) = document.views[index].content {
                let gone = subviews.filter { indices[$0] == nil }.map { views[$0].id }
                stack.forget(gone)
                document.views[index].content = .stackView(stack)
            }
        }
        for index in guideCandidates {
            guard let owner = indices[guides[index].owner] else { continue }
            guideIndices[index] = document.guides.count
            var guide = guides[index]
            guide.owner = owner
            document.guides.append(guide)
        }
        document.fittings = fittingCandidates.compactMap { index in
            guard let view = indices[fittings[index].view] else { return nil }
            var request = fittings[index]
            request.view = view
            return request
        }
        document.constraints = constraintCandidates.compactMap { index in
            constraints[index].moved { item in
                switch item {
                case .view(let index): indices[index].map(LayoutItem.view)
                case .guide(let index): guideIndices[index].map(LayoutItem.guide)
                case .builtInGuide(let guide, let owner): indices[owner].map { .builtInGuide(guide, of: $0) }
                }
            }
        }
        return document
    }
}

extension Constraint {
    /// This constraint between other items; nil if one of its items has no counterpart.
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
