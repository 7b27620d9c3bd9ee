// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension InstalledConstraint {
    /// The views that it concerns, guides by their owners; the first time each.
    package var views: [Int] {
        var all: [Int] = []
        for anchor in anchors where !all.contains(anchor.item.view) { all.append(anchor.item.view) }
        return all
    }

    package var anchors: [InstalledAnchor] { first.anchors + (second?.anchors ?? []) }
}

extension InstalledConstraint.Operand {
    var anchors: [InstalledAnchor] {
        switch self {
        case .anchor(let anchor): [anchor]
        case .offset(let from, let to): [from, to]
        }
    }
}

extension InstalledItem {
    /// The view itself; a built-in guide's owner. Guides of the document have an owner too, but concern no view.
    fileprivate var view: Int {
        switch self {
        case .item(.view(let view)), .item(.builtInGuide(_, of: let view)): view
        case .item(.guide): 0
        case .gapGuide(_, let stack), .spanner(let stack), .distributionIdeal(let stack): stack
        }
    }
}
