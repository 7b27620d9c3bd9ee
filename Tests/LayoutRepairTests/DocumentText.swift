// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutRepair
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// A layout document as text, with text measured in cells of a fixed size.
struct DocumentText {
    var text: String
    /// The files that it includes.
    var files: NamedFiles

    init(_ text: String, files: NamedFiles = .none) { (self.text, self.files) = (text, files) }

    var document: Document {
        get throws { try #require(Document.read(SourceText(name: "d", text), files: files).document, "\(text)") }
    }

    var layout: SolvedLayout {
        get throws { try document.solve(measuring: FixedCellText()) }
    }

    /// The document after an operation.
    ///
    /// - Parameter views: ids; none = all.
    func repaired(_ operation: RepairOperation, views: String...) throws -> DocumentText {
        let document = try document
        let places = views.compactMap { id in document.views.firstIndex { $0.id == id } }
        let result = try LayoutDocumentRepair.repaired(
            SourceText(name: "d", text), document, by: operation, selected: views.isEmpty ? nil : places, files: files
        ) { $0.solve(measuring: FixedCellText()) }
        return DocumentText(String(decoding: result.source.bytes, as: UTF8.self), files: files)
    }

    /// Equations in canonical form.
    var equations: [String] {
        get throws {
            let document = try document
            return document.constraints.map { $0.equation(in: document) }
        }
    }

    var isAmbiguous: Bool {
        get throws { try layout.views.contains { !$0.ambiguities.isEmpty } }
    }
}
