// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

extension Scene {
    /// The scene as JSON text: one item a line, lengths in points with at most three decimals, colours as `#rrggbbaa`.
    ///
    /// Equal scenes give equal text. Members are in a fixed order, and absent values have no member.
    package var jsonText: String { SceneJSONWriter(scene: self).text }
}

/// A scene as JSON. The members of an object are in the order in which they are given here.
struct SceneJSONWriter {
    private let scene: Scene
    /// The position of each font in the scene's list.
    let fonts: [SceneText.FontProgram: Int]

    init(scene: Scene) {
        self.scene = scene
        fonts = Dictionary(scene.fonts.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    var text: String {
        var members: [(key: String, text: String)] = []
        func add(_ key: String, _ value: JSONOutput) { members.append((key, value.lineText)) }
        func add(_ key: String, _ elements: [JSONOutput]) {
            let lines = elements.map { "\n    " + $0.lineText }
            members.append((key, "[" + lines.joined(separator: ",") + (lines.isEmpty ? "]" : "\n  ]")))
        }
        add("size", .object(["width": number(scene.size.width), "height": number(scene.size.height)]))
        if let canvas = scene.canvas { add("canvas", rect(canvas)) }
        add("scale", number(scene.scale))
        add("title", .string(scene.title))
        add("description", .string(scene.description))
        add("views", scene.views.map(element))
        add("constraints", scene.constraints.map(element))
        add("fonts", scene.fonts.map(font))
        add("images", scene.images.map(image))
        if !scene.omissions.isEmpty { add("omitted", omitted) }
        add("items", scene.items.map(item))
        return "{\n" + members.map { "  \"\($0.key)\": \($0.text)" }.joined(separator: ",\n") + "\n}\n"
    }

    private func element(_ element: SceneElement) -> JSONOutput {
        .object(["id": .string(element.id), "title": .string(element.title)])
    }

    /// The ids of what the picture leaves out.
    private var omitted: JSONOutput {
        func ids(_ subjects: [SceneItem.Subject]) -> JSONOutput { .array(subjects.map { .string(id(of: $0)) }) }
        return .object(["marks": ids(scene.omissions.marks), "names": ids(scene.omissions.names)])
    }

    private func id(of subject: SceneItem.Subject) -> String {
        func id(_ elements: [SceneElement], _ index: Int) -> String {
            elements.indices.contains(index) ? elements[index].id : "\(index)"
        }
        return switch subject {
        case .picture: ""
        case .view(let index): id(scene.views, index)
        case .guide(let name): name
        case .constraint(let index): id(scene.constraints, index)
        }
    }

    private func item(_ item: SceneItem) -> JSONOutput {
        var members: [JSONOutput.Member] = [
            .init("layer", .string(item.layer.rawValue)), .init("role", .string(item.role.rawValue)),
        ]
        func id(_ elements: [SceneElement], _ index: Int) -> JSONOutput {
            elements.indices.contains(index) ? .string(elements[index].id) : .integer(index)
        }
        switch item.subject {
        case .picture: break
        case .view(let index): members.append(.init("view", id(scene.views, index)))
        case .guide(let guide): members.append(.init("guide", .string(guide)))
        case .constraint(let index): members.append(.init("constraint", id(scene.constraints, index)))
        }
        members.append(.init("bounds", rect(item.bounds)))
        if let clip = item.clip { members.append(.init("clip", rect(clip))) }
        if !item.clipOutlines.isEmpty {
            members.append(.init("clipPaths", .array(item.clipOutlines.map { .string(path($0)) })))
        }
        if let transform = item.transform { members.append(.init("transform", matrix(transform))) }
        if item.opacity != 1 { members.append(.init("opacity", number(item.opacity))) }
        return .members(members + shape(item.shape))
    }

    private func shape(_ shape: SceneShape) -> [JSONOutput.Member] {
        func members(_ name: String, _ pairs: KeyValuePairs<String, JSONOutput?>) -> [JSONOutput.Member] {
            [.init("shape", .string(name))] + pairs.compactMap { key, value in value.map { .init(key, $0) } }
        }
        return switch shape {
        case .rectangle(let frame, let radius, let fill, let stroke):
            members("rectangle", ["frame": rect(frame), "cornerRadius": radius == 0 ? nil : number(radius)])
                + paint(fill, stroke)
        case .ellipse(let frame, let fill, let stroke): members("ellipse", ["frame": rect(frame)]) + paint(fill, stroke)
        case .line(let from, let to, let stroke):
            members("line", ["from": point(from), "to": point(to)]) + paint(nil, stroke)
        case .path(let elements, let fill, let stroke):
            members("path", ["path": .string(path(elements))]) + paint(fill, stroke)
        case .text(let text):
            members("text", ["origin": point(text.origin)]) + self.text(text) + [.init("lines", lines(of: text))]
        case .image(let image):
            members(
                "image",
                [
                    "file": .string(image.file.path),
                    "size": .array([number(image.file.size.width), number(image.file.size.height)]),
                    "frame": rect(image.frame), "mask": image.mask == image.frame ? nil : rect(image.mask),
                    "cornerRadius": image.cornerRadius == 0 ? nil : number(image.cornerRadius),
                    "hues": image.hues == .removed ? .string("removed") : image.hues.tint.map(color),
                ])
        case .drawing(let drawing):
            members(
                "drawing",
                [
                    "path": .string(path(drawing.path)), "gradient": drawing.gradient.map(gradient),
                    "fillRule": drawing.fillRule == .nonZero ? nil : .string(drawing.fillRule.rawValue),
                    "lineCap": drawing.lineCap == .butt ? nil : .string(drawing.lineCap.rawValue),
                    "lineJoin": drawing.lineJoin == .miter ? nil : .string(drawing.lineJoin.rawValue),
                    "dashPhase": drawing.lineDashPhase == 0 ? nil : number(drawing.lineDashPhase),
                ]) + paint(drawing.fill, drawing.sceneStroke)
        }
    }

    private func text(_ text: SceneText) -> [JSONOutput.Member] {
        let request = text.request
        var members: [JSONOutput.Member] = []
        switch request.text.content {
        case .plain(let string): members.append(.init("text", .string(string)))
        case .markup(let markup): members.append(.init("markup", .string(markup)))
        }
        let font = request.text.font
        members.append(
            .init(
                "font",
                .object([
                    "family": .string(font.family), "size": number(font.size), "weight": .integer(font.weight),
                    "italic": font.isItalic ? .boolean(true) : nil,
                ])))
        if let width = request.width {
            members.append(.init("width", number(width)))
            members.append(.init("alignment", .string(request.text.alignment.rawValue)))
            members.append(.init("numberOfLines", .integer(request.numberOfLines)))
        }
        if request.letterSpacing != 0 { members.append(.init("letterSpacing", number(request.letterSpacing))) }
        members.append(.init("color", color(text.color)))
        return members
    }

    private func paint(_ fill: Color?, _ stroke: SceneStroke?) -> [JSONOutput.Member] {
        var members: [JSONOutput.Member] = []
        if let fill { members.append(.init("fill", color(fill))) }
        if let stroke {
            members.append(.init("stroke", color(stroke.color)))
            members.append(.init("strokeWidth", number(stroke.width)))
            if !stroke.dash.isEmpty { members.append(.init("dash", .array(stroke.dash.map(number)))) }
        }
        return members
    }

    // MARK: Values

    /// SVG's path syntax.
    private func path(_ elements: [ScenePathElement]) -> String {
        func pair(_ point: Point) -> String { "\(numberText(point.x)) \(numberText(point.y))" }
        return elements.map { element in
            switch element {
            case .move(let point): "M \(pair(point))"
            case .line(let point): "L \(pair(point))"
            case .curve(let point, let a, let b): "C \(pair(a)) \(pair(b)) \(pair(point))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    func rect(_ rect: Rect) -> JSONOutput { .array([rect.x, rect.y, rect.width, rect.height].map(number)) }

    func point(_ point: Point) -> JSONOutput { .array([number(point.x), number(point.y)]) }

    func number(_ value: Double) -> JSONOutput { .number(numberText(value)) }

    private func matrix(_ transform: AffineTransform) -> JSONOutput {
        .array([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number))
    }

    private func gradient(_ gradient: DrawnShape.Gradient) -> JSONOutput {
        .object([
            "colors": .array(gradient.stops.map { color($0.color) }),
            "locations": .array(gradient.stops.map { number($0.location) }), "start": point(gradient.start),
            "end": point(gradient.end), "radii": gradient.radii.map { .array([number($0.width), number($0.height)]) },
        ])
    }

    /// At most three decimals; `null` for a number that is not finite.
    private func numberText(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "null" }
        let thousandths = Int64((value * 1000).rounded())
        let (whole, fraction) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
        var text = (thousandths < 0 ? "-" : "") + "\(whole)"
        guard fraction != 0 else { return text }
        var digits = String("\(1000 + fraction)".dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        text += "." + digits
        return text
    }

    func color(_ color: Color) -> JSONOutput {
        let digits = Array("0123456789abcdef")
        let components = [color.red, color.green, color.blue, color.alpha].map { component in
            let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return String([digits[value / 16], digits[value % 16]])
        }
        return .string("#" + components.joined())
    }
}
