// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension Scene {
    /// The scene as JSON text: one item a line, lengths in points with at most three decimals, colours as `#rrggbbaa`.
    ///
    /// The same scene gives the same text. Members are in a fixed order, and absent values have no member.
    package var jsonText: String {
        var writer = SceneJSONWriter()
        writer.write(self)
        return writer.text
    }
}

/// Writes members in the order in which they are given.
struct SceneJSONWriter {
    private(set) var text = ""
    /// The place of each font in the scene's list.
    private(set) var fonts: [SceneText.FontProgram: Int] = [:]

    mutating func write(_ scene: Scene) {
        text += "{\n  \"size\": {\"width\": \(number(scene.size.width)), \"height\": \(number(scene.size.height))},\n"
        if let canvas = scene.canvas { text += "  \"canvas\": \(rect(canvas)),\n" }
        text += "  \"scale\": \(number(scene.scale)),\n"
        text += "  \"title\": \(string(scene.title)),\n  \"description\": \(string(scene.description)),\n"
        list("views", scene.views.map(element))
        list("constraints", scene.constraints.map(element))
        let fonts = scene.fonts
        for (place, font) in fonts.enumerated() { self.fonts[font] = place }
        list("fonts", fonts.map(font))
        list("images", scene.images.map(image))
        list("items", scene.items.map { item($0, of: scene) }, isLast: true)
        text += "}\n"
    }

    private mutating func list(_ name: String, _ lines: [String], isLast: Bool = false) {
        text += "  \"\(name)\": ["
        for (index, line) in lines.enumerated() { text += (index == 0 ? "\n    " : ",\n    ") + line }
        text += (lines.isEmpty ? "]" : "\n  ]") + (isLast ? "\n" : ",\n")
    }

    private func element(_ element: SceneElement) -> String {
        "{\"id\": \(string(element.id)), \"title\": \(string(element.title))}"
    }

    private func item(_ item: SceneItem, of scene: Scene) -> String {
        var members = ["\"layer\": \"\(item.layer.rawValue)\"", "\"role\": \"\(item.role.rawValue)\""]
        func id(_ elements: [SceneElement], _ index: Int) -> String {
            elements.indices.contains(index) ? string(elements[index].id) : "\(index)"
        }
        switch item.subject {
        case .picture: break
        case .view(let index): members.append("\"view\": \(id(scene.views, index))")
        case .guide(let guide): members.append("\"guide\": \(string(guide))")
        case .constraint(let index): members.append("\"constraint\": \(id(scene.constraints, index))")
        }
        members.append("\"bounds\": \(rect(item.bounds))")
        if let clip = item.clip { members.append("\"clip\": \(rect(clip))") }
        if item.opacity != 1 { members.append("\"opacity\": \(number(item.opacity))") }
        members += shape(item.shape)
        return "{" + members.joined(separator: ", ") + "}"
    }

    private func shape(_ shape: SceneShape) -> [String] {
        switch shape {
        case .rectangle(let frame, let radius, let fill, let stroke):
            var members = ["\"shape\": \"rectangle\"", "\"frame\": \(rect(frame))"]
            if radius != 0 { members.append("\"cornerRadius\": \(number(radius))") }
            return members + paint(fill, stroke)
        case .ellipse(let frame, let fill, let stroke):
            return ["\"shape\": \"ellipse\"", "\"frame\": \(rect(frame))"] + paint(fill, stroke)
        case .line(let from, let to, let stroke):
            return ["\"shape\": \"line\"", "\"from\": \(point(from))", "\"to\": \(point(to))"] + paint(nil, stroke)
        case .path(let elements, let fill, let stroke):
            return ["\"shape\": \"path\"", "\"path\": \(string(path(elements)))"] + paint(fill, stroke)
        case .text(let text):
            return ["\"shape\": \"text\"", "\"origin\": \(point(text.origin))"] + self.text(text) + [lines(of: text)]
        case .image(let image): return self.image(image)
        }
    }

    private func text(_ text: SceneText) -> [String] {
        let request = text.request
        var members: [String] = []
        switch request.text.content {
        case .plain(let string): members.append("\"text\": \(self.string(string))")
        case .markup(let markup): members.append("\"markup\": \(string(markup))")
        }
        let font = request.text.font
        var fontMembers = [
            "\"family\": \(string(font.family))", "\"size\": \(number(font.size))", "\"weight\": \(font.weight)",
        ]
        if font.isItalic { fontMembers.append("\"italic\": true") }
        members.append("\"font\": {" + fontMembers.joined(separator: ", ") + "}")
        if let width = request.width {
            members.append("\"width\": \(number(width))")
            members.append("\"alignment\": \"\(request.text.alignment.rawValue)\"")
            members.append("\"numberOfLines\": \(request.numberOfLines)")
        }
        if request.letterSpacing != 0 { members.append("\"letterSpacing\": \(number(request.letterSpacing))") }
        members.append("\"color\": \"\(color(text.color))\"")
        return members
    }

    /// The file by its name and size; its bytes are named in the scene's list of images.
    private func image(_ image: SceneImage) -> [String] {
        let size = image.file.size
        var members = [
            "\"shape\": \"image\"", "\"file\": \(string(image.file.path))",
            "\"size\": [\(number(size.width)), \(number(size.height))]", "\"frame\": \(rect(image.frame))",
        ]
        if image.mask != image.frame { members.append("\"mask\": \(rect(image.mask))") }
        if image.cornerRadius != 0 { members.append("\"cornerRadius\": \(number(image.cornerRadius))") }
        if image.hues != .kept { members.append("\"hues\": \"\(image.hues.rawValue)\"") }
        return members
    }

    func paint(_ fill: Color?, _ stroke: SceneStroke?) -> [String] {
        var members: [String] = []
        if let fill { members.append("\"fill\": \"\(color(fill))\"") }
        if let stroke {
            members.append("\"stroke\": \"\(color(stroke.color))\"")
            members.append("\"strokeWidth\": \(number(stroke.width))")
            if !stroke.dash.isEmpty {
                members.append("\"dash\": [" + stroke.dash.map(number).joined(separator: ", ") + "]")
            }
        }
        return members
    }

    // MARK: Values

    /// SVG's path syntax.
    private func path(_ elements: [ScenePathElement]) -> String {
        func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
        return elements.map { element in
            switch element {
            case .move(let point): "M \(pair(point))"
            case .line(let point): "L \(pair(point))"
            case .curve(let point, let a, let b): "C \(pair(a)) \(pair(b)) \(pair(point))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    func rect(_ rect: Rect) -> String {
        "[" + [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ", ") + "]"
    }

    func point(_ point: Point) -> String { "[\(number(point.x)), \(number(point.y))]" }

    func number(_ value: Double) -> String {
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

    func color(_ color: Color) -> String {
        let digits = Array("0123456789abcdef")
        return "#"
            + [color.red, color.green, color.blue, color.alpha].map { component in
                let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
                return String([digits[value / 16], digits[value % 16]])
            }.joined()
    }

    func string(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
