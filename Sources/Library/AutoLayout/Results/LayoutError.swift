// SPDX-License-Identifier: Apache-2.0
/// Why there is no layout, or no picture of it.
public enum LayoutError: Error, Hashable, Sendable {
    /// A font package is not installed.
    case missingFonts(String)
    /// The document has mistakes: all of them, in the order of its text, with what else was found.
    case invalidDocument([LayoutDiagnostic])
    /// The picture would be too large, there is no memory for it, or an option names something that the layout does not have.
    case undrawable(String)

    /// The mistakes of the document; empty for other reasons.
    public var diagnostics: [LayoutDiagnostic] {
        if case .invalidDocument(let diagnostics) = self { diagnostics } else { [] }
    }
}

extension LayoutError: CustomStringConvertible {
    /// For people: each mistake with its place, its line and what may help, as the program prints it.
    public var description: String {
        switch self {
        case .missingFonts(let text), .undrawable(let text): text
        case .invalidDocument(let diagnostics): diagnostics.map(\.text).joined()
        }
    }
}
