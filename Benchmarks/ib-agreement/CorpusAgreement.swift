// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutModel

/// A scene of a corpus with its agreement.
struct CorpusAgreement: Sendable {
    var scene: CorpusScene
    /// Nil if the scene's root view is not in its file.
    var agreement: SceneAgreement?
    /// Object ids by the ids of views.
    var objectIDs: [String: String] = [:]

    init(_ scene: CorpusScene, _ imported: ImportedScene?, measuring text: some TextMeasuring) {
        self.scene = scene
        agreement = imported.map { SceneAgreement($0, $0.document.solve(measuring: text)) }
        if let imported {
            objectIDs = Dictionary(
                zip(imported.document.views.map(\.id), imported.objectIDs), uniquingKeysWith: { first, _ in first })
        }
    }

    var largestError: Double { agreement?.largestError ?? .infinity }
    var agrees: Bool { agreement?.agrees == true }
    var cause: String? {
        guard let agreement else { return "the scene is not in the file" }
        return AgreementCause(agreement)?.text
    }
}
