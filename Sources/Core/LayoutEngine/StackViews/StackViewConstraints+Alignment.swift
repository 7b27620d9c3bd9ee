// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension StackViewConstraints {
    /// The constraints across the axis.
    func alignmentConstraints() -> [InstalledConstraint] {
        let cross = crossAxis
        switch stack.alignment {
        case .fill:
            return aligned([cross.start, cross.end]) + connected([cross.start, cross.end], to: .view(arranged[0]))
        case .leading, .top:
            return aligned([cross.start]) + connected([cross.start], to: .view(arranged[0]))
                + connected([cross.end], to: spanner) + spanned(from: cross.start, to: cross.end)
                + suppressed()
        case .trailing, .bottom:
            return aligned([cross.end]) + connected([cross.end], to: .view(arranged[0]))
                + connected([cross.start], to: spanner) + spanned(from: cross.end, to: cross.start)
                + suppressed()
        case .center:
            return centered()
        case .firstBaseline, .lastBaseline:
            return baselineAligned(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
        }
    }

    private var spanner: InstalledItem { .spanner(ofStackView: stackIndex) }

    private func aligned(_ attributes: [LayoutAttribute]) -> [InstalledConstraint] {
        arranged.dropFirst().flatMap { view in
            attributes.map { constraint(.view(view), $0, .view(arranged[0]), $0, "UISV-alignment") }
        }
    }

    private func connected(_ attributes: [LayoutAttribute], to item: InstalledItem) -> [InstalledConstraint] {
        attributes.map { constraint(canvas, $0, item, $0, "UISV-canvas-connection") }
    }

    /// A spanner that begins where every subview begins and reaches as far as the farthest.
    private func spanned(from near: LayoutAttribute, to far: LayoutAttribute) -> [InstalledConstraint] {
        let isStart = near == crossAxis.start
        return arranged.flatMap { view in
            [
                constraint(spanner, near, .view(view), near, priority: 999.5, "UISV-spanning-boundary"),
                constraint(
                    spanner, far, isStart ? .greaterThanOrEqual : .lessThanOrEqual, .view(view), far,
                    "UISV-spanning-boundary"),
            ]
        } + [fit(spanner, "UISV-spanning-fit", 51)]
    }

    private func centered() -> [InstalledConstraint] {
        let cross = crossAxis
        let first = InstalledItem.view(arranged[0])
        guard arranged.count > 1 else {
            return [
                constraint(canvas, cross.start, .lessThanOrEqual, first, cross.start, "UISV-canvas-connection"),
                constraint(canvas, cross.end, .greaterThanOrEqual, first, cross.end, "UISV-canvas-connection"),
                constraint(canvas, cross.center, first, cross.center, "UISV-canvas-connection"),
                fit(canvas, "UISV-canvas-fit", 49),
            ] + suppressed()
        }
        return aligned([cross.center]) + connected([cross.start, cross.end], to: spanner)
            + connected([cross.center], to: first)
            + arranged.flatMap { view in
                [
                    constraint(
                        spanner, cross.start, .lessThanOrEqual, .view(view), cross.start, "UISV-spanning-boundary"),
                    constraint(
                        spanner, cross.end, .greaterThanOrEqual, .view(view), cross.end, "UISV-spanning-boundary"),
                ]
            } + [fit(spanner, "UISV-spanning-fit", 51)] + suppressed()
    }

    private func baselineAligned(_ baseline: LayoutAttribute) -> [InstalledConstraint] {
        let cross = crossAxis
        return aligned([baseline])
            + arranged.flatMap { view in
                [
                    constraint(
                        canvas, cross.start, .lessThanOrEqual, .view(view), cross.start, "UISV-canvas-connection"),
                    constraint(
                        canvas, cross.end, .greaterThanOrEqual, .view(view), cross.end, "UISV-canvas-connection"),
                ]
            } + [fit(canvas, "UISV-canvas-fit", 49)] + suppressed()
    }

    private func suppressed() -> [InstalledConstraint] {
        arranged.map { fit(.view($0), "UISV-ambiguity-suppression", 25) }
    }

    private func fit(_ item: InstalledItem, _ identifier: String, _ priority: Float) -> InstalledConstraint {
        size(item, crossAxis.size, 0, priority: priority, identifier)
    }
}
