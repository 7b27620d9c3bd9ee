// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Writes attributes of items as sums of variables.
///
/// Both sides of a constraint are measured in the nearest common ancestor of its items: from the origin of that view's
/// frame, or, where leading and trailing run leftwards, from its right edge. A multiplier other than 1 on a location
/// therefore means a fraction of that view, as on the real system.
struct RowComposer {
    struct Anchor {
        var item: ItemID
        var attribute: LayoutAttribute
    }

    enum Operand {
        case anchor(Anchor)
        case offset(from: Anchor, to: Anchor)
    }

    let items: ItemTable
    let stacks: StackTable
    let directions: [LayoutDirection]
    var contents: ContentMeasurements
    var tallest = TallestViews()

    private(set) var terms: [Row.Term] = []
    /// The constant term of the sum.
    private(set) var constant = 0.0
    /// The view in whose space the sum is measured.
    private(set) var space = 0
    private var isMirrored = false
    private var locations = 0.0

    init(items: ItemTable, stacks: StackTable, directions: [LayoutDirection], contents: ContentMeasurements) {
        self.items = items
        self.stacks = stacks
        self.directions = directions
        self.contents = contents
    }

    /// Composes `first − multiplier · second`.
    mutating func compose(_ first: Operand, minus multiplier: Double, times second: Operand?) {
        terms = []
        terms.reserveCapacity(4)
        constant = 0
        locations = 0
        var isRelative = first.isRelative
        space = first.commonAncestor(with: first.item, in: items)
        if let second {
            space = second.commonAncestor(with: .view(space), in: items)
            isRelative = isRelative || second.isRelative
        }
        isMirrored = isRelative && directions[space] == .rightToLeft
        append(first, times: 1)
        if let second, multiplier != 0 { append(second, times: -multiplier) }
        if isMirrored, locations != 0 {
            let insets = items.insets[space]
            append(items[.view(space)].width, times: locations)
            constant += locations * (insets.left + insets.right)
        }
    }

    private mutating func append(_ operand: Operand, times factor: Double) {
        switch operand {
        case .anchor(let anchor):
            append(anchor, times: factor)
        case .offset(let from, let to):
            append(to, times: factor)
            append(from, times: -factor)
        }
    }

    private mutating func append(_ anchor: Anchor, times factor: Double) {
        let variables = items[anchor.item]
        switch anchor.attribute {
        case .width: append(variables.width, times: factor)
        case .height: append(variables.height, times: factor)
        case .left: appendX(anchor.item, at: 0, times: factor)
        case .right: appendX(anchor.item, at: 1, times: factor)
        case .leading: appendX(anchor.item, at: isMirrored ? 1 : 0, times: factor)
        case .trailing: appendX(anchor.item, at: isMirrored ? 0 : 1, times: factor)
        case .centerX: appendX(anchor.item, at: 0.5, times: factor)
        case .top: appendY(anchor.item, at: 0, times: factor)
        case .bottom: appendY(anchor.item, at: 1, times: factor)
        case .centerY: appendY(anchor.item, at: 0.5, times: factor)
        case .firstBaseline:
            let item = baselineItem(of: anchor.item, isFirst: true)
            if let offset = baselineFromCenter(of: item) {
                appendY(item, at: 0.5, times: factor)
                constant += factor * offset
            } else {
                appendY(item, at: 0, times: factor)
                constant += factor * (baselines(of: item)?.firstFromTop ?? 0)
            }
        case .lastBaseline:
            let item = baselineItem(of: anchor.item, isFirst: false)
            if let offset = baselineFromCenter(of: item) {
                appendY(item, at: 0.5, times: factor)
                constant += factor * offset
            } else {
                appendY(item, at: 1, times: factor)
                constant -= factor * (baselines(of: item)?.lastFromBottom ?? 0)
            }
        // The builder has replaced these with the margins guide.
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            break
        }
    }

    private mutating func appendX(_ item: ItemID, at fraction: Double, times factor: Double) {
        let factor = isMirrored ? -factor : factor
        locations -= isMirrored ? factor : 0
        append(item, .horizontal, at: fraction, times: factor)
    }

    private mutating func appendY(_ item: ItemID, at fraction: Double, times factor: Double) {
        append(item, .vertical, at: fraction, times: factor)
    }

    private mutating func append(_ item: ItemID, _ axis: Axis, at fraction: Double, times factor: Double) {
        if item == .view(space) {
            constant += factor * items.inset(item, axis)
        } else {
            append(items[item].position(axis), times: factor)
            var view = items.owner(of: item)
            while view != space {
                append(items[.view(view)].position(axis), times: factor)
                constant -= factor * items.inset(.view(view), axis)
                view = items.owner(of: .view(view))
            }
        }
        if fraction > 0 { append(items[item].size(axis), times: factor * fraction) }
    }

    private mutating func append(_ variable: Variable?, times factor: Double) {
        guard let variable else { return }
        terms.append(Row.Term(factor, variable))
    }

    private func baselines(of item: ItemID) -> BaselineOffsets? {
        items.viewIndex(item).flatMap { contents.baselines[$0] }
    }

    private func baselineFromCenter(of item: ItemID) -> Double? {
        items.viewIndex(item).flatMap { contents.baselineFromCenter(of: $0) }
    }

    /// The view whose text gives a view its baseline: a stack view passes the question on to an arranged subview.
    private func baselineItem(of item: ItemID, isFirst: Bool) -> ItemID {
        guard var view = items.viewIndex(item) else { return item }
        while contents.baselines[view] == nil, let entry = stacks[view] {
            let arranged = entry.laidOut(items)
            let next =
                switch entry.stack.axis {
                case .vertical: isFirst ? arranged.first : arranged.last
                case .horizontal:
                    tallest[view] ?? TallestViews.tallest(of: arranged) { contents.sizes[$0].height ?? 0 }
                }
            guard let next else { break }
            view = next
        }
        return .view(view)
    }
}

extension RowComposer.Operand {
    var item: ItemID {
        switch self {
        case .anchor(let anchor): anchor.item
        case .offset(let from, _): from.item
        }
    }

    fileprivate var isRelative: Bool {
        switch self {
        case .anchor(let anchor): anchor.attribute.kind == .relativeX
        case .offset(let from, let to): from.attribute.kind == .relativeX || to.attribute.kind == .relativeX
        }
    }

    fileprivate func commonAncestor(with item: ItemID, in items: ItemTable) -> Int {
        switch self {
        case .anchor(let anchor):
            items.nearestCommonAncestor(item, anchor.item)
        case .offset(let from, let to):
            items.nearestCommonAncestor(.view(items.nearestCommonAncestor(item, from.item)), to.item)
        }
    }
}

extension ItemTable {
    /// The distance of an item's alignment rectangle from the near edge of its frame.
    func inset(_ item: ItemID, _ axis: Axis) -> Double {
        guard let view = viewIndex(item) else { return 0 }
        return axis == .horizontal ? insets[view].left : insets[view].top
    }

    /// By how much an item's frame is longer than its alignment rectangle.
    func insets(_ item: ItemID, _ axis: Axis) -> Double {
        guard let view = viewIndex(item) else { return 0 }
        let insets = insets[view]
        return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
