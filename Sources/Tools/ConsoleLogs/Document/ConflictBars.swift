// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// What there is room for and what the constraints take, as bars of one scale, in a layout document of their own: to be drawn
/// without its constraints.
package struct ConflictBars {
    /// Colours of a page, as a layout document writes them.
    package struct Colors: Hashable, Sendable {
        fileprivate var page: String
        fileprivate var text: String
        fileprivate var number: String
        fileprivate var outline: String
        /// Two colours, for neighbours.
        fileprivate var have: [String]
        fileprivate var need: [String]

        package static let light = Colors(
            page: "#ffffff", text: "#1f2937", number: "#111827", outline: "#6b7280", have: ["#93c5fd", "#bfdbfe"],
            need: ["#fca5a5", "#fecaca"])
        package static let dark = Colors(
            page: "#1b212b", text: "#e5e7eb", number: "#f9fafb", outline: "#9ca3af", have: ["#1e40af", "#1d4ed8"],
            need: ["#991b1b", "#b91c1c"])
        /// For a printer without colours.
        package static let print = Colors(
            page: "#ffffff", text: "#000000", number: "#000000", outline: "#000000", have: ["#ffffff", "#f0f0f0"],
            need: ["#d9d9d9", "#e8e8e8"])
    }

    private let reports: [ExplainedReport]
    private let colors: Colors
    /// Above the bars; nil = none.
    private let title: String?

    /// Points.
    private static let barLength = 560.0
    private static let margin = 20.0
    private static let barHeight = 26.0
    /// A narrower part has its number in two lines.
    private static let leastWidthOfLine = 64.0

    package init(_ reports: [ExplainedReport], _ colors: Colors = .light, title: String? = nil) {
        self.reports = reports
        self.colors = colors
        self.title = title
    }

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
                "id": .string("page"), "style": .object(["backgroundColor": .string(colors.page)]),
                "children": .array(groups),
            ]),
            "constraints": .array(constraints.map(JSONOutput.string)),
        ]).text + "\n"
    }

    private func group(_ explained: ExplainedReport, _ index: Int) -> JSONOutput {
        let lines = explained.explanation.split(separator: "\n").map(String.init)
        let headline = lines.first ?? ""
        let members = lines.dropFirst().filter { $0.hasPrefix("  [") }.map { String($0.dropFirst(2)) }
        var children: [JSONOutput] = []
        if let title, index == 0 { children.append(label("title", title, size: 17, weight: "bold")) }
        children += [label("headline\(index)", headline, size: 15, weight: "semibold")]
        if let sum = explained.sum {
            let longest = max(sum.have, sum.need, 1e-9)
            children.append(bar("have", sum.haves, index, longest, fills: colors.have))
            children.append(bar("need", sum.needs, index, longest, fills: colors.need))
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
            "style": .object(["textColor": .string(colors.text)]),
        ])
    }

    private func bar(
        _ name: String, _ parts: [ConflictSum.Part], _ index: Int, _ longest: Double, fills: [String]
    ) -> JSONOutput {
        let labels = parts.map { ["[\($0.member)]", DecimalText.general($0.value)] }
        let widths = Self.widths(
            parts.map { max($0.value, 0) / longest * Self.barLength }, labels.map(Self.leastWidth(of:)))
        let boxes = labels.indices.map { box in
            let width = (widths[box] * 100).rounded() / 100
            let isNarrow = width < Self.leastWidthOfLine
            let isEmpty = width < Self.leastWidth(of: labels[box]) - 0.01
            return JSONOutput.object([
                "id": .string("\(name)\(index)-\(box)"), "type": .string("label"),
                "text": .string(isEmpty ? "" : labels[box].joined(separator: isNarrow ? "\n" : " ")),
                "numberOfLines": isNarrow ? .integer(2) : nil,
                "textAlignment": .string("center"), "font": .object(["size": .integer(isNarrow ? 9 : 13)]),
                "intrinsicContentSize": .object([
                    "width": .number(DecimalText.shortest(width)),
                    "height": .number(DecimalText.shortest(Self.barHeight)),
                ]),
                "style": .object([
                    "backgroundColor": .string(fills[box % 2]), "borderColor": .string(colors.outline),
                    "borderWidth": .number("0.5"), "textColor": .string(colors.number),
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

    /// Points that the two lines of a narrow part take.
    private static func leastWidth(of lines: [String]) -> Double {
        Double(lines.map(\.count).max() ?? 0) * 5.5 + 4
    }

    /// Narrow parts get the width that they need from the others, in proportion, so that the bar keeps its length.
    private static func widths(_ widths: [Double], _ least: [Double]) -> [Double] {
        let narrow = widths.indices.filter { widths[$0] < least[$0] }
        let missing = narrow.reduce(0) { $0 + least[$1] - widths[$1] }
        let spare = widths.indices.reduce(0) { $0 + max(0, widths[$1] - least[$1]) }
        guard missing > 0, missing <= spare else { return widths }
        return widths.indices.map { index in
            let excess = widths[index] - least[index]
            return excess < 0 ? least[index] : widths[index] - excess / spare * missing
        }
    }
}
