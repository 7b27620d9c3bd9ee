// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// A layout as planes over each other: each view lies over its superview and over all that it covers, and constraints between two views
/// are threads between their planes.
struct ExplodedPicture {
    /// What other pictures of the layout tell.
    private let painter: LayoutPainter
    private let options: SceneOptions
    private let summary: PictureSummary
    private let locator: AnchorLocator
    private let planes: ExplodedPlanes
    private var named: [(view: Int, corner: Int)] = []

    /// Degrees by which a still picture is turned, and a moving one at most.
    static let turn = 32.0
    static let greatestTurn = 60.0
    private static let margin = 26.0
    private static let lineHeight = 15.0
    /// Constraints; more have thinner threads.
    private static let manyThreads = 150

    init(
        document: Document, solved: SolvedLayout, options: SceneOptions, diagnostics: [Diagnostic],
        measuring: any TextShaping
    ) {
        var plain = options
        plain.layers.subtract([.constraints, .content, .device])
        self.options = options
        painter = LayoutPainter(
            document: document, solved: solved, options: plain, findings: PictureFindings(diagnostics, in: document),
            measuring: measuring)
        summary = PictureSummary(painter, marks: [], tags: [], items: [], omissions: SceneOmissions())
        locator = AnchorLocator(document: document, solved: solved)
        planes = ExplodedPlanes(locator, zoom: options.zoom)
        named = shows(.names) ? namedCorners() : []
    }

    private var document: Document { painter.document }
    private var layout: SolvedLayout { painter.layout }
    private var theme: SceneTheme { painter.theme }
    private var typesetter: Typesetter { painter.typesetter }

    /// The picture from one side, to be read on its own.
    func scene() -> Scene { scene(turn: Self.turn, within: planes.extent(turn: Self.turn)) }

    /// The picture from the left to the right.
    func turning() -> SceneMotion {
        let turns = stride(from: -Self.greatestTurn, through: Self.greatestTurn, by: 10).map { $0 }
        let extent = turns.map(planes.extent).reduce(planes.extent(turn: 0)) { $0.union($1) }
        return SceneMotion(
            turns.enumerated().map { number, turn in
                .init(time: Double(number) / Double(turns.count - 1), scene: scene(turn: turn, within: extent))
            }, pace: .even, duration: 6)
    }

    private func scene(turn: Double, within extent: Rect) -> Scene {
        var texts: [SceneItem] = []
        var y = 11.0
        let names = nameItems(turn: turn)
        let extent = names.reduce(extent) { $0.union($1.bounds) }
        let width = max(extent.width + 2 * Self.margin, 300)
        for (words, style, color) in captions {
            for line in typesetter.lines(words, style, width: width - Self.margin) {
                texts.append(text(line, at: Point(x: Self.margin, y: y), color))
                y += Self.lineHeight
            }
        }
        let origin = Point(x: (width - extent.width) / 2 - extent.x, y: y + 14 - extent.y)
        var bottom = origin.y + extent.maxY + 16
        for (words, style, color) in notes {
            for line in typesetter.lines(words, style, width: width - 2 * Self.margin) {
                texts.append(text(line, at: Point(x: Self.margin, y: bottom), color))
                bottom += Self.lineHeight
            }
        }
        let size = Size(width: width.rounded(.up), height: (bottom + 6).rounded(.up))
        let page = Rect(origin: .zero, size: size)
        let backdrop = SceneItem(
            layer: .canvas, subject: .picture, role: .mark, bounds: page,
            shape: .rectangle(page, cornerRadius: 0, fill: theme.backdrop, stroke: nil))
        let items = planeItems(turn: turn).map { $0.translated(by: origin) }
        return Scene(
            size: size, scale: options.scale ?? layout.canvas.scale, title: title,
            description: ([captions.last?.text ?? ""] + notes.map(\.text)).joined(separator: ". "),
            items: [backdrop] + items + names.map { $0.translated(by: origin) } + texts,
            views: document.sceneElements(of: layout.views),
            constraints: document.sceneElements(of: layout.constraints))
    }

    private func shows(_ layer: SceneLayer) -> Bool { options.layers.contains(layer) }

    // MARK: Words

    private var title: String {
        switch options.caption {
        case .shown(let name): document.name ?? name ?? "Layout"
        case .text(let text), .titled(let text): text
        case .hidden: document.name ?? "Layout"
        }
    }

    private typealias Words = (text: String, style: Typesetter.Style, color: Color)

    private var captions: [Words] {
        guard options.caption != .hidden else { return [] }
        let count = planes.drawn.count
        let counts =
            "\(count) \(count == 1 ? "view" : "views") on \(planes.count) \(planes.count == 1 ? "plane" : "planes")"
        return [(title, .captionBold, theme.ink), (counts, .caption, theme.secondaryInk)]
    }

    /// What the drawing means, then what every picture tells about the layout.
    private var notes: [Words] {
        guard options.caption != .hidden, options.showsSummary else { return [] }
        return explanations.map { ($0, .legend, theme.secondaryInk) }
            + summary.notes.map { ($0.fullText, .legend, theme.color(of: $0.state)) }
            + [(summary.summary, .summary, theme.color(of: summary.state))]
    }

    private var explanations: [String] {
        var notes: [String] = []
        if shows(.constraints), !threads.isEmpty {
            notes.append("Threads are constraints between two views, dashed where they are optional.")
        }
        if planes.drawn.contains(where: { planes.visible(of: $0) != planes.frame(of: $0) }) {
            notes.append("Dashed outlines: what a view around them clips.")
        }
        let unnamed = planes.drawn.count - named.count
        if shows(.names), unnamed > 0 {
            notes.append("Names without room, which --zoom may give: \(unnamed).")
        }
        if planes.farAway > 0 { notes.append("Views far from the canvas, which are left out: \(planes.farAway).") }
        return notes
    }

    private func text(_ line: Typesetter.Line, at origin: Point, _ color: Color) -> SceneItem {
        SceneItem(
            layer: .legend, subject: .picture, role: .text, bounds: Rect(origin: origin, size: line.size),
            shape: line.text(at: origin, color))
    }

    // MARK: Planes

    /// From back to front; threads lie below the plane that they lead to.
    private func planeItems(turn: Double) -> [SceneItem] {
        let threads = shows(.constraints) ? Dictionary(grouping: threads, by: \.front) : [:]
        let byLevel = Dictionary(grouping: planes.drawn) { planes.level(of: $0) }
        return (0..<planes.levelCount).flatMap { level in
            (threads[level] ?? []).flatMap { items(of: $0, turn: turn) }
                + (byLevel[level] ?? []).flatMap { planeItems(of: $0, turn: turn) }
        }
    }

    private func planeItems(of view: Int, turn: Double) -> [SceneItem] {
        let (frame, visible) = (planes.frame(of: view), planes.visible(of: view))
        let color = outline(of: view)
        func plane(_ rect: Rect, fill: Color?, _ stroke: SceneStroke) -> SceneItem {
            let corners = planes.corners(of: rect, level: planes.level(of: view), turn: turn)
            let path = [.move(corners[0])] + corners.dropFirst().map(ScenePathElement.line) + [.close]
            return SceneItem(
                layer: .frames, subject: .view(view), role: .mark,
                bounds: Rect(around: corners).insetBy(dx: -1, dy: -1), shape: .path(path, fill: fill, stroke: stroke))
        }
        var items: [SceneItem] = []
        if visible != frame {
            let ghost = SceneStroke(color.withAlpha(0.7), width: 0.6, dash: [2, 2])
            items.append(plane(frame, fill: theme.frame.withAlpha(0.08), ghost))
        }
        guard let visible else { return items }
        let own = document.views[view].style.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let base = own?.mixed(over: theme.canvas, fraction: 0.5 * (own?.alpha ?? 1)) ?? theme.canvas
        let isBack = planes.level(of: view) == 0
        items.append(
            plane(
                visible, fill: base.withAlpha(isBack ? 1 : 0.72),
                SceneStroke(color, width: isBack || color == theme.frame ? 0.8 : 1.4)))
        return items
    }

    private func outline(of view: Int) -> Color {
        let state = painter.state(ofView: view)
        return state == .determined ? theme.frame : theme.color(of: state)
    }

    // MARK: Threads

    private struct Thread {
        var constraint: Int
        var ends: [(point: Point, level: Int)]
        /// The level of the plane in front.
        var front: Int
    }

    private var threads: [Thread] {
        let focus = Set(options.focus)
        return zip(document.constraints, layout.constraints).enumerated().compactMap { number, pair -> Thread? in
            let (constraint, solved) = pair
            let anchors = constraint.anchors
            guard solved.status != .inactive, anchors.count == 2,
                options.constraints.isEmpty || options.constraints.contains(document.constraintName(at: number))
            else { return nil }
            let owners = anchors.map { locator.owner(of: $0.item) }
            guard owners[0] != owners[1], owners.allSatisfy(planes.isDrawn),
                focus.isEmpty || owners.contains(where: { focus.contains(document.views[$0].id) })
            else { return nil }
            let direction = locator.direction(anchors[0].item, anchors[1].item)
            guard let first = point(of: anchors[0], seenFrom: anchors[1], direction),
                let last = point(of: anchors[1], seenFrom: anchors[0], direction)
            else { return nil }
            let ends = zip([first, last], owners).map { (point: $0, level: planes.level(of: $1)) }
            return Thread(constraint: number, ends: ends, front: max(ends[0].level, ends[1].level))
        }
    }

    /// Where an edge is nearest to the middle of the smaller of two items; the middle of an item whose size is constrained.
    private func point(of anchor: Anchor, seenFrom other: Anchor, _ direction: LayoutDirection) -> Point? {
        guard let rect = locator.rect(of: anchor.item), let otherRect = locator.rect(of: other.item) else { return nil }
        guard anchor.attribute.isLocation, let value = locator.value(of: anchor, direction) else {
            return Point(x: rect.midX, y: rect.midY)
        }
        let axis = anchor.attribute.axis
        let (own, others) = (rect.span(along: axis.other), otherRect.span(along: axis.other))
        return Point(along: axis, value, across: own.clamped(own.length <= others.length ? own.middle : others.middle))
    }

    private func items(of thread: Thread, turn: Double) -> [SceneItem] {
        let solved = layout.constraints[thread.constraint]
        let isMany = layout.constraints.count > Self.manyThreads
        let state: MarkState =
            solved.status == .broken || !solved.conflicts.isEmpty ? .conflict : .determined
        let color = theme.color(of: state).withAlpha(
            state == .conflict ? 1 : solved.status == .unsatisfied ? 0.3 : isMany ? 0.45 : 0.7)
        let points = thread.ends.map { planes.place($0.point, level: $0.level, turn: turn) }
        let isRequired = document.constraints[thread.constraint].priority == .required
        let stroke = SceneStroke(color, width: isMany ? 0.5 : 0.9, dash: isRequired ? [] : [3, 2])
        func item(_ shape: SceneShape, _ bounds: Rect) -> SceneItem {
            SceneItem(
                layer: .constraints, subject: .constraint(thread.constraint), role: .mark, bounds: bounds, shape: shape)
        }
        let dots = points.map { point in
            Rect(origin: point, size: .zero).insetBy(dx: isMany ? -1 : -1.6, dy: isMany ? -1 : -1.6)
        }
        return [
            item(.line(from: points[0], to: points[1], stroke: stroke), Rect(around: points).insetBy(dx: -1, dy: -1))
        ]
            + dots.map { item(.ellipse($0, fill: color, stroke: nil), $0) }
    }

    // MARK: Names

    /// Points around a name.
    private static let padding = 2.0

    private func line(naming view: Int) -> Typesetter.Line {
        // A plane that hides all of another one is hard to tell from it in flat pictures.
        let same = document.views[view].superview.flatMap { superview in
            view > 0 && planes.frame(of: superview) == planes.frame(of: view) ? document.views[superview].id : nil
        }
        return typesetter.line(painter.name(of: view) + (same.map { " = \($0)" } ?? ""), .name)
    }

    /// - Parameter corner: from the upper left one clockwise.
    private func box(ofName view: Int, at corner: Int, turn: Double) -> Rect {
        let rect = planes.visible(of: view) ?? planes.frame(of: view)
        let point = planes.corners(of: rect, level: planes.level(of: view), turn: turn)[corner]
        let size = line(naming: view).size
        let width = size.width + 2 * Self.padding
        let isLeft = corner == 0 || corner == 3
        return Rect(
            x: isLeft ? point.x + 1 : point.x - width - 1, y: point.y - size.height / 2, width: width,
            height: size.height)
    }

    /// Views whose names do not cover each other in a still picture, each with the corner of its name: those in front first.
    private func namedCorners() -> [(view: Int, corner: Int)] {
        var taken: [Rect] = []
        let order = planes.drawn.sorted { (planes.level(of: $0), $0) > (planes.level(of: $1), $1) }
        return order.compactMap { view in
            let boxes = [0, 3, 1, 2].map { (corner: $0, box: box(ofName: view, at: $0, turn: Self.turn)) }
            guard let free = boxes.first(where: { place in !taken.contains { $0.overlaps(place.box) } }) else {
                return nil
            }
            taken.append(free.box)
            return (view, free.corner)
        }
    }

    private func nameItems(turn: Double) -> [SceneItem] {
        named.sorted { $0.view < $1.view }.flatMap { view, corner in
            let box = box(ofName: view, at: corner, turn: turn)
            let origin = Point(x: box.x + Self.padding, y: box.y)
            let color = outline(of: view)
            return [
                SceneItem(
                    layer: .names, subject: .view(view), role: .badge, bounds: box,
                    shape: .rectangle(box, cornerRadius: 3, fill: theme.badge.withAlpha(0.85), stroke: nil)),
                SceneItem(
                    layer: .names, subject: .view(view), role: .text, bounds: box,
                    shape: line(naming: view).text(at: origin, color == theme.frame ? theme.ink : color)),
            ]
        }
    }
}

extension Rect {
    fileprivate init(around points: [Point]) {
        let (x, y) = (points.map(\.x), points.map(\.y))
        self.init(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
    }
}

extension Color {
    fileprivate func withAlpha(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension SceneMotion {
    /// The planes of a layout, turned from one side to the other.
    package init(
        turning document: Document, solved: SolvedLayout, options: SceneOptions, diagnostics: [Diagnostic],
        measuring: some TextShaping
    ) {
        self =
            ExplodedPicture(
                document: document, solved: solved, options: options, diagnostics: diagnostics, measuring: measuring
            ).turning()
    }
}
