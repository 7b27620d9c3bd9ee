// SPDX-License-Identifier: Apache-2.0
import ContentPainting
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Combines the layers of one picture. Content, marks, names and badges are placed in this order.
struct LayoutPainter {
    let document: Document
    /// In points of the layout: what numbers are read from.
    let layout: SolvedLayout
    let options: SceneOptions
    let findings: PictureFindings
    /// In points of the layout.
    let balances: LengthBalances
    let theme: SceneTheme
    let typesetter: Typesetter
    let scale: Double
    let focus: MarkFocus?
    let extent: PictureExtent
    let equatedSizes: Set<SizeLetters.Dimension>
    /// The views whose content layout guide a constraint names.
    private let namedContents: Set<Int>
    /// In points of the layout.
    private let content: [SceneItem]
    /// What is around the root view, and what the device shows over the content.
    let (behind, surroundings): ([SceneItem], [SceneItem])
    /// Where the root view has round corners, in points of the layout.
    let rootOutline: [ScenePathElement]?
    private let plan: MarkPlan
    /// Cells of which one has the marks of all.
    let repeated: RepeatedViews
    /// The constraints with numbers, in their order.
    let numberedConstraints: [Int]

    /// How much the layout is enlarged.
    private(set) var zoom = 1.0
    /// Fewer equal distances in a row have a number each.
    private(set) var fewestMerged = EqualDistances.fewest
    /// For how many badges without room every place is tried.
    private(set) var badgeSearches = 0
    /// Subjects whose marks and badges are placed before all others, and before names.
    private(set) var precedence: Set<SceneItem.Subject> = []
    /// Subjects whose names are placed before all other names.
    private(set) var namePrecedence: Set<SceneItem.Subject> = []
    /// In points of the picture, from the canvas's upper left corner, as are all that follow.
    private(set) var solved: SolvedLayout
    private(set) var locator: AnchorLocator
    private(set) var canvas: Rect
    /// The screen or the window around the canvas, where it is drawn.
    private(set) var screen: Rect
    /// Beyond it nothing is drawn.
    private(set) var zone: Rect

    init(
        document: Document, solved: SolvedLayout, options: SceneOptions, findings: PictureFindings,
        measuring: any TextShaping
    ) {
        // A picture may have another appearance than the layout was solved for: only colours depend on it.
        var traits = document.canvas.colorTraits
        traits.appearance = options.appearance ?? solved.canvas.appearance
        let document = document.adapted(to: traits)
        self.document = document
        let solved =
            options.exercise.map {
                Exercise(document: document, solved: solved).layout(exercising: $0, part: options.exercisePart)
            } ?? solved
        layout = solved
        self.solved = solved
        self.options = options
        self.findings = findings
        theme = SceneTheme(options.theme, for: document)
        typesetter = Typesetter(measuring: measuring)
        scale = options.scale ?? solved.canvas.scale
        canvas = Rect(origin: .zero, size: solved.canvasSize)
        let showsDevice = options.layers.contains(.device)
        screen = showsDevice ? solved.canvas.screenFrame(of: solved.canvasSize) : canvas
        extent = PictureExtent(of: document, solved, on: screen, isContentOnly: options.isContentOnly)
        locator = AnchorLocator(document: document, solved: solved, unrolled: extent.unrolled)
        zone = extent.zone(zoom: 1)
        focus = MarkFocus(on: options.focus, locator)
        equatedSizes = LayoutPainter.equatedSizes(locator)
        namedContents = Set(
            document.constraints.flatMap(\.anchors).compactMap { anchor in
                if case .builtInGuide(.contentLayoutGuide, of: let view) = anchor.item { view } else { nil }
            })
        let planner = MarkPlanner(
            locator: locator, focus: focus, axis: options.axis, formerConstants: options.formerConstants)
        var plan =
            options.layers.contains(.constraints)
            ? options.explanation.map(planner.plan) ?? planner.plan() : MarkPlan()
        if !options.constraints.isEmpty {
            let names = Set(options.constraints)
            plan = plan.limited(
                to: Set(document.constraints.indices.filter { names.contains(document.constraintName(at: $0)) }))
        }
        repeated = options.showsAllMarks ? RepeatedViews() : RepeatedViews(locator, findings, within: zone, plan)
        balances = options.layers.contains(.issues) ? LengthBalances(locator, findings, repeated) : LengthBalances()
        plan = plan.without { [repeated, locator] in repeated.isShown(elsewhere: $0, locator) }
        numberedConstraints = options.numbersConstraints ? plan.constraints : []
        self.plan = options.numbersConstraints ? plan.numbered(numberedConstraints) : plan
        let painter = ContentPainter(
            document: document, solved: solved, theme: theme, measuring: measuring, images: options.images,
            strength: options.layers.isSubset(of: SceneOptions.screenLayers) ? 1 : ContentPainter.quietStrength,
            scale: scale, zone: extent.contentZone,
            unrolled: extent.unrolled, faded: focus.map { $0.faded(of: document) } ?? repeated.faded,
            showsSurroundings: showsDevice)
        content = options.layers.contains(.content) ? painter.paint() : []
        rootOutline = painter.rootOutline
        let around = SurroundingsPainter(painter, neighbors: options.neighbors)
        behind = showsDevice ? around.itemsBehind() : []
        surroundings =
            showsDevice && !options.isNeighbor
            ? around.itemsOver(outside: options.layers.contains(.canvas) ? theme.backdrop : nil) : []
    }

    /// Whether a guide is the engine's alone: AppKit's scroll views have no content layout guide.
    func isImplied(_ guide: SolvedGuide) -> Bool {
        guard document.platform == .macos, case .builtInGuide(.contentLayoutGuide, of: let view) = guide.item else {
            return false
        }
        return !namedContents.contains(view)
    }

    /// This picture with the layout enlarged.
    func zoomed(to zoom: Double) -> LayoutPainter {
        var painter = self
        painter.zoom = zoom
        painter.solved = layout.scaled(by: zoom)
        painter.locator = AnchorLocator(document: document, solved: painter.solved, unrolled: extent.unrolled)
        painter.canvas = Rect(origin: .zero, size: painter.solved.canvasSize)
        painter.screen = screen.scaled(by: zoom)
        painter.zone = extent.zone(zoom: zoom)
        return painter
    }

    /// Whether any three equal distances in a row have one number.
    var isCrowded: Bool { fewestMerged == EqualDistances.fewestInCrowd }

    /// This picture with one number for any three equal distances in a row.
    func merged() -> LayoutPainter {
        var painter = self
        painter.fewestMerged = EqualDistances.fewestInCrowd
        return painter
    }

    /// This picture with badges far from their marks where nothing nearer is free.
    func searchingFarther() -> LayoutPainter {
        var painter = self
        painter.badgeSearches = 100
        return painter
    }

    /// This picture with what another try left out placed first.
    func placingFirst(_ omissions: SceneOmissions) -> LayoutPainter {
        var painter = self
        painter.precedence.formUnion(omissions.marks)
        painter.namePrecedence.formUnion(omissions.names)
        return painter
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

    /// How many marks and names there are to place.
    var crowd: Int { plan.marks.count + plan.tags.count + document.views.count }

    private func place(_ draft: BadgeDraft, _ placer: inout BadgePlacer) -> BadgePlacer.Placed? {
        let line = typesetter.line(draft.text, .badge)
        return placer.place(draft, line, size: draft.size(of: typesetter.badgeSize(line)))
    }

    /// Everything but the caption and the legend, which only the picture that is shown needs.
    func placed() -> PlacedPicture {
        let content = content.map { $0.scaled(by: zoom) }
        let ownTexts = content.filter { $0.role == .text }.map(\.bounds)
        let rulers = balanceRulers(avoiding: ownTexts)
        let texts = ownTexts + rulers.map(\.area)
        let mergedPlan = options.numbersConstraints ? plan : plan.mergingEqualSizes(moreThan: isCrowded ? 3 : 6)
        let far = FarAway(self, plan: mergedPlan.scaled(by: zoom))
        let whole = far.near
        var thinning = MarkThinning(
            fewestMerged: fewestMerged, isGenerous: badgeSearches > 0, precedence: precedence, zone: zone)
        let plan = thinning.thinned(whole, foot: foot(of:))
        let fixed = fixedGrid(texts: texts)
        let marks = lanes(for: plan, over: fixed)

        let (below, above) = split(content)
        // The root's own background belongs to the canvas; the safe area is shaded on it.
        let background = below.prefix { $0.subject == .view(0) }
        let surface = background + safeAreaItems() + below.dropFirst(background.count)
        let backdrop = ContentBackdrop(
            surface + stateFillItems(), canvas: theme.canvas, within: canvas, outside: theme.backdrop)
        var room = grid(marks: marks, over: fixed)
        let safeAreaLabel = self.safeAreaLabel(&room, content, backdrop)
        if shows(.names) { reserveNameHomes(in: &room) }
        var textGaps = LineGaps()
        for text in texts { textGaps.add(text: text) }
        let drafts = drafts(plan: plan, marks: marks, texts: textGaps, &thinning) + far.drafts(theme)
        var badges = BadgePlacer(grid: room, canvas: canvas, zone: zone, searches: badgeSearches)
        var placed = drafts.filter { precedence.contains($0.subject) }.compactMap { place($0, &badges) }
        // Names keep less room around them than badges do.
        for badge in placed { badges.grid.add(badge.rect.insetBy(dx: -0.5, dy: -1.5), .badge) }
        var names = NamePlacer(grid: badges.grid.take(), zone: zone, typesetter: typesetter)
        let nameItems = shows(.names) ? self.nameItems(&names, backdrop) : []
        badges.grid = names.grid.take()
        placed += drafts.filter { !precedence.contains($0.subject) }.compactMap { place($0, &badges) }
        let sizeItems = shows(.sizes) ? self.sizeItems(&badges, backdrop) : []

        var nameGaps = LineGaps()
        for name in nameItems where name.role == .text { nameGaps.add(name: name.bounds) }
        for name in nameItems where name.role == .text { textGaps.add(name: name.bounds) }
        var gaps = textGaps
        for badge in placed { gaps.add(badge: badge.rect, of: badge.draft.owner) }

        var items =
            behind.map { $0.scaled(by: zoom) } + canvasItems() + background + safeAreaItems() + clippedItems()
            + below.dropFirst(background.count)
        items += stateFillItems() + stretchItems(backdrop) + above + surroundings.map { $0.scaled(by: zoom) }
        var lines = (marginItems() + guideItems()).flatMap { $0.stopping(at: textGaps) }
        // Frames are often drawn around their text; other solutions are not.
        lines += frameItems().flatMap { $0.stopping(at: isTorn($0.subject) ? textGaps : nameGaps) }
        lines += tornEdgeItems(textGaps)
        lines += issueItems().flatMap { $0.stopping(at: textGaps) } + baselineItems(marks, gaps)
        lines += contentSizeItems(room: badges.grid)
        lines += alignmentItems(marks, gaps) + markItems(marks, gaps)
        lines += maskItems(&badges.grid)
        let writing = texts + nameItems.map(\.bounds) + placed.map(\.rect)
        lines += rulers.flatMap { ruler in hairlines(of: ruler, around: writing.filter { $0 != ruler.area }) }
        lines = lines.standingOut(from: backdrop)
        lines += rulers.flatMap(items(of:))
        lines += safeAreaLabel + nameItems + sizeItems
        let leaders = BadgeLeaders(lines + placed.flatMap(arrowItems(beside:)))
        let complete = placed.map { leaders.completed($0, in: &badges) }
        lines += complete.flatMap { self.items(for: $0, backdrop) }
        lines += guideInsetItems(&badges.grid, backdrop)
        items += lines.groupedByConstraint()

        var omissions = SceneOmissions()
        // Another line or a text may hide all of an alignment.
        let drawn = Set(items.map(\.subject))
        let hidden = marks.map(\.source.subject).filter { !drawn.contains($0) }
        omissions.marks = thinning.omitted + badges.omitted.map(\.subject) + hidden
        omissions.names = names.omitted
        omissions.farAway = far.subjects
        return PlacedPicture(painter: self, marks: whole.marks, tags: whole.tags, items: items, omissions: omissions)
    }
}

extension [SceneItem] {
    /// With the items of each constraint together, at the first of them, so that each is one group; nothing of one
    /// constraint lies over a text or badge of another.
    fileprivate func groupedByConstraint() -> [SceneItem] {
        // By constraint, the index of its last item so far; and after each item the next one of its constraint.
        var last: [SceneItem.Subject: Int] = [:]
        var next = [Int?](repeating: nil, count: count)
        var isFirst = [Bool](repeating: true, count: count)
        for (index, item) in enumerated() where item.isOfConstraint {
            guard let previous = last.updateValue(index, forKey: item.subject) else { continue }
            next[previous] = index
            isFirst[index] = false
        }
        var grouped: [SceneItem] = []
        grouped.reserveCapacity(count)
        for first in indices where isFirst[first] {
            var member: Int? = first
            while let index = member {
                grouped.append(self[index])
                member = next[index]
            }
        }
        return grouped
    }
}

extension SceneItem {
    fileprivate var isOfConstraint: Bool { if case .constraint = subject { layer == .constraints } else { false } }
}
