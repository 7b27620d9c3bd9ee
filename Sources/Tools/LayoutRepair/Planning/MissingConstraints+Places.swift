// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry

/// Arranged views that keep their places: without the constraints that were removed, a stack view has them somewhere else.
extension MissingConstraints {
    /// Each solves the layout once.
    private static let mostPlaceAttempts = 100

    /// Adds constraints for one view, after which fewer views are somewhere else than at design time.
    ///
    /// - Returns: whether there are such constraints.
    mutating func addPlace() -> Bool {
        guard keepsSizes else { return false }
        let displaced = displacements(in: layout)
        let arranged = displaced.filter { neighborhood.isArranged($0.view) }
        guard !arranged.isEmpty else { return false }
        var placed = self
        placed.restore(displaced)
        let candidates = MissingCandidates(
            neighborhood: placed.neighborhood, guides: guides, layout: layout, openness: openness, waits: false)
        for place in arranged {
            for group in candidates.groupsOfPlace(place.view, place.axis) {
                guard placeAttempts < Self.mostPlaceAttempts else { return false }
                placeAttempts += 1
                let addition = Addition(view: place.view, axis: place.axis, constraints: group)
                let solved = solution(with: [addition])
                let left = displacements(in: solved)
                guard left.count < displaced.count, !left.contains(place),
                    solved.views[place.view].open(place.axis).isEmpty, add([addition], solved)
                else { continue }
                restore(displaced.filter { !left.contains($0) })
                return true
            }
        }
        return false
    }

    /// Selected views that are determined along an axis, but not at their place at design time.
    func displacements(in solved: SolvedLayout) -> [ViewAxis] {
        selected.filter { $0 != 0 }.flatMap { view in
            Axis.allCases.filter {
                solved.views[view].open($0).isEmpty
                    && original[view].differs(from: solved.views[view].frame, along: $0, by: tolerance)
            }.map { ViewAxis(view: view, axis: $0) }
        }
    }
}

extension Rect {
    func differs(from other: Rect, along axis: Axis, by tolerance: Double) -> Bool {
        let (place, otherPlace) = axis == .horizontal ? (x, other.x) : (y, other.y)
        return abs(place - otherPlace) > tolerance + 1e-6 || abs(size[axis] - other.size[axis]) > tolerance + 1e-6
    }
}
