// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A sum drawn to scale: what is needed, and beside it what there is.
struct BalanceRuler {
    let balance: LengthBalance
    /// Where both bars begin, along the axis.
    let origin: Double
    let zoom: Double
    /// Across the axis, where the bar of what is needed begins: the side of the views.
    var lane: Double
    /// The lines before the bars, and the one after them.
    let words: [Typesetter.Line]
    let verdict: Typesetter.Line

    var axis: Axis { balance.axis }
    /// Points; numbers stand across a horizontal bar and along a vertical one.
    var thickness: Double { axis == .horizontal ? 12 : 28 }

    private static let gap = 2.0
    private static let clearance = 4.0

    /// Characters of a name before the bars; a longer one is left out.
    private static let longestName = 14

    init(_ balance: LengthBalance, in document: Document, zoom: Double, typesetter: Typesetter) {
        self.balance = balance
        self.zoom = zoom
        origin = balance.origin * zoom
        lane = 0
        let sides = [(balance.needed, balance.need, "needs", "need"), (balance.available, balance.have, "has", "have")]
        words = sides.map { parts, sum, verb, plain in
            guard balance.axis == .horizontal else { return typesetter.line(plain, .name) }
            let owner = LengthBalance.owner(of: parts, in: document).flatMap { $0.count > Self.longestName ? nil : $0 }
            return typesetter.line("\(owner.map { "\($0) \(verb)" } ?? plain) \(NumberText.string(sum))", .name)
        }
        let difference = NumberText.string(abs(balance.need - balance.have))
        verdict = typesetter.line(balance.need > balance.have ? "\(difference) short" : "\(difference) left", .badge)
    }

    /// Along the axis, where the bars end.
    var needEnd: Double { origin + balance.need * zoom }
    var haveEnd: Double { origin + balance.have * zoom }

    /// Across the axis, the bar of what is needed or of what there is.
    func bar(_ number: Int) -> Span {
        let start = lane + Double(number) * (thickness + Self.gap)
        return Span(start, start + thickness)
    }

    /// The larger side of a part that goes over what there is: the line there would strike through the number.
    func room(forNumberIn part: Span) -> Span {
        guard part.lower < haveEnd, haveEnd < part.upper else { return part }
        let sides = [Span(part.lower, haveEnd - 1), Span(haveEnd + 1, part.upper)]
        return sides[0].length >= sides[1].length ? sides[0] : sides[1]
    }

    /// All that it covers.
    var area: Rect {
        let before = words.map { $0.size[axis] }.max() ?? 0
        return Rect(
            along: axis,
            Span(
                origin - before - Self.clearance,
                max(needEnd, haveEnd) + verdict.size[axis] + Self.clearance),
            across: Span(lane, bar(1).upper)
        ).insetBy(dx: -1, dy: -1)
    }

    func place(ofWord number: Int) -> Rect {
        let size = words[number].size
        return Rect(
            along: axis, Span(origin - Self.clearance - size[axis], origin - Self.clearance),
            across: centered(bar(number), size))
    }

    var placeOfVerdict: Rect {
        let end = max(needEnd, haveEnd) + Self.clearance
        return Rect(
            along: axis, Span(end, end + verdict.size[axis]),
            across: centered(axis == .horizontal ? bar(0) : Span(lane, bar(1).upper), verdict.size))
    }

    private func centered(_ span: Span, _ size: Size) -> Span {
        let extent = size[axis.other]
        return Span(span.middle - extent / 2, span.middle + extent / 2)
    }
}
