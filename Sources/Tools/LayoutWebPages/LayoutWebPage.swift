// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
package import LayoutGeometry
package import LayoutModel
package import SourceLocations

/// A solved layout as one HTML file: its picture, an outline of its views and constraints with their state, its diagnostics and its
/// source. Nothing is loaded from elsewhere. Without scripts everything can be read; with them the parts point to each other.
package struct LayoutWebPage {
    private let title: String
    private let source: SourceText
    /// The layout as it is, then those that choices make.
    private let shown: [Shown]
    private let outline: PageOutline
    private let diagnostics: [Diagnostic]
    private let picture: [UInt8]
    private let colors: String
    private let appearance: Canvas.Appearance?
    let interaction: Interaction?

    /// What a page solves again.
    package struct Interaction {
        var choices: LayoutChoices
        /// Where the canvas is in the picture.
        var canvas: Rect
        /// By structure: pictures of views that the page's own picture does not have.
        var drawings: [Int: Drawing]

        package struct Drawing {
            var picture: [UInt8]
            var canvas: Rect

            package init(picture: [UInt8], canvas: Rect) {
                self.picture = picture
                self.canvas = canvas
            }
        }

        package init(_ choices: LayoutChoices, canvas: Rect, drawings: [Int: Drawing] = [:]) {
            self.choices = choices
            self.canvas = canvas
            self.drawings = drawings
        }
    }

    /// Whether a page finds what was solved: a layout that was solved with other options than a page knows is only shown.
    package static func solves(_ measured: MeasuredDocument, like layout: SolvedLayout) -> Bool {
        InteractionCheck.agrees(measured, layout)
    }

    /// - Parameters:
    ///   - picture: SVG, with the groups of views and constraints that `LayoutRendering` writes.
    ///   - appearance: of the picture; nil if it follows its reader's system, as the page then does.
    ///   - interaction: nil for a page that only shows the layout.
    package init(
        title: String, source: SourceText, document: Document, layout: SolvedLayout, diagnostics: [Diagnostic],
        picture: [UInt8], appearance: Canvas.Appearance? = nil, interaction: Interaction? = nil
    ) {
        self.interaction = interaction
        self.appearance = appearance
        self.title = title
        self.source = source
        shown =
            [Shown(document, layout)]
            + (interaction?.choices.structures.dropFirst() ?? []).map { Shown($0.document, $0.layout) }
        outline = PageOutline(shown.map(\.document))
        self.diagnostics = diagnostics
        let drawing = Self.drawing(picture, names: "p-", colors: "c")
        var whole = drawing.picture
        var colors = drawing.style
        if let interaction, !interaction.drawings.isEmpty {
            var alternatives = AlternativeDrawing(String(decoding: whole, as: UTF8.self))
            for (structure, other) in interaction.drawings.sorted(by: { $0.key < $1.key }) {
                let drawing = Self.drawing(other.picture, names: "p\(structure)-", colors: "k\(structure)c")
                let views = interaction.choices.viewsDrawnAnew(in: structure)
                alternatives.add(views, of: String(decoding: drawing.picture, as: UTF8.self), structure: structure)
                colors += drawing.style
            }
            whole = Array(alternatives.picture.utf8)
        }
        // A preview without the engine is to be made quickly rather than to be small.
        if interaction != nil {
            let strokes = SharedStrokes(CompactDrawing.compacted(whole))
            whole = strokes.picture
            colors += strokes.style
        }
        self.picture = whole
        self.colors = colors
    }

    private static func drawing(_ picture: [UInt8], names: String, colors: String) -> SharedDrawing {
        // An XML declaration has no place in HTML.
        let declaration = picture[...].hasPrefix("<?xml") ? picture.prefix { $0 != UInt8(ascii: "\n") }.count + 1 : 0
        let whole = asImage(Array(picture.dropFirst(declaration)))
        return SharedDrawing(shortened(whole, to: names), colorPrefix: colors)
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
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="\(Self.colorScheme(appearance))">
        <title>\(HTMLText.escaped(title))</title>
        <style>
        \(Self.style(appearance))\(colors)\(CompactDrawing.style)\(interaction == nil ? "" : Self.text(PackageResources.solving_css))</style>
        </head>
        <body>
        <h1>\(HTMLText.escaped(title))</h1>
        <main>
        <div class="shown">
        \(controls)<figure>

        """
    }

    /// After the picture.
    private var end: String {
        """
        </figure>
        <p id="sentence" role="status" aria-live="polite">Point at a view or a constraint, or move to one with the Tab key. Press Enter \
        or tap to keep a view, then choose another for the distances between them.</p>
        </div>
        <div class="outline">
        <section aria-labelledby="views"><h2 id="views">Views</h2>
        \(viewList)</section>
        <section aria-labelledby="constraints"><h2 id="constraints">Constraints</h2>
        \(constraintList)</section>
        \(diagnosticSection)</div>
        <section class="source" aria-labelledby="source"><h2 id="source">Source</h2>
        <pre tabindex="0" aria-labelledby="source">\(sourceLines)</pre></section>
        </main>
        \(numbers(outline))<script>
        \(Self.script(PackageResources.page_js))
        \(interaction == nil ? "" : Self.interactionScript)</script>
        </body>
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
        if view.isHidden { states.append(("inactive", "hidden")) }
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

    private var diagnosticSection: String {
        guard !diagnostics.isEmpty else { return "" }
        let items = diagnostics.map { diagnostic in
            let line =
                diagnostic.range.map {
                    "<a href=\"#line-\(source.position(of: $0.lowerBound).line)\">line "
                        + "\(source.position(of: $0.lowerBound).line)</a>: "
                } ?? ""
            return "<li>\(line)<b>\(diagnostic.severity.rawValue)</b>: \(HTMLText.escaped(diagnostic.message)) "
                + "<span class=\"kind\">\(diagnostic.code.rawValue)</span></li>\n"
        }
        return
            "<section aria-labelledby=\"diagnostics\"><h2 id=\"diagnostics\">Diagnostics</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
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
