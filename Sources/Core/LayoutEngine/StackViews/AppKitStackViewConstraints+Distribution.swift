// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension AppKitStackViewConstraints {
    /// The constraints from edge to edge along the axis.
    func alongAxis() -> [InstalledConstraint] {
        let first = InstalledItem.view(arranged[0])
        let last = InstalledItem.view(arranged[arranged.count - 1])
        let resistance = stack.clippingResistance[stack.axis].rawValue
        guard !stack.distribution.isFilling else {
            return [
                edge(first, axis.start, .equal, view, insets.start, "Min."),
                edge(view, axis.end, .equal, last, insets.end, priority: resistance, "Min."),
            ]
                + neighbours { index in
                    spacing(after: index, .equal, priority: 1000, "NSStackView.Stack")
                }
        }
        let hugging = hugging[stack.axis].rawValue
        // One view alone has no neighbour's centre to keep a distance from: files record it in the middle.
        let isCenteredAlone = stack.distribution == .equalCentering && arranged.count == 1
        let isGathered = stack.distribution == .gravityAreas || isCenteredAlone
        let areas = isCenteredAlone ? [.center] : stack.gravityAreas(of: arranged, context.document.views)
        func pull(_ isHeld: Bool) -> Float { isGathered && !isHeld ? hugging : max(750, hugging) }
        var chain = max(Float(749.99), hugging)
        return [
            edge(first, axis.start, .equal, view, insets.start, priority: pull(areas.first == .leading), "Min."),
            edge(view, axis.end, .equal, last, insets.end, priority: pull(areas.last == .trailing), "Min."),
            edge(first, axis.start, .greaterThanOrEqual, view, 0, ""),
            edge(view, axis.end, .greaterThanOrEqual, last, insets.end, priority: resistance, ""),
        ]
            + neighbours { index in
                spacing(after: index, .greaterThanOrEqual, priority: 1000, "NSStackView.Stack.Min")
            }
            + neighbours { index in
                guard isGathered, areas[index] == areas[index + 1] else {
                    return spacing(after: index, .equal, priority: hugging, "NSStackView.Stack")
                }
                // The earlier of two neighbours of one area keep together more firmly.
                defer { chain = max(chain - 0.01, hugging, 500) }
                return spacing(after: index, .equal, priority: chain, "NSStackView.Stack")
            } + (isGathered ? centerGroup(areas) : [])
    }

    /// The constraints that make sizes, gaps or the distances of centres equal.
    func distribution() -> [InstalledConstraint] {
        switch stack.distribution {
        case .gravityAreas: []
        // AppKit leaves these sizes open; here they are decided as in UIStackView, so that a preview is stable.
        case .fill: suppressions(nil)
        case .fillEqually:
            arranged.map {
                constraint(
                    .view($0), axis.size, ideal, axis.size, priority: 260, "NSStackView.Distribution.EqualSizing")
            }
        case .fillProportionally:
            arranged.compactMap { subview in
                guard let natural = contents.sizes[subview][stack.axis], natural > 0 else { return nil }
                return constraint(
                    .view(subview), axis.size, ideal, axis.size, multiplier: natural, priority: 260,
                    "NSStackView.Distribution.ProportionalSizing")
            }
        case .equalSpacing:
            neighbours { distance($0, from: axis.end, to: axis.start, "NSStackView.Distribution.EqualSpacing") }
        case .equalCentering:
            neighbours { centerDistance($0) }
        }
    }

    /// Equal space before and after the views in the middle.
    private func centerGroup(_ areas: [ViewContent.StackView.GravityArea]) -> [InstalledConstraint] {
        guard let first = areas.firstIndex(of: .center), let last = areas.lastIndex(of: .center) else { return [] }
        let (start, end) = (InstalledAnchor(view, axis.start), InstalledAnchor(view, axis.end))
        return [
            InstalledConstraint(
                origin: .stackView(stackIndex),
                first: .offset(from: start, to: InstalledAnchor(.view(arranged[first]), axis.start)), relation: .equal,
                second: .offset(from: InstalledAnchor(.view(arranged[last]), axis.end), to: end),
                priority: LayoutPriority(260), identifier: "NSStackView.CenterGroup.Center")
        ]
    }

    private func neighbours(_ constraint: (_ index: Int) -> InstalledConstraint) -> [InstalledConstraint] {
        arranged.indices.dropLast().map(constraint)
    }

    private func spacing(
        after index: Int, _ relation: Constraint.Relation, priority: Float, _ identifier: String
    ) -> InstalledConstraint {
        constraint(
            .view(arranged[index + 1]), axis.start, relation, .view(arranged[index]), axis.end,
            constant: spacing(after: index), priority: priority, identifier)
    }

    /// Centres are counted from the left in either direction.
    private func centerDistance(_ index: Int) -> InstalledConstraint {
        let isMirrored = stack.axis == .horizontal && context.directions[stackIndex] == .rightToLeft
        var constraint = distance(
            index, from: axis.center, to: axis.center, "NSStackView.Distribution.EqualCentering")
        if isMirrored, case .offset(let from, let to) = constraint.first {
            constraint.first = .offset(from: to, to: from)
        }
        return constraint
    }

    private func distance(
        _ index: Int, from near: LayoutAttribute, to far: LayoutAttribute, _ identifier: String
    ) -> InstalledConstraint {
        InstalledConstraint(
            origin: .stackView(stackIndex),
            first: .offset(
                from: InstalledAnchor(.view(arranged[index]), near),
                to: InstalledAnchor(.view(arranged[index + 1]), far)),
            relation: .equal, second: .anchor(InstalledAnchor(ideal, axis.size)), priority: LayoutPriority(260),
            identifier: identifier)
    }
}

extension ViewContent.StackView.Distribution {
    /// Whether the views fill the stack view from edge to edge by their sizes.
    fileprivate var isFilling: Bool {
        switch self {
        case .fill, .fillEqually, .fillProportionally: true
        case .equalSpacing, .equalCentering, .gravityAreas: false
        }
    }
}
