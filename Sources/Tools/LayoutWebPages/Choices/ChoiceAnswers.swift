// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutInteraction
import LayoutModel

/// The layouts that the choices of a page make, each kept once.
struct ChoiceAnswers {
    private(set) var answers: [LayoutChoices.Answer?] = []
    private(set) var structures: [LayoutChoices.Structure]
    private(set) var contents: [MeasuredDocument]
    private(set) var drawn: [LayoutChoices.Drawn]

    /// Everything that what views measure and show depends on.
    private struct ContentKey: Hashable {
        var views: [View]
        var language: String?
        var direction: LayoutDirection
        var scale: Double

        init(_ document: Document) {
            views = document.views
            language = document.canvas.language
            direction = document.canvas.direction
            scale = document.canvas.scale
        }
    }

    /// A page is to be made within seconds, and read within seconds.
    private static let mostViewsRead = 40_000
    private static let mostTextsShaped = 6_000
    private static let mostSteps = 12_000

    /// - Returns: nil if there are too many.
    init?(
        _ axes: LayoutChoices.Axes, _ structure: LayoutChoices.Structure, _ measured: MeasuredDocument,
        _ maker: LayoutChoices.Maker
    ) {
        let document = measured.document
        guard axes.count * document.views.count <= Self.mostViewsRead else { return nil }
        let stepCount = measured.texts.reduce(0) { $0 + $1.steps.steps.count }
        structures = [structure]
        contents = [measured]
        drawn = [LayoutChoices.Drawn(document: document, layout: structure.layout)]
        let own = document.canvas
        var known: [ContentKey: (contents: Int, drawing: Int)?] = [:]
        let ownKey = ContentKey(document)
        var shaped = 0
        for variant in axes.variants {
            for sizeClasses in axes.sizeClasses {
                var overrides = CanvasOverrides()
                if let size = sizeClasses?.example { (overrides.width, overrides.height) = (size.width, size.height) }
                overrides.contentSizeCategory = own.contentSizeCategory
                overrides.direction = own.direction
                overrides.scale = own.scale
                let structure = maker.read(variant, overrides).map { add($0, maker) }
                for choice in axes.textChoices {
                    (overrides.contentSizeCategory, overrides.scale) = (choice.category, choice.scale)
                    overrides.direction = choice.direction
                    guard let structure, let document = maker.read(variant, overrides) else {
                        answers.append(nil)
                        continue
                    }
                    let key = ContentKey(document)
                    if known[key] == nil {
                        shaped += stepCount
                        guard shaped <= Self.mostTextsShaped else { return nil }
                        known[key] = .some(
                            maker.measure(document).map {
                                (add($0), key == ownKey ? 0 : add(document, maker.solve(document)))
                            })
                    }
                    answers.append(
                        known[key]?.map {
                            LayoutChoices.Answer(structure: structure, contents: $0.contents, drawing: $0.drawing)
                        })
                }
            }
        }
        guard contents.reduce(0, { $0 + $1.texts.reduce(0) { $0 + $1.steps.steps.count } }) <= Self.mostSteps else {
            return nil
        }
    }

    private mutating func add(_ document: Document, _ layout: SolvedLayout) -> Int {
        drawn.append(LayoutChoices.Drawn(document: document, layout: layout))
        return drawn.count - 1
    }

    private mutating func add(_ document: Document, _ maker: LayoutChoices.Maker) -> Int {
        let document = document.withIllegalConstraintsInactive
        let numbers = document.structureNumbers
        let same = structures.firstIndex { known in
            known.numbers == numbers && known.document.constraints.map(\.source) == document.constraints.map(\.source)
                && known.document.views.elementsEqual(document.views) { $0.id == $1.id }
        }
        if let same { return same }
        structures.append(
            LayoutChoices.Structure(document: document, layout: maker.solve(document), numbers: numbers))
        return structures.count - 1
    }

    private mutating func add(_ measured: MeasuredDocument) -> Int {
        let same = contents.firstIndex { $0.contents == measured.contents && $0.texts == measured.texts }
        if let same { return same }
        contents.append(measured)
        return contents.count - 1
    }
}

extension SizeClasses {
    /// The points of a canvas that has them.
    var example: Size {
        switch (width, height) {
        case (.compact, .compact): Size(width: 667, height: 375)
        case (.regular, .compact): Size(width: 896, height: 414)
        case (.compact, _): Size(width: 390, height: 844)
        default: Size(width: 1024, height: 1366)
        }
    }
}
