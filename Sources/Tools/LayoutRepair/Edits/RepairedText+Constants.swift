// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutModel
package import LayoutSource
import LayoutXML
package import SourceLocations

extension RepairedText {
    /// The text of a layout document with other constants in its constraints.
    ///
    /// - Parameters:
    ///   - constants: points, by the places of the constraints in the document.
    ///   - document: what the text reads as.
    package static func setting(
        _ constants: [Int: Double], in document: Document, of source: SourceText, options: ReadOptions,
        files: NamedFiles
    ) throws(TextEditFault) -> RepairedText {
        var result = RepairedText(source)
        guard var editor = LayoutDocumentEditor(source, document, options: options, files: files) else { return result }
        try result.apply(editor.edits(for: DocumentChanges(constants: constants)))
        result.notes = editor.notes
        return result
    }

    /// The text of a .xib or .storyboard with other constants in the constraints of a scene.
    package static func setting(
        _ constants: [Int: Double], in scene: ImportedScene, of source: SourceText
    ) throws(TextEditFault) -> RepairedText {
        var result = RepairedText(source)
        guard case .success(let root) = XMLReader.read(source) else { return result }
        var editor = InterfaceBuilderEditor(source, root: root)
        editor.add(DocumentChanges(constants: constants), of: scene)
        try result.apply(editor.finished())
        result.notes = editor.notes
        return result
    }
}

extension DocumentChanges {
    fileprivate init(constants: [Int: Double]) {
        self.init()
        self.constants = constants
    }
}
