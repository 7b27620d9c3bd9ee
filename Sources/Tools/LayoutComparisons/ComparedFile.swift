// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutDiagnostics
package import LayoutRuns
package import SourceLocations

/// One side of a comparison: the solved layouts of a file, by the key that pairs them with those of the other side.
package struct ComparedFile {
    package struct Layout {
        /// The root view's object id of a scene, or the name of a Swift file's screen; empty for a layout document, which has only one.
        package var key: String
        /// Nil for a layout document.
        package var scene: String?
        package var run: LayoutRun
    }

    package var layouts: [Layout] = []
    /// By object id: the ids that views have in the documents.
    var viewIDs: [String: String] = [:]
    /// Everything found in the file, each diagnostic once, and where.
    package var diagnostics: [Diagnostic] = []
    package var source: SourceText
    /// Why there is nothing to compare, if the diagnostics do not say so.
    package var fault: String?

    /// - Parameter earlier: the other side, whose views give theirs their ids.
    package init(
        _ path: String, after earlier: ComparedFile? = nil, canvas: CanvasSelection, scenes: SceneSelection,
        files: FileAccess, pipeline: LayoutPipeline
    ) throws(FileFault) {
        self.init(
            try files.system.source(path), place: path, resources: files.directory(of: path), after: earlier,
            canvas: canvas, scenes: scenes, files: files, pipeline: pipeline)
    }

    /// - Parameters:
    ///   - place: the path of the file in the file system: a project's assets are found from there.
    ///   - earlier: the other side, whose views give theirs their ids.
    package init(
        _ source: SourceText, place: String, resources: some DocumentResources, after earlier: ComparedFile?,
        canvas: CanvasSelection, scenes: SceneSelection, files: FileAccess, pipeline: LayoutPipeline
    ) {
        self.source = source
        let options = canvas.readOptions(variant: nil, canvas: canvas.first)
        guard let reader = SceneReader(source, at: place, scenes, in: files) else {
            let run = pipeline.solve(source, options: options, resources: resources)
            add(Layout(key: "", run: run.judged(.allowed)))
            return
        }
        let file = reader.file(options, viewIDs: earlier?.viewIDs ?? [:])
        fault = file.fault.map { "\(source.name): \($0)" }
        diagnostics = file.diagnostics + file.failures.flatMap(\.diagnostics)
        for scene in file.scenes {
            viewIDs.merge(scene.viewIDs) { first, _ in first }
            let run = pipeline.solve(
                scene.document, of: source, findings: [], imageSizes: scene.imageSizes, resources: resources,
                evidence: scene.evidence)
            add(Layout(key: scene.key, scene: scene.name, run: run))
        }
    }

    /// A side on which the file is not there.
    package init(without source: SourceText) { self.source = source }

    private mutating func add(_ layout: Layout) {
        layouts.append(layout)
        diagnostics += layout.run.diagnostics
    }

    /// Whether an error leaves something without a layout.
    package var isUnsolved: Bool { layouts.contains { $0.run.layout == nil } || (layouts.isEmpty && !errors.isEmpty) }

    package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
