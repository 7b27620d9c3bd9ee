// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The places that were found for a picture, for another picture of the same layout in other colours: looking for them takes most of the
/// time of a picture of thousands of views.
///
/// Marks, names and badges of both pictures come in the same order. A place is that of the first picture where the grid has the same
/// contents; the places after one where it has others are looked for as in any picture.
package final class FoundPlaces {
    /// Places of one kind, in the order in which they were found.
    struct List<Place> {
        private var found: [(grid: UInt64, place: Place)] = []
        private var next = 0
        private var isReused = false

        mutating func reuse() { (next, isReused) = (0, true) }

        mutating func place(in grid: borrowing PlacementGrid, _ find: () -> Place) -> Place {
            guard isReused else {
                let place = find()
                found.append((grid.digest, place))
                return place
            }
            guard next < found.count, found[next].grid == grid.digest else {
                next = found.count
                return find()
            }
            defer { next += 1 }
            return found[next].place
        }
    }

    var lanes = List<[ConstraintMark]>()
    var names = List<NamePlacer.Placed?>()
    var badges = List<(rect: Rect, leader: [Point])?>()

    package init() {}

    /// From here on places are those of the picture before.
    package func reuse() {
        lanes.reuse()
        names.reuse()
        badges.reuse()
    }
}
