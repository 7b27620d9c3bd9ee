// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutEngine
package import LayoutGoldens
import LayoutModel
package import LayoutRuns
import LayoutSource
import SourceLocations

/// Reads layouts on a canvas that is selected, and in the combinations of a project.
package struct SelectedLayoutReader: GoldenLayoutReader {
    package var canvas: CanvasSelection
    package var scenes: SceneSelection
    package var files: FileAccess
    package var project: GoldenProject
    /// The folder of the project file: strings files are named from there.
    package var folder = ""

    package init(
        canvas: CanvasSelection, scenes: SceneSelection, files: FileAccess, project: GoldenProject, folder: String = ""
    ) {
        self.canvas = canvas
        self.scenes = scenes
        self.files = files
        self.project = project
        self.folder = folder
    }

    package func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts {
        let source = SourceText(
            name: InputFile.name(input.path), bytes: try GoldenFileSystem(files: files.system).bytes(of: input.path))
        if let reader = SceneReader(source, at: input.path, scenes, in: files) {
            return scenes(of: source, input, by: reader, selecting: isSelected, pipeline)
        }
        let named = files.directory(of: input.path).namedFiles
        let parsed = ParsedDocument(source, files: named)
        let run = solve(parsed, input, variant: nil, pipeline)
        guard let document = run.document else { return .invalid(run) }
        let names = document.variants.map(\.name)
        let combinations = combinations(of: parsed, input)
        if let clash = combinations.first(where: { names.contains($0.name) }) {
            return .missing("its variant '\(clash.name)' has the name of a combination in \(GoldenProject.fileName)")
        }
        var layouts = names.filter(isSelected).map { name in
            GoldenLayout(variant: name, run: solve(parsed, input, variant: name, pipeline))
        }
        for combination in combinations where isSelected(combination.name) {
            let canvas = combination.cell.canvas.completed(by: canvas.first)
            let texts = try texts(of: combination.cell)
            let run = solve(parsed, input, variant: combination.variant, canvas: canvas, texts: texts, pipeline)
            layouts.append(GoldenLayout(variant: combination.name, run: run))
        }
        if project.picture.kind == .both, names.contains("drawing") {
            return .missing("its variant 'drawing' has the name of the drawings that \(GoldenProject.fileName) records")
        }
        let isComplete = layouts.count == names.count + combinations.count
        return .solved([GoldenLayout(variant: nil, run: run)] + layouts, isComplete: isComplete)
    }

    /// The names of an input's variants or scenes, and of the combinations in which it is tested; none if it cannot be read.
    package func variantNames(of input: GoldenInput) throws(GoldenFault) -> [String] {
        let source = SourceText(
            name: InputFile.name(input.path), bytes: try GoldenFileSystem(files: files.system).bytes(of: input.path))
        guard let reader = SceneReader(source, at: input.path, scenes, in: files) else {
            let parsed = ParsedDocument(source, files: files.directory(of: input.path).namedFiles)
            return parsed.variantNames + combinations(of: parsed, input).map(\.name)
        }
        let cells = project.cells(of: input, replacesTexts: false).map(\.name)
        let scenes = reader.parts.map { SceneFile.fileName($0.name) }
        return scenes + scenes.flatMap { scene in cells.map { "\(scene), \($0)" } }
    }

    /// A combination for a document, or for a variant of it.
    private struct Combination {
        var variant: String?
        var cell: CaseMatrix.Cell

        /// `empty, iphone-se-3, dark`
        var name: String { (variant.map { "\($0), " } ?? "") + cell.name }
    }

    private func combinations(of parsed: ParsedDocument, _ input: GoldenInput) -> [Combination] {
        ([nil] + parsed.variantNames.map(Optional.some)).flatMap { variant in
            let canvases = variant.map(parsed.canvases) ?? []
            let cells = project.cells(
                of: input, variant: variant, canvases: canvases, source: parsed.sourceLanguage)
            return cells.compactMap { cell in
                // A variant may be what a combination is: "dark".
                let isVariant = variant == nil && parsed.canvasAlone(ofVariant: cell.name) == cell.canvas
                return isVariant ? nil : Combination(variant: variant, cell: cell)
            }
        }
    }

    /// The file of texts of a combination.
    private func texts(of cell: CaseMatrix.Cell) throws(GoldenFault) -> [SourceText] {
        guard let path = cell.strings.map({ $0.hasPrefix("/") ? $0 : folder + $0 }) else { return [] }
        return [SourceText(name: path, bytes: try GoldenFileSystem(files: files.system).bytes(of: path))]
    }

    private func solve(
        _ parsed: ParsedDocument, _ input: GoldenInput, variant: String?, canvas overrides: CanvasOverrides? = nil,
        texts: [SourceText] = [], _ pipeline: LayoutPipeline
    ) -> LayoutRun {
        var options = canvas.readOptions(variant: variant, canvas: overrides ?? canvas.first)
        options.strings += texts
        return pipeline.solve(
            parsed, options: options,
            resources: files.directory(of: input.path),
            solving: SolveOptions(missingConstraints: canvas.missingConstraints)
        ).judged(.allowed)
    }

    /// Each scene of an Interface Builder file and each screen of a Swift file is a case, as each variant of a layout document is, and so
    /// is each in each combination of the matrix. Strings files replace texts of layout documents alone.
    private func scenes(
        of source: SourceText, _ input: GoldenInput, by reader: SceneReader,
        selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) -> GoldenLayouts {
        let own = canvas.first
        func scenes(on canvas: CanvasOverrides) -> SceneFile {
            reader.file(self.canvas.readOptions(variant: nil, canvas: canvas))
        }
        let file = scenes(on: own)
        if file.diagnostics.contains(where: { $0.severity == .error }) {
            return .invalid(
                LayoutRun(source: source, document: nil, diagnostics: file.diagnostics, timings: StageTimings()))
        }
        if let fault = file.fault { return .missing(fault) }
        let layouts = layouts(of: file, source, input, pipeline) { $0 }
        let names = layouts.compactMap(\.variant)
        let cells = project.cells(of: input, replacesTexts: false)
        var isComplete = self.scenes.scene.isEmpty && self.scenes.swift?.views.isEmpty != false
        let combinations = cells.flatMap { cell -> [GoldenLayout] in
            let selected = Set(names.filter { isSelected(Self.name(of: $0, in: cell)) })
            if selected.count < names.count { isComplete = false }
            guard !selected.isEmpty else { return [] }
            var file = scenes(on: cell.canvas.completed(by: own))
            file.scenes.removeAll { !selected.contains($0.fileName) }
            file.failures.removeAll { !selected.contains($0.fileName) }
            return self.layouts(of: file, source, input, pipeline) { Self.name(of: $0, in: cell) }
        }
        return .solved(layouts + combinations, isComplete: isComplete)
    }

    /// `Login, iphone-se-3, dark`
    private static func name(of scene: String, in cell: CaseMatrix.Cell) -> String { "\(scene), \(cell.name)" }

    /// One for each scene, and for each screen without a layout.
    ///
    /// - Parameter name: the name of the case from that of the scene.
    private func layouts(
        of file: SceneFile, _ source: SourceText, _ input: GoldenInput, _ pipeline: LayoutPipeline,
        name: (String) -> String
    ) -> [GoldenLayout] {
        let solved = file.scenes.map { scene in
            let run = pipeline.solve(
                scene.document, of: source, findings: scene.diagnostics, imageSizes: scene.imageSizes,
                resources: files.directory(of: input.path),
                solving: SolveOptions(missingConstraints: canvas.missingConstraints), evidence: scene.evidence)
            return GoldenLayout(variant: name(scene.fileName), run: run.judged(.allowed))
        }
        let unsolved = file.failures.map { failure in
            let run = LayoutRun(
                source: source, document: nil, diagnostics: failure.diagnostics, timings: StageTimings())
            return GoldenLayout(variant: name(failure.fileName), run: run)
        }
        return solved + unsolved
    }
}
