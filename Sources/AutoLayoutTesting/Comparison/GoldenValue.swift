// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutGeometry
import LayoutJSON

/// A JSON value as a golden file holds it.
package indirect enum GoldenValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GoldenValue])
    /// In the order of the file.
    case object([Member])

    /// A key of an object with its value.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: GoldenValue

        package init(_ name: String, _ value: GoldenValue) {
            self.name = name
            self.value = value
        }
    }

    package subscript(name: String) -> GoldenValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    package var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    package var elements: [GoldenValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// As a report quotes it.
    package var text: String { json.text }

    var json: JSONOutput {
        switch self {
        case .null: .null
        case .bool(let value): .boolean(value)
        case .number(let value): .decimal(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .members(members.map { JSONOutput.Member($0.name, $0.value.json) })
        }
    }

    /// A difference of a thousandth matters to nobody who reads a report.
    static func text(of number: Double) -> String { DecimalText.shortest((number * 1000).rounded() / 1000) }
}
