// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
package import LayoutGeometry
import LayoutJSON
package import LayoutModel
package import SourceLocations

/// A solved layout as one HTML file: its picture, an outline of its views and constraints with their state, its diagnostics and its
/// source. Nothing is loaded from elsewhere. Without scripts everything can be read; with them the parts point to each other.
package struct LayoutWebPage {
    private let title: String
    let source: SourceText
    /// The layout as it is, then those that choices make.
    let shown: [Shown]
    private let outline: PageOutline
    let diagnostics: [Diagnostic]
    private let picture: [UInt8]
    /// Left, top, width and height of the canvas in the picture.
    private let canvas: String
    private let colors: String
    private let appearance: Canvas.Appearance?
    let interaction: Interaction?
    let surroundings: Surroundings?
    /// How the views of every choice are drawn at any size.
    let scenes: JSONOutput?

    /// What a page solves again.
    package struct Interaction {
        var choices: LayoutChoices
        /// Draws the layouts that choices and changes make.
        var painter: PageScenes.Painter

        package init(_ choices: LayoutChoices, painter: PageScenes.Painter) {
            self.choices = choices
            self.painter = painter
        }
    }

    /// What a server puts around a page.
    package struct Surroundings {
        /// HTML above the title.
        var header: String
        /// CSS rules, ended by a line break.
        var style: String
        /// A module, which runs when the page is there.
        var script: String
        /// What the reader may choose of a layout that the page does not solve yet.
        var menus: PageMenus?

        package init(header: String, style: String, script: String, menus: PageMenus? = nil) {
            self.header = header
            self.style = style
            self.script = script
            self.menus = menus
        }
    }

    /// Whether a page finds what was solved: a layout that was solved with other options than a page knows is only shown.
    package static func solves(_ measured: MeasuredDocument, like layout: SolvedLayout) -> Bool {
        InteractionCheck.agrees(measured, layout)
    }

    /// - Parameters:
    ///   - picture: SVG, with the groups of views and constraints that `LayoutRendering` writes.
    ///   - canvas: where the canvas is in the picture.
    ///   - appearance: of the picture; nil if it follows its reader's system, as the page then does.
    ///   - interaction: nil for a page that only shows the layout.
    package init(
        title: String, source: SourceText, document: Document, layout: SolvedLayout, diagnostics: [Diagnostic],
        picture: [UInt8], canvas: Rect, appearance: Canvas.Appearance? = nil, interaction: Interaction? = nil,
        surroundings: Surroundings? = nil
    ) {
        self.surroundings = surroundings
        self.canvas = [canvas.x, canvas.y, canvas.width, canvas.height].map(DecimalText.exact).joined(separator: " ")
        self.interaction = interaction
        self.appearance = appearance
        self.title = title
        self.source = source
        shown =
            [Shown(document, layout)]
            + (interaction?.choices.structures.dropFirst() ?? []).map { Shown($0.document, $0.layout) }
        outline = PageOutline(shown.map(\.document))
        self.diagnostics = diagnostics
        let drawing = Self.drawing(picture)
        // A page that a server shows until the one with the engine is there is to be made quickly rather than to be small.
        guard let interaction else {
            (self.picture, colors, scenes) = (drawing, "", nil)
            return
        }
        let strokes = SharedStrokes(CompactDrawing.compacted(drawing))
        self.picture = strokes.picture
        colors = strokes.style
        var scenes = PageScenes(interaction.painter, outlines: CompactDrawing.outlines(in: strokes.picture))
        for drawn in interaction.choices.drawn { scenes.add(drawn.document, drawn.layout) }
        scenes.addCanvases(of: interaction.choices)
        self.scenes = scenes.json
    }

    private static func drawing(_ picture: [UInt8]) -> [UInt8] {
        // An XML declaration has no place in HTML.
        let declaration = picture[...].hasPrefix("<?xml") ? picture.prefix { $0 != UInt8(ascii: "\n") }.count + 1 : 0
        let whole = asImage(Array(picture.dropFirst(declaration)))
        return shortened(whole, to: "p-")
    }

    /// An image with a title and a description: a screen reader need not read every group of it, since the outline says the same.
    private static func asImage(_ picture: [UInt8]) -> [UInt8] {
        guard let found = picture[...].firstRange(of: " role=\"graphics-document document\"")
        else { return picture }
        return Array(picture[..<found.lowerBound]) + Array(" role=\"img\"".utf8) + Array(picture[found.upperBound...])
    }

    /// A page has one picture: its names need not differ from those of others.
    private static func shortened(_ picture: [UInt8], to names: String) -> [UInt8] {
        guard let start = picture[...].firstRange(of: "aria-labelledby=\""),
            let end = picture[start.upperBound...].firstRange(of: "-title\"")
        else { return picture }
        let prefix = Array(picture[start.upperBound..<end.lowerBound])
        return prefix.isEmpty ? picture : picture.replacingBytes(prefix + [UInt8(ascii: "-")], with: Array(names.utf8))
    }

    /// In UTF-8.
    package var html: [UInt8] { Array(start.utf8) + picture + Array(end.utf8) }

    /// Before the picture.
    private var start: String {
        let head = HTMLText.head(
            title: title, colorScheme: Self.colorScheme(appearance),
            style: Self.style(appearance) + colors + CompactDrawing.style
                + (surroundings?.menus == nil ? "" : Self.text(PackageResources.solving_css))
                + (surroundings?.style ?? ""))
        return """
            \(head)
            <body>
            \(surroundings?.header ?? "")<h1>\(HTMLText.escaped(title))</h1>
            \(problems)<main>
            <div class="shown">
            \(controls)<div id="tools" role="group" aria-label="Picture" hidden><button type="button" id="fit" data-key="f">Fit</button>
            <button type="button" id="smaller" data-key="-" title="Smaller">−</button>
            <button type="button" id="zoom" data-key="0" title="Actual size">100 %</button>
            <button type="button" id="larger" data-key="+" title="Larger">+</button>
            <button type="button" id="space" data-key="3" title="Turn the views, apart by their depth" aria-pressed="false" hidden>3D</button>
            <button type="button" id="side" data-key="o" aria-expanded="true" aria-controls="outline">Outline</button>
            <button type="button" id="help" title="Keys">?</button></div>
            <figure aria-label="Picture: arrow keys go from view to view, Enter keeps one" data-canvas="\(canvas)">

            """
    }

    /// After the picture.
    private var end: String {
        """
        </figure>
        <div id="sheet"><p id="sentence" role="status" aria-live="polite">Point at a view or a constraint, or move to one with the Tab key. \
        Press Enter or tap to keep a view, then choose another for the distances between them.</p>
        <button type="button" id="close" hidden>Close</button></div>
        \(explanation)
        </div>
        <div class="outline" id="outline">
        <details open><summary><h2 id="views">Views</h2></summary>
        \(viewList)</details>
        <details open><summary><h2 id="constraints">Constraints</h2></summary>
        \(constraintList)</details></div>
        <details class="source" open><summary><h2 id="source">Source</h2></summary>
        <pre tabindex="0" aria-labelledby="source">\(sourceLines)</pre></details>
        </main>
        <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><table><tbody></tbody></table>
        <form method="dialog"><button>Close</button></form></dialog>
        \(numbers(outline))<script>
        \(Self.script(interaction == nil ? PackageResources.page_js : PackageResources.unpacking_js))</script>
        \(surroundings.map { "<script type=\"module\">\n\($0.script)</script>\n" } ?? "")</body>
        </html>

        """
    }

    // MARK: Views

    /// A layout that the page shows.
    struct Shown {
        let document: Document
        let layout: SolvedLayout
        /// By view: the constraints that name it or one of its guides.
        let constraintsOfViews: [[Int]]

        init(_ document: Document, _ layout: SolvedLayout) {
            self.document = document
            self.layout = layout
            var constraints = [[Int]](repeating: [], count: document.views.count)
            for (index, constraint) in document.constraints.enumerated() {
                for view in Set(constraint.anchors.map { Shown.owner(of: $0.item, document) }) {
                    constraints[view].append(index)
                }
            }
            constraintsOfViews = constraints
        }

        static func owner(of item: LayoutItem, _ document: Document) -> Int {
            switch item {
            case .view(let view), .builtInGuide(_, of: let view): view
            case .guide(let guide): document.guides[guide].owner
            }
        }
    }

    private var viewList: String {
        // By place in the outline: the places of its subviews.
        var subviews = [[Int]](repeating: [], count: outline.views.count)
        var related = [Set<Int>](repeating: [], count: outline.views.count)
        for (structure, layout) in shown.enumerated() {
            let places = outline.views(of: structure)
            for (index, view) in layout.document.views.enumerated() {
                related[places[index]].formUnion(
                    layout.constraintsOfViews[index].map { outline.constraints(of: structure)[$0] })
                guard let superview = view.superview, !subviews[places[superview]].contains(places[index]) else {
                    continue
                }
                subviews[places[superview]].append(places[index])
            }
        }
        func list(_ places: [Int]) -> String {
            guard !places.isEmpty else { return "" }
            let items = places.map { place in
                "<li\(outline.views[place].structure > 0 ? " hidden" : "")>"
                    + "\(viewButton(place, related[place].sorted()))\(list(subviews[place]))</li>\n"
            }
            return "<ul>\n\(items.joined())</ul>\n"
        }
        return list([0])
    }

    private func viewButton(_ place: Int, _ constraints: [Int]) -> String {
        let entry = outline.views[place]
        let view = shown[entry.structure].document.views[entry.index]
        let solved = shown[entry.structure].layout.views[entry.index]
        let frame = solved.frame
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(PageNumber.text)
        let onCanvas = solved.canvasFrame
        let corners = [onCanvas.x, onCanvas.y, onCanvas.width, onCanvas.height].map { PageNumber.text($0) }
            .joined(separator: " ")
        var states: [(name: String, text: String)] = solved.ambiguities.map { attribute in
            let isBounded = attribute.lower.isFinite && attribute.upper.isFinite
            let range = isBounded ? " \(PageNumber.text(attribute.lower)) to \(PageNumber.text(attribute.upper))" : ""
            return ("ambiguous", "ambiguous \(attribute.name.rawValue)\(range)")
        }
        if solved.isConflicting { states.append(("conflict", "in conflict")) }
        if solved.misplacedFrame != nil { states.append(("misplaced", "misplaced")) }
        if view.isHidden { states.append(("inactive hidden", "hidden")) }
        let id = HTMLText.escaped(view.id)
        return "<button data-of-view=\"\(id)\" data-frame=\"\(corners)\" "
            + "data-related=\"\(constraints.map(String.init).joined(separator: " "))\" data-lines=\"\(lines(of: view.source))\">"
            + "<b>\(id)</b> <span class=\"kind\">\(view.content.type.rawValue)</span> "
            + "<span class=\"frame\">x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])</span>"
            + states.map { " <span class=\"state \($0.name)\">\(HTMLText.escaped($0.text))</span>" }.joined()
            + "</button>"
    }

    // MARK: Constraints

    private var constraintList: String {
        let items = outline.constraints.enumerated().map { place, entry in
            let (document, layout) = (shown[entry.structure].document, shown[entry.structure].layout)
            let constraint = document.constraints[entry.index]
            let solved = layout.constraints[entry.index]
            var views: [String] = []
            for anchor in constraint.anchors {
                let id = document.views[Shown.owner(of: anchor.item, document)].id
                if !views.contains(id) { views.append(id) }
            }
            let sentence = ConstraintSentence(entry.index, of: document, layout)
            let state = solved.conflicts.isEmpty || solved.status == .broken ? solved.status.rawValue : "in conflict"
            let name = constraint.identifier.map { " <span class=\"kind\">\(HTMLText.escaped($0))</span>" } ?? ""
            let style = solved.conflicts.isEmpty ? solved.status.rawValue : "conflict"
            return "<li\(entry.structure > 0 ? " hidden" : "")>"
                + "<button data-of-constraint=\"\(place)\" "
                + "data-related=\"\(HTMLText.escaped(views.joined(separator: " ")))\" "
                + "data-lines=\"\(lines(of: constraint.source))\"\(editable(constraint, solved))><code>\(HTMLText.escaped(solved.equation))</code>\(name) "
                + "<span class=\"state \(style)\">\(state)</span>"
                + "<span class=\"sentence\"><span class=\"demand\">\(HTMLText.escaped(sentence.statement))</span> "
                + "<span class=\"standing\">\(HTMLText.escaped(sentence.standing))</span></span></button></li>\n"
        }
        return items.isEmpty ? "<p>None.</p>\n" : "<ol>\n\(items.joined())</ol>\n"
    }

    /// What of a constraint a reader can change.
    private func editable(_ constraint: Constraint, _ solved: SolvedConstraint) -> String {
        guard interaction != nil else { return "" }
        let priority =
            constraint.priority == .required
            ? "" : " data-priority=\"\(DecimalText.exact(Double(constraint.priority.rawValue)))\""
        return " data-constant=\"\(DecimalText.exact(constraint.constant))\"\(priority)"
            + (solved.status == .inactive ? " data-active=\"0\"" : "")
    }

    // MARK: Source

    /// The first and last line of a range; empty without one.
    private func lines(of range: SourceRange?) -> String {
        guard let range else { return "" }
        let first = source.position(of: range.lowerBound).line
        let last = source.position(of: max(range.upperBound - 1, range.lowerBound)).line
        return "\(first) \(last)"
    }

    private var sourceLines: String {
        let count = source.position(of: source.bytes.count).line
        return (1...count).map { number in
            "<span class=\"line\" id=\"line-\(number)\">\(HTMLText.escaped(source.line(number)))\n</span>"
        }.joined()
    }
}
