// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Makes constraints that keep a view at its design-time frame.
struct EdgeConstraints {
    let neighborhood: Neighborhood
    let guides: AvailableGuides

    private var document: Document { neighborhood.document }

    /// An edge to a sibling: positive distances, the view that comes later first.
    func toSibling(_ index: Int, _ axis: Axis, _ side: Side, _ sibling: Neighborhood.Sibling) -> Constraint {
        let (later, earlier) = side == .start ? (index, sibling.index) : (sibling.index, index)
        let constraint = Constraint(
            first: anchor(.view(later), AxisAttributes(axis).start), relation: .equal,
            second: anchor(.view(earlier), AxisAttributes(axis).end))
        return measured([constraint]).first.map(Self.withSystemSpacing) ?? constraint
    }

    /// An edge to the superview: to its margin where the view is exactly on it, else to its safe area where it has one
    /// on this side, else to the edge itself.
    func toSuperview(_ index: Int, _ axis: Axis, _ side: Side) -> Constraint? {
        guard let superview = document.views[index].superview else { return nil }
        let edge = AxisAttributes(axis).edge(side)
        func constraint(_ item: LayoutItem) -> Constraint {
            let (own, outer) = (anchor(.view(index), edge), anchor(item, edge))
            return side == .start
                ? Constraint(first: own, relation: .equal, second: outer)
                : Constraint(first: outer, relation: .equal, second: own)
        }
        let isScrolled = document.views[superview].content == .scrollView
        var items: [LayoutItem] = [.view(superview)]
        if !isScrolled, guides.hasMargins { items.append(.builtInGuide(.layoutMarginsGuide, of: superview)) }
        let hasSafeArea =
            guides.safeAreas?.contains(superview) ?? true
            || (axis == .vertical && guides.verticalSafeAreas.contains(superview))
        if !isScrolled, hasSafeArea { items.append(.builtInGuide(.safeAreaLayoutGuide, of: superview)) }
        let candidates = measured(items.map(constraint))
        guard let plain = candidates.first, candidates.count == items.count else { return nil }
        for (item, candidate) in zip(items, candidates).dropFirst() {
            guard case .builtInGuide(let guide, _) = item else { continue }
            let inset = plain.constant - candidate.constant
            if guide == .layoutMarginsGuide, abs(candidate.constant) < 0.01, inset > 0.01 { return candidate }
        }
        if hasSafeArea, !isScrolled, let safe = candidates.last {
            // Outside the safe area a view is meant to reach the edge of the screen.
            let hasInset = plain.constant - safe.constant > 0.01
            if safe.constant > -0.01, hasInset || guides.safeAreas?.contains(superview) == true { return safe }
        }
        return plain
    }

    func size(_ index: Int, _ axis: Axis) -> Constraint? {
        measured([Constraint(first: anchor(.view(index), AxisAttributes(axis).size), relation: .equal, second: nil)])
            .first
    }

    /// The center of the superview, if the view is centered in it within a point.
    func center(_ index: Int, _ axis: Axis) -> Constraint? {
        guard let superview = document.views[index].superview,
            document.views[superview].content != .scrollView,
            abs(
                neighborhood.distanceToSuperview(of: index, axis, .start)
                    - neighborhood.distanceToSuperview(of: index, axis, .end)) <= 2
        else { return nil }
        return measured([
            Constraint(
                first: anchor(.view(index), AxisAttributes(axis).center), relation: .equal,
                second: anchor(.view(superview), AxisAttributes(axis).center))
        ]).first.flatMap { abs($0.constant) <= 1 ? $0 : nil }
    }

    /// The baseline of a text beside the view's own, if both are on a line to a point.
    func baseline(_ index: Int, where isIncluded: (Int) -> Bool) -> Constraint? {
        guard document.views[index].hasBaselineText else { return nil }
        let siblings = [Side.start, .end].compactMap { side in
            neighborhood.nearest(to: index, .horizontal, side) { isIncluded($0) && document.views[$0].hasBaselineText }
        }.sorted { $0.distance < $1.distance }
        let constraints = siblings.map { sibling in
            Constraint(
                first: anchor(.view(index), .firstBaseline), relation: .equal,
                second: anchor(.view(sibling.index), .firstBaseline))
        }
        return measured(constraints).first { abs($0.constant) <= 1 }
    }

    /// With the constants that they have at design time; without those that cannot be measured.
    func measured(_ constraints: [Constraint]) -> [Constraint] {
        constraints.compactMap { constraint in
            guard let constant = neighborhood.geometry.constant(of: constraint) else { return nil }
            var constraint = constraint
            constraint.constant = constant.withoutNoise
            return constraint
        }
    }

    func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Constraint.Operand {
        .anchor(Anchor(item, attribute))
    }

    /// The standard distance between siblings by its name.
    private static func withSystemSpacing(_ constraint: Constraint) -> Constraint {
        guard constraint.constant == SystemSpacing.betweenEdges else { return constraint }
        var constraint = constraint
        (constraint.constant, constraint.systemSpacing) = (0, 1)
        return constraint
    }
}

extension Double {
    /// Six decimals, as files have them: what is beyond comes from arithmetic.
    var withoutNoise: Double {
        let rounded = (self * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }
}

extension View {
    /// Shows a line of text whose baseline others are aligned with.
    fileprivate var hasBaselineText: Bool {
        switch content {
        case .label, .button, .textField: true
        default: false
        }
    }
}
