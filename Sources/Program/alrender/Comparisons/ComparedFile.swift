// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
import SourceLocations

/// One side of a comparison: the solved layouts of a file, by the key that pairs them with those of the other side.
struct ComparedFile {
    struct Layout {
        /// The root view's object id of a scene; empty for a layout document, which has only one.
        var key: String
        /// Nil for a layout document.
        var scene: String?
        var run: LayoutRun
    }

    var layouts: [Layout] = []
    /// By object id: the ids that views have in the documents.
    var viewIDs: [String: String] = [:]
    /// Everything found in the file, each diagnostic once, and where.
    var diagnostics: [Diagnostic] = []
    var source: SourceText
    /// Why there is nothing to compare, if the diagnostics do not say so.
    var fault: String?

    /// - Parameter earlier: the other side, whose views give theirs their ids.
    init(
        _ path: String, after earlier: ComparedFile? = nil, canvas: CanvasArguments, scenes: SceneArguments,
        files: FileArguments, pipeline: LayoutPipeline
    ) throws(FileFault) {
        self.init(
            try InputFile.source(path), place: path, resources: files.directory(of: path), after: earlier,
            canvas: canvas, scenes: scenes, pipeline: pipeline)
    }

    /// - Parameters:
    ///   - place: the path of the file in the file system: a project's assets are found from there.
    ///   - earlier: the other side, whose views give theirs their ids.
    init(
        _ source: SourceText, place: String, resources: some DocumentResources, after earlier: ComparedFile?,
        canvas: CanvasArguments, scenes: SceneArguments, pipeline: LayoutPipeline
    ) {
        self.source = source
        let options = canvas.readOptions(variant: nil, canvas: canvas.choices[0].canvas)
        guard InterfaceBuilderInput.isInterfaceBuilder(place) else {
            let run = pipeline.solve(source, options: options, resources: resources)
            add(Layout(key: "", run: run.judged(.allowed)))
            return
        }
        let file = InterfaceBuilderInput(
            source, scenes: scenes, options: options,
            assets: AssetCatalogs(beside: place, for: source).assets, localizations: Localizations(of: place),
            viewIDs: earlier?.viewIDs ?? [:])
        fault = file.fault.map { "\(source.name): \($0)" }
        diagnostics = file.diagnostics
        for scene in file.scenes {
            viewIDs.merge(scene.viewIDs) { first, _ in first }
            let run = pipeline.solve(
                scene.document, of: source, findings: [], imageSizes: scene.imageSizes, resources: resources,
                evidence: scene.evidence)
            add(Layout(key: scene.objectID, scene: scene.name, run: run))
        }
    }

    /// A side on which the file is not there.
    init(without source: SourceText) { self.source = source }

    private mutating func add(_ layout: Layout) {
        layouts.append(layout)
        diagnostics += layout.run.diagnostics
    }

    /// Whether an error leaves something without a layout.
    var isUnsolved: Bool { layouts.contains { $0.run.layout == nil } || (layouts.isEmpty && !errors.isEmpty) }

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
