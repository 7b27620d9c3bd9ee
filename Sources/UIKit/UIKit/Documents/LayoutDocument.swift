// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel
import LayoutSource
import SourceLocations

/// A hierarchy of views as a layout document: what the commands of `alrender` read, check and draw.
///
/// A document has value semantics: it does not follow later changes of the views from which it was made.
public struct LayoutDocument: Hashable, Sendable {
    package var model: Document

    /// The views below a view, with its size as the canvas, after a layout pass.
    ///
    /// A view is named after its `accessibilityIdentifier`, the property of an ancestor or its view controller that holds
    /// it, or its class, in this order. What a class draws in `draw(_:)` is not known: the view is an empty box with the
    /// name of its class.
    @preconcurrency @MainActor
    public init(of view: UIView) { model = DocumentBuilder(root: view).document }

    /// Reads the text of a layout file. Images and font directories that it names are not opened.
    public init(_ text: String, named name: String = "layout") throws(LayoutDocumentError) {
        let source = SourceText(name: name, text)
        let read = Document.read(source, options: ReadOptions())
        guard let document = read.document, !read.diagnostics.contains(where: { $0.severity == .error }) else {
            throw LayoutDocumentError(findings: read.diagnostics.map { LayoutFinding($0) })
        }
        model = document
    }

    /// The text of a layout file. Reading it gives an equal layout.
    public var text: String { model.jsonText }

    /// The names of the views in preorder; the root is first.
    public var viewNames: [String] { model.views.map(\.id) }
}

/// The reason for which a text is not a layout document.
public struct LayoutDocumentError: Error, Hashable, Sendable {
    /// The errors and what else was found, in the order of the text.
    public let findings: [LayoutFinding]
}

/// A diagnostic of a layout: a conflict, an ambiguity, or advice.
public struct LayoutFinding: Hashable, Sendable {
    public enum Severity: String, Hashable, CaseIterable, Sendable { case error, warning, note }

    /// The code of the problem or advice, listed in `docs/diagnostics`: `unsatisfiable-constraints`,
    /// `ambiguous-layout` and so on.
    public let code: String
    public let severity: Severity
    public let message: String
    /// Names of the views that it is about.
    public let views: [String]
    /// Equations of the constraints that it is about.
    public let constraints: [String]
    /// What UIKit writes to the console; nil if it writes nothing.
    public let consoleText: String?

    package init(_ diagnostic: Diagnostic) {
        code = diagnostic.code.rawValue
        severity =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        message = diagnostic.message
        views = diagnostic.views
        constraints = diagnostic.constraints
        consoleText = diagnostic.consoleText
    }
}

extension LayoutFinding: CustomStringConvertible {
    /// As in `warning: Height is ambiguous for "card". [ambiguous-layout]`.
    public var description: String { "\(severity.rawValue): \(message) [\(code)]" }
}
