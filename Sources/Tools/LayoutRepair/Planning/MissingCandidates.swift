// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Groups of constraints that may determine a view along an axis, the preferred first.
///
/// Interface Builder's own rules are not published. These pin the nearer edge to its nearest neighbour, keep a centered
/// view centered and a view from margin to margin as wide as its superview, put text on the baseline of the text beside
/// it, and fix a size where nothing else gives it.
struct MissingCandidates {
    let neighborhood: Neighborhood
    let guides: AvailableGuides
    let layout: SolvedLayout
    /// What is to be determined.
    let openness: Openness
    /// Whether a view has to wait for a nearest neighbour that is not determined itself.
    let waits: Bool

    /// Points from the superview within which a wide view is meant to reach from side to side.
    private static let standardMargin = 20.0

    private var edges: EdgeConstraints { EdgeConstraints(neighborhood: neighborhood, guides: guides) }

    func groups(for index: Int, _ axis: Axis) -> [[Constraint]] {
        let open = openness.of(index, axis)
        let sizeIsOpen = open.contains(axis == .horizontal ? .width : .height)
        let size = sizeIsOpen ? edges.size(index, axis) : nil
        if neighborhood.isArranged(index) { return groupsOfArranged(index, axis, size: size) }
        let pins = pins(of: index, axis)
        if let size, open.count == 1 {
            let alone = [size] + pins
            return (spansSuperview(index, axis) ? pins + [size] : alone).map { [$0] }
        }
        let hasNaturalSize = layout.views[index].intrinsicContentSize[axis] != nil
        let superviewEdges =
            spansSuperview(index, axis) ? [Side.start, .end].compactMap { edges.toSuperview(index, axis, $0) } : []
        guard let size else {
            return (hasNaturalSize && superviewEdges.count == 2 ? [superviewEdges] : []) + pins.map { [$0] }
        }
        if !superviewEdges.isEmpty {
            let singles = superviewEdges + pins + [size]
            return singles.map { [$0] } + [superviewEdges] + pins.map { [$0, size] }
        }
        let singles = hasNaturalSize ? pins + [size] : [size] + pins
        return singles.map { [$0] } + pins.map { [$0, size] }
    }

    /// A stack view places what it arranges, except across its axis where it is larger than subviews that it aligns by their
    /// baselines: an edge of one of these fixes all.
    private func groupsOfArranged(_ index: Int, _ axis: Axis, size: Constraint?) -> [[Constraint]] {
        let singles = [size].compactMap(\.self)
        guard openness.of(index, axis).contains(axis == .horizontal ? .x : .y) else { return singles.map { [$0] } }
        let pins = sidesToSuperview(index, axis).compactMap { edges.toSuperview(index, axis, $0) }
        return (singles + pins).map { [$0] } + pins.flatMap { pin in singles.map { [pin, $0] } }
    }

    /// What keeps an arranged view at its place along an axis: its size, an edge, or both.
    func groupsOfPlace(_ index: Int, _ axis: Axis) -> [[Constraint]] {
        let size = edges.size(index, axis)
        let pins = sidesToSuperview(index, axis).compactMap { edges.toSuperview(index, axis, $0) }
        let singles = [size].compactMap { $0 } + pins
        return singles.map { [$0] } + (size.map { size in pins.map { [$0, size] } } ?? [])
    }

    /// The nearer one first.
    private func sidesToSuperview(_ index: Int, _ axis: Axis) -> [Side] {
        let distances = [Side.start, .end].map { neighborhood.distanceToSuperview(of: index, axis, $0) }
        return distances[1] < distances[0] - 1 ? [.end, .start] : [.start, .end]
    }

    /// What fixes the position: the center, a baseline, the nearer edge, the other one.
    private func pins(of index: Int, _ axis: Axis) -> [Constraint] {
        var pins: [Constraint] = []
        if axis == .vertical, let baseline = edges.baseline(index, where: { isDetermined($0, axis) }) {
            pins.append(baseline)
        }
        if let center = edges.center(index, axis) { pins.append(center) }
        let sides = [Side.start, .end].map { (side: $0, choice: nearest(to: index, axis, $0)) }
        let isEndNearer = sides[1].choice.distance < sides[0].choice.distance - 1
        for (side, choice) in isEndNearer ? sides.reversed() : sides {
            switch choice {
            case .sibling(let sibling):
                if isDetermined(sibling.index, axis) {
                    pins.append(edges.toSibling(index, axis, side, sibling))
                } else if waits, side == (isEndNearer ? .end : .start) {
                    return []
                }
            case .superview where !waits: break
            case .superview: pins += [edges.toSuperview(index, axis, side)].compactMap(\.self)
            }
        }
        if !waits {
            for side in sidesToSuperview(index, axis) {
                pins += [edges.toSuperview(index, axis, side)].compactMap(\.self)
            }
        }
        return pins
    }

    private enum Neighbor {
        case sibling(Neighborhood.Sibling)
        case superview(distance: Double)

        var distance: Double {
            switch self {
            case .sibling(let sibling): sibling.distance
            case .superview(let distance): distance
            }
        }
    }

    private func nearest(to index: Int, _ axis: Axis, _ side: Side) -> Neighbor {
        if let sibling = neighborhood.nearest(to: index, axis, side) { return .sibling(sibling) }
        return .superview(distance: neighborhood.distanceToSuperview(of: index, axis, side))
    }

    private func isDetermined(_ index: Int, _ axis: Axis) -> Bool { openness.of(index, axis).isEmpty }

    /// Whether a view that is to be placed spans its superview at design time, and has the size of its contents now.
    func reachesAcross(_ index: Int, _ axis: Axis) -> Bool {
        guard index != 0, !openness.of(index, axis).isEmpty, !neighborhood.isArranged(index),
            neighborhood.document.views[index].frame != nil,
            let natural = layout.views[index].intrinsicContentSize[axis],
            abs(layout.views[index].alignmentRect.size[axis] - natural) < 0.01
        else { return false }
        return spansSuperview(index, axis)
    }

    private func spansSuperview(_ index: Int, _ axis: Axis) -> Bool {
        guard let superview = neighborhood.document.views[index].superview,
            neighborhood.document.views[superview].content != .scrollView,
            neighborhood.nearest(to: index, axis, .start) == nil, neighborhood.nearest(to: index, axis, .end) == nil
        else { return false }
        let outer = neighborhood.extent(of: superview, axis, in: superview).length
        return neighborhood.extent(of: index, axis, in: superview).length > outer / 2
            && [Side.start, .end].allSatisfy {
                (-0.01...Self.standardMargin + 0.01).contains(
                    neighborhood.distanceToSuperview(of: index, axis, $0) - inset(of: superview, axis, $0))
            }
    }

    /// What the safe area of the root takes of an edge.
    private func inset(of superview: Int, _ axis: Axis, _ side: Side) -> Double {
        guard superview == 0 else { return 0 }
        let area = layout.canvas.safeArea
        return switch (axis, side) {
        case (.horizontal, .start): area.leading
        case (.horizontal, .end): area.trailing
        case (.vertical, .start): area.top
        case (.vertical, .end): area.bottom
        }
    }
}
