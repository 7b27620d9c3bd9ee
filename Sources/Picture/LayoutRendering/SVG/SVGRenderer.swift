// SPDX-License-Identifier: Apache-2.0
internal import LayoutDiagnostics
internal import LayoutGeometry
import LayoutModel
internal import LayoutScene

/// Scene → SVG: a group for each view and constraint, glyphs as outlines that are written once, no font needed.
struct SVGRenderer: ~Copyable {
    private let scene: Scene
    /// The layout in the dark appearance, for a file that follows the viewer's; nil for a file with one picture.
    private let dark: Scene?
    /// Nil for a file that does not move.
    private let motion: SceneMotion?
    private let ids: SVGIdentifiers
    private let confinement: SceneConfinement
    var body = SVGText()
    private var definitions = SVGText()
    private let faces = GlyphFaces()
    /// Nil for a blank.
    private var glyphs: [GlyphKey: Int?] = [:]
    /// Numbers of clip paths and gradients, by their source.
    private var shared: [String: Int] = [:]
    private var images = SVGImages()
    private var appearances = SVGAppearances()
    private var namedSubjects: Set<SceneItem.Subject> = []

    private struct GlyphKey: Hashable {
        var face: Int
        var glyph: UInt32
    }

    /// Numbers of groups of glyphs, by their source: texts are often the same.
    private var runs: [[UInt8]: Int] = [:]

    init(scene: Scene, dark: Scene? = nil) {
        self.scene = scene
        self.dark = dark
        motion = nil
        ids = SVGIdentifiers(scene)
        confinement = SceneConfinement(size: Self.size(of: scene, dark))
    }

    /// - Parameter motion: its first picture describes it.
    init(_ motion: SceneMotion) {
        scene = motion.keyframes[0].scene
        dark = nil
        self.motion = motion
        ids = SVGIdentifiers(scene)
        confinement = SceneConfinement(size: motion.size)
    }

    consuming func bytes() throws(RenderingFault) -> [UInt8] {
        if let dark {
            try write(SVGAppearances.pairs(scene.items, dark.items))
        } else if let motion {
            try write(motion)
        } else {
            try write(scene.items)
        }
        return SVGPrefix.replacingPlaceholders(in: document())
    }

    mutating func write(_ items: [SceneItem]) throws(RenderingFault) {
        try write(items.map { SVGAppearances.Pair(item: $0) })
    }

    private mutating func write(_ items: [SVGAppearances.Pair]) throws(RenderingFault) {
        var start = 0
        while start < items.count {
            let first = items[start].item
            let end = items[start...].firstIndex { $0.item.subject != first.subject || $0.item.layer != first.layer }
            let group = items[start..<(end ?? items.count)]
            try write(group, subject: first.subject, layer: first.layer)
            start = group.endIndex
        }
    }

    private static func size(of scene: Scene, _ dark: Scene?) -> Size {
        Size(
            width: max(scene.size.width, dark?.size.width ?? 0), height: max(scene.size.height, dark?.size.height ?? 0))
    }

    /// The parts of the file.
    private func document() -> [[UInt8]] {
        let size = Self.size(of: scene, dark)
        let width = SVGText.number(size.width)
        let height = SVGText.number(size.height)
        var out = SVGText()
        out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        out.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" lang=\"en\" role=\"graphics-document document\""
                + "\(labels) stroke-miterlimit=\"10\">")
        let prefix = SVGPrefix.placeholder
        if !scene.title.isEmpty { out.line("<title id=\"\(prefix)title\">\(XMLText.attribute(scene.title))</title>") }
        if !scene.description.isEmpty {
            out.line("<desc id=\"\(prefix)desc\">\(XMLText.attribute(scene.description))</desc>")
        }
        if dark != nil { out.line(appearances.style) }
        if motion != nil { out.line(Self.motionStyle) }
        let definitions = [definitions.bytes, images.definitions.bytes]
        let hasDefinitions = definitions.contains { !$0.isEmpty }
        if hasDefinitions { out.line("<defs>") }
        var rest = SVGText()
        if hasDefinitions { rest.line("</defs>") }
        return [out.bytes] + definitions + [rest.bytes, body.bytes, Array("</svg>\n".utf8)]
    }

    /// The label of the whole picture, for screen readers.
    private var labels: String {
        let prefix = SVGPrefix.placeholder
        return (scene.title.isEmpty ? "" : " aria-labelledby=\"\(prefix)title\"")
            + (scene.description.isEmpty ? "" : " aria-describedby=\"\(prefix)desc\"")
    }

    private mutating func write(
        _ items: ArraySlice<SVGAppearances.Pair>, subject: SceneItem.Subject, layer: SceneLayer
    ) throws(RenderingFault) {
        start(subject, layer: layer)
        var side: SVGAppearances.Side?
        for pair in items {
            if pair.side != side {
                if side != nil { body.line("</g>") }
                if let next = pair.side { body.line("<g class=\"\(SVGPrefix.placeholder)\(next.rawValue)\">") }
                side = pair.side
            }
            let attribute = pair.dark.map { appearances.attribute(of: pair.item, $0) } ?? ""
            try write(confinement.confined(pair.item), attribute)
        }
        if side != nil { body.line("</g>") }
        if case .constraint = subject {
            writeHitArea(of: items.filter { $0.side != .dark }.map { confinement.confined($0.item) })
        }
        body.line("</g>")
    }

    /// The beginning of a group.
    mutating func start(_ subject: SceneItem.Subject, layer: SceneLayer) {
        let isFirst = namedSubjects.insert(subject).inserted
        body.line("<g\(ids.attributes(of: subject, layer: layer, isFirst: isFirst))>")
        if let title = ids.title(of: subject) { body.line("<title>\(XMLText.attribute(title))</title>") }
    }

    /// - Parameter name: the attribute of the shape's class.
    private mutating func write(_ item: SceneItem, _ name: String) throws(RenderingFault) {
        var attributes = ""
        if let clip = item.clip { attributes += clipPath("<rect\(SVGText.attributes(of: clip))/>") }
        if item.opacity < 1 { attributes += " opacity=\"\(SVGText.number(item.opacity))\"" }
        // A clip belongs to the picture's coordinates, so it goes on a group around the shape.
        let groups =
            item.clipOutlines.map { clipPath("<path d=\"\(SVGText.data(of: $0))\"/>") }
            + [attributes, item.transform.map(Self.attribute) ?? ""].filter { !$0.isEmpty }
        for attributes in groups { body.line("<g\(attributes)>") }
        try write(item.shape, name)
        for _ in groups { body.line("</g>") }
    }

    private mutating func write(_ shape: SceneShape, _ name: String) throws(RenderingFault) {
        switch shape {
        case .rectangle(let rect, let cornerRadius, let fill, let stroke):
            guard rect.width >= 0, rect.height >= 0 else { return }
            let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
            if let stroke, rect.width == 0 || rect.height == 0 || !stroke.dash.isEmpty {
                // SVG draws no flat rectangle, and begins the dashes of a rounded one elsewhere than Cairo does.
                body.add("<path\(name) d=\"\(SVGText.outline(of: rect, radius: radius))\"")
            } else {
                body.add("<rect\(name)")
                body.add(rect)
                if radius > 0 { body.add(" rx=\"\(SVGText.number(radius))\"") }
            }
            endElement(fill, stroke)
        case .ellipse(let rect, let fill, let stroke):
            guard rect.width > 0, rect.height > 0 else { return }
            body.add(
                "<ellipse\(name) cx=\"\(SVGText.number(rect.midX))\" cy=\"\(SVGText.number(rect.midY))\" "
                    + "rx=\"\(SVGText.number(rect.width / 2))\" ry=\"\(SVGText.number(rect.height / 2))\"")
            endElement(fill, stroke)
        case .line(let from, let to, let stroke): write([.move(from), .line(to)], nil, stroke, name)
        case .path(let elements, let fill, let stroke): write(elements, fill, stroke, name)
        case .text(let text): try write(text, name)
        case .image(let image): body.line(images.element(for: image))
        case .drawing(let drawing):
            body.add("<path\(name) d=\"")
            body.add(drawing.path)
            body.line("\"\(attributes(of: drawing))/>")
        }
    }

    private mutating func write(
        _ elements: [ScenePathElement], _ fill: Color?, _ stroke: SceneStroke?, _ name: String
    ) {
        body.add("<path\(name) d=\"")
        body.add(elements)
        body.add("\"")
        endElement(fill, stroke)
    }

    private mutating func endElement(_ fill: Color?, _ stroke: SceneStroke?) {
        body.add(fill: fill, stroke: stroke)
        body.line("/>")
    }

    private mutating func write(_ text: SceneText, _ name: String) throws(RenderingFault) {
        guard !text.lines.isEmpty else { return }
        body.add("<g\(name) transform=\"translate(")
        body.add(text.origin)
        body.add(")\"")
        body.add(fill: text.color, stroke: nil)
        body.line(">")
        try writeLines(of: text)
        body.line("</g>")
    }

    mutating func writeLines(of text: SceneText) throws(RenderingFault) {
        for line in text.lines {
            for bar in line.decorations where bar.kind == .background { write(bar) }
            for run in line.runs { try write(run) }
            for bar in line.decorations where bar.kind != .background { write(bar) }
        }
        for line in text.lines { writeCharacters(of: line, language: text.request.language) }
    }

    mutating func element(for image: SceneImage) -> String { images.element(for: image) }

    private mutating func write(_ bar: SceneText.Decoration) {
        body.add("<rect")
        body.add(bar.rect)
        if let color = bar.color { body.add(fill: color, stroke: nil) }
        body.line("/>")
    }

    private mutating func write(_ run: SceneText.GlyphRun) throws(RenderingFault) {
        let face = try faces.number(of: run.font)
        var rest = run.glyphs[...]
        while let first = rest.first {
            let line = rest.prefix { $0.y == first.y }
            rest = rest.dropFirst(line.count)
            var group = SVGText()
            group.add(" transform=\"")
            if first.y != 0 { group.add("translate(0 \(SVGText.number(first.y)))") }
            group.add("scale(\(SVGText.number(run.size / SVGDefinitions.units, decimals: 8)))\"")
            if let color = run.color { group.add(fill: color, stroke: nil) }
            group.add(">")
            let start = group.bytes.count
            for glyph in line {
                guard let number = glyphNumber(GlyphKey(face: face, glyph: glyph.id)) else { continue }
                group.add(Self.useStart)
                group.add(number)
                let x = (glyph.x / run.size * SVGDefinitions.units).rounded()
                if x != 0 {
                    group.add("\" x=\"")
                    group.add(x, decimals: 0)
                }
                group.add("\"/>")
            }
            if group.bytes.count > start { write(group) }
        }
    }

    /// Writes the attributes and the rest of a group of glyphs, or a reference to the same one.
    private mutating func write(_ run: SVGText) {
        if let known = runs[run.bytes] {
            body.line("<use href=\"#\(SVGPrefix.placeholder):t\(known)\"/>")
        } else {
            body.add("<g id=\"\(SVGPrefix.placeholder):t\(runs.count)\"")
            body.add(run)
            body.line("</g>")
            runs[run.bytes] = runs.count
        }
    }

    private static let useStart = "<use href=\"#\(SVGPrefix.placeholder):g"

    /// The number under which a glyph is defined; nil for a blank.
    private mutating func glyphNumber(_ key: GlyphKey) -> Int? {
        if let known = glyphs[key] { return known }
        let number = glyphs.count
        let id = " id=\"\(SVGPrefix.placeholder):g\(number)\""
        switch faces.shape(of: key.glyph, face: key.face) {
        case .image(let image): definitions.line(SVGDefinitions.element(for: image, id: id))
        case .outline(let outline):
            guard !outline.isEmpty else {
                glyphs.updateValue(nil, forKey: key)
                return nil
            }
            definitions.line("<path\(id) d=\"\(SVGDefinitions.data(of: outline))\"/>")
        }
        glyphs[key] = number
        return number
    }

    /// The attribute that clips a group to an element.
    mutating func clipPath(_ element: String) -> String {
        " clip-path=\"url(#\(define("clip", "<clipPath", ">\(element)</clipPath>")))\""
    }

    /// The id of an element that is written once, among the definitions.
    ///
    /// - Parameters:
    ///   - start: the element's text before its id.
    ///   - rest: its text behind it.
    mutating func define(_ kind: String, _ start: String, _ rest: String) -> String {
        let number = shared[rest] ?? shared.count
        let id = "\(SVGPrefix.placeholder)\(kind)-\(number)"
        if shared.updateValue(number, forKey: rest) == nil { definitions.line("\(start) id=\"\(id)\"\(rest)") }
        return id
    }
}
