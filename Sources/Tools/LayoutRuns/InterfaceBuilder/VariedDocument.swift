// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutDiagnostics
package import LayoutModel
import LayoutSource
package import SourceLocations

/// A scene as the text of one layout document for all size classes.
package struct VariedDocument {
    package var text: String
    /// Where the document differs from the file in some size classes.
    package var findings: [Diagnostic] = []
}

extension VariedScenes {
    /// Nil if the scene has the same layout in all size classes.
    ///
    /// - Parameters:
    ///   - document: the scene's.
    ///   - written: the same with changes that apply to all size classes.
    ///   - prepare: makes the document of the scene in other size classes.
    package mutating func document(
        of scene: ImportedScene, _ document: Document, written: Document, prepare: (ImportedScene) -> Document
    ) -> VariedDocument? {
        guard let (scenes, hidden) = scenesBySizeClass(scene) else { return nil }
        var result = VariedDocument(text: written.jsonText)
        let root = document.views[0].source
        func lose(_ what: String, _ range: SourceRange?) {
            let message = "the layout document of \(scene.name) \(what)"
            result.findings.append(Diagnostic(.unsupportedVariation, .warning, message, at: range ?? root))
        }
        guard let own = scenes.first, own.sizeClasses.width != nil, own.sizeClasses.height != nil else {
            lose("leaves out the layouts of other size classes, which a canvas without a size does not have", root)
            return result
        }
        if !hidden.isEmpty {
            lose(
                "leaves out the layout for \(hidden.phrase): its own canvas has these size classes and shows that for "
                    + scene.sizeClasses.phrase, root)
        }
        let parts = scenes.enumerated().map { index, varied in
            SizeClassUnion.Part(varied.sizeClasses, index == 0 ? document : prepare(varied.scene))
        }
        let others = Array(parts.dropFirst())
        var exact = SizeClassUnion(own: parts[0], written: document, others: others)
        let lost = exact.sizeClassesLost(in: exact.jsonText())
        if lost.contains(parts[0].sizeClasses) {
            lose("leaves out the layout for \(others.map(\.sizeClasses).phrase)", root)
            return result
        }
        var union = SizeClassUnion(own: parts[0], written: written, others: others)
        result.text = union.jsonText()
        if !lost.isEmpty {
            let differs = "differs from the file for \(lost.phrase)"
            if union.losses.isEmpty { lose(differs, root) }
            for loss in union.losses { lose("\(differs): it cannot express \(loss.text)", loss.range) }
        }
        return result
    }

    /// The places of all views and constraints that a scene has in some size classes; empty if it has one layout.
    package mutating func places(of scene: ImportedScene) -> Set<SourceRange> {
        Set(
            (scenesBySizeClass(scene)?.scenes ?? []).flatMap { varied in
                varied.scene.document.views.compactMap(\.source)
                    + varied.scene.document.constraints.compactMap(\.source)
            })
    }
}

extension [SizeClasses] {
    /// `compact width and compact height, and regular width and compact height`
    fileprivate var phrase: String { map(\.phrase).joined(separator: ", and ") }
}

extension DiagnosticCode {
    /// A layout for other size classes that a layout document cannot have.
    static let unsupportedVariation = DiagnosticCode("unsupported-variation")
}

extension Diagnostic {
    /// Whether it says that a view is not installed, or that a constraint on one is left out.
    package var isOfAbsence: Bool { code == .uninstalledView || code == .danglingConstraint && severity == .note }
}
