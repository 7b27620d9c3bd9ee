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
        var place: Int
        var attribute: LayoutAttribute
    }

    enum Operand {
        case anchor(Anchor)
        case offset(from: Anchor, to: Anchor)
    }

    let items: ItemTable
    let views: [View]
    let directions: [LayoutDirection]
    var contents: ContentMeasurements

    private(set) var terms: [Row.Term] = []
    /// The constant term of the sum.
    private(set) var constant = 0.0
    /// The view in whose space the sum is measured.
    private(set) var space = 0
    private var isMirrored = false
    private var locations = 0.0

    init(items: ItemTable, views: [View], directions: [LayoutDirection], contents: ContentMeasurements) {
        self.items = items
        self.views = views
        self.directions = directions
        self.contents = contents
    }

    /// Composes `first − multiplier · second`.
    mutating func compose(_ first: Operand, minus multiplier: Double, times second: Operand?) {
        terms = []
        terms.reserveCapacity(4)
        constant = 0
        locations = 0
        space = first.place
        var isRelative = first.isRelative
        space = first.commonAncestor(with: space, in: items)
        if let second {
            space = second.commonAncestor(with: space, in: items)
            isRelative = isRelative || second.isRelative
        }
        isMirrored = isRelative && directions[space] == .rightToLeft
        append(first, times: 1)
        if let second, multiplier != 0 { append(second, times: -multiplier) }
        if isMirrored, locations != 0 {
            let insets = items.insets[space]
            append(items.variables[space].width, times: locations)
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
        let variables = items.variables[anchor.place]
        switch anchor.attribute {
        case .width: append(variables.width, times: factor)
        case .height: append(variables.height, times: factor)
        case .left: appendX(anchor.place, at: 0, times: factor)
        case .right: appendX(anchor.place, at: 1, times: factor)
        case .leading: appendX(anchor.place, at: isMirrored ? 1 : 0, times: factor)
        case .trailing: appendX(anchor.place, at: isMirrored ? 0 : 1, times: factor)
        case .centerX: appendX(anchor.place, at: 0.5, times: factor)
        case .top: appendY(anchor.place, at: 0, times: factor)
        case .bottom: appendY(anchor.place, at: 1, times: factor)
        case .centerY: appendY(anchor.place, at: 0.5, times: factor)
        case .firstBaseline:
            let view = baselineView(of: anchor.place, isFirst: true)
            if let offset = contents.baselineFromCenter(of: view) {
                appendY(view, at: 0.5, times: factor)
                constant += factor * offset
            } else {
                appendY(view, at: 0, times: factor)
                constant += factor * (baselines(of: view)?.firstFromTop ?? 0)
            }
        case .lastBaseline:
            let view = baselineView(of: anchor.place, isFirst: false)
            if let offset = contents.baselineFromCenter(of: view) {
                appendY(view, at: 0.5, times: factor)
                constant += factor * offset
            } else {
                appendY(view, at: 1, times: factor)
                constant -= factor * (baselines(of: view)?.lastFromBottom ?? 0)
            }
        // The builder has replaced these with the margins guide.
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            break
        }
    }

    private mutating func appendX(_ place: Int, at fraction: Double, times factor: Double) {
        let factor = isMirrored ? -factor : factor
        locations -= isMirrored ? factor : 0
        append(place, .horizontal, at: fraction, times: factor)
    }

    private mutating func appendY(_ place: Int, at fraction: Double, times factor: Double) {
        append(place, .vertical, at: fraction, times: factor)
    }

    private mutating func append(_ place: Int, _ axis: Axis, at fraction: Double, times factor: Double) {
        if place == space {
            constant += factor * items.inset(place, axis)
        } else {
            append(items.variables[place].position(axis), times: factor)
            var view = Int(items.parents[place])
            while view != space {
                append(items.variables[view].position(axis), times: factor)
                constant -= factor * items.inset(view, axis)
                view = Int(items.parents[view])
            }
        }
        if fraction > 0 { append(items.variables[place].size(axis), times: factor * fraction) }
    }

    private mutating func append(_ variable: Int32, times factor: Double) {
        guard variable >= 0 else { return }
        terms.append(Row.Term(factor, Variable(index: Int(variable))))
    }

    private func baselines(of place: Int) -> BaselineOffsets? {
        place < items.viewCount ? contents.baselines[place] : nil
    }

    /// The view whose text gives a view its baseline: a stack view passes the question on to an arranged subview.
    private func baselineView(of place: Int, isFirst: Bool) -> Int {
        var place = place
        while place < items.viewCount, contents.baselines[place] == nil, let stack = views[place].stackView {
            let arranged = stack.ordered(views[place].subviews, of: views).filter { items.variables[$0].height >= 0 }
            let next =
                switch stack.axis {
                case .vertical: isFirst ? arranged.first : arranged.last
                case .horizontal: arranged.max { (contents.sizes[$0].height ?? 0) < (contents.sizes[$1].height ?? 0) }
                }
            guard let next else { return place }
            place = next
        }
        return place
    }
}

extension RowComposer.Operand {
    var place: Int {
        switch self {
        case .anchor(let anchor): anchor.place
        case .offset(let from, _): from.place
        }
    }

    fileprivate var isRelative: Bool {
        switch self {
        case .anchor(let anchor): anchor.attribute.kind == .relativeX
        case .offset(let from, let to): from.attribute.kind == .relativeX || to.attribute.kind == .relativeX
        }
    }

    fileprivate func commonAncestor(with place: Int, in items: ItemTable) -> Int {
        switch self {
        case .anchor(let anchor):
            items.nearestCommonAncestor(place, anchor.place)
        case .offset(let from, let to):
            items.nearestCommonAncestor(items.nearestCommonAncestor(place, from.place), to.place)
        }
    }
}

extension ItemTable {
    /// The distance of an item's alignment rectangle from the near edge of its frame.
    func inset(_ place: Int, _ axis: Axis) -> Double {
        guard place < viewCount else { return 0 }
        return axis == .horizontal ? insets[place].left : insets[place].top
    }

    /// By how much an item's frame is longer than its alignment rectangle.
    func insets(_ place: Int, _ axis: Axis) -> Double {
        guard place < viewCount else { return 0 }
        let insets = insets[place]
        return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
