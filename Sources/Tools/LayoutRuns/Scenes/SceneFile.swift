// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderEvidence
package import InterfaceBuilderFiles
package import LayoutDiagnostics
package import LayoutGeometry
package import LayoutModel

/// The scenes of an Interface Builder file, or the screens of a Swift file, on one canvas.
package struct SceneFile {
    package struct Scene {
        /// Unique in the file.
        package var name: String
        /// What stays when a file is edited: the object id of a scene's root view, or the name of a Swift class.
        package var key: String
        package var document: Document
        /// The diagnostics of the file that are not about other scenes.
        package var diagnostics: [Diagnostic] = []
        /// The scene in the Interface Builder file.
        package var imported: ImportedScene?
        /// What its recorded frames tell about its diagnostics.
        package var evidence: RecordedEvidence?

        /// Points that the file records for images, by path.
        package var imageSizes: [String: Size] { imported?.imageSizes ?? [:] }

        /// By the views' object ids: the ids that they have in the document.
        package var viewIDs: [String: String] { imported?.viewIDs ?? [:] }

        /// By which an option names it.
        package var id: String { key.isEmpty ? name : key }

        /// As a part of a file's name between two dots.
        package var fileName: String { SceneFile.fileName(name) }
    }

    /// A screen of a Swift file without a layout, and why.
    package struct Failure: Error {
        package var name: String
        package var diagnostics: [Diagnostic]

        /// As a part of a file's name between two dots.
        package var fileName: String { SceneFile.fileName(name) }
    }

    package var scenes: [Scene] = []
    package var failures: [Failure] = []
    package var diagnostics: [Diagnostic] = []
    /// The files beside the file itself that its scenes are made from.
    package var sources: [String] = []
    /// Why there is nothing to be done, if the diagnostics do not say so.
    package var fault: String?

    package var errors: [Diagnostic] {
        (diagnostics + failures.flatMap(\.diagnostics)).filter { $0.severity == .error }
    }

    package static func fileName(_ name: String) -> String {
        String(name.map { $0 == "/" || $0 == "." || $0 == "\0" ? "-" : $0 })
    }
}
