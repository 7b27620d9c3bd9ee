// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel

/// A document, or the errors that kept it from being one.
package struct ReadResult: Sendable {
    /// Nil if there is an error.
    package var document: Document?
    /// The document before size classes; nil if nothing depends on them, and where there is no document.
    package var asWritten: DocumentAsWritten?
    /// Sorted by place; those about the whole file or the options come first.
    package var diagnostics: [Diagnostic]
    /// Images and font directories that the document names, in the order of its text.
    package var files: [FileReference] = []
    /// The component of each instance, by the instance's name.
    package var instances: [String: String] = [:]
}
