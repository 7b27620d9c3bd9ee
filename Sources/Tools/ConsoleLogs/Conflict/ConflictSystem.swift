// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// The members of a report as a linear system over the edges and sizes of its items.
///
/// All items are in one space, in which a constraint between two of them means the same wherever they are in the tree.
/// Sizes, layout margins and the distances of baselines are at least 0, except the sizes of guides that the system makes: a view
/// smaller than its margins has a margins guide smaller than nothing. `leading` is `left`: the log does not say the
/// direction, and a mirrored system conflicts where this one does.
struct ConflictSystem: Sendable {
    /// What an unknown stands for.
    struct Unknown: Hashable, Sendable {
        enum Kind: String, Hashable, Sendable {
            case x, y, width, height, contentWidth, contentHeight
            case leftMargin, rightMargin, topMargin, bottomMargin, firstBaseline, lastBaseline

            /// Positions may be anywhere.
            fileprivate var isNonNegative: Bool { self != .x && self != .y }
            var isUnprinted: Bool {
                switch self {
                case .x, .y, .width, .height, .contentWidth, .contentHeight: false
                default: true
                }
            }
        }

        var item: String
        var kind: Kind
    }

    /// `Σ coefficient · unknown  relation  constant`, within the tolerance of the printed numbers.
    struct LinearRow: Sendable {
        var terms: [Int: Double]
        var relation: LoggedConstraint.Equation.Relation
        var constant: Double
        var tolerance: Double
    }

    private(set) var unknowns: [Unknown] = []
    private var indices: [Unknown: Int] = [:]
    /// Baselines whose places are members: these count as they are, and not only as at least 0.
    private var known: Set<Int> = []
    /// By member; nil if a member says nothing that can be used.
    private(set) var rows: [LinearRow?] = []
    let superviews: Superviews
    /// The layout margins guide of an item: its edges are the margins of that item.
    private let marginsGuides: [String: String]
    /// Guides that the system makes, as for layout margins and safe areas.
    private let systemGuides: Set<String>
    private let isAppKit: Bool

    init(_ report: ConflictReport) {
        superviews = Superviews(report)
        marginsGuides = Self.marginsGuides(of: report)
        systemGuides = Self.systemGuides(of: report)
        isAppKit = report.isAppKit
        for member in report.members { rows.append(row(of: member)) }
        for (member, row) in zip(report.members, rows) where SystemConstraint(member) == .baseline {
            known.formUnion((row?.terms.keys.map(\.self) ?? []).filter { unknowns[$0].kind.isUnprinted })
        }
    }

    /// From the constraints that place such a guide in its view, as `UIView-topMargin-guide-constraint`.
    private static func marginsGuides(of report: ConflictReport) -> [String: String] {
        var guides: [String: String] = [:]
        for member in report.members where member.identifier?.hasSuffix("Margin-guide-constraint") == true {
            guard let owner = member.names.first(where: { $0.name == "|" })?.item, let equation = member.equation else {
                continue
            }
            let guide = [equation.first.item, equation.second?.item].compactMap { $0 }.first { $0.key != owner.key }
            if let guide, !guide.isSuperview { guides[owner.key] = guide.key }
        }
        return guides
    }

    /// By their own identifiers, or those of the constraints that place them.
    private static func systemGuides(of report: ConflictReport) -> Set<String> {
        var guides: Set<String> = []
        for member in report.members {
            let isPlaced =
                switch SystemConstraint(member) {
                case .marginGuide, .safeAreaGuide: true
                default: false
                }
            for item in member.items where item.isGuide && (isPlaced || item.isGuideOfSystem) {
                guides.insert(item.key)
            }
        }
        return guides
    }

    /// Whether an unknown is at least 0.
    func isNonNegative(_ unknown: Int) -> Bool {
        let (item, kind) = (unknowns[unknown].item, unknowns[unknown].kind)
        if kind == .width || kind == .height, systemGuides.contains(item) { return false }
        return kind.isNonNegative && !known.contains(unknown)
    }

    /// The size nearest to its constant that a member could give its item beside all other members that can be read, for which the
    /// smallest set alone may not be enough; nil if those conflict themselves.
    func nearestSize(beside member: Int) -> Double? {
        guard let row = rows[member], rows.count <= SmallestSet.mostReduced else { return nil }
        var linear = LinearSystem()
        var variables: [Int: Variable] = [:]
        func terms(_ row: LinearRow) -> [Row.Term] {
            row.terms.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { unknown, coefficient in
                let variable =
                    variables[unknown]
                    ?? linear.addVariable(isNonNegative: isNonNegative(unknown), tieRule: .nearestToZero)
                variables[unknown] = variable
                return Row.Term(coefficient, variable)
            }
        }
        for (index, other) in rows.enumerated() where index != member {
            guard let other else { continue }
            for bound in other.bounds(terms(other)) { linear.add(bound) }
        }
        let size = terms(row)
        guard size.count == 1 else { return nil }
        linear.add(Row(size, .equal, row.constant, priority: Priority(1)))
        let solution = linear.solve(breakPolicy: .never)
        guard solution.outcome == .solved else { return nil }
        return size[0].coefficient * solution.values[size[0].variable.index]
    }

    private mutating func row(of member: LoggedConstraint) -> LinearRow? {
        guard let equation = member.equation, !member.isInactive, member.priority.map({ $0 >= 1000 }) ?? true else {
            return nil
        }
        var row = LinearRow(
            terms: [:], relation: equation.relation, constant: equation.constant.value,
            tolerance: equation.constant.tolerance)
        guard let second = equation.second else { return loneConstant(equation, member, row) }
        guard let firstItem = superviews.resolved(equation.first.item, with: second.item),
            let secondItem = superviews.resolved(second.item, with: equation.first.item)
        else { return nil }
        let multiplier = equation.multiplier.value
        if equation.multiplier.tolerance > 0 { row.tolerance = max(row.tolerance, 0.01) }
        add(1, equation.first.attribute, of: firstItem, to: &row)
        add(-multiplier, second.attribute, of: secondItem, to: &row)
        if multiplier != 1 || equation.first.attribute.isSize != second.attribute.isSize,
            !equation.first.attribute.isSize
        {
            // A multiple of a location counts from the origin of the space that contains both.
            let origin = superviews.commonSuperview(of: firstItem, and: secondItem)
            let kind: Unknown.Kind = equation.first.attribute.isHorizontal ? .x : .y
            let share = second.attribute.isSize ? 1 : 1 - multiplier
            row.terms[index(of: Unknown(item: origin, kind: kind)), default: 0] -= share
        }
        return row
    }

    /// A size, or a location in the superview as autoresizing masks have it.
    private mutating func loneConstant(
        _ equation: LoggedConstraint.Equation, _ member: LoggedConstraint, _ row: LinearRow
    ) -> LinearRow? {
        var row = row
        let first = equation.first
        guard let item = superviews.resolved(first.item, with: nil) else { return nil }
        if first.attribute.isSize {
            add(1, first.attribute, of: item, to: &row)
            return row
        }
        let named = member.names.first { $0.name == "|" }?.item.key
        guard let superview = named ?? superviews.superview(of: item) else { return nil }
        if isAppKit, !first.attribute.isHorizontal {
            // AppKit counts upwards from the bottom of a view that is not flipped.
            let flipped: LoggedAttribute =
                switch first.attribute {
                case .minY: .bottom
                case .maxY: .top
                default: .midY
                }
            add(1, .bottom, of: superview, to: &row)
            add(-1, flipped, of: item, to: &row)
            return row
        }
        add(1, first.attribute, of: item, to: &row)
        add(-1, first.attribute.isHorizontal ? .left : .top, of: superview, to: &row)
        return row
    }

    /// Replaces unknowns by a number.
    mutating func substitute(_ fixed: [Int], _ value: Double) {
        for index in rows.indices {
            for unknown in fixed {
                guard let coefficient = rows[index]?.terms.removeValue(forKey: unknown) else { continue }
                rows[index]?.constant -= coefficient * value
            }
        }
    }

    private mutating func index(of unknown: Unknown) -> Int {
        if let index = indices[unknown] { return index }
        unknowns.append(unknown)
        indices[unknown] = unknowns.count - 1
        return unknowns.count - 1
    }

    private mutating func add(_ factor: Double, _ attribute: LoggedAttribute, of item: String, to row: inout LinearRow)
    {
        if let guide = marginsGuides[item], let edge = attribute.guideAttribute {
            add(factor, edge, of: guide, to: &row)
            return
        }
        for (kind, share) in attribute.parts {
            row.terms[index(of: Unknown(item: item, kind: kind)), default: 0] += factor * share
        }
    }
}

extension LoggedAttribute {
    /// What a margin is of the layout margins guide.
    fileprivate var guideAttribute: LoggedAttribute? {
        switch self {
        case .leftMargin, .leadingMargin: .left
        case .rightMargin, .trailingMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// As a sum of unknowns of its item.
    fileprivate var parts: [(ConflictSystem.Unknown.Kind, Double)] {
        switch self {
        case .left, .leading, .minX: [(.x, 1)]
        case .right, .trailing, .maxX: [(.x, 1), (.width, 1)]
        case .top, .minY: [(.y, 1)]
        case .bottom, .maxY: [(.y, 1), (.height, 1)]
        case .width: [(.width, 1)]
        case .height: [(.height, 1)]
        case .contentWidth: [(.contentWidth, 1)]
        case .contentHeight: [(.contentHeight, 1)]
        case .centerX, .midX: [(.x, 1), (.width, 0.5)]
        case .centerY, .midY: [(.y, 1), (.height, 0.5)]
        case .firstBaseline: [(.y, 1), (.firstBaseline, 1)]
        case .baseline, .lastBaseline: [(.y, 1), (.height, 1), (.lastBaseline, -1)]
        case .leftMargin, .leadingMargin: [(.x, 1), (.leftMargin, 1)]
        case .rightMargin, .trailingMargin: [(.x, 1), (.width, 1), (.rightMargin, -1)]
        case .topMargin: [(.y, 1), (.topMargin, 1)]
        case .bottomMargin: [(.y, 1), (.height, 1), (.bottomMargin, -1)]
        case .centerXWithinMargins: [(.x, 1), (.width, 0.5), (.leftMargin, 0.5), (.rightMargin, -0.5)]
        case .centerYWithinMargins: [(.y, 1), (.height, 0.5), (.topMargin, 0.5), (.bottomMargin, -0.5)]
        }
    }
}
