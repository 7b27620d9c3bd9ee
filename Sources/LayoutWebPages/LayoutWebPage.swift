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
    private let document: Document
    private let layout: SolvedLayout
    /// By view: the constraints that name it or one of its guides.
    private let constraintsOfViews: [[Int]]
    private let diagnostics: [Diagnostic]
    private let picture: String
    private let colors: String
    let interaction: Interaction?

    /// What a page solves again, and where its canvas is in the picture.
    package struct Interaction {
        var document: MeasuredDocument
        var canvas: Rect

        package init(_ document: MeasuredDocument, canvas: Rect) {
            self.document = document
            self.canvas = canvas
        }
    }

    /// - Parameters:
    ///   - picture: SVG, with the groups of views and constraints that `LayoutRendering` writes.
    ///   - interaction: nil for a page that only shows the layout.
    package init(
        title: String, source: SourceText, document: Document, layout: SolvedLayout, diagnostics: [Diagnostic],
        picture: [UInt8], interaction: Interaction? = nil
    ) {
        // A layout that was solved with other options than a page knows is only shown.
        self.interaction = interaction.flatMap { InteractionCheck.agrees($0.document, layout) ? $0 : nil }
        self.title = title
        self.source = source
        self.document = document
        self.layout = layout
        constraintsOfViews = Self.constraintsOfViews(document)
        self.diagnostics = diagnostics
        let text = String(decoding: picture, as: UTF8.self)
        // An XML declaration has no place in HTML.
        let drawing = SharedDrawing(text.hasPrefix("<?xml") ? String(text.drop { $0 != "\n" }.dropFirst()) : text)
        self.picture = Self.shortened(drawing.picture)
        colors = drawing.style
    }

    /// A page has one picture: its names need not differ from those of others.
    private static func shortened(_ picture: String) -> String {
        guard let start = picture.firstRange(of: "aria-labelledby=\""),
            let end = picture[start.upperBound...].firstRange(of: "-title\"")
        else { return picture }
        let prefix = picture[start.upperBound..<end.lowerBound]
        return prefix.isEmpty ? picture : picture.replacing("\(prefix)-", with: "p-")
    }

    package var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(HTMLText.escaped(title))</title>
        <style>
        \(Self.style)
        \(colors)\(interaction == nil ? "" : Self.solvingStyle)</style>
        </head>
        <body>
        <h1>\(HTMLText.escaped(title))</h1>
        <main>
        <div class="shown">
        \(controls)<figure>
        \(picture)</figure>
        <p id="sentence" role="status" aria-live="polite">Point at a view or a constraint, or move to one with the Tab key. Press Enter \
        or tap to keep a view, then choose another for the distances between them.</p>
        </div>
        <div class="outline">
        <section aria-labelledby="views"><h2 id="views">Views</h2>
        \(viewList(below: nil))</section>
        <section aria-labelledby="constraints"><h2 id="constraints">Constraints</h2>
        \(constraintList)</section>
        \(diagnosticSection)</div>
        <section class="source" aria-labelledby="source"><h2 id="source">Source</h2>
        <pre tabindex="0" aria-labelledby="source">\(sourceLines)</pre></section>
        </main>
        \(numbers)<script>
        \(Self.script)
        \(interaction == nil ? "" : "\(Self.unpackingScript)\n\(Self.solvingScript)")</script>
        </body>
        </html>

        """
    }

    // MARK: Views

    private func viewList(below superview: Int?) -> String {
        let views = superview.map { document.views[$0].subviews } ?? [0]
        guard !views.isEmpty else { return "" }
        let items = views.map { "<li>\(viewButton($0))\(viewList(below: $0))</li>\n" }
        return "<ul>\n\(items.joined())</ul>\n"
    }

    private func viewButton(_ index: Int) -> String {
        let view = document.views[index]
        let solved = layout.views[index]
        let frame = solved.frame
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(PageNumber.text)
        let place = solved.canvasFrame
        let corners = [place.x, place.y, place.width, place.height].map { PageNumber.text($0) }.joined(separator: " ")
        let constraints = constraintsOfViews[index].map(String.init)
        var states: [(name: String, text: String)] = solved.ambiguities.map { attribute in
            let isBounded = attribute.lower.isFinite && attribute.upper.isFinite
            let range = isBounded ? " \(PageNumber.text(attribute.lower)) to \(PageNumber.text(attribute.upper))" : ""
            return ("ambiguous", "ambiguous \(attribute.name.rawValue)\(range)")
        }
        if solved.isConflicting { states.append(("conflict", "in conflict")) }
        if solved.misplacedFrame != nil { states.append(("misplaced", "misplaced")) }
        if view.isHidden { states.append(("inactive", "hidden")) }
        let id = HTMLText.escaped(view.id)
        return "<button type=\"button\" data-of-view=\"\(id)\" data-frame=\"\(corners)\" "
            + "data-related=\"\(constraints.joined(separator: " "))\" data-lines=\"\(lines(of: view.source))\">"
            + "<b>\(id)</b> <span class=\"kind\">\(view.content.type.rawValue)</span> "
            + "<span class=\"frame\">x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])</span>"
            + states.map { " <span class=\"state \($0.name)\">\(HTMLText.escaped($0.text))</span>" }.joined()
            + "</button>"
    }

    private static func constraintsOfViews(_ document: Document) -> [[Int]] {
        var constraints = [[Int]](repeating: [], count: document.views.count)
        for (index, constraint) in document.constraints.enumerated() {
            for view in Set(constraint.anchors.map { owner(of: $0.item, document) }) { constraints[view].append(index) }
        }
        return constraints
    }

    private static func owner(of item: LayoutItem, _ document: Document) -> Int {
        switch item {
        case .view(let view), .builtInGuide(_, of: let view): view
        case .guide(let guide): document.guides[guide].owner
        }
    }

    // MARK: Constraints

    private var constraintList: String {
        let items = document.constraints.indices.map { index in
            let constraint = document.constraints[index]
            let solved = layout.constraints[index]
            var views: [String] = []
            for anchor in constraint.anchors {
                let id = document.views[Self.owner(of: anchor.item, document)].id
                if !views.contains(id) { views.append(id) }
            }
            let sentence = ConstraintSentence(index, of: document, layout)
            let state = solved.conflicts.isEmpty || solved.status == .broken ? solved.status.rawValue : "in conflict"
            let name = constraint.identifier.map { " <span class=\"kind\">\(HTMLText.escaped($0))</span>" } ?? ""
            let style = solved.conflicts.isEmpty ? solved.status.rawValue : "conflict"
            return "<li><button type=\"button\" data-of-constraint=\"\(index)\" "
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
        return " data-constant=\"\(PageNumber.exact(constraint.constant))\" "
            + "data-priority=\"\(PageNumber.exact(Double(constraint.priority.rawValue)))\" "
            + "data-active=\"\(solved.status == .inactive ? 0 : 1)\""
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
            "<span class=\"line\" id=\"line-\(number)\" data-number=\"\(number)\">\(HTMLText.escaped(source.line(number)))\n</span>"
        }.joined()
    }
}
