// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension StackViewConstraints {
    /// The constraints along the axis.
    func distribution() -> [InstalledConstraint] {
        var all: [InstalledConstraint] = []
        all.reserveCapacity(2 * arranged.count + 2)
        all.append(constraint(canvas, axis.start, .view(arranged[0]), axis.start, "UISV-canvas-connection"))
        all.append(
            constraint(canvas, axis.end, .view(arranged[arranged.count - 1]), axis.end, "UISV-canvas-connection"))
        switch stack.distribution {
        case .fill, .gravityAreas:
            all += spacings(.equal) + suppressions("UISV-ambiguity-suppression")
        case .fillEqually:
            all += spacings(.equal)
            all += arranged.dropFirst().map {
                constraint(.view($0), axis.size, .view(arranged[0]), axis.size, "UISV-fill-equally")
            }
        case .fillProportionally:
            all += spacings(.equal) + proportions()
        case .equalSpacing:
            all += spacings(.greaterThanOrEqual) + gaps(from: axis.end, to: axis.start) { _ in 1000 } + fits()
        case .equalCentering:
            // Weaker than content sizes: where they do not fit, centering gives way.
            all += spacings(.greaterThanOrEqual)
            all += gaps(from: axis.center, to: axis.center) { Float(max(150 - $0, 1)) } + fits()
        }
        return all
    }

    private func spacings(_ relation: Constraint.Relation) -> [InstalledConstraint] {
        let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        return arranged.indices.dropLast().map { index in
            constraint(
                .view(arranged[index + 1]), isBaselineRelative ? .firstBaseline : axis.start, relation,
                .view(arranged[index]), isBaselineRelative ? .lastBaseline : axis.end,
                constant: spacing(after: index), "UISV-spacing")
        }
    }

    private func proportions() -> [InstalledConstraint] {
        let sizes = arranged.map { contents.sizes[$0][stack.axis] ?? 0 }
        let gaps = arranged.indices.dropLast().reduce(0) { $0 + spacing(after: $1) }
        let total = sizes.reduce(0, +) + gaps
        let shares = gaps == 0 ? Self.exactShares(of: sizes) : sizes.map { $0 / total }
        return arranged.enumerated().compactMap { index, view in
            // One view without a size of its own fills the stack view, as Interface Builder records it.
            if total == 0, arranged.count == 1 { return nil }
            let priority: Float = arranged.count == 1 ? 1000 : Float(max(999 - index, 1))
            guard sizes[index] > 0, total > 0 else {
                return size(.view(view), axis.size, 0, priority: priority, "UISV-fill-proportionally")
            }
            return constraint(
                .view(view), axis.size, .view(stackIndex), axis.size, multiplier: shares[index], priority: priority,
                "UISV-fill-proportionally")
        }
    }

    /// What each size is of all, so that the sum is exactly 1: with any other sum, only a size of 0 would satisfy all the rows, and in
    /// extended precision the solver tells a sum from 1 that is off by rounding alone.
    private static func exactShares(of sizes: [Double]) -> [Double] {
        let total = sizes.reduce(0, +)
        guard total > 0 else { return sizes }
        let shares = sizes.map { $0 / total }
        guard let largest = shares.indices.max(by: { shares[$0] < shares[$1] }) else { return [] }
        // Sums of multiples of the unit up to 1 are exact.
        var exact = shares.map { ($0 * shareUnits).rounded() / shareUnits }
        exact[largest] = 0
        exact[largest] = 1 - exact.reduce(0, +)
        return exact
    }

    /// Units in 1: with fewer, shares would be less precise, with more, their sum would not be exact.
    private static let shareUnits = 0x1p50

    /// If no constraint from outside stretches the gaps, they are as small as the spacing, as Interface Builder records
    /// it. A single view has no gaps.
    private func fits() -> [InstalledConstraint] {
        arranged.count < 2 ? [] : [size(canvas, axis.size, 0, priority: 49, "UISV-canvas-fit")]
    }

    /// A guide between each two neighbours, all of the same size.
    private func gaps(
        from near: LayoutAttribute, to far: LayoutAttribute, priority: (_ gap: Int) -> Float
    ) -> [InstalledConstraint] {
        var all: [InstalledConstraint] = []
        for index in arranged.indices.dropLast() {
            let guide = InstalledItem.gapGuide(after: index, ofStackView: stackIndex)
            all.append(constraint(guide, axis.start, .view(arranged[index]), near, "UISV-distributing-edge"))
            all.append(constraint(guide, axis.end, .view(arranged[index + 1]), far, "UISV-distributing-edge"))
            guard index > 0 else { continue }
            let first = InstalledItem.gapGuide(after: 0, ofStackView: stackIndex)
            all.append(
                constraint(guide, axis.size, first, axis.size, priority: priority(index), "UISV-fill-equally"))
        }
        return all
    }
}
