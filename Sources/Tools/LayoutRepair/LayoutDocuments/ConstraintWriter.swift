// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Writes constraints as equations in the document's own style.
struct ConstraintWriter {
    let document: Document
    private let usesDoubleSign: Bool

    init(document: Document, entries: [ConstraintEntry]) {
        self.document = document
        let equations = entries.compactMap { $0.value["equation"]?.string ?? $0.value.string }
        let doubled = equations.count { $0.contains("==") }
        usesDoubleSign = doubled * 2 > equations.count { $0.contains("=") }
    }

    /// A JSON value.
    func text(_ constraint: Constraint) -> String {
        var equation = EquationText(number: DecimalText.shortest, name: document.name).text(constraint)
        if !usesDoubleSign { equation = equation.replacing(" == ", with: " = ") }
        if constraint.priority != .required {
            equation += " @" + DecimalText.shortest(Double(constraint.priority.rawValue))
        }
        if let identifier = constraint.identifier, !identifier.contains("'") { equation += " '\(identifier)'" }
        let string = JSONOutput.string(equation).text
        return constraint.isActive ? string : "{ \"equation\": \(string), \"isActive\": false }"
    }
}

extension [UInt8] {
    /// The first one of the text.
    var lineBreak: String {
        guard let first = firstIndex(of: 0x0A), first > 0 else { return "\n" }
        return self[first - 1] == 0x0D ? "\r\n" : "\n"
    }

    /// What its first indented line begins with.
    var indentation: String {
        var atLineStart = true
        for (offset, byte) in enumerated() {
            if atLineStart, byte == 0x20 || byte == 0x09 {
                let space = self[offset...].prefix { $0 == 0x20 || $0 == 0x09 }
                return String(decoding: space, as: UTF8.self)
            }
            atLineStart = byte == 0x0A
        }
        return "  "
    }
}
