// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Distances and sizes with the same value at the same place, such as those of many views with one frame: they share a
/// lane and a number.
enum CoincidentMarks {
    private struct Key: Hashable {
        var axis: Axis
        /// Hundredths of a point.
        var along: Span
        var lowerItem: Span
        var upperItem: Span
        var home: Beam.Position
        var isBar: Bool
        var label: String?
        var state: MarkState
        var standing: ConstraintMark.Standing

        init?(_ mark: ConstraintMark) {
            guard mark.standing != .broken, mark.shortfall == nil else { return nil }
            switch mark.figure {
            case .alignment: return nil
            case .beam(let beam), .bar(let beam):
                axis = beam.axis
                (along, lowerItem, upperItem) = (
                    beam.along.inHundredths, beam.lowerItem.inHundredths, beam.upperItem.inHundredths
                )
                home = beam.home
            }
            if case .bar = mark.figure { isBar = true } else { isBar = false }
            (label, state, standing) = (mark.label, mark.state, mark.standing)
        }
    }

    /// Indices of marks that coincide, in ascending order, in the order of the first of each group.
    static func groups(of marks: [ConstraintMark], atLeast fewest: Int) -> [[Int]] {
        var firsts: [Key: Int] = [:]
        var groups: [Int: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            guard let key = Key(mark) else { continue }
            if let first = firsts[key] {
                groups[first, default: [first]].append(index)
            } else {
                firsts[key] = index
            }
        }
        return groups.values.filter { $0.count >= fewest }.sorted { $0[0] < $1[0] }
    }

    /// By mark, the first of those that it coincides with; the first itself is left out.
    static func leaders(of marks: [ConstraintMark], atLeast fewest: Int) -> [Int: Int] {
        var leaders: [Int: Int] = [:]
        for group in groups(of: marks, atLeast: fewest) {
            for member in group.dropFirst() { leaders[member] = group[0] }
        }
        return leaders
    }
}

extension Span {
    fileprivate var inHundredths: Span { Span((lower * 100).rounded(), (upper * 100).rounded()) }
}
