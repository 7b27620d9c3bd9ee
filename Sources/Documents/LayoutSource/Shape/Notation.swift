// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// What a string is written in, so that a value of another kind gets an example rather than quotation marks.
enum Notation: Sendable {
    case equation, visualFormat, item, attribute
    /// An item that need not be there.
    case otherItem
    /// The path of a drawing.
    case pathData

    var expectation: String {
        switch self {
        case .equation: "an equation in quotes"
        case .visualFormat: "a visual format in quotes"
        case .item, .otherItem: "the id of a view or a guide in quotes"
        case .attribute: "an attribute in quotes"
        case .pathData: "path data in quotes"
        }
    }

    /// How such a string is written, for a value that is none.
    func example(for value: JSONValue) -> String {
        switch self {
        case .equation:
            value.elements.isEmpty
                ? "write \"view.width = \(value.number.map { DecimalText.shortest($0) } ?? "20")\""
                : "write each equation as an entry of \"constraints\""
        case .visualFormat:
            value.elements.isEmpty
                ? "write \"H:|-[view]-|\"" : "write each visual format as an entry of \"constraints\""
        case .otherItem where value.content == .null: "leave it out"
        case .item, .otherItem: "write \"view\""
        case .attribute: "write \"leading\""
        case .pathData: "write \"M 0 0 L 20 20\""
        }
    }
}
