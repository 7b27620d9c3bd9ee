// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Among more marks and names than this there is no room for rulers.
    private static let mostBesideRulers = 400
    /// Times the part of the plane that is drawn; of a longer sum only the words are in the picture.
    private static let longestRuler = 1.5

    /// The rulers of sums, each beside the views that it is about if there is room, else beside the canvas.
    func balanceRulers(avoiding texts: [Rect]) -> [BalanceRuler] {
        guard shows(.issues), focus == nil, options.explanation == nil, crowd <= Self.mostBesideRulers else {
            return []
        }
        var placed: [BalanceRuler] = []
        for balance in balances.drawn where options.axis ?? balance.axis == balance.axis {
            var ruler = BalanceRuler(balance, in: document, zoom: zoom, typesetter: typesetter)
            let (axis, across) = (balance.axis, balance.axis.other)
            let longest = zone.span(along: axis).length * Self.longestRuler
            guard ruler.area.span(along: axis).length <= longest else { continue }
            let frames = balance.needed.compactMap { $0.item.flatMap(locator.rect(of:)) }.filter { $0 != canvas }
            let first = frames.map { $0.span(along: across).upper }.max() ?? canvas.span(along: across).upper
            let last = canvas.span(along: across).upper
            let lanes = stride(from: first + 12, to: last - ruler.area.span(along: across).length, by: 6)
            let beside = placed.filter { $0.axis == axis }.map { $0.area.span(along: across).upper }.max() ?? last
            let free = lanes.first { lane in
                ruler.lane = lane
                return isFree(ruler.area, texts + placed.map(\.area))
            }
            ruler.lane = free ?? max(last, beside) + (axis == .horizontal ? 14 : 40)
            placed.append(ruler)
        }
        return placed
    }

    /// Whether no text is there, and no view but those around it.
    private func isFree(_ area: Rect, _ texts: [Rect]) -> Bool {
        !texts.contains { $0.overlaps(area) }
            && !document.views.indices.contains { view in
                let frame = solved.views[view].canvasFrame
                // The place of its name.
                let taken = Rect(minX: frame.minX, minY: frame.minY - 11, maxX: frame.maxX, maxY: frame.maxY)
                return view > 0 && isDrawn(view) && taken.overlaps(area) && !frame.insetBy(dx: 2, dy: 2).contains(area)
            }
    }

    func items(of ruler: BalanceRuler) -> [SceneItem] {
        let (axis, color) = (ruler.axis, theme.color(of: ruler.balance.state))
        let subject = ruler.balance.views.min().map(SceneItem.Subject.view) ?? .picture
        func item(_ role: SceneItem.Role, _ bounds: Rect, _ shape: SceneShape) -> SceneItem {
            SceneItem(layer: .issues, subject: subject, role: role, bounds: bounds, shape: shape)
        }
        func rectangle(_ rect: Rect, _ fill: Color?, _ width: Double?) -> SceneItem {
            let half = (width ?? 0) / 2
            return item(
                .mark, rect.insetBy(dx: -half, dy: -half),
                .rectangle(
                    rect, cornerRadius: 0, fill: fill, stroke: width.map { SceneStroke(color, width: $0) }))
        }
        func text(_ line: Typesetter.Line, _ place: Rect, _ color: Color) -> SceneItem {
            item(.text, place, line.text(at: place.origin, color))
        }
        var numbers: [SceneItem] = []
        var items = [rectangle(ruler.area, canvas.contains(ruler.area) ? theme.canvas : theme.backdrop, nil)]
        for (number, parts) in [ruler.balance.needed, ruler.balance.available].enumerated() {
            var start = ruler.origin
            for part in parts {
                let along = Span(start, start + part.length * zoom)
                start = along.upper
                let rect = Rect(along: axis, along, across: ruler.bar(number))
                let tint = part.item == nil ? theme.badge : color.mixed(over: theme.badge, fraction: 0.14)
                items.append(rectangle(rect, tint, 0.8))
                guard let number = numberItem(part, ruler.room(forNumberIn: along), ruler.bar(number), axis) else {
                    continue
                }
                numbers.append(text(number.line, number.place, theme.ink))
            }
            items.append(text(ruler.words[number], ruler.place(ofWord: number), theme.secondaryInk))
        }
        // What is too much, or what stays empty.
        let (short, long) = (min(ruler.needEnd, ruler.haveEnd), max(ruler.needEnd, ruler.haveEnd))
        let rest = Rect(along: axis, Span(short, long), across: ruler.bar(0))
        items += Hatching(state: .conflict).items(in: rest, clip: rest, subject: subject, color: color)
        items.append(rectangle(rest, nil, 0.8))
        let across = Span(ruler.lane - 3, ruler.bar(1).upper + 3)
        let limit = [across.lower, across.upper].map { Point(along: axis, ruler.haveEnd, across: $0) }
        items.append(
            item(
                .mark, Rect(around: limit[0], limit[1]).insetBy(dx: -0.8, dy: -0.8),
                .line(from: limit[0], to: limit[1], stroke: SceneStroke(color, width: 1.6))))
        return items + numbers + [text(ruler.verdict, ruler.placeOfVerdict, color)]
    }

    /// The length of a part in its bar; nil if it has no room there.
    private func numberItem(
        _ part: LengthBalance.Part, _ along: Span, _ across: Span, _ axis: Axis
    ) -> (line: Typesetter.Line, place: Rect)? {
        let line = typesetter.line(NumberText.string(part.length), .badge)
        guard line.size[axis] + 1 <= along.length, line.size[axis.other] <= across.length + 2 else { return nil }
        let center = Point(along: axis, along.middle, across: across.middle)
        let corner = Point(x: center.x - line.size.width / 2, y: center.y - line.size.height / 2)
        return (line, Rect(origin: corner, size: line.size))
    }

    /// From each length that is needed to the view whose length it is, unless a text or a badge is on the way.
    func hairlines(of ruler: BalanceRuler, around writing: [Rect]) -> [SceneItem] {
        let (axis, color) = (ruler.axis, theme.color(of: ruler.balance.state))
        var items: [SceneItem] = []
        var start = ruler.origin
        for part in ruler.balance.needed {
            let along = Span(start, start + part.length * zoom)
            start = along.upper
            guard case .view(let view)? = part.item, view > 0, isDrawn(view) else { continue }
            let frame = solved.views[view].alignmentRect
            let (from, to) = (
                Point(along: axis, along.middle, across: ruler.lane),
                Point(
                    along: axis, frame.span(along: axis).clamped(along.middle),
                    across: frame.span(along: axis.other).upper)
            )
            guard
                !writing.contains(where: {
                    $0.insetBy(dx: -1, dy: -1).isCrossed(from: from, to: to, insetEnds: 1)
                })
            else { continue }
            items.append(
                SceneItem(
                    layer: .issues, subject: .view(view), role: .leader, bounds: Rect(around: from, to),
                    shape: .line(
                        from: from, to: to,
                        stroke: SceneStroke(color, width: 0.5))))
        }
        return items
    }
}
