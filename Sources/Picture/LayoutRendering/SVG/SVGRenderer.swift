// SPDX-License-Identifier: Apache-2.0
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutJSON
import LayoutModel
internal import LayoutScene

/// Scene → SVG: a group for each view and constraint, glyphs as outlines that are written once, no font needed.
struct SVGRenderer: ~Copyable {
    private let scene: Scene
    /// The layout in the dark appearance, for a file that follows the viewer's; nil for a file with one picture.
    private let dark: Scene?
    /// The other pictures of an animation, and hundredths of a second that each is shown.
    private let animation: (frames: [Scene], delay: Int)?
    private let ids: SVGIdentifiers
    private let confinement: SceneConfinement
    var body = SVGText()
    private var definitions = SVGText()
    private let faces = GlyphFaces()
    /// Nil for a blank.
    private var glyphs: [GlyphKey: Int?] = [:]
    /// Numbers of clip paths, by the element that they clip to.
    private var clips: [String: Int] = [:]
    private var images = SVGImages()
    private var namedSubjects: Set<SceneItem.Subject> = []

    private struct GlyphKey: Hashable {
        var face: Int
        var glyph: UInt32
    }

    /// Units to the font's size in which outlines are written.
    private static let outlineUnits = 1000.0

    init(scene: Scene, dark: Scene? = nil) {
        self.scene = scene
        self.dark = dark
        animation = nil
        ids = SVGIdentifiers(scene)
        confinement = SceneConfinement(size: Self.size(of: scene, dark))
    }

    /// - Parameter frames: at least one.
    init(frames: [Scene], delay: Int) {
        scene = frames[0]
        dark = nil
        animation = (Array(frames.dropFirst()), delay)
        ids = SVGIdentifiers(scene)
        confinement = SceneConfinement(size: SVGAnimation.size(of: frames))
    }

    consuming func bytes() throws(RenderingFault) -> [UInt8] {
        if let dark {
            body.line("<g class=\"\(SVGPrefix.placeholder)light\">")
            try write(scene.items)
            body.line("</g>")
            body.line("<g class=\"\(SVGPrefix.placeholder)dark\">")
            try write(dark.items)
            body.line("</g>")
        } else if let animation {
            for (number, frame) in ([scene] + animation.frames).enumerated() {
                body.line(SVGAnimation.start(ofFrame: number))
                try write(frame.items)
                body.line(SVGAnimation.end)
            }
            body.line(SVGAnimation.wayBack(frames: animation.frames.count + 1))
        } else {
            try write(scene.items)
        }
        return SVGPrefix.replacingPlaceholders(in: document())
    }

    private mutating func write(_ items: [SceneItem]) throws(RenderingFault) {
        var start = 0
        while start < items.count {
            let first = items[start]
            let end = items[start...].firstIndex { $0.subject != first.subject || $0.layer != first.layer }
            let group = items[start..<(end ?? items.count)]
            try write(group, subject: first.subject, layer: first.layer)
            start = group.endIndex
        }
    }

    private static func size(of scene: Scene, _ dark: Scene?) -> Size {
        Size(
            width: max(scene.size.width, dark?.size.width ?? 0), height: max(scene.size.height, dark?.size.height ?? 0))
    }

    /// Chooses between the two pictures of a file that follows the viewer's appearance.
    private static let appearanceStyle = """
        <style>.\(SVGPrefix.placeholder)dark{display:none}@media(prefers-color-scheme:dark)\
        {.\(SVGPrefix.placeholder)light{display:none}.\(SVGPrefix.placeholder)dark{display:inline}}</style>
        """

    /// The parts of the file.
    private func document() -> [[UInt8]] {
        let size = animation.map { SVGAnimation.size(of: [scene] + $0.frames) } ?? Self.size(of: scene, dark)
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
        if dark != nil { out.line(Self.appearanceStyle) }
        if let animation { out.line(SVGAnimation.style(frames: animation.frames.count + 1, delay: animation.delay)) }
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
        _ items: ArraySlice<SceneItem>, subject: SceneItem.Subject, layer: SceneLayer
    ) throws(RenderingFault) {
        let isFirst = namedSubjects.insert(subject).inserted
        body.line("<g\(ids.attributes(of: subject, layer: layer, isFirst: isFirst))>")
        if let title = ids.title(of: subject) { body.line("<title>\(XMLText.attribute(title))</title>") }
        let confined = items.map(confinement.confined)
        for item in confined { try write(item) }
        if case .constraint = subject { writeHitArea(of: confined) }
        body.line("</g>")
    }

    private mutating func write(_ item: SceneItem) throws(RenderingFault) {
        var attributes = ""
        if let clip = item.clip { attributes += clipPath("<rect\(SVGText.attributes(of: clip))/>") }
        if item.opacity < 1 { attributes += " opacity=\"\(SVGText.number(item.opacity))\"" }
        // A clip belongs to the picture's coordinates, so it goes on a group around the shape.
        let groups =
            item.clipOutlines.map { clipPath("<path d=\"\(SVGText.data(of: $0))\"/>") }
            + [attributes].filter { !$0.isEmpty }
        for attributes in groups { body.line("<g\(attributes)>") }
        try write(item.shape)
        for _ in groups { body.line("</g>") }
    }

    private mutating func write(_ shape: SceneShape) throws(RenderingFault) {
        switch shape {
        case .rectangle(let rect, let cornerRadius, let fill, let stroke):
            guard rect.width >= 0, rect.height >= 0 else { return }
            let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
            if let stroke, rect.width == 0 || rect.height == 0 || !stroke.dash.isEmpty {
                // SVG draws no flat rectangle, and begins the dashes of a rounded one elsewhere than Cairo does.
                body.add("<path d=\"\(SVGText.outline(of: rect, radius: radius))\"")
            } else {
                body.add("<rect")
                body.add(rect)
                if radius > 0 { body.add(" rx=\"\(SVGText.number(radius))\"") }
            }
            endElement(fill, stroke)
        case .ellipse(let rect, let fill, let stroke):
            guard rect.width > 0, rect.height > 0 else { return }
            body.add(
                "<ellipse cx=\"\(SVGText.number(rect.midX))\" cy=\"\(SVGText.number(rect.midY))\" "
                    + "rx=\"\(SVGText.number(rect.width / 2))\" ry=\"\(SVGText.number(rect.height / 2))\"")
            endElement(fill, stroke)
        case .line(let from, let to, let stroke): write([.move(from), .line(to)], nil, stroke)
        case .path(let elements, let fill, let stroke): write(elements, fill, stroke)
        case .text(let text): try write(text)
        case .image(let image): body.line(images.element(for: image))
        }
    }

    private mutating func write(_ elements: [ScenePathElement], _ fill: Color?, _ stroke: SceneStroke?) {
        body.add("<path d=\"")
        body.add(elements)
        body.add("\"")
        endElement(fill, stroke)
    }

    private mutating func endElement(_ fill: Color?, _ stroke: SceneStroke?) {
        body.add(fill: fill, stroke: stroke)
        body.line("/>")
    }

    private mutating func write(_ text: SceneText) throws(RenderingFault) {
        guard !text.lines.isEmpty else { return }
        body.add("<g transform=\"translate(")
        body.add(text.origin)
        body.add(")\"")
        body.add(fill: text.color, stroke: nil)
        body.line(">")
        for line in text.lines {
            for bar in line.decorations where bar.kind == .background { write(bar) }
            for run in line.runs { try write(run) }
            for bar in line.decorations where bar.kind != .background { write(bar) }
        }
        for line in text.lines { writeCharacters(of: line, language: text.request.language) }
        body.line("</g>")
    }

    private mutating func write(_ bar: SceneText.Decoration) {
        body.add("<rect")
        body.add(bar.rect)
        if let color = bar.color { body.add(fill: color, stroke: nil) }
        body.line("/>")
    }

    private mutating func write(_ run: SceneText.GlyphRun) throws(RenderingFault) {
        var end = SVGText()
        end.add(") scale(\(SVGText.number(run.size / Self.outlineUnits, decimals: 6)))\"")
        if let color = run.color { end.add(fill: color, stroke: nil) }
        end.line("/>")
        let face = try faces.number(of: run.font)
        for glyph in run.glyphs {
            guard let number = glyphNumber(GlyphKey(face: face, glyph: glyph.id)) else { continue }
            body.add(Self.useStart)
            body.add(number)
            body.add("\" transform=\"translate(")
            body.add(Point(x: glyph.x, y: glyph.y))
            body.add(end)
        }
    }

    private static let useStart = "<use href=\"#\(SVGPrefix.placeholder)glyph-"

    /// The number under which a glyph is defined; nil for a blank.
    private mutating func glyphNumber(_ key: GlyphKey) -> Int? {
        if let known = glyphs[key] { return known }
        let number = glyphs.count
        let units = Self.outlineUnits
        switch faces.shape(of: key.glyph, face: key.face) {
        case .image(let image):
            definitions.line(
                SVGDefinitions.element(
                    for: image, units: units, id: " id=\"\(SVGPrefix.placeholder)glyph-\(number)\""))
        case .outline(let outline):
            guard !outline.isEmpty else {
                glyphs.updateValue(nil, forKey: key)
                return nil
            }
            definitions.line(
                "<path id=\"\(SVGPrefix.placeholder)glyph-\(number)\" d=\"\(SVGText.data(of: outline, scale: units, decimals: 1))\"/>"
            )
        }
        glyphs[key] = number
        return number
    }

    /// The attribute that clips a group to an element.
    private mutating func clipPath(_ element: String) -> String {
        let number = clips[element] ?? clips.count
        if clips.updateValue(number, forKey: element) == nil {
            definitions.line("<clipPath id=\"\(SVGPrefix.placeholder)clip-\(number)\">\(element)</clipPath>")
        }
        return " clip-path=\"url(#\(SVGPrefix.placeholder)clip-\(number))\""
    }
}
