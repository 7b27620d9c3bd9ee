// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

/// A message to the author of a layout: a mistake, a conflict, an ambiguity, or advice.
public struct LayoutDiagnostic: Hashable, Sendable {
    /// How much a diagnostic weighs.
    public enum Severity: String, Hashable, CaseIterable, Sendable {
        /// A mistake of the document, or a conflict of required constraints.
        case error
        /// What is probably wrong, such as an ambiguity or a text that is cut off.
        case warning
        /// What may be worth knowing.
        case note
    }

    /// A part of a text. Lines and columns count from 1, columns in Unicode scalars; the end is excluded.
    public struct Place: Hashable, Sendable {
        /// The name of the document, or of a file that it includes.
        public let file: String
        /// The first line.
        public let line: Int
        /// The first column.
        public let column: Int
        /// The line of the end.
        public let endLine: Int
        /// The column of the end.
        public let endColumn: Int

        init(_ range: SourceRange, in source: SourceText) {
            let (start, end) = (source.position(of: range.lowerBound), source.position(of: range.upperBound))
            file = source.part(at: range).text.name
            (line, column, endLine, endColumn) = (start.line, start.column, end.line, end.column)
        }
    }

    /// What may help.
    public struct Fix: Hashable, Sendable {
        /// A text for people.
        public let description: String
        /// The changes of the text that make it, by increasing place; empty if it is advice only.
        public let edits: [Edit]
    }

    /// A part of the text and what replaces it; an empty part inserts.
    public struct Edit: Hashable, Sendable {
        /// What is replaced.
        public let place: Place
        /// The new text.
        public let replacement: String
    }

    private let diagnostic: Diagnostic
    private let source: SourceText?

    /// - Parameter source: nil for a layout that has no text.
    init(_ diagnostic: Diagnostic, in source: SourceText?) {
        self.diagnostic = diagnostic
        self.source = source
    }

    /// The stable name of the problem or advice: `unsatisfiable-constraints`, `ambiguous-layout` and so on, each of which has a page in
    /// `docs/diagnostics`.
    public var code: String { diagnostic.code.rawValue }
    /// How much it weighs.
    public var severity: Severity { Severity(rawValue: diagnostic.severity.rawValue) ?? .error }
    /// What is the matter, on one line.
    public var message: String { diagnostic.message }
    /// Nil if it concerns the whole layout, or a layout that has no text.
    public var place: Place? { place(diagnostic.range) }
    /// The ids of the views that it is about, in document order.
    public var views: [String] { diagnostic.views }
    /// The constraints that it is about, as equations, in document order.
    public var constraints: [String] { diagnostic.constraints }
    /// What Apple's system writes to the console; nil if it writes nothing.
    public var consoleText: String? { diagnostic.consoleText }
    /// What may help, the likeliest first.
    public var fixes: [Fix] {
        diagnostic.fixes.map { fix in
            let edits = fix.edits.compactMap { edit in
                place(edit.range).map { Edit(place: $0, replacement: edit.replacement) }
            }
            return Fix(description: fix.description, edits: edits)
        }
    }

    /// For people, on several lines: the place, the message, the line with a mark under the place, and what may help. Ends with a line
    /// break.
    public var text: String { diagnostic.human(in: source) }

    private func place(_ range: SourceRange?) -> Place? {
        guard let range, let source else { return nil }
        return Place(range, in: source)
    }
}

extension LayoutDiagnostic: CustomStringConvertible {
    /// One line, as in `card.layout.json:7:22: error: no view or guide has the id titel [unknown-item]`.
    public var description: String { diagnostic.short(in: source) }
}
