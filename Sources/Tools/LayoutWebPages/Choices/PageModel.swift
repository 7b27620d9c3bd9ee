// SPDX-License-Identifier: Apache-2.0
import ContentPainting
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutJSON
import LayoutModel

/// The layouts of a page as its script reads them: numbers in JSON, each row of numbers once.
struct PageModel {
    let choices: LayoutChoices
    let outline: PageOutline
    private var pool = NumberedValues<JSONOutput>()

    init(_ choices: LayoutChoices, _ outline: PageOutline) {
        self.choices = choices
        self.outline = outline
    }

    mutating func json() -> JSONOutput {
        let contents = contentRows()
        let structures = choices.structures.indices.map { structure($0) }
        let axes = choices.axes
        let screens = choices.offersDevices ? choices.screens : (devices: [], numbers: [])
        let answers = choices.answers.map { $0.map { Self.list([$0.structure, $0.contents, $0.drawing]) } ?? .null }
        return .members([
            .init("header", Self.list(choices.measured.headerNumbers)), .init("structures", .array(structures)),
            .init("contents", .array(contents)), .init("classes", .integer(axes.sizeClasses.count)),
            .init("categories", Self.list(axes.categories.map(Self.index))), .init("scales", Self.list(axes.scales)),
            .init("directions", Self.list(axes.directions.map { $0 == .rightToLeft ? 1 : 0 })),
            .init("variants", .array(choices.variants.map(variant))), .init("variant", .integer(choices.variant)),
            .init("answers", .array(answers)),
            .init(
                "screens",
                .array(screens.devices.map { Self.list([$0.size.width, $0.size.height, $0.scale]) })),
            .init("devices", Self.list(screens.numbers)), .init("pool", .array(pool.values)),
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
            ])
    }

    // MARK: Structures

    private mutating func structure(_ index: Int) -> JSONOutput {
        let structure = choices.structures[index]
        var members: [JSONOutput.Member] = [
            .init("numbers", .integer(pool.number(of: Self.list(structure.numbers)))),
            .init("views", Self.list(outline.views(of: index))),
            .init("constraints", Self.list(outline.constraints(of: index))),
        ]
        if index > 0 {
            let values = structure.document.constraints.indices.flatMap(structure.document.editableNumbers)
            members.append(.init("values", Self.list(values)))
            members.append(.init("texts", .members(constraintTexts(of: index))))
        }
        let views = structure.document.views
        members.append(.init("parents", Self.list(views.map { $0.superview ?? -1 })))
        members.append(.init("corners", Self.list(views.map(\.style.cornerRadius))))
        let insets = views.indices.filter { views[$0].alignmentRectInsets != .zero }.map { view in
            let insets = views[view].alignmentRectInsets
            return Self.list([Double(view), insets.left, insets.top, insets.right, insets.bottom])
        }
        members.append(.init("alignments", .array(insets)))
        for (name, has) in [("clips", \.clipsToBounds), ("scrolls", \.content.clipsContent), ("hidden", \.isHidden)]
            as [(String, KeyPath<View, Bool>)]
        {
            members.append(.init(name, Self.list(views.indices.filter { views[$0][keyPath: has] })))
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

    // MARK: Contents

    /// For each of the choices' contents: the rows of its views and texts in the pool. Later ones only name what differs from the
    /// first, if they have as many.
    private mutating func contentRows() -> [JSONOutput] {
        var first: [Int] = []
        var rows: [JSONOutput] = []
        for (index, measured) in choices.contents.enumerated() {
            var numbers = measured.contents.map { pool.number(of: Self.list($0.numbers)) }
            numbers += measured.texts.map { pool.number(of: Self.list($0.numbers)) }
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

    // MARK: Numbers

    private static func list(_ numbers: [Int]) -> JSONOutput { .array(numbers.map(JSONOutput.integer)) }

    private static func list(_ numbers: [Double]) -> JSONOutput { .array(numbers.map(number)) }

    private static func number(_ value: Double) -> JSONOutput {
        value.isFinite ? .number(DecimalText.exact(value)) : .null
    }
}
