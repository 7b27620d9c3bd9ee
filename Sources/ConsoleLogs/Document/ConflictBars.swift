// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// What there is room for and what the constraints take, as bars of one scale, in a layout document of their own: to be drawn
/// without its constraints.
package struct ConflictBars {
    private let reports: [ExplainedReport]

    /// Points.
    private static let barLength = 560.0
    private static let margin = 20.0
    private static let barHeight = 26.0
    /// A narrower part has no number.
    private static let leastWidth = 14.0

    package init(_ reports: [ExplainedReport]) { self.reports = reports }

    /// The document's text; ends with a line break.
    package var text: String {
        let groups = reports.enumerated().map { group($0.element, $0.offset) }
        var previous: String?
        var constraints = [
            "V:|-\(Int(Self.margin))-[report0]", "V:[report\(reports.count - 1)]-\(Int(Self.margin))-|",
        ]
        for index in reports.indices {
            constraints.append("H:|-\(Int(Self.margin))-[report\(index)]-\(Int(Self.margin))-|")
            if let previous { constraints.append("V:[\(previous)]-24-[report\(index)]") }
            previous = "report\(index)"
        }
        return JSONOutput.object([
            "name": .string("Conflict"),
            "description": .string(reports.map(\.explanation).joined(separator: "\n")),
            "canvas": .object(["width": .integer(Int(Self.barLength + 60 + 2 * Self.margin))]),
            "root": .object([
                "id": .string("page"), "style": .object(["backgroundColor": .string("white")]),
                "children": .array(groups),
            ]),
            "constraints": .array(constraints.map(JSONOutput.string)),
        ]).text + "\n"
    }

    private func group(_ explained: ExplainedReport, _ index: Int) -> JSONOutput {
        let lines = explained.explanation.split(separator: "\n").map(String.init)
        let headline = lines.first ?? ""
        let members = lines.dropFirst().filter { $0.hasPrefix("  [") }.map { String($0.dropFirst(2)) }
        var children = [label("headline\(index)", headline, size: 15, weight: "semibold")]
        if let sum = explained.sum {
            let longest = max(sum.have, sum.need, 1e-9)
            children.append(bar("have", sum.haves, index, longest, colors: ["#93c5fd", "#bfdbfe"]))
            children.append(bar("need", sum.needs, index, longest, colors: ["#fca5a5", "#fecaca"]))
        }
        children += members.enumerated().map {
            label("line\(index)-\($0.offset)", $0.element, size: 13, weight: "regular")
        }
        return .object([
            "id": .string("report\(index)"), "type": .string("stackView"), "axis": .string("vertical"),
            "alignment": .string("leading"), "spacing": .integer(8), "children": .array(children),
        ])
    }

    private func label(_ id: String, _ text: String, size: Int, weight: String) -> JSONOutput {
        .object([
            "id": .string(id), "type": .string("label"), "text": .string(text), "numberOfLines": .integer(0),
            "font": .object(["size": .integer(size), "weight": .string(weight)]),
            "style": .object(["textColor": .string("#1f2937")]),
        ])
    }

    private func bar(
        _ name: String, _ parts: [ConflictSum.Part], _ index: Int, _ longest: Double, colors: [String]
    ) -> JSONOutput {
        let boxes = parts.enumerated().map { box, part in
            let width = (max(part.value, 0) / longest * Self.barLength * 100).rounded() / 100
            let number = DecimalText.general(part.value)
            return JSONOutput.object([
                "id": .string("\(name)\(index)-\(box)"), "type": .string("label"),
                "text": .string(width < Self.leastWidth ? "" : width < 64 ? number : "[\(part.member)] \(number)"),
                "textAlignment": .string("center"), "font": .object(["size": .integer(width < 34 ? 10 : 13)]),
                "intrinsicContentSize": .object([
                    "width": .number(DecimalText.shortest(width)),
                    "height": .number(DecimalText.shortest(Self.barHeight)),
                ]),
                "style": .object([
                    "backgroundColor": .string(colors[box % 2]), "borderColor": .string("#6b7280"),
                    "borderWidth": .number("0.5"), "textColor": .string("#111827"),
                ]),
            ])
        }
        let total = parts.reduce(0) { $0 + $1.value }
        let sum = label("\(name)Sum\(index)", " \(name) \(DecimalText.general(total))", size: 12, weight: "regular")
        return .object([
            "id": .string("\(name)\(index)"), "type": .string("stackView"), "alignment": .string("center"),
            "children": .array(boxes + [sum]),
        ])
    }
}
