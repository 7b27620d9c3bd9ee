// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import AutoLayoutTesting
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSource
import SourceLocations

/// Reads layouts as the options of the command line say.
struct CommandLineLayoutReader: GoldenLayoutReader {
    var canvas: CanvasArguments
    var scenes: SceneArguments

    func layouts(
        of input: GoldenInput, selecting isSelected: (_ variant: String?) -> Bool, _ pipeline: LayoutPipeline
    ) throws(GoldenFault) -> GoldenLayouts {
        let source = SourceText(
            name: InputFile.name(input.path), bytes: try GoldenFileSystem().bytes(of: input.path))
        if InterfaceBuilderInput.isInterfaceBuilder(input.path) { return scenes(of: source, input, pipeline) }
        let parsed = ParsedDocument(source)
        let run = solve(parsed, input, variant: nil, pipeline)
        guard let document = run.document else { return .invalid(run) }
        let variants = document.variants.filter { isSelected($0.name) }.map { variant in
            GoldenLayout(variant: variant.name, run: solve(parsed, input, variant: variant.name, pipeline))
        }
        return .solved(
            [GoldenLayout(variant: nil, run: run)] + variants, isComplete: variants.count == document.variants.count)
    }

    private func solve(
        _ parsed: ParsedDocument, _ input: GoldenInput, variant: String?, _ pipeline: LayoutPipeline
    ) -> LayoutRun {
        pipeline.solve(
            parsed, options: canvas.readOptions(variant: variant, canvas: canvas.choices[0].canvas),
            resources: DocumentDirectory(document: input.path),
            solving: SolveOptions(missingConstraints: canvas.missingConstraints)
        ).judged(.allowed)
    }

    /// Each scene of an Interface Builder file is a case, as each variant of a layout document is.
    private func scenes(of source: SourceText, _ input: GoldenInput, _ pipeline: LayoutPipeline) -> GoldenLayouts {
        let file = InterfaceBuilderInput(
            source, scenes: scenes, options: canvas.readOptions(variant: nil, canvas: canvas.choices[0].canvas),
            assets: AssetCatalogs(beside: input.path).assets)
        if file.diagnostics.contains(where: { $0.severity == .error }) {
            return .invalid(
                LayoutRun(source: source, document: nil, diagnostics: file.diagnostics, timings: StageTimings()))
        }
        if let fault = file.fault { return .missing(fault) }
        let layouts = file.scenes.map { scene in
            let run = pipeline.solve(
                scene.document, of: source, findings: file.diagnostics,
                resources: DocumentDirectory(document: input.path),
                solving: SolveOptions(missingConstraints: canvas.missingConstraints))
            return GoldenLayout(variant: scene.fileName, run: scene.toleratingTextDifferences(run).judged(.allowed))
        }
        return .solved(layouts, isComplete: scenes.scene.isEmpty)
    }
}
