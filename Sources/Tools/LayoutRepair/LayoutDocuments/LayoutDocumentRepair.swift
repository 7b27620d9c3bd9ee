// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutModel
package import LayoutSource
package import SourceLocations

/// Carries out an operation on the text of a layout document.
package enum LayoutDocumentRepair {
    /// - Parameters:
    ///   - document: what the text reads as.
    ///   - selected: indices of views; nil = all.
    package static func repaired(
        _ source: SourceText, _ document: Document, by operation: RepairOperation, selected: [Int]?,
        options: ReadOptions = ReadOptions(), files: NamedFiles = .none, solve: @escaping (Document) -> SolvedLayout
    ) throws(TextEditFault) -> RepairedText {
        let changes =
            DocumentChanges(withoutLayout: operation, document, selected: selected)
            ?? RepairPlanner(
                document, selected: selected,
                guides: AvailableGuides(hasMargins: document.platform == .ios, safeAreas: nil), solve: solve
            ).changes(for: operation)
        var result = RepairedText(source)
        result.notes = changes.notes
        guard !changes.isEmpty else { return result }
        // Constraints are added to the text that the others have been taken out of.
        var first = changes
        first.added = []
        if var editor = LayoutDocumentEditor(source, document, options: options, files: files) {
            try result.apply(editor.edits(for: first))
            result.notes += editor.notes + editor.remarks
        }
        if !changes.added.isEmpty {
            let document = Document.read(result.source, options: options, files: files).document ?? document
            var second = DocumentChanges()
            second.added = changes.added
            if var editor = LayoutDocumentEditor(result.source, document, options: options, files: files) {
                try result.apply(editor.edits(for: second))
            }
        }
        if result.source != source { result.summary.count(changes) }
        return result
    }
}
