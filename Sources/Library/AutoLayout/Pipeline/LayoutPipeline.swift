// SPDX-License-Identifier: Apache-2.0
package import FontFiles
package import LayoutDiagnostics
package import LayoutEngine
package import LayoutGeometry
package import LayoutLints
package import LayoutMarks
package import LayoutModel
package import LayoutRendering
package import LayoutScene
package import LayoutSource
package import LayoutText
package import SourceLocations

/// From source text to the bytes of a picture: each stage a function on the value of the one before. Same input, same
/// bytes.
///
/// It remembers the text that it has shaped and the glyphs that it has drawn, so that one pipeline for many layouts is cheaper than one for each. Use one
/// from a single thread.
package final class LayoutPipeline {
    private let catalog: FontCatalog
    /// For documents without fonts of their own.
    private let text: PangoTextMeasurer
    /// For the last document that had some.
    private var ownText: (fonts: [FontFile], text: PangoTextMeasurer)?
    private let glyphs = GlyphCache()
    let clock: StageClock
    let limits: LayoutLimits

    /// Throws if the system font's own files are missing.
    package init(
        catalog: FontCatalog = .debian, clock: StageClock = .stopped, limits: LayoutLimits = .standard
    ) throws(FontFault) {
        self.catalog = catalog
        self.limits = limits
        text = try PangoTextMeasurer(catalog: catalog)
        self.clock = clock
    }

    /// Reads and solves. A document with an error is not solved: its diagnostics say why.
    ///
    /// - Parameter advice: how strictly the articles' advice is applied; nil = it is not checked.
    package func solve(
        _ source: SourceText, options: ReadOptions = ReadOptions(), resources: some DocumentResources = NoResources(),
        solving: SolveOptions = SolveOptions(), advice: Lint.Strictness? = nil
    ) -> LayoutRun {
        var timings = StageTimings()
        let parsed = parse(source, files: resources.namedFiles, timings: &timings)
        return solve(
            parsed, options: options, resources: resources, solving: solving, advice: advice, timings: timings)
    }

    /// The document's text as a value from which each variant is read.
    ///
    /// - Parameter files: those that it may include.
    package func parse(
        _ source: SourceText, files: NamedFiles, timings: inout StageTimings
    ) -> ParsedDocument {
        clock.time(&timings[.parse]) { ParsedDocument(source, files: files) }
    }

    /// Reads and solves a document whose text is parsed already, such as each of its variants.
    ///
    /// - Parameter timings: of what was done before, to which those of this run are added.
    package func solve(
        _ parsed: ParsedDocument, options: ReadOptions, resources: some DocumentResources = NoResources(),
        solving: SolveOptions = SolveOptions(), advice: Lint.Strictness? = nil, timings: StageTimings = StageTimings()
    ) -> LayoutRun {
        solve(
            parsed, options: options, resources: resources, solving: solving, advice: advice, timings: timings,
            chain: [])
    }

    /// - Parameter chain: the documents around whose root views this one is.
    func solve(
        _ parsed: ParsedDocument, options: ReadOptions, resources: some DocumentResources, solving: SolveOptions,
        advice: Lint.Strictness? = nil, timings: StageTimings = StageTimings(), chain: [String]
    ) -> LayoutRun {
        var timings = timings
        var options = options
        options.canvasLimit = limits.canvas
        let source = parsed.source
        var read = clock.time(&timings[.parse]) { parsed.read(options: options) }
        let (images, fonts) = clock.time(&timings[.check]) {
            let images = ImageFiles(read.files.filter { $0.kind == .image }.map(\.path), from: resources)
            let check = ResourceCheck(files: read.files, resources: resources, images: images)
            read.diagnostics += check.findings
            return (images, check.fonts)
        }
        if let advice { read.diagnostics = Lint.promoted(read.diagnostics, advice) }
        if let document = read.document {
            read.diagnostics += DocumentSizeCheck(document: document, limits: limits).findings
        }
        let prevents = { (finding: Diagnostic) in
            finding.severity == .error && finding.code != .undecodableImage
                && (options.purpose == .drawing || finding.code != .canvasTooLarge)
        }
        read.document?.replaceUndecodable(images)
        if read.diagnostics.contains(where: prevents) { read.document = nil }
        var run = LayoutRun(source: source, document: read.document, diagnostics: read.diagnostics, timings: timings)
        run.asWritten = read.asWritten
        run.instances = read.instances
        run.files = read.files
        run.ownFonts = fonts
        run.images = images
        if let document = read.document {
            if let advice {
                clock.time(&run.timings[.check]) {
                    let spelling = DocumentSpelling(source: source) { document.canonicalEdits(of: parsed) }
                    run.diagnostics += document.lint(advice, spelling: spelling)
                }
            }
            solve(document, solving, advice, isRootStated: true, purpose: options.purpose, into: &run)
            addNeighbors(to: &run, options, resources, solving, chain: chain)
            clock.time(&run.timings[.check]) { run.diagnostics = parsed.resolvingFixes(run.diagnostics) }
        }
        run.timings.total = run.timings.sum
        return run
    }

    /// Solves a document that another format's file was made into; its diagnostics keep their places in that file. An image
    /// that cannot be shown gets a placeholder and a warning.
    ///
    /// - Parameters:
    ///   - imageSizes: points that the other file records for images, by path: of those placeholders.
    ///   - evidence: tells which diagnostics are certain; nil = all.
    package func solve(
        _ document: Document, of source: SourceText, findings: [Diagnostic], imageSizes: [String: Size] = [:],
        resources: some DocumentResources = NoResources(), solving: SolveOptions = SolveOptions(),
        advice: Lint.Strictness? = nil, purpose: ReadOptions.Purpose = .drawing,
        evidence: (any LayoutEvidence)? = nil
    ) -> LayoutRun {
        var timings = StageTimings()
        var document = document
        let (images, missing) = clock.time(&timings[.check]) {
            let images = ImageFiles(document.imagePaths, from: resources)
            return (images, document.replaceImages(notIn: images, sizes: imageSizes))
        }
        let excess = DocumentSizeCheck(document: document, limits: limits).findings
        var run = LayoutRun(
            source: source, document: document, diagnostics: findings + missing + excess, timings: timings)
        run.images = images
        run.ownFonts = clock.time(&run.timings[.check]) {
            document.fontDirectories.flatMap { resources.fontFiles(inDirectory: $0) ?? [] }
                .flatMap(FontFile.faces(inFile:))
        }
        if let advice {
            clock.time(&run.timings[.check]) {
                run.diagnostics = Lint.promoted(run.diagnostics, advice) + document.lint(advice)
            }
        }
        if excess.isEmpty {
            solve(document, solving, advice, isRootStated: false, purpose: purpose, evidence, into: &run)
        }
        if let evidence { run.diagnostics.removeAll(where: evidence.isMistaken) }
        run.timings.total = run.timings.sum
        return run
    }

    private func solve(
        _ document: Document, _ options: SolveOptions, _ advice: Lint.Strictness?, isRootStated: Bool,
        purpose: ReadOptions.Purpose, _ evidence: (any LayoutEvidence)? = nil, into run: inout LayoutRun
    ) {
        let text = text(for: run)
        let measuring = ClockedTextMeasurer(text, clock: clock)
        let builds = BuildClock(clock: clock)
        let images = run.images
        let layout = clock.time(&run.timings[.solve]) {
            var layout = document.solve(measuring: measuring, images: run.images, options: options, observer: builds)
            if let evidence {
                layout = evidence.settled(layout, of: document) {
                    $0.solve(measuring: measuring, images: images, options: options)
                }
            }
            run.fittings = document.solveFittings(measuring: measuring, images: run.images, options: options)
            return layout
        }
        run.timings[.measure] = measuring.milliseconds
        run.timings[.build] = builds.milliseconds
        run.timings[.solve] -= measuring.milliseconds + builds.milliseconds
        run.layout = layout
        (run.advice, run.isRootStated, run.evidence, run.solveOptions) = (advice, isRootStated, evidence, options)
        let solved = run
        let tooLarge = clock.time(&run.timings[.check]) { () -> Diagnostic? in
            if let advice {
                let turned = run.diagnostics.indices.filter { run.diagnostics[$0].code == .turnedInequality }
                let judged = tried(
                    turned.map { run.diagnostics[$0] } + layout.diagnostics, of: document, layout, advice, solved)
                for (index, diagnostic) in zip(turned, judged) { run.diagnostics[index] = diagnostic }
                run.diagnostics += judged.dropFirst(turned.count)
                run.diagnostics += layout.lint(
                    of: document, advice, measuring: text, isRootStated: isRootStated)
            } else {
                run.diagnostics += layout.diagnostics
            }
            run.diagnostics += run.fittings.flatMap(\.diagnostics)
            run.diagnostics += FontCheck(document: document, layout: layout, text: text).findings
            return PictureSizeCheck(document: document, layout: layout, limits: limits).finding(for: purpose)
        }
        guard let tooLarge else { return }
        if !run.diagnostics.contains(where: { $0.code == .canvasTooLarge }) { run.diagnostics.append(tooLarge) }
        if purpose == .drawing { run.layout = nil }
    }

    package func graph(_ graph: SweepGraph, theme: SceneTheme) -> Scene { graph.scene(theme: theme, measuring: text) }

    package func items(
        of ruler: SweepRuler, at value: Double, origin: Point, length: Double, theme: SceneTheme
    ) -> [SceneItem] {
        ruler.items(at: value, origin: origin, length: length, theme: theme, measuring: text)
    }

    /// Pictures without the empty space that they have in common.
    package func folded(_ scenes: [Scene], theme: SceneTheme) -> [Scene] {
        Scene.folded(scenes, theme: theme, measuring: text)
    }

    /// Several pictures on one sheet, in rows.
    package func sheet(
        of rows: [[Scene]], title: String, theme: SceneTheme, timings: inout StageTimings
    ) -> Scene {
        let before = timings[.draw]
        let scene = clock.time(&timings[.draw]) { Scene(rows: rows, title: title, theme: theme, measuring: text) }
        timings.total += timings[.draw] - before
        return scene
    }

    /// The bytes of an SVG file that follows the light or dark appearance of the viewer's system.
    package func encode(
        light: Scene, dark: Scene, timings: inout StageTimings
    ) throws(RenderingFault) -> [UInt8] {
        try encoding([light, dark], &timings) { () throws(RenderingFault) in
            try SceneRenderer.svg(light: light, dark: dark)
        }
    }

    /// The bytes of a picture file.
    package func encode(
        _ scene: Scene, as format: RenderFormat, timings: inout StageTimings
    ) throws(RenderingFault) -> [UInt8] {
        try encoding([scene], &timings) { () throws(RenderingFault) in
            try SceneRenderer.bytes(of: scene, format: format, glyphs: glyphs)
        }
    }

    /// Pictures one after another as an animated GIF; `delay` in hundredths of a second.
    package func animation(
        of scenes: [Scene], delay: Int, timings: inout StageTimings
    ) throws(RenderingFault) -> [UInt8] {
        try encoding(scenes, &timings) { () throws(RenderingFault) in
            var (width, height) = (0, 0)
            for scene in scenes {
                let size = try BitmapRenderer.size(of: scene)
                (width, height) = (max(width, size.width), max(height, size.height))
            }
            return try GIFWriter(width: width, height: height, delay: delay)
                .bytes(count: scenes.count) { index throws(RenderingFault) in
                    try BitmapRenderer.bitmap(of: scenes[index], glyphs: glyphs)
                }
        }
    }

    /// The bytes of an SVG file that moves.
    package func svg(_ motion: SceneMotion, timings: inout StageTimings) throws(RenderingFault) -> [UInt8] {
        try encoding(motion.keyframes.map(\.scene), &timings) { () throws(RenderingFault) in
            try SceneRenderer.svg(motion)
        }
    }

    /// Checks the limit of each picture's items, and times the encoding.
    private func encoding(
        _ scenes: [Scene], _ timings: inout StageTimings, _ encode: () throws(RenderingFault) -> [UInt8]
    ) throws(RenderingFault) -> [UInt8] {
        let before = timings[.encode]
        let bytes = try clock.time(&timings[.encode]) { () throws(RenderingFault) in
            for scene in scenes where Double(scene.items.count) > limits[.pictureItems] {
                throw .tooManyItems(count: scene.items.count, hint: LayoutLimits.hint([.pictureItems]))
            }
            return try encode()
        }
        timings.total += timings[.encode] - before
        return bytes
    }

    /// Every file that text may use, with its version where it is installed.
    package func fonts() -> [FontListing] { text.fonts() }

    /// The files of the catalog that are installed, with their versions: which one draws a text may depend on all of them.
    package private(set) lazy var fontVersions = text.fonts().compactMap { font in
        font.version.map { "\(font.file.name) \($0)" }
    }.joined(separator: "\n")

    /// The file that draws a font of a document without fonts of its own.
    package func font(for font: Font) -> FontListing { text.listing(for: font) }

    /// The font files that a run's text and its picture's are made of.
    package func fonts(of scene: Scene, in run: LayoutRun) -> [FontListing] {
        let drawn = scene.items.compactMap { item in
            if case .text(let text) = item.shape { text.request } else { nil }
        }
        return text(for: run).fonts(of: drawn + (run.layout?.views.compactMap(\.text) ?? []))
    }

    func text(for run: LayoutRun) -> PangoTextMeasurer { text(with: run.ownFonts) }

    private func text(with ownFonts: [FontFile]) -> PangoTextMeasurer {
        guard !ownFonts.isEmpty else { return text }
        if let ownText, ownText.fonts == ownFonts { return ownText.text }
        // The catalog's files have been opened before: only memory can run out.
        guard let made = try? PangoTextMeasurer(catalog: catalog, documentFonts: ownFonts) else { return text }
        ownText = (ownFonts, made)
        return made
    }

    /// The rows of the last pass over a run's document, a line each; nil if it has none.
    package func constraintSystemText(of run: LayoutRun) -> String? {
        run.document?.constraintSystemText(measuring: text(for: run), images: run.images)
    }
}

/// Adds up the time that making rows takes within solving.
private final class BuildClock: SolveObserving {
    private let clock: StageClock
    private(set) var milliseconds = 0.0

    init(clock: StageClock) { self.clock = clock }

    func building(_ build: () -> ConstraintSystem) -> ConstraintSystem {
        clock.time(&milliseconds, build)
    }
}

/// Adds up the time that measuring takes within solving.
private final class ClockedTextMeasurer: TextMeasuring {
    private let text: PangoTextMeasurer
    private let clock: StageClock
    private(set) var milliseconds = 0.0

    init(_ text: PangoTextMeasurer, clock: StageClock) {
        self.text = text
        self.clock = clock
    }

    func measure(_ request: TextRequest) -> TextMeasurement {
        clock.time(&milliseconds) { text.measure(request) }
    }
}
