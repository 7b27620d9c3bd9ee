// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON
package import LayoutModel

extension Document {
    /// The document as the text of a layout file, with everything left out that reading fills in.
    ///
    /// Reading it back with any options gives an equal document, except for the places in the source. Ends with a line
    /// break. What size classes decided when it was read is lost: `DocumentAsWritten` keeps it.
    package var jsonText: String { json.text + "\n" }

    /// `jsonText` as a value.
    package var json: JSONOutput { DocumentWriter(document: self).output }
}

extension DocumentAsWritten {
    /// The text of a layout file that says the same of every size class. Ends with a line break.
    package var jsonText: String { json.text + "\n" }

    /// `jsonText` as a value.
    package var json: JSONOutput { DocumentWriter(document: document, conditions: conditions).output }
}

extension ReadResult {
    /// The text of a layout file that reads the same on every canvas; nil if there is no document.
    package var jsonText: String? { asWritten?.jsonText ?? document?.jsonText }
}

/// A document as JSON.
struct DocumentWriter {
    let document: Document
    var conditions = SizeClassConditions()

    private var base: CanvasOverrides {
        document.canvas(layers: [document.overrides]) == document.canvas
            ? document.overrides : overrides(describing: document.canvas, over: [])
    }

    private func overrides(describing canvas: Canvas, over layers: [CanvasOverrides]) -> CanvasOverrides {
        CanvasOverrides(
            describing: canvas, over: layers, bars: document.bars, in: document.surroundings,
            era: document.profile.era)
    }

    var output: JSONOutput {
        let root = ViewWriter(document: document, conditions: conditions.views).json(ofView: 0)
        let constraints = document.constraints.enumerated().map {
            json($1, conditions: conditions.constraints[$0] ?? [])
        }
        guard case .members(let members) = output(root: root, constraints: constraints) else {
            return .object([:])
        }
        return .members(members + conditions.document)
    }

    /// With other views and constraints than the document's.
    func output(root: JSONOutput, constraints: [JSONOutput]) -> JSONOutput {
        output(canvas: base, root: root, constraints: constraints)
    }

    private func output(canvas base: CanvasOverrides, root: JSONOutput, constraints: [JSONOutput]) -> JSONOutput {
        .object([
            "$schema": document.schema.map(JSONOutput.string),
            "name": document.name.map(JSONOutput.string),
            "description": document.description.map(JSONOutput.string),
            "platform": document.platform == .ios ? nil : .string(document.platform.rawValue),
            "profile": document.profile.name == document.platform.defaultProfile
                ? nil : .string(document.profile.name.rawValue),
            "canvas": base.json.unlessEmpty,
            "metrics": Self.json(document.metrics).unlessEmpty,
            "colors": ColorWriter.json(document.colors),
            "root": root,
            "bars": document.bars.map { bars in
                ContentWriter(
                    platform: document.platform, contentSizeCategory: document.canvas.contentSizeCategory
                ).json(bars, ColorWriter(document))
            },
            "presentation": document.surroundings.flatMap(SurroundingsWriter.presentation),
            "window": document.surroundings.flatMap(SurroundingsWriter.window),
            "splitView": document.surroundings.flatMap(SurroundingsWriter.splitView),
            "constraints": JSONOutput.array(constraints).unlessEmpty,
            "breakPolicy": document.breakPolicy == .observed ? nil : .string(document.breakPolicy.rawValue),
            "variants": JSONOutput.members(
                document.variants.map { variant in
                    let given = variant.overrides.flatMap {
                        document.canvas(layers: [base, $0]) == variant.canvas ? $0 : nil
                    }
                    let canvas = given ?? overrides(describing: variant.canvas, over: [base])
                    let givenMetrics = variant.metricOverrides.flatMap {
                        document.metrics.overridden(by: $0) == variant.metrics ? $0 : nil
                    }
                    let metrics =
                        givenMetrics ?? zip(document.metrics, variant.metrics).filter { $0 != $1 }.map(\.1)
                    return .init(
                        variant.name,
                        .object(["canvas": canvas.json.unlessEmpty, "metrics": Self.json(metrics).unlessEmpty]))
                }
            ).unlessEmpty,
            "fit": JSONOutput.array(document.fittings.map(json)).unlessEmpty,
            "fonts": document.fontDirectories.isEmpty
                ? nil : .object(["directories": .array(document.fontDirectories.map(JSONOutput.string))]),
        ])
    }

    private static func json(_ metrics: [Document.Metric]) -> JSONOutput {
        .members(metrics.map { .init($0.name, .exact($0.value)) })
    }

    private func json(_ request: FittingRequest) -> JSONOutput {
        func priority(_ value: LayoutPriority) -> JSONOutput? {
            value == .fittingSizeLevel ? nil : .number(JSONOutput.text(value))
        }
        return .object([
            "item": .string(document.views[request.view].id),
            "target": request.target == .zero
                ? nil : .array([.exact(request.target.width), .exact(request.target.height)]),
            "h": priority(request.horizontalPriority), "v": priority(request.verticalPriority),
        ])
    }

    /// An equation where it can say everything, else an object.
    func json(_ constraint: Constraint, conditions: [JSONOutput.Member]) -> JSONOutput {
        let hasVariations = conditions.contains { $0.key == "variations" }
        if hasVariations { return object(constraint, conditions) }
        var text =
            constraint.currentSpelling?.equation
            ?? EquationText(number: JSONOutput.exactText, name: document.name).text(constraint)
            + constraint.prioritySuffix
        if constraint.isActive, conditions.isEmpty {
            guard let identifier = constraint.identifier else { return .string(text) }
            if let quote = ["'", "\""].first(where: { !identifier.contains($0) }) {
                text += " \(quote)\(identifier)\(quote)"
                return .string(text)
            }
        }
        return Self.merged(
            .object([
                "equation": .string(text), "identifier": constraint.identifier.map(JSONOutput.string),
                "isActive": constraint.isActive ? nil : .boolean(false),
            ]), conditions)
    }

    /// In the same form whether the text has an equation or an object.
    func plainJSON(_ constraint: Constraint) -> JSONOutput {
        var constraint = constraint
        constraint.spelling = nil
        return json(constraint, conditions: [])
    }

    /// With Apple's names: the form that has variations.
    func object(_ constraint: Constraint, _ conditions: [JSONOutput.Member]) -> JSONOutput {
        let first = names(constraint.first)
        let second = constraint.second.map(names)
        let hasSpacing = constraint.systemSpacing != 0
        let constant: JSONOutput? =
            if hasSpacing {
                .string("systemSpacing")
            } else if let name = constraint.currentSpelling?.constantName {
                .string(name)
            } else {
                constraint.constant == 0 ? nil : .exact(constraint.constant)
            }
        return Self.merged(
            .object([
                "firstItem": .string(first.item),
                "firstAttribute": .string(first.attribute),
                "relation": constraint.relation == .equal ? nil : .string(constraint.relation.rawValue),
                "secondItem": second.map { .string($0.item) },
                "secondAttribute": second.map { .string($0.attribute) },
                "multiplier": hasSpacing
                    ? JSONOutput.exact(constraint.systemSpacing)
                    : constraint.multiplier == 1 ? nil : .exact(constraint.multiplier),
                "constant": constant,
                "priority": constraint.priority == .required ? nil : .number(JSONOutput.text(constraint.priority)),
                "identifier": constraint.identifier.map(JSONOutput.string),
                "isActive": constraint.isActive ? nil : .boolean(false),
            ]), conditions)
    }

    private static func merged(_ object: JSONOutput, _ others: [JSONOutput.Member]) -> JSONOutput {
        guard case .members(let members) = object else { return object }
        return .members(members + others)
    }

    /// Only an object has variations, and an object has no distances.
    private func names(_ operand: Constraint.Operand) -> (item: String, attribute: String) {
        switch operand {
        case .anchor(let anchor), .offset(_, let anchor): (document.name(of: anchor.item), anchor.attribute.name)
        }
    }
}

extension JSONOutput {
    /// A priority's shortest decimal, which reads back as the same 32 bits.
    static func text(_ priority: LayoutPriority) -> String {
        priority.rawValue == priority.rawValue.rounded() && abs(priority.rawValue) < 1_000_000
            ? String(Int(priority.rawValue)) : priority.rawValue.description
    }
}
