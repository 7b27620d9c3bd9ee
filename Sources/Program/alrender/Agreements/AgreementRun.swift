// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutDiagnostics
import LayoutRuns
import SourceLocations

/// Solves the scenes of Interface Builder files and compares their frames with the recorded ones.
struct AgreementRun {
    struct Scene {
        var file: String
        var name: String
        /// The object id of the root view.
        var objectID: String
        /// One for each comparison.
        var agreements: [SceneAgreement]
    }

    /// A layout of a scene that is compared with the recorded frames.
    struct Comparison {
        var rules: AgreementRules
        var sizes: ImportOptions.Sizes
    }

    let arguments: SceneSelection
    let files: FileAccess
    let pipeline: LayoutPipeline

    /// The canvas with both kinds of sizes, then what users get; with one kind of sizes if the command line asks for it.
    var comparisons: [Comparison] {
        let sizes = arguments.sizes.map { [$0] } ?? [.recorded, .measured]
        return sizes.map { Comparison(rules: .canvas, sizes: $0) }
            + [Comparison(rules: .system, sizes: arguments.sizes ?? .measured)]
    }

    /// The scenes of a file; what prevents it goes into the outcome.
    func scenes(of path: String, _ outcome: inout InputOutcome) -> [Scene] {
        guard let source = outcome.source(path, in: files) else { return [] }
        let assets = AssetCatalogs(beside: path, for: source, in: files).assets
        let readings = comparisons.map { comparison in
            var options = arguments.importOptions(sizes: comparison.sizes)
            options.assets = assets
            return comparison.rules.importer(options).scenes(of: source)
        }
        guard let first = readings.first else { return [] }
        // 'check' and 'import' report what the importer leaves out.
        let errors = first.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty {
            outcome.steps.append(.findings(errors, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        if let missing = arguments.scene.first(where: { first.scenes(called: $0).isEmpty }) {
            let names = first.scenes.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            outcome.complain("\(path): no scene named '\(missing)'; the scenes are \(names)", .noInput)
        }
        let wanted = arguments.scene.isEmpty ? first.scenes : arguments.scene.flatMap { first.scenes(called: $0) }
        return wanted.map { scene in
            var agreements: [SceneAgreement] = []
            for scene in readings.compactMap({ $0.scenes.first { $0.id == scene.id } }) {
                let run = solve(scene, of: source, path)
                if let layout = run.layout {
                    agreements.append(SceneAgreement(scene, layout, viewsInOtherFonts: Self.viewsInOtherFonts(of: run)))
                } else {
                    outcome.steps.append(.findings(run.diagnostics.filter { $0.severity == .error }, source, nil))
                    outcome.status.worsen(to: .errorDiagnostic)
                    // The others would be refused as well.
                    break
                }
            }
            return Scene(file: path, name: scene.name, objectID: scene.id, agreements: agreements)
        }
    }

    private func solve(_ scene: ImportedScene, of source: SourceText, _ path: String) -> LayoutRun {
        pipeline.solve(
            scene.document, of: source, findings: [], imageSizes: scene.imageSizes,
            resources: DocumentDirectory(document: path, in: files), purpose: .solving)
    }

    private static func viewsInOtherFonts(of run: LayoutRun) -> Set<String> {
        let codes: Set<DiagnosticCode> = [.unknownFontFamily, .missingFontFile]
        return Set(run.diagnostics.filter { codes.contains($0.code) }.flatMap(\.views))
    }
}
