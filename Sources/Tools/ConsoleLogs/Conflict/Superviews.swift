// SPDX-License-Identifier: Apache-2.0
/// Which item is the superview of which, as far as the members of a report say it.
struct Superviews: Sendable {
    private var superviews: [String: String] = [:]

    /// Taken from what is certain to what is likely; the first that is known of an item stays.
    init(_ report: ConflictReport) {
        for member in report.members {
            guard let bar = member.names.first(where: { $0.name == "|" })?.item, bar.pointer != nil || bar.name != nil,
                let equation = member.equation
            else { continue }
            for item in [equation.first.item, equation.second?.item].compactMap({ $0 }) where item.key != bar.key {
                if !item.isSuperview { put(item.key, in: bar.key) }
            }
        }
        putCut(report)
        for member in report.members where member.identifier?.isCanvasConnection == true {
            guard let equation = member.equation, let second = equation.second?.item else { continue }
            if equation.first.item.className?.hasSuffix("StackView") == true, !equation.isDrawn {
                put(second.key, in: equation.first.item.key)
            }
        }
        putFilling(report)
        putInMargins(report)
        putNeighbours(report)
    }

    /// Where the superview's name is cut off, the only item whose name goes on like this.
    private mutating func putCut(_ report: ConflictReport) {
        for member in report.members {
            guard let beginning = member.cutSuperview, let equation = member.equation,
                let inner = [equation.first.item, equation.second?.item].compactMap({ $0 }).first(where: {
                    !$0.isSuperview
                })
            else { continue }
            let whole = Set(
                report.members.flatMap(\.items).filter { item in
                    item.key != inner.key && item.className?.hasPrefix(beginning.className ?? "") == true
                        && (beginning.pointer.map { item.pointer?.hasPrefix($0) == true } ?? true)
                }.map(\.key))
            if whole.count == 1, let outer = whole.first { put(inner.key, in: outer) }
        }
    }

    /// Margins and guides are for what is inside of their view.
    private mutating func putInMargins(_ report: ConflictReport) {
        for equation in report.members.compactMap(\.equation) {
            guard let second = equation.second, !equation.first.item.isSuperview, !second.item.isSuperview else {
                continue
            }
            for (inner, outer) in [(equation.first, second), (second, equation.first)]
            where !inner.attribute.isOfMargins && !inner.item.isGuide {
                if outer.attribute.isOfMargins { put(inner.item.key, in: outer.item.key) }
                if outer.item.isGuide, !outer.attribute.isSize, let owner = superviews[outer.item.key] {
                    put(inner.item.key, in: owner)
                }
            }
        }
    }

    /// Items with a drawn gap between them stand side by side.
    private mutating func putNeighbours(_ report: ConflictReport) {
        let gaps = report.members.compactMap(\.equation).filter { $0.isDrawn && $0.second != nil }
            .map { ($0.first.item.key, $0.second?.item.key ?? "") }
            .filter { superviews[$0.0] != $0.1 && superviews[$0.1] != $0.0 }
        // Along a row of items; there and back reaches them all.
        for (first, second) in gaps + gaps.reversed() {
            if let outer = superviews[first] { put(second, in: outer) }
            if let outer = superviews[second] { put(first, in: outer) }
        }
    }

    /// An item that is fastened to both ends of another, inside of it, is its subview.
    private mutating func putFilling(_ report: ConflictReport) {
        var ends: [String: Int] = [:]
        for equation in report.members.compactMap(\.equation) {
            guard let second = equation.second, let end = equation.first.attribute.end,
                end == second.attribute.end, equation.multiplier.value == 1
            else { continue }
            let isInset = end.isStart ? equation.constant.value >= 0 : equation.constant.value <= 0
            let key = "\(equation.first.item.key) \(second.item.key)"
            guard isInset, !second.item.isGuide else { continue }
            ends[key, default: 0] |= end.isStart ? 1 : 2
            if ends[key] == 3 { put(equation.first.item.key, in: second.item.key) }
        }
    }

    private mutating func put(_ item: String, in superview: String) {
        guard superviews[item] == nil, item != superview else { return }
        // Only if that does not close a cycle.
        var next: String? = superview
        var steps = 0
        while let outer = next, steps <= superviews.count {
            if outer == item { return }
            next = superviews[outer]
            steps += 1
        }
        superviews[item] = superview
    }

    func superview(of item: String) -> String? { superviews[item] }

    func isInside(_ item: String, of outer: String) -> Bool {
        var next = superviews[item]
        var steps = 0
        while let here = next, steps <= superviews.count {
            if here == outer { return true }
            next = superviews[here]
            steps += 1
        }
        return false
    }

    /// The item itself; for `|` without a name, the superview of the item beside it. Nil if that is not known.
    func resolved(_ item: LoggedItem, with other: LoggedItem?) -> String? {
        if !item.isSuperview { return item.key }
        return other.flatMap { superviews[$0.key] }
    }

    /// The item in whose space a relation between both is measured.
    func commonSuperview(of first: String, and second: String) -> String {
        if superviews[first] == second { return second }
        if superviews[second] == first { return first }
        if let common = superviews[first], common == superviews[second] { return common }
        // Most multiples of a location are of the superview's.
        return second
    }
}

extension String {
    fileprivate var isCanvasConnection: Bool { self == "UISV-canvas-connection" || self == "UISV~~canvas~~connection" }
}

/// The start or the end of an item along an axis.
struct AttributeEnd: Hashable {
    var isHorizontal: Bool
    var isStart: Bool
}

extension LoggedAttribute {
    /// Whether it is an edge or centre within the layout margins.
    var isOfMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    var end: AttributeEnd? {
        switch self {
        case .left, .leading: AttributeEnd(isHorizontal: true, isStart: true)
        case .right, .trailing: AttributeEnd(isHorizontal: true, isStart: false)
        case .top: AttributeEnd(isHorizontal: false, isStart: true)
        case .bottom: AttributeEnd(isHorizontal: false, isStart: false)
        default: nil
        }
    }
}
