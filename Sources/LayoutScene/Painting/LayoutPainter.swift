// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

extension Scene {
    /// The picture that explains a solved layout.
    ///
    /// `solved` belongs to `document`: its views and constraints are in the document's order.
    package init(
        of document: Document, solved: SolvedLayout, options: SceneOptions = SceneOptions(),
        measuring: some TextShaping
    ) {
        self = LayoutPainter(document: document, solved: solved, options: options, measuring: measuring).scene()
    }
}

/// Puts the layers of one picture together: content, marks, names and badges in that order of claim on the room.
struct LayoutPainter {
    /// Points around the canvas in which marks may stand; beyond, nothing is drawn.
    static let reach = 140.0

    let document: Document
    let solved: SolvedLayout
    let options: SceneOptions
    let theme: SceneTheme
    let typesetter: Typesetter
    let locator: AnchorLocator
    let canvas: Rect
    let zone: Rect
    let scale: Double
    let focus: Int?
    let equatedSizes: Set<SizeLetters.Dimension>

    init(document: Document, solved: SolvedLayout, options: SceneOptions, measuring: any TextShaping) {
        self.document = document
        let solved =
            options.exercise.map { Exercise(document: document, solved: solved).layout(exercising: $0) } ?? solved
        self.solved = solved
        self.options = options
        theme = SceneTheme(
            options.theme, for: document, appearance: options.appearance ?? solved.canvas.appearance)
        typesetter = Typesetter(measuring: measuring)
        locator = AnchorLocator(document: document, solved: solved)
        canvas = Rect(origin: .zero, size: solved.canvasSize)
        zone = canvas.insetBy(dx: -LayoutPainter.reach, dy: -LayoutPainter.reach)
        scale = options.scale ?? solved.canvas.scale
        equatedSizes = LayoutPainter.equatedSizes(locator)
        focus = options.focus.flatMap { id in document.views.firstIndex { $0.id == id } }
    }

    func shows(_ layer: SceneLayer) -> Bool { options.layers.contains(layer) }

    /// Whether a view is drawn at all; one that only touches what a scroll view shows is not.
    func isDrawn(_ view: Int) -> Bool {
        let rect = solved.views[view].canvasFrame
        guard !locator.isHidden(view), rect.isFinite else { return false }
        let limit = locator.clip(of: view)?.intersection(zone) ?? zone
        let reach = { (length: Double) in length > 0.02 ? -0.01 : 0.01 }
        return limit.overlaps(rect.insetBy(dx: -reach(rect.width), dy: -reach(rect.height)))
    }

    func state(ofView view: Int) -> MarkState {
        guard shows(.issues) else { return .determined }
        switch solved.views[view].state {
        case .conflicting: return .conflict
        case .ambiguous: return .ambiguous
        case .determined: return solved.views[view].misplacedFrame == nil ? .determined : .misplaced
        }
    }

    func scene() -> Scene {
        let content = shows(.content) ? contentItems() : []
        let texts = content.filter { $0.role == .text }.map(\.bounds)
        let whole = shows(.constraints) ? visiblePlan() : MarkPlan()
        var thinning = MarkThinning()
        let plan = thinning.thinned(whole, foot: foot(of:))
        let marks = lanes(for: plan, texts: texts)

        var room = grid(marks: marks, texts: texts)
        let safeAreaLabel = self.safeAreaLabel(&room)
        var names = NamePlacer(grid: room, zone: zone, typesetter: typesetter)
        let backdrop = ContentBackdrop(content, canvas: theme.canvas)
        let nameItems = shows(.names) ? self.nameItems(&names, backdrop) : []
        var badges = BadgePlacer(grid: names.grid, canvas: canvas, zone: zone)
        let badgeItems = drafts(plan: plan, marks: marks, &thinning).flatMap { draft -> [SceneItem] in
            let line = typesetter.line(draft.text, .badge)
            return badges.place(draft, line, size: draft.size(of: typesetter.badgeSize(line)))
                .map(items(for:)) ?? []
        }
        let sizeItems = shows(.sizes) ? self.sizeItems(&badges) : []

        let (below, above) = split(content)
        // The root's own background belongs to the canvas; the safe area is shaded on it.
        let background = below.prefix { $0.subject == .view(0) }
        var items = canvasItems() + background + safeAreaItems() + clippedItems() + below.dropFirst(background.count)
        items += stateFillItems() + alignmentItems(marks) + above
        items += marginItems() + guideItems() + frameItems() + baselineItems()
        items += contentSizeItems(backdrop, room: badges.grid) + markItems(marks, backdrop)
        items += issueItems() + safeAreaLabel + nameItems + badgeItems + sizeItems
        var rest = badges.grid
        items += maskItems(&rest) + guideInsetItems(&rest, backdrop)
        let findings = PictureSummary(
            self, marks: whole.marks, tags: whole.tags, omittedMarks: badges.omitted.count + thinning.omitted,
            omittedNames: names.omitted)
        return CaptionAndLegend(painter: self, findings: findings).scene(around: items)
    }

    // MARK: Room

    /// The marks, cut where they leave the part of the plane that is drawn; those wholly outside are gone.
    private func visiblePlan() -> MarkPlan {
        var plan = MarkPlanner(locator: locator, focus: focus).plan()
        plan.marks = plan.marks.compactMap { mark in
            var mark = mark
            switch mark.figure {
            case .alignment(let line):
                return line.isVisible(in: zone) ? mark : nil
            case .beam(var beam):
                guard beam.isVisible(in: zone) else { return nil }
                beam.cut(to: zone)
                mark.figure = .beam(beam)
            case .bar(var beam):
                guard beam.isVisible(in: zone) else { return nil }
                beam.cut(to: zone)
                mark.figure = .bar(beam)
            }
            return mark
        }
        plan.tags = plan.tags.filter { locator.rect(of: $0.item).map(zone.overlaps) ?? false }
        return plan
    }

    private func lanes(for plan: MarkPlan, texts: [Rect]) -> [ConstraintMark] {
        var grid = self.grid(
            marks: plan.marks.filter { if case .alignment = $0.figure { true } else { false } }, texts: texts)
        for index in document.views.indices where document.views[index].subviews.isEmpty && isDrawn(index) {
            grid.add(solved.views[index].canvasFrame, .leaf, owner: index)
        }
        if shows(.names) {
            for index in document.views.indices where index > 0 && isDrawn(index) {
                // Names come later; their usual place is kept free where that costs nothing.
                let frame = solved.views[index].canvasFrame
                guard max(frame.width, frame.height) >= NamePlacer.smallestNamed else { continue }
                let width = typesetter.line(name(of: index), .name).size.width
                grid.add(Rect(x: frame.minX, y: frame.minY - 10.5, width: width, height: 10), .name)
            }
        }
        var placer = LanePlacer(grid: grid, document: document, locator: locator, zone: zone)
        return placer.place(plan.marks) { mark in mark.label.map { typesetter.badgeSize(typesetter.line($0, .badge)) } }
    }

    /// What badges and names have to avoid: texts, marks and frames.
    private func grid(marks: [ConstraintMark], texts: [Rect]) -> PlacementGrid {
        var grid = PlacementGrid()
        for text in texts { grid.add(text, .text) }
        var frames =
            shows(.frames)
            ? document.views.indices.filter { isDrawn($0) || isClipped($0) }.map { solved.views[$0].canvasFrame } : []
        if shows(.guides) { frames += solved.guides.map(\.canvasFrame).filter { $0.isFinite && zone.overlaps($0) } }
        for frame in frames {
            for axis in [Axis.horizontal, .vertical] {
                let across = frame.span(along: axis.other)
                for edge in [across.lower, across.upper] {
                    grid.add(
                        Rect(along: axis, frame.span(along: axis), across: Span(edge - 0.5, edge + 0.5)),
                        .frameEdge(axis))
                }
            }
        }
        for (index, mark) in marks.enumerated() {
            switch mark.figure {
            case .alignment(let line):
                grid.add(
                    Rect(along: line.axis, line.drawnCore, across: Span(line.position - 0.5, line.position + 0.5)),
                    .alignment(line.axis), owner: index)
            case .bar(let beam):
                grid.add(LanePlacer.barRect(beam), .handle, owner: index)
            case .beam(let beam):
                grid.add(
                    Rect(along: beam.axis, beam.along, across: Span(beam.lane - 0.8, beam.lane + 0.8)),
                    .beam(beam.axis), owner: index)
                for end in [beam.along.lower, beam.along.upper] {
                    grid.add(LanePlacer.handle(of: beam, at: end), .handle, owner: index)
                }
                if let tip = mark.pullTip { grid.add(tip, .handle, owner: index) }
            }
        }
        return grid
    }

    func name(of view: Int) -> String { state(ofView: view).glyph + document.views[view].id }
}
