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
        let variants = document.variants.filter { isSelected($0.name) }.map { variant in
            GoldenLayout(variant: variant.name, run: solve(parsed, input, variant: variant.name, pipeline))
        }
        let cells = project.cells(of: input)
        if let cell = cells.first(where: { cell in document.variants.contains { $0.name == cell.name } }) {
            return .missing("its variant '\(cell.name)' has the name of a combination in \(GoldenProject.fileName)")
        }
        let combinations = try cells.filter { isSelected($0.name) }.map { cell throws(GoldenFault) in
            let canvas = cell.canvas.completed(by: canvas.first)
            let texts = try texts(of: cell)
            return GoldenLayout(
                variant: cell.name, run: solve(parsed, input, variant: nil, canvas: canvas, texts: texts, pipeline))
        }
        if project.picture.kind == .both, document.variants.contains(where: { $0.name == "drawing" }) {
            return .missing("its variant 'drawing' has the name of the drawings that \(GoldenProject.fileName) records")
        }
        return .solved(
            [GoldenLayout(variant: nil, run: run)] + variants + combinations,
            isComplete: variants.count == document.variants.count && combinations.count == cells.count)
    }

    /// The names of an input's variants or scenes, and of the combinations in which it is tested; none if it cannot be read.
    package func variantNames(of input: GoldenInput) throws(GoldenFault) -> [String] {
        let source = SourceText(
            name: InputFile.name(input.path), bytes: try GoldenFileSystem(files: files.system).bytes(of: input.path))
        let reader = SceneReader(source, at: input.path, scenes, in: files)
        let cells = project.cells(of: input, replacesTexts: reader == nil).map(\.name)
        guard let reader else {
            return ParsedDocument(source, files: files.directory(of: input.path).namedFiles).variantNames + cells
        }
        let scenes = reader.parts.map { SceneFile.fileName($0.name) }
        return scenes + scenes.flatMap { scene in cells.map { "\(scene), \($0)" } }
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
