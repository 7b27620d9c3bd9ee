// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutEngine
import LayoutModel
import SourceLocations

/// Imports, solves and compares the scenes of a corpus.
struct CorpusRun {
    var corpus: String
    var sizes: ImportOptions.Sizes
    var usesKnownInsets: Bool
    var scenes: [CorpusScene]

    func results(measuring text: some TextMeasuring) -> [CorpusAgreement] {
        var sources: [String: SourceText] = [:]
        var imported: [String: ImportedFile] = [:]
        return scenes.map { scene in
            let source = sources[scene.file] ?? read(scene.file)
            sources[scene.file] = source
            // What the file alone tells is imported once for all its scenes.
            let insets = usesKnownInsets && !scene.exactWithoutInference ? scene.knownInsets : []
            let file: ImportedFile
            if insets.isEmpty, let known = imported[scene.file] {
                file = known
            } else {
                var options = ImportOptions(sizes: sizes, insets: insets)
                options.takesSizesOfCanvas = true
                file = InterfaceBuilderImporter(options: options).scenes(of: source)
                if insets.isEmpty { imported[scene.file] = file }
            }
            return CorpusAgreement(scene, file.scenes.first { $0.id == scene.id }, measuring: text)
        }
    }

    private func read(_ file: String) -> SourceText {
        SourceText(name: file, bytes: Array(FileManager.default.contents(atPath: "\(corpus)/files/\(file)") ?? Data()))
    }
}
