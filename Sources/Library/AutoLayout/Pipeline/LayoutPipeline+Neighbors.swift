// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
package import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutSource
import SourceLocations

/// The layout of another document that a picture shows beside or behind the root view.
package struct NeighborRun: Sendable {
    /// Points on the canvas.
    package var frame: Rect
    /// Whether it is a column beside the root view, rather than the screen behind it.
    package var isColumn: Bool
    package var run: LayoutRun
}

extension LayoutPipeline {
    /// Documents behind each other.
    private static let neighborDepthLimit = 4

    /// Reads and solves the documents around a run's root view. What keeps one from being drawn is a diagnostic of the run.
    ///
    /// - Parameter chain: the documents that lead to this one.
    func addNeighbors(
        to run: inout LayoutRun, _ options: ReadOptions, _ resources: some DocumentResources, _ solving: SolveOptions,
        chain: [String]
    ) {
        guard let document = run.document, let surroundings = document.surroundings,
            let canvas = run.layout?.canvas
        else { return }
        for neighbor in surroundings.neighbors(on: canvas, document.profile.era) {
            let path = neighbor.document.path
            guard !path.isEmpty else { continue }
            let place = neighbor.document.source
            func report(_ code: DiagnosticCode, _ message: String, _ meant: String? = nil) {
                var diagnostic = Diagnostic(code, .error, message, at: place)
                if let meant { diagnostic.fixes = [Diagnostic.Fix("did you mean '\(meant)'?")] }
                run.diagnostics.append(diagnostic)
            }
            guard !chain.contains(path) else {
                report(.includeCycle, "'\(path)' is behind itself")
                continue
            }
            guard chain.count < Self.neighborDepthLimit else {
                report(.nestingTooDeep, "documents are behind each other more than \(Self.neighborDepthLimit) deep")
                continue
            }
            switch resources.namedFiles.read(path) {
            case .missing(let meant): report(.missingFile, "no file '\(path)'", meant)
            case .unreadable(let reason): report(.missingFile, "'\(path)' cannot be read: \(reason)")
            case .bytes(let bytes):
                let source = SourceText(name: path, bytes: bytes)
                var timings = StageTimings()
                let parsed = parse(source, files: resources.namedFiles, timings: &timings)
                var made = solve(
                    parsed, options: Self.options(for: neighbor, on: canvas, like: options), resources: resources,
                    solving: solving, chain: chain + [path])
                let fatal = made.diagnostics.first {
                    $0.severity == .error && (made.layout == nil || $0.code == .includeCycle)
                }
                if let fatal {
                    report(.unreadableData, "'\(path)' has an error: \(fatal.message)")
                } else {
                    made.diagnostics = []
                    run.neighbors.append(
                        NeighborRun(frame: neighbor.frame, isColumn: neighbor.surroundings != nil, run: made))
                }
            }
        }
    }

    private static func options(
        for neighbor: Surroundings.Neighbor, on canvas: Canvas, like options: ReadOptions
    ) -> ReadOptions {
        var other = ReadOptions(purpose: options.purpose)
        (other.strings, other.pseudo, other.surroundings) = (options.strings, options.pseudo, neighbor.surroundings)
        other.canvas = CanvasOverrides(
            device: canvas.device, orientation: canvas.device == nil ? nil : canvas.orientation,
            width: canvas.device == nil ? canvas.screenWidth : nil,
            height: canvas.device == nil ? canvas.screenHeight : nil, scale: canvas.scale,
            direction: canvas.direction, appearance: canvas.appearance,
            contentSizeCategory: canvas.contentSizeCategory, language: canvas.language)
        other.canvas.contrast = canvas.contrast
        return other
    }

    /// The pictures of a run's neighbours.
    func neighborScenes(of run: LayoutRun, like options: SceneOptions) -> [SceneNeighbor] {
        run.neighbors.compactMap { neighbor in
            guard let document = neighbor.run.document, let layout = neighbor.run.layout else { return nil }
            var own = SceneOptions(
                layers: neighbor.isColumn ? [.canvas, .content] : [.canvas, .content, .device], theme: options.theme,
                appearance: options.appearance, zoom: 1,
                caption: .hidden, showsSummary: false, legend: .hidden, scale: options.scale,
                images: neighbor.run.images)
            own.isNeighbor = true
            own.neighbors = neighborScenes(of: neighbor.run, like: options)
            let scene = Scene(of: document, solved: layout, options: own, measuring: text(for: neighbor.run))
            let inset = neighbor.isColumn ? .zero : layout.canvas.screenFrame(of: layout.canvasSize).origin
            let corner = (scene.canvas?.origin ?? .zero) + inset
            let bar = document.bars?.navigationBar?.style.backgroundColor
            return SceneNeighbor(
                frame: neighbor.frame, items: scene.items.map { $0.translated(by: Point(x: -corner.x, y: -corner.y)) },
                background: bar ?? document.views[0].style.backgroundColor
                    ?? SceneTheme(options.theme, for: document).canvas)
        }
    }
}
