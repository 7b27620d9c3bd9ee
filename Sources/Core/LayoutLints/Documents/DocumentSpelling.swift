// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import SourceLocations

/// The text that a document was read from, for advice on how it is written.
package struct DocumentSpelling {
    var source: SourceText
    /// What the formatter would change; computed only if a lint needs it.
    var edits: () -> [EquationEdit]

    package init(source: SourceText, edits: @escaping () -> [EquationEdit]) {
        self.source = source
        self.edits = edits
    }
}
