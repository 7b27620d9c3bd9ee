// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The coordinates of a path as distances from a few places: a symbol is the same wherever it is, and so is a corner.
struct AnchoredPath {
    /// Coordinates that move differently with the size.
    private(set) var anchors: [FittedNumber] = []
    /// By coordinate: its anchor, and how far it is from it.
    private var distances: [(anchor: Int, distance: Double)] = []

    /// - Parameter numbers: x and y of each point.
    init(_ numbers: some Collection<FittedNumber>) {
        for (index, number) in numbers.enumerated() {
            // Those across and those along move on their own, even where they do so alike.
            let known = anchors.indices.first { place in
                isUpright[place] == (index % 2 == 0) && anchors[place].width == number.width
                    && anchors[place].height == number.height && anchors[place].isRounded == number.isRounded
            }
            if known == nil {
                anchors.append(number)
                isUpright.append(index % 2 == 0)
            }
            let anchor = known ?? anchors.count - 1
            distances.append((anchor, number.constant - anchors[anchor].constant))
        }
    }

    private var isUpright: [Bool] = []

    /// Without the anchors: the commands, then the anchor of each coordinate, then its distance.
    func json(_ commands: String) -> JSONOutput {
        .array([
            .string(commands), .array(distances.map { .integer($0.anchor) }),
            .array(distances.map { .decimal($0.distance, places: 3) }),
        ])
    }
}
