// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutJSON
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

    mutating func json() -> JSONOutput {
        let contents = contentRows()
        let structures = choices.structures.indices.map { structure($0) }
        let axes = choices.axes
        let offersDevices = choices.offersDevices
        let answers = choices.answers.map { $0.map { Self.list([$0.structure, $0.contents]) } ?? .null }
        return .members([
            .init("header", Self.list(choices.measured.headerNumbers)), .init("structures", .array(structures)),
            .init("contents", .array(contents)), .init("classes", .integer(axes.sizeClasses.count)),
            .init("categories", Self.list(axes.categories.map(Self.index))), .init("scales", Self.list(axes.scales)),
            .init("directions", Self.list(axes.directions.map { $0 == .rightToLeft ? 1 : 0 })),
            .init("variants", .array(choices.variants.map(variant))), .init("variant", .integer(choices.variant)),
            .init("answers", .array(answers)),
            .init("screens", .array(offersDevices ? screens.rows : [])),
            .init("devices", Self.list(offersDevices ? screens.devices : [])), .init("full", .members(fullTexts)),
            .init("pool", .array(pool.rows)),
        ])
    }

    static func index(_ category: ContentSizeCategory) -> Double {
        Double(ContentSizeCategory.allCases.firstIndex(of: category) ?? 0)
    }

    // MARK: Canvases

    private func variant(_ variant: LayoutChoices.Variant) -> JSONOutput {
        let canvas = variant.canvas
        return Self.list(
            [
                canvas.width ?? 0, canvas.height ?? 0, canvas.scale,
                Double(choices.axes.categories.firstIndex(of: canvas.contentSizeCategory) ?? 0),
                Double(choices.axes.directions.firstIndex(of: canvas.direction) ?? 0),
            ] + Self.edges(variant.safeAreas.tall) + Self.edges(variant.safeAreas.wide))
    }

    /// The screens of devices in the order of the menu: each screen once, and the screen of each device.
    private var screens: (rows: [JSONOutput], devices: [Int]) {
        var pool = NumberPool()
        let devices = Device.choices.map { device in
            pool.index(
                of: Self.list(
                    [device.size.width, device.size.height, device.scale]
                        + Self.edges(device.portraitSafeArea) + Self.edges(device.landscapeSafeArea)))
        }
        return (pool.rows, devices)
    }

    private static func edges(_ insets: DirectionalEdgeInsets) -> [Double] {
        [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    // MARK: Structures

    private mutating func structure(_ index: Int) -> JSONOutput {
        let structure = choices.structures[index]
        var members: [JSONOutput.Member] = [
            .init("numbers", .integer(pool.index(of: Self.list(structure.numbers)))),
            .init("views", Self.list(outline.views(of: index))),
            .init("constraints", Self.list(outline.constraints(of: index))),
        ]
        if index > 0 {
            let values = structure.document.constraints.indices.flatMap(structure.document.editableNumbers)
            members.append(.init("values", Self.list(values)))
            members.append(.init("texts", .members(constraintTexts(of: index))))
        }
        if let canvas = canvases[index] {
            members.append(.init("canvas", Self.list(canvas)))
            members.append(.init("frames", Self.list(structure.layout.views.flatMap { $0.canvasFrame.numbers })))
        }
        return .members(members)
    }

    /// What of the constraints reads otherwise than in the outline: by index, the equation and the sentence.
    private func constraintTexts(of index: Int) -> [JSONOutput.Member] {
        let structure = choices.structures[index]
        return structure.document.constraints.indices.compactMap { number in
            let entry = outline.constraints[outline.constraints(of: index)[number]]
            guard entry.structure != index else { return nil }
            let text = texts(of: number, in: structure)
            guard text != texts(of: entry.index, in: choices.structures[entry.structure]) else { return nil }
            return .init(String(number), .array(text.map(JSONOutput.string)))
        }
    }

    private func texts(of constraint: Int, in structure: LayoutChoices.Structure) -> [String] {
        [
            structure.layout.constraints[constraint].equation,
            ConstraintSentence(constraint, of: structure.document, structure.layout).statement,
        ]
    }

    /// By place in the outline: texts that may be cut off in the picture.
    private var fullTexts: [JSONOutput.Member] {
        let views = choices.structures[0].layout.views
        return choices.measured.texts.compactMap { text in
            guard case .plain(let full)? = views[text.view].text?.text.content, !full.contains("…"),
                text.natural.size.width > views[text.view].frame.width - text.insets.left - text.insets.right
            else { return nil }
            return .init(String(text.view), .string(full))
        }
    }

    // MARK: Contents

    /// For each of the choices' contents: the rows of its views and texts in the pool. Later ones only name what differs from the
    /// first, if they have as many.
    private mutating func contentRows() -> [JSONOutput] {
        var first: [Int] = []
        var rows: [JSONOutput] = []
        for (index, measured) in choices.contents.enumerated() {
            let scale = measured.document.canvas.scale
            var numbers = measured.contents.map { pool.index(of: Self.list($0.numbers)) }
            numbers += measured.texts.map { pool.index(of: text($0, scale: scale)) }
            if index > 0, numbers.count == first.count {
                let changes = numbers.indices.filter { numbers[$0] != first[$0] }.flatMap { [$0, numbers[$0]] }
                rows.append(.members([.init("changes", Self.list(changes))]))
            } else {
                if index == 0 { first = numbers }
                rows.append(Self.list(numbers))
            }
        }
        return rows
    }

    private mutating func text(_ text: InteractiveText, scale: Double) -> JSONOutput {
        guard let packed = PackedText(text, scale: scale) else { return Self.list(text.numbers) }
        return .members([
            .init("head", Self.list(packed.head)), .init("lines", Self.list(packed.lines)),
            .init("first", Self.list(packed.firstLine)),
            .init("starts", .integer(pool.index(of: Self.list(packed.starts)))), .init("line", Self.list(packed.line)),
            .init("wide", Self.list(packed.wide)), .init("width", Self.list(packed.width)),
            .init("scale", Self.number(scale)),
        ])
    }

    // MARK: Numbers

    static func list(_ rect: Rect) -> JSONOutput { list(rect.numbers) }

    private static func list(_ numbers: [Int]) -> JSONOutput { .array(numbers.map(JSONOutput.integer)) }

    private static func list(_ numbers: [Double]) -> JSONOutput { .array(numbers.map(number)) }

    private static func number(_ value: Double) -> JSONOutput {
        value.isFinite ? .number(DecimalText.exact(value)) : .null
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}

/// Values, each with the place where it is kept.
private struct NumberPool {
    private(set) var rows: [JSONOutput] = []
    private var places: [JSONOutput: Int] = [:]

    mutating func index(of row: JSONOutput) -> Int {
        if let known = places[row] { return known }
        places[row] = rows.count
        rows.append(row)
        return rows.count - 1
    }
}
