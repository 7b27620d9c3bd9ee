// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutJSON
import LayoutModel
import LayoutScene

/// What is around the root view at each size of the canvas: the safe area, the keyboard, and the drawing of bars and keyboard.
extension PageScenes {
    /// By variant, screen and direction, the last changing first; the first screen is that of the file.
    mutating func addCanvases(of choices: LayoutChoices) {
        var known: [CanvasSampler.Key: Int] = [:]
        // A device that is wider than high lies on its side.
        var lines = [SizeLine(width: 1, height: -1, limit: 0, isInclusive: false)]
        for variant in choices.variants.indices {
            for device in [nil] + (choices.offersDevices ? choices.screens.devices : []) {
                for direction in choices.axes.directions.indices {
                    guard let sampler = CanvasSampler(choices, variant: variant, device, direction: direction) else {
                        canvasesOfChoices.append(nil)
                        continue
                    }
                    let number = known[sampler.key] ?? canvases.number(of: json(sampler, &lines))
                    known[sampler.key] = number
                    canvasesOfChoices.append(number)
                }
            }
        }
    }

    /// - Parameter lines: of the canvases before.
    private mutating func json(_ sampler: CanvasSampler, _ lines: inout [SizeLine]) -> JSONOutput {
        let tree = sampler.tree(painter, hints: lines)
        lines = tree.lines + lines.filter { !tree.lines.contains($0) }.prefix(6)
        return SizeTree.json([tree]) { rules in
            let drawings = rules[0].drawings
            let areLike = drawings.allSatisfy { $0.items.areLike(drawings[0].items) }
            let sides = (areLike ? [drawings] : drawings.map { [$0] }).map { json($0, sampler.grid) }
            return .members([
                .init("edges", .array(rules[0].edges.map { .decimal($0) })), .init("sides", .array(sides)),
            ])
        }
    }
}

/// Learns what is around the canvas of a choice.
private struct CanvasSampler {
    struct Sample {
        /// The safe area's top, leading, bottom and trailing insets, and the keyboard's height.
        var edges: [Double]
        /// By appearance: the bars and the keyboard.
        var drawn: [ViewSampler.Sample]
    }

    struct Rule {
        /// At which it is exact.
        var size: Size
        var edges: [Double]
        var drawings: [ViewSampler.Drawing]
    }

    /// All that the samples depend on.
    struct Key: Hashable {
        var root: ViewStyle
        var bars: ScreenBars?
        var canvases: [Canvas]
        var screens: [BarMetrics.Screen]
    }

    private let drawn: LayoutChoices.Drawn
    private let read: Document
    private let device: Device?
    let grid: PixelGrid

    /// - Parameter device: nil for that of the file.
    init?(_ choices: LayoutChoices, variant: Int, _ device: Device?, direction: Int) {
        let scale = device?.scale ?? choices.variants[variant].canvas.scale
        guard let drawn = choices.drawn(variant: variant, scale: scale, direction: direction) else { return nil }
        self.drawn = drawn
        // Variants that look alike share what is drawn, but not the canvas.
        read = choices.variants[variant].document
        self.device = device
        grid = PixelGrid(scale: scale)
    }

    private func canvas(at size: Size) -> Canvas {
        var overrides = CanvasOverrides(device: device?.id)
        overrides.direction = drawn.document.canvas.direction
        switch read.surroundings?.place {
        case nil, .screen, .window: (overrides.width, overrides.height) = (size.width, size.height)
        // The root view is a part of the screen, whose size is not the canvas's.
        case .sheet, .popover, .column: break
        }
        var canvas = read.canvas(with: overrides)
        canvas.scale = grid.scale
        (canvas.width, canvas.height) = (size.width, size.height)
        return canvas
    }

    var key: Key {
        let sizes = [(390, 844), (844, 390), (1024, 1366), (1366, 1024)].map { Size(width: $0.0, height: $0.1) }
        var canvases = sizes.map(canvas)
        let screens = canvases.map(\.barScreen)
        for index in canvases.indices { (canvases[index].device, canvases[index].appearance) = (nil, .light) }
        return Key(
            root: drawn.document.views[0].style, bars: read.bars, canvases: canvases, screens: screens)
    }

    /// Appearances mostly differ in colours alone.
    func tree(_ painter: PageScenes.Painter, hints: [SizeLine]) -> SizeTree<Rule> {
        var first = painter
        first.appearances = [painter.appearances[0]]
        let learned = learnedTree(first, hints: hints)
        let (bare, kind) = (itemsOfRoot(painter), Self.viewKind(grid))
        var areAlike = true
        let tree = learned.map { rule in
            var rule = rule
            guard areAlike, let known = rule.drawings.first, !known.items.isEmpty else { return rule }
            let sample = sample(at: rule.size, painter, bare)
            areAlike = sample.drawn.allSatisfy { kind.holds(known, rule.size, $0) }
            rule.drawings = sample.drawn.map { drawn in
                var drawing = known
                drawing.items = drawn.items
                return drawing
            }
            return rule
        }
        return areAlike ? tree : learnedTree(painter, hints: hints)
    }

    /// Bars set their texts on whole pixels, in which rules are not sought.
    private static func viewKind(_ grid: PixelGrid) -> SizeLearner<ViewSampler.Sample, ViewSampler.Drawing>.Kind {
        ViewSampler.kind(grid, mostSamples: 0, tolerance: 1.1 / grid.scale)
    }

    private func learnedTree(_ painter: PageScenes.Painter, hints: [SizeLine]) -> SizeTree<Rule> {
        let size = drawn.layout.canvasSize
        let bare = itemsOfRoot(painter)
        let view = Self.viewKind(grid)
        let lines = metricLines
        let kind = SizeLearner<Sample, Rule>.Kind(
            rule: { size, sample, probed, sign in
                guard probed.allSatisfy({ $0.edges == sample.edges }) else { return nil }
                let drawings = sample.drawn.indices.compactMap { index in
                    view.rule(size, sample.drawn[index], probed.map { $0.drawn[index] }, sign)
                }
                guard drawings.count == sample.drawn.count else { return nil }
                return Rule(size: size, edges: sample.edges, drawings: drawings)
            },
            holds: { rule, size, sample in
                rule.edges == sample.edges
                    && zip(rule.drawings, sample.drawn).allSatisfy { view.holds($0, size, $1) }
            }, mostSamples: 300)
        var learner = SizeLearner(
            kind, from: size, least: Self.least(size), most: Self.most(size), grid: grid,
            hints: lines + hints.filter { !lines.contains($0) })
        while let wanted = learner.wanted { learner.add(sample(at: wanted, painter, bare)) }
        return learner.tree ?? .leaf(Rule(size: size, edges: sample(at: size, painter, bare).edges, drawings: []))
    }

    /// The lines at which insets or the kind of the bars change, which are found without drawing.
    private var metricLines: [SizeLine] {
        typealias Metrics = [AnyHashable]
        let size = drawn.layout.canvasSize
        let kind = SizeLearner<Metrics, Metrics>.Kind(
            rule: { _, sample, probed, _ in probed.allSatisfy { $0 == sample } ? sample : nil },
            holds: { $0 == $2 }, mostSamples: 1000)
        var learner = SizeLearner(
            kind, from: size, least: Self.least(size), most: Self.most(size), grid: grid,
            hints: [SizeLine(width: 1, height: -1, limit: 0, isInclusive: false)])
        while let wanted = learner.wanted {
            let canvas = canvas(at: wanted)
            learner.add([Self.edges(of: canvas), canvas.barScreen])
        }
        return learner.tree?.lines ?? []
    }

    private static func least(_ size: Size) -> Size { Size(width: min(160, size.width), height: min(340, size.height)) }

    private static func most(_ size: Size) -> Size {
        Size(width: max(size.width, 1600), height: max(size.height, 1600))
    }

    private static func edges(of canvas: Canvas) -> [Double] {
        let area = canvas.safeArea
        return [area.top, area.leading, area.bottom, area.trailing, canvas.keyboard]
    }

    /// Only the root view is drawn.
    private func onlyRoot(_ size: Size, _ canvas: Canvas) -> LayoutChoices.Drawn {
        var drawn = drawn
        drawn.document.canvas = canvas
        drawn.document.bars = read.bars
        for view in drawn.document.views.indices.dropFirst() { drawn.document.views[view].isHidden = true }
        drawn.layout.canvas = canvas
        drawn.layout.canvasSize = size
        drawn.layout.views[0].canvasFrame = Rect(origin: .zero, size: size)
        return drawn
    }

    /// By appearance: how many items the root view has beside bars and keyboard.
    private func itemsOfRoot(_ painter: PageScenes.Painter) -> [Int] {
        let size = drawn.layout.canvasSize
        var bare = onlyRoot(size, canvas(at: size))
        bare.document.bars = nil
        bare.layout.canvas.keyboard = 0
        return painter.appearances.map { painter.paint(bare.document, bare.layout, $0).count }
    }

    /// - Parameter bare: the items that are not the canvas's.
    private func sample(at size: Size, _ painter: PageScenes.Painter, _ bare: [Int]) -> Sample {
        let canvas = canvas(at: size)
        let edges = Self.edges(of: canvas)
        guard read.bars != nil || canvas.keyboard > 0 else {
            return Sample(edges: edges, drawn: painter.appearances.map { _ in ViewSampler.Sample() })
        }
        let shown = onlyRoot(size, canvas)
        return Sample(
            edges: edges,
            drawn: painter.appearances.indices.map { index in
                let items = painter.paint(shown.document, shown.layout, painter.appearances[index]).dropFirst(
                    bare[index])
                return ViewSampler.Sample(items: items.map { DrawnItem($0, from: .zero) }, coverStart: items.count)
            })
    }
}
