// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Distances from one edge that share a line where space is short, each with its number at its own end: superimposed
/// running dimensions, as ISO 129-1 calls them.
struct RunningDimensions {
    /// Indices of marks, the shortest first.
    var members: [Int]
    /// The end that they have in common.
    var origin: Beam.End

    static let fewest = 3
    /// Points between the ends of consecutive distances, so that each number is at its own end.
    private static let leastSteps: [Axis: Double] = [.horizontal: 34, .vertical: 16]

    private struct Edge: Hashable {
        var axis: Axis
        var origin: Beam.End
        /// Half points.
        var position: Double
        var item: Span
    }

    /// In the order of the first mark of each; no mark is in two.
    static func all(in marks: [ConstraintMark]) -> [RunningDimensions] {
        var edges: [Edge: [Int]] = [:]
        var order: [Edge] = []
        for (index, mark) in marks.enumerated() {
            guard let beam = mark.runningBeam else { continue }
            for (origin, position, item) in [
                (Beam.End.lower, beam.along.lower, beam.lowerItem), (.upper, beam.along.upper, beam.upperItem),
            ] {
                let edge = Edge(axis: beam.axis, origin: origin, position: (position * 2).rounded(), item: item)
                if edges[edge] == nil { order.append(edge) }
                edges[edge, default: []].append(index)
            }
        }
        var taken: Set<Int> = []
        return order.compactMap { edge in
            let free = (edges[edge] ?? []).filter { !taken.contains($0) }
            guard free.count >= fewest else { return nil }
            let members = spread(free, marks, by: leastSteps[edge.axis] ?? 0)
            guard members.count >= fewest else { return nil }
            taken.formUnion(members)
            return RunningDimensions(members: members, origin: edge.origin)
        }
    }

    /// The marks whose end is far enough from the end of the one before.
    private static func spread(_ marks: [Int], _ all: [ConstraintMark], by step: Double) -> [Int] {
        let lengths = marks.compactMap { mark in all[mark].runningBeam.map { (mark, $0.along.length) } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        var members: [Int] = []
        var last = 0.0
        for (mark, length) in lengths where length - last >= step {
            members.append(mark)
            last = length
        }
        return members
    }
}

extension ConstraintMark {
    /// A plain distance, which may share a line with others.
    fileprivate var runningBeam: Beam? {
        guard case .beam(let beam) = figure, beam.home == .gap, state == .determined, standing == .required,
            shortfall == nil, beam.cutEnds.isEmpty, label?.first?.isLetter == false
        else { return nil }
        return beam
    }
}
