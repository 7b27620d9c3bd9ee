// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutModel

/// The layouts of a page as its script reads them: numbers in JSON, each row of numbers once.
struct PageModel {
    let choices: LayoutChoices
    let outline: PageOutline
    /// By structure: where its canvas is in the picture that its views are taken from.
    let canvases: [Int: Rect]
    private var pool = NumberPool()

    init(_ choices: LayoutChoices, _ outline: PageOutline, canvases: [Int: Rect]) {
        self.choices = choices
        self.outline = outline
        self.canvases = canvases
    }

    /// A JSON object.
    mutating func json() -> String {
        let contents = contentRows()
        let structures = choices.structures.indices.map { structure($0) }
        let axes = choices.axes
        let answers = choices.answers.map { $0.map { "\($0.structure),\($0.contents)" } ?? "-1,-1" }
        let members = [
            ("header", Self.list(choices.measured.headerNumbers)),
            ("structures", "[\(structures.joined(separator: ","))]"),
            ("contents", "[\(contents.joined(separator: ","))]"),
            ("classes", String(axes.sizeClasses.count)),
            ("categories", Self.list(axes.categories.map(Self.index))),
            ("scales", Self.list(axes.scales)),
            ("directions", Self.list(axes.directions.map { $0 == .rightToLeft ? 1 : 0 })),
            ("variants", "[\(choices.variants.map(variant).joined(separator: ","))]"),
            ("variant", String(choices.variant)),
            ("answers", "[\(answers.joined(separator: ","))]"),
            ("screens", "[\(offersDevices ? screens.rows.joined(separator: ",") : "")]"),
            ("devices", Self.list(offersDevices ? screens.devices : [])),
            ("full", "{\(fullTexts.joined(separator: ","))}"),
            ("pool", "[\(pool.rows.joined(separator: ","))]"),
        ]
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    /// Whether the page has pixels for a device.
    var offersDevices: Bool {
        choices.measured.document.platform == .ios
            && Device.choices.allSatisfy { choices.axes.scales.contains($0.scale) }
    }

    static func index(_ category: ContentSizeCategory) -> Double {
        Double(ContentSizeCategory.allCases.firstIndex(of: category) ?? 0)
    }

    // MARK: Canvases

    private func variant(_ variant: LayoutChoices.Variant) -> String {
        let canvas = variant.canvas
        return Self.list(
            [
                canvas.width ?? 0, canvas.height ?? 0, canvas.scale,
                Double(choices.axes.categories.firstIndex(of: canvas.contentSizeCategory) ?? 0),
                Double(choices.axes.directions.firstIndex(of: canvas.direction) ?? 0),
            ] + Self.edges(variant.safeAreas.tall) + Self.edges(variant.safeAreas.wide))
    }

    /// Of devices in the order of the menu: each screen once, and the device's screen.
    private var screens: (rows: [String], devices: [Double]) {
        var pool = NumberPool()
        let devices = Device.choices.map { device in
            pool.index(
                of: Self.list(
                    [device.size.width, device.size.height, device.scale]
                        + Self.edges(device.portraitSafeArea) + Self.edges(device.landscapeSafeArea)))
        }
        return (pool.rows, devices.map(Double.init))
    }

    private static func edges(_ insets: DirectionalEdgeInsets) -> [Double] {
        [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    // MARK: Structures

    private mutating func structure(_ index: Int) -> String {
        let structure = choices.structures[index]
        var members = [("numbers", String(pool.index(of: Self.list(structure.numbers))))]
        members.append(("views", Self.list(outline.views(of: index).map(Double.init))))
        members.append(("constraints", Self.list(outline.constraints(of: index).map(Double.init))))
        if index > 0 {
            let values = structure.document.constraints.indices.flatMap(structure.document.editableNumbers)
            members.append(("values", Self.list(values)))
            members.append(("texts", "{\(constraintTexts(of: index).joined(separator: ","))}"))
        }
        if let canvas = canvases[index] {
            members.append(("canvas", Self.list([canvas.x, canvas.y, canvas.width, canvas.height])))
            let frames = structure.layout.views.flatMap { view in
                [view.canvasFrame.x, view.canvasFrame.y, view.canvasFrame.width, view.canvasFrame.height]
            }
            members.append(("frames", Self.list(frames)))
        }
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    /// What of the constraints reads otherwise than in the outline: by index, the equation and the sentence.
    private func constraintTexts(of index: Int) -> [String] {
        let structure = choices.structures[index]
        return structure.document.constraints.indices.compactMap { number in
            let entry = outline.constraints[outline.constraints(of: index)[number]]
            guard entry.structure != index else { return nil }
            let listed = choices.structures[entry.structure]
            let (text, known) = (
                texts(of: number, in: structure), texts(of: entry.index, in: listed)
            )
            guard text != known else { return nil }
            return "\"\(number)\":[\(text.map(Self.quoted).joined(separator: ","))]"
        }
    }

    private func texts(of constraint: Int, in structure: LayoutChoices.Structure) -> [String] {
        [
            structure.layout.constraints[constraint].equation,
            ConstraintSentence(constraint, of: structure.document, structure.layout).statement,
        ]
    }

    /// By place in the outline: texts that may be cut off in the picture.
    private var fullTexts: [String] {
        let views = choices.structures[0].layout.views
        return choices.measured.texts.compactMap { text in
            guard case .plain(let full)? = views[text.view].text?.text.content, !full.contains("…"),
                text.natural.size.width > views[text.view].frame.width - text.insets.left - text.insets.right
            else { return nil }
            return "\"\(text.view)\":\(Self.quoted(full))"
        }
    }

    // MARK: Contents

    /// For each of the choices' contents: the rows of its views and texts in the pool. Later ones only name what differs from the
    /// first, if they have as many.
    private mutating func contentRows() -> [String] {
        var first: [Int] = []
        var rows: [String] = []
        for (index, measured) in choices.contents.enumerated() {
            let scale = measured.document.canvas.scale
            var numbers = measured.contents.map { pool.index(of: Self.list($0.numbers)) }
            numbers += measured.texts.map { pool.index(of: text($0, scale: scale)) }
            if index > 0, numbers.count == first.count {
                let changes = numbers.indices.filter { numbers[$0] != first[$0] }.flatMap { [$0, numbers[$0]] }
                rows.append("{\"changes\":\(Self.list(changes.map(Double.init)))}")
            } else {
                if index == 0 { first = numbers }
                rows.append(Self.list(numbers.map(Double.init)))
            }
        }
        return rows
    }

    private mutating func text(_ text: InteractiveText, scale: Double) -> String {
        guard let packed = PackedText(text, scale: scale) else { return Self.list(text.numbers) }
        let starts = pool.index(of: Self.list(packed.starts.map(Double.init)))
        return "{\"head\":\(Self.list(packed.head)),\"lines\":\(Self.list(packed.lines.map(Double.init))),"
            + "\"first\":\(Self.list(packed.firstLine)),\"starts\":\(starts),"
            + "\"line\":\(Self.list(packed.line.map(Double.init))),\"wide\":\(Self.list(packed.wide.map(Double.init))),"
            + "\"width\":\(Self.list(packed.width.map(Double.init))),\"scale\":\(PageNumber.exact(scale))}"
    }

    // MARK: Text

    private static func list(_ numbers: [Double]) -> String {
        "[\(numbers.map { $0.isFinite ? PageNumber.exact($0) : "null" }.joined(separator: ","))]"
    }

    /// As JSON that ends no script.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", "\u{2028}", "\u{2029}", "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// Texts, each with the place where it is kept.
private struct NumberPool {
    private(set) var rows: [String] = []
    private var places: [String: Int] = [:]

    mutating func index(of row: String) -> Int {
        if let known = places[row] { return known }
        places[row] = rows.count
        rows.append(row)
        return rows.count - 1
    }
}
