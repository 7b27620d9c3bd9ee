// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutModel
import LayoutText

/// A scene of a corpus with its agreement.
struct CorpusAgreement: Sendable {
    var scene: CorpusScene
    /// Nil if the scene's root view is not in its file.
    var agreement: SceneAgreement?
    /// Object ids by the ids of views.
    var objectIDs: [String: String] = [:]
    /// The safe areas and margins that the recorded frames imply, if they do not agree.
    var recordedInsets: [KnownInset] = []

    init(_ scene: CorpusScene, _ imported: ImportedScene?, measuring text: some TextMeasuring) {
        self.scene = scene
        let compared = imported.map { scene in
            let solved = scene.document.solve(measuring: text)
            let inOtherFonts = zip(scene.document.views, solved.views).filter { _, solved in
                solved.text.map { Self.isInOtherFont($0, text) } ?? false
            }
            let agreement = SceneAgreement(scene, solved, viewsInOtherFonts: Set(inOtherFonts.map(\.0.id)))
            return (agreement, agreement.agrees ? [] : RecordedInsets(scene, solved).known)
        }
        agreement = compared?.0
        recordedInsets = compared?.1 ?? []
        if let imported {
            objectIDs = Dictionary(
                zip(imported.document.views.map(\.id), imported.objectIDs), uniquingKeysWith: { first, _ in first })
        }
    }

    private static func isInOtherFont(_ request: TextRequest, _ text: some TextMeasuring) -> Bool {
        guard let text = text as? PangoTextMeasurer else { return false }
        return text.findings(for: request).contains { finding in
            switch finding {
            case .unknownFamily, .missingFile, .missingFace: true
            case .missingGlyph, .invalidMarkup: false
            }
        }
    }

    var largestError: Double { agreement?.largestError ?? .infinity }
    var agrees: Bool { agreement?.agrees == true }
    var cause: String? {
        guard let agreement else { return "the scene is not in the file" }
        return AgreementCause(agreement)?.text
    }
}
