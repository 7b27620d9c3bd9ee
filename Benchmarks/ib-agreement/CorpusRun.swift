// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutModel
import SourceLocations

/// Imports, solves and compares the scenes of a corpus.
struct CorpusRun {
    var corpus: String
    var sizes: ImportOptions.Sizes
    var insets: Insets
    var rules = AgreementRules.canvas
    var scenes: [CorpusScene]

    enum Insets: String {
        /// Those of `scenes.jsonl`, for scenes that need them.
        case known
        /// Those that follow from the file.
        case own
        /// Those that follow from the file, or, where these do not lead to the recorded frames, those that the frames imply.
        case recorded
    }

    func results(measuring text: some TextMeasuring) -> [CorpusAgreement] {
        var sources: [String: SourceText] = [:]
        var imported: [String: ImportedFile] = [:]
        return scenes.map { scene in
            let source = sources[scene.file] ?? read(scene.file)
            sources[scene.file] = source
            // What the file alone tells is imported once for all its scenes.
            let insets = self.insets == .known && !scene.exactWithoutInference ? scene.knownInsets : []
            let file: ImportedFile
            if insets.isEmpty, let known = imported[scene.file] {
                file = known
            } else {
                file = self.file(source, insets)
                if insets.isEmpty { imported[scene.file] = file }
            }
            let result = CorpusAgreement(scene, file.scenes.first { $0.id == scene.id }, measuring: text)
            guard self.insets == .recorded, !result.recordedInsets.isEmpty else { return result }
            let again = CorpusAgreement(
                scene, self.file(source, result.recordedInsets).scenes.first { $0.id == scene.id }, measuring: text)
            return again.agrees ? again : result
        }
    }

    private func file(_ source: SourceText, _ insets: [KnownInset]) -> ImportedFile {
        rules.importer(ImportOptions(sizes: sizes, insets: insets)).scenes(of: source)
    }

    private func read(_ file: String) -> SourceText {
        SourceText(name: file, bytes: Array(FileManager.default.contents(atPath: "\(corpus)/files/\(file)") ?? Data()))
    }
}
