// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutModel
import LayoutRuns
import LayoutSource
import SourceLocations

/// Solves layouts for the pages of a server, each once until one of its files changes.
package struct PreviewSolver {
    package let pipeline: LayoutPipeline
    private var options: PreviewOptions
    private var known: [PreviewRequest: LayoutPreview] = [:]
    /// The scenes or variants of each file, and whether these are all.
    private var parts: [String: (parts: [LayoutPreview.Part], areKnown: Bool)] = [:]

    /// Paths among which there may be Swift files that have changed; nil if they are compiled.
    private var uncompiled: [String]?
    /// The paths that were compiled last.
    private var compiled: [String] = []

    /// A folder may have hundreds of layouts.
    private static let mostKnown = 64
    /// A page of more views would keep all other pages waiting for many seconds.
    private static let mostViews = 2000

    package init(options: PreviewOptions, pipeline: LayoutPipeline) {
        self.options = options
        self.pipeline = pipeline
    }

    /// Compiles the Swift files among those that are served, once one of them is requested.
    package mutating func compile(_ paths: [String]) {
        known = known.filter { !SwiftSelection.isSwift($0.key.path) }
        parts = parts.filter { !SwiftSelection.isSwift($0.key) }
        uncompiled = paths
    }

    /// After a change of some files.
    package mutating func forget(_ changed: Set<String>) {
        // What is compiled with a screen, and what it loads, such as a storyboard.
        let isOfScreens = known.contains { entry in
            SwiftSelection.isSwift(entry.key.path) && entry.value.sources.contains(where: changed.contains)
        }
        if isOfScreens { compile(compiled) }
        known = known.filter { entry in
            !changed.contains(entry.key.path) && !entry.value.sources.contains(where: changed.contains)
        }
        for path in changed { parts[path] = nil }
    }

    mutating func preview(_ request: PreviewRequest) -> LayoutPreview {
        if let preview = known[request] { return preview }
        if known.count >= Self.mostKnown { known = [:] }
        let preview = solve(request)
        known[request] = preview
        return preview
    }

    private mutating func solve(_ request: PreviewRequest) -> LayoutPreview {
        var outcome = InputOutcome()
        var preview = LayoutPreview()
        if let paths = uncompiled, SwiftSelection.isSwift(request.path) {
            options.scenes = options.scenes.compiling(paths, in: options.files)
            (uncompiled, compiled) = (nil, paths)
        }
        if options.files.system.isSpecial(request.path) {
            // It was a file when the list was made. Opening it might keep all pages waiting.
            preview.complaints.append("'\(request.path)' is not a regular file")
        } else if let source = outcome.source(request.path, in: options.files) {
            preview.source = source
            (preview.parts, preview.knowsParts) = parts(of: source, request.path)
            let job = job(request, preview.parts)
            job.process(source, input: request.path, at: 0, pipeline, into: &outcome) { result, _, _ in
                if preview.result == nil, result.run.layout != nil { preview.result = result }
            }
        }
        if let count = preview.result?.run.document?.views.count, count > Self.mostViews {
            preview.result = nil
            preview.complaints.append(
                "'\(request.path)' has \(count) views; a preview shows at most \(Self.mostViews), since the server draws one page at a time: "
                    + "'alrender \(ShellWord.quoted(request.path)) -o picture.png' draws it")
        }
        for step in outcome.steps {
            switch step {
            case .findings(let diagnostics, _, _): preview.diagnostics += diagnostics
            case .complaint(let message), .obstacle(let message): preview.complaints.append(message)
            default: break
            }
        }
        preview.sources = outcome.sources
        return preview
    }

    private mutating func parts(
        of source: SourceText, _ path: String
    ) -> (
        parts: [LayoutPreview.Part], areKnown: Bool
    ) {
        if let known = parts[path] { return known }
        var found = (parts: [LayoutPreview.Part()], areKnown: true)
        if let reader = SceneReader(source, at: path, options.scenes, in: options.files) {
            let scenes = reader.parts
            found.areKnown = !scenes.isEmpty
            if found.areKnown { found.parts = scenes.map { LayoutPreview.Part(id: $0.id, name: $0.name) } }
        } else {
            var timings = StageTimings()
            let parsed = pipeline.parse(
                source, files: options.files.directory(of: path).namedFiles, timings: &timings)
            found.areKnown = parsed.knowsAllNames
            let isChosen = !options.variants.variant.isEmpty
            let names = isChosen ? options.variants.names(of: []) : [nil] + parsed.variantNames
            found.parts = names.map { LayoutPreview.Part(id: $0, name: $0) }
        }
        parts[path] = found
        return found
    }

    /// The command line's. A page is read on a screen that may be light or dark.
    var canvas: CanvasSelection {
        var canvas = options.canvas
        if canvas.appearance.isEmpty { canvas.appearance = [.auto] }
        return canvas
    }

    private func job(_ request: PreviewRequest, _ parts: [LayoutPreview.Part]) -> LayoutJob {
        var (scenes, variants) = (options.scenes, options.variants)
        if let part = request.part ?? parts.first?.id {
            if SceneReader.mayRead(request.path, scenes) {
                scenes.scene = [part]
            } else {
                variants.variant = [part]
            }
        }
        return LayoutJob(
            canvas: canvas, variants: variants, scenes: scenes, report: options.report, files: options.files)
    }
}
