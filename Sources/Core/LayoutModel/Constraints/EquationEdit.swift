// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// One equation of a document's text written in canonical form.
package struct EquationEdit: Hashable, Sendable {
    /// Index in the document's constraints.
    package var constraint: Int
    /// The JSON string with its quotes.
    package var range: SourceRange
    /// A JSON string with its quotes.
    package var replacement: String
    /// The equation itself.
    package var equation: String
    /// Whether the items change sides, and not just the spelling.
    package var exchangesItems: Bool

    package init(constraint: Int, range: SourceRange, replacement: String, equation: String, exchangesItems: Bool) {
        self.constraint = constraint
        self.range = range
        self.replacement = replacement
        self.equation = equation
        self.exchangesItems = exchangesItems
    }
}
