// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
import LayoutJSON
package import LayoutModel
import LayoutRendering
package import LayoutScene

/// The drawings of a page: for each of its layouts, how each view is drawn at any size, in the form that the page's script reads.
/// What several of them have in common is there once.
package struct PageScenes {
    /// What draws the views of a layout.
    package struct Painter {
        /// The appearances of the page: light and dark for one that follows its reader's system.
        var appearances: [Canvas.Appearance]
        /// Draws a layout in an appearance, without cutting anything off.
        var paint: (Document, SolvedLayout, Canvas.Appearance) -> [SceneItem]
        var shaping: any TextShaping
        /// The images of the page's picture, by their numbers in it.
        var images: [ImageFile]

        package init(
            appearances: [Canvas.Appearance],
            paint: @escaping (Document, SolvedLayout, Canvas.Appearance) -> [SceneItem], shaping: any TextShaping,
            images: [ImageFile]
        ) {
            self.appearances = appearances
            self.paint = paint
            self.shaping = shaping
            self.images = images
        }
    }

    let painter: Painter
    let glyphs: GlyphPool
    var colors = NumberedValues<[Color]>()
    var texts = NumberedValues<TextRequest>()
    var textDrawings: [JSONOutput] = []
    /// The first text of several that differ in their pixels or direction.
    var textsAlike: [TextRequest: TextDrawing] = [:]
    var rows = NumberedValues<JSONOutput>()
    private var images = NumberedValues<ImageFile>()
    private var paths = NumberedValues<JSONOutput>()
    private var items = NumberedValues<JSONOutput>()
    private var views = NumberedValues<JSONOutput>()
    /// By layout: the views' numbers.
    private var layouts: [[Int]] = []
    /// By view of the last layout: the lines between its drawings.
    private var lines: [[SizeLine]] = []
    /// What is around the canvas; by choice, the number of its tree.
    var canvases = NumberedValues<JSONOutput>()
    var canvasesOfChoices: [Int?] = []

    /// - Parameter outlines: the numbers of the glyphs that the page's picture defines, by their outlines.
    init(_ painter: Painter, outlines: [String: Int]) {
        self.painter = painter
        glyphs = GlyphPool(outlines: outlines)
        for image in painter.images { _ = images.number(of: image) }
    }

    var json: JSONOutput {
        .members([
            .init("colors", .array(colors.values.map { .array($0.map { .string(Self.text(of: $0)) }) })),
            .init("glyphs", .array(glyphs.json)), .init("images", .array(images.values.enumerated().map(image))),
            .init("texts", .array(textDrawings)), .init("rows", .array(rows.values)),
            .init("paths", .array(paths.values)), .init("items", .array(items.values)),
            .init("views", .array(views.values)),
            .init("layouts", .array(layouts.map { .array($0.map(JSONOutput.integer)) })),
            .init("canvases", .array(canvases.values)),
            .init("canvasOf", .array(canvasesOfChoices.map { $0.map(JSONOutput.integer) ?? .null })),
        ])
    }

    /// Learns how a layout's views are drawn.
    mutating func add(_ document: Document, _ layout: SolvedLayout) {
        // Nothing hides another view's items: the page cuts off what its views clip. Bars and the keyboard are drawn for the canvas.
        var (document, layout) = (document, layout)
        for view in document.views.indices { document.views[view].clipsToBounds = false }
        document.bars = nil
        layout.canvas.keyboard = 0
        let paint = painter.paint
        let grid = PixelGrid(scale: layout.canvas.scale)
        let samplers = painter.appearances.map { appearance in
            ViewSampler(layout) { [document] in paint(document, $0, appearance) }
        }
        let learned = samplers[0].drawings(hints: lines)
        let sampled = [learned] + samplers.dropFirst().map { $0.recoloring(learned) ?? $0.drawings(hints: lines) }
        lines = sampled[0].map { Array($0.lines.prefix(4)) }
        layouts.append(
            document.views.indices.map { view in
                let trees = sampled.map { $0[view] }
                let areLike = trees.allSatisfy { tree in tree.isLike(trees[0]) { $0.items.areLike($1.items) } }
                return views.number(
                    of: .array(
                        (areLike ? [trees] : trees.map { [$0] }).map { trees in
                            SizeTree.json(trees) { self.json($0, grid) }
                        }))
            })
    }

    // MARK: Views

    /// - Parameter appearances: the drawing in each of them.
    mutating func json(_ appearances: [ViewSampler.Drawing], _ grid: PixelGrid) -> JSONOutput {
        let drawing = appearances[0]
        let items = drawing.items.indices.map { index -> JSONOutput in
            let item = json(drawing.items[index], drawing.numbers[index], appearances.map { $0.items[index] })
            return .integer(self.items.number(of: item))
        }
        return .members([.init("cover", .integer(drawing.coverStart)), .init("items", .array(items))])
    }

    private mutating func json(
        _ item: DrawnItem, _ numbers: [FittedNumber], _ appearances: [DrawnItem]
    ) -> JSONOutput {
        var members: [JSONOutput.Member] = []
        var anchors: [FittedNumber]?
        switch item.shape {
        case .rectangle: members.append(.init("shape", .string("rect")))
        case .ellipse: members.append(.init("shape", .string("ellipse")))
        case .path(let commands):
            let path = AnchoredPath(numbers.prefix(item.numbers.count))
            members.append(.init("shape", .string("path")))
            members.append(.init("path", .integer(paths.number(of: path.json(commands)))))
            anchors = path.anchors
        case .setting(let place, let request):
            members.append(.init("shape", .string("text")))
            members.append(.init("text", .integer(number(of: request))))
            if place == .top { members.append(.init("top", .integer(1))) }
        case .glyphs(let lines):
            members.append(.init("shape", .string("glyphs")))
            members.append(.init("lines", .array(lines.map { json($0) })))
        case .image(let file):
            members.append(.init("shape", .string("image")))
            members.append(.init("image", .integer(images.number(of: file))))
        }
        let own = numbers.prefix(item.numbers.count)
        members.append(.init("at", .array((anchors ?? Array(own)).map(\.json))))
        if !item.clip.isEmpty { members.append(.init("clip", .array(numbers.dropFirst(own.count).map(\.json)))) }
        if let fill = color(appearances.map(\.fill)) { members.append(.init("fill", .integer(fill))) }
        if let stroke = item.stroke, let color = color(appearances.map { $0.stroke?.color }) {
            let lengths = [stroke.width] + stroke.dash
            members.append(.init("stroke", .array([.integer(color)] + lengths.map { .decimal($0) })))
        }
        if let tint = color(appearances.map(\.tint)) { members.append(.init("tint", .integer(tint))) }
        if item.isGrey { members.append(.init("grey", .integer(1))) }
        if item.opacity < 1 { members.append(.init("opacity", .decimal(item.opacity))) }
        return .members(members)
    }

    /// The number of a colour in all appearances; nil if there is none.
    private mutating func color(_ appearances: [Color?]) -> Int? {
        let found = appearances.compactMap { $0 }
        guard found.count == appearances.count else { return nil }
        return colors.number(of: found)
    }

    private static func text(of color: Color) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        let parts = components.prefix(color.alpha < 1 ? 4 : 3).map { component in
            let value = Int((min(max(component, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#" + parts.joined()
    }

    /// The image's number in the page's picture, or an element; then its size and how it is turned.
    private func image(_ number: Int, _ file: ImageFile) -> JSONOutput {
        let source: JSONOutput =
            number < painter.images.count
            ? .integer(number) : .string(SVGDefinitions.image(file, prefix: "s\(number)-"))
        return .array(
            [source, .decimal(file.pixelSize.width), .decimal(file.pixelSize.height)]
                + (SVGDefinitions.turn(of: file).map { [.string($0)] } ?? []))
    }
}
