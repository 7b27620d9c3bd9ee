// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Equal distances or sizes along a row, column or grid, and any that coincide: one of them has the number for all,
/// with their count.
struct EqualDistances {
    /// Fewer have a number each: where there is room, and where there is not.
    static let fewest = 6
    static let fewestInCrowd = 3

    private struct Kind: Hashable {
        var label: String
        var axis: Axis
        var isSize: Bool
        /// Views that hold the items on both ends.
        var containers: [Int?]
        var standing: ConstraintMark.Standing
    }

    private var representatives: [Int: Int] = [:]
    private var counts: [Int: Int] = [:]

    /// - Parameter isSeen: whether anything of a mark's line is visible, so that a number on it is seen to belong to it.
    init(of marks: [ConstraintMark], document: Document, atLeast fewest: Int, isSeen: (ConstraintMark) -> Bool) {
        var groups: [Kind: [Int]] = [:]
        var order: [Kind] = []
        var isCoincident: Set<Int> = []
        for group in CoincidentMarks.groups(of: marks, atLeast: fewest) {
            isCoincident.formUnion(group)
            for member in group { representatives[member] = group[0] }
            counts[group[0]] = group.count
        }
        for (index, mark) in marks.enumerated() where !isCoincident.contains(index) {
            guard let kind = EqualDistances.kind(of: mark, document) else { continue }
            if groups[kind] == nil { order.append(kind) }
            groups[kind, default: []].append(index)
        }
        for kind in order {
            guard let members = groups[kind], members.count >= fewest else { continue }
            for line in EqualDistances.lines(of: members, marks) where line.count >= fewest {
                // The middle one, where a reader looks for what all have in common.
                let seen = line.filter { isSeen(marks[$0]) }
                let representative = seen.isEmpty ? line[(line.count - 1) / 2] : seen[(seen.count - 1) / 2]
                for member in line { representatives[member] = representative }
                counts[representative] = line.count
            }
        }
    }

    func isRepresentative(_ mark: Int) -> Bool { representatives[mark].map { $0 == mark } ?? true }

    func count(of mark: Int) -> Int? { counts[mark] }

    /// Plain distances between views: those with a state or a shortfall have their own label.
    private static func kind(of mark: ConstraintMark, _ document: Document) -> Kind? {
        guard case .beam(let beam) = mark.figure, mark.state == .determined, mark.shortfall == nil,
            mark.standing != .broken, beam.sharedOrigin == nil, let label = mark.label, label.first?.isLetter == false
        else { return nil }
        let isSize = beam.home != .gap
        switch mark.source {
        case .stackView(let view):
            return Kind(label: label, axis: beam.axis, isSize: isSize, containers: [view], standing: mark.standing)
        case .constraint(let index):
            let containers = document.constraints[index].anchors.map { anchor -> Int? in
                switch anchor.item {
                case .view(let view): document.views[view].superview
                case .guide(let guide): document.guides[guide].owner
                case .builtInGuide(_, of: let view): view
                }
            }
            return Kind(label: label, axis: beam.axis, isSize: isSize, containers: containers, standing: mark.standing)
        }
    }

    /// Marks that continue each other or run side by side between the same two lines.
    private static func lines(of members: [Int], _ marks: [ConstraintMark]) -> [[Int]] {
        enum Line: Hashable {
            case between(Double, Double)
            case beside(Double, Double)
            /// Views in a column or row, of which only one edge or the centre may be on a line.
            case lower(Double)
            case middle(Double)
            case upper(Double)
        }
        func rounded(_ value: Double) -> Double { value.rounded() }
        var parents = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) })
        func root(_ member: Int) -> Int {
            var member = member
            while let parent = parents[member], parent != member { member = parent }
            return member
        }
        var first: [Line: Int] = [:]
        for member in members {
            guard case .beam(let beam) = marks[member].figure else { continue }
            let across = beam.lowerItem.intersection(beam.upperItem) ?? beam.lowerItem
            var keys: [Line] = [
                .between(rounded(beam.along.lower), rounded(beam.along.upper)),
                .beside(rounded(across.lower), rounded(across.upper)),
            ]
            if beam.home != .gap {
                keys += [
                    .lower(rounded(across.lower)), .middle(rounded(across.middle)), .upper(rounded(across.upper)),
                ]
            }
            for key in keys {
                if let other = first[key] {
                    let (a, b) = (root(other), root(member))
                    parents[max(a, b)] = min(a, b)
                } else {
                    first[key] = member
                }
            }
        }
        var lines: [Int: [Int]] = [:]
        for member in members { lines[root(member), default: []].append(member) }
        return lines.sorted { $0.key < $1.key }.map(\.value)
    }
}
