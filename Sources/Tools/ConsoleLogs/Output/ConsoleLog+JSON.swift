// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON

extension ConsoleLog {
    /// Every report with its members as facts, in the same form for every way of printing them.
    package var json: JSONOutput {
        .object([
            "reports": .array(reports.map(\.json)),
            "messages": messages.isEmpty ? nil : .array(messages.map(\.json)),
        ])
    }
}

extension LayoutMessage {
    fileprivate var json: JSONOutput {
        .object([
            "kind": .string(kind), "views": .array(subjects.map(JSONOutput.string)),
            "count": count > 1 ? .integer(count) : nil, "explanation": .string(explanation),
        ])
    }
}

extension ExplainedReport {
    fileprivate var json: JSONOutput {
        .object([
            "members": .array(report.members.enumerated().map { $0.element.json(index: $0.offset) }),
            "broken": report.broken.map(JSONOutput.integer) ?? .null,
            "smallest": .array((smallest ?? []).map(JSONOutput.integer)),
            "cut": report.isCut ? .boolean(true) : nil,
            "explanation": .string(explanation),
        ])
    }
}

extension LoggedConstraint {
    private var printedLabel: String? { label ?? owner }

    fileprivate func json(index: Int) -> JSONOutput {
        func string(_ text: String?) -> JSONOutput { text.map(JSONOutput.string) ?? .null }
        func number(_ value: LoggedNumber?) -> JSONOutput { value.map { JSONOutput.number($0.text) } ?? .null }
        let multiplier = equation?.second == nil ? nil : equation?.multiplier
        let priority = priority.map { JSONOutput.number(DecimalText.shortest($0)) }
        return .object([
            "index": .integer(index),
            "class": string(className),
            "pointer": pointer.map(JSONOutput.string),
            "label": printedLabel.map(JSONOutput.string),
            "file": file.map(JSONOutput.string),
            "line": line.map(JSONOutput.integer),
            "mask": mask.map(JSONOutput.string),
            "identifier": string(identifier),
            "first": equation?.first.json ?? .null,
            "relation": string(equation?.relation.rawValue),
            "multiplier": number(multiplier),
            "second": equation?.second?.json ?? .null,
            "constant": number(equation?.constant),
            "priority": priority,
            "cut": isCut ? .boolean(true) : nil,
            "text": equation == nil ? .string(text) : nil,
        ])
    }
}

extension LoggedAnchor {
    fileprivate var json: JSONOutput {
        .object([
            "class": item.className.map(JSONOutput.string) ?? .null,
            "pointer": item.pointer.map(JSONOutput.string) ?? .null,
            "attribute": .string(attribute.rawValue),
            "name": item.isSuperview ? .string("|") : item.name.map(JSONOutput.string),
            "label": item.label.map(JSONOutput.string),
        ])
    }
}

extension LoggedNumber {
    var text: String { DecimalText.general(value) }
}
