// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutFigures
import LayoutGoldens
import LayoutModel
import LayoutRendering
import LayoutScene
import SourceLocations

/// Solves and draws one figure of a page.
struct FigureDrawing {
    /// A picture's file.
    struct Picture {
        var path: String
        /// Nil if the file is that of the picture already.
        var bytes: [UInt8]?
        var isMissing: Bool
    }

    struct Result {
        var text: FigurePage.FigureText
        var pictures: [Picture]
    }

    /// The layouts of one picture, several if an option of the canvas is repeated.
    private struct Panels {
        var results: [LayoutJob.Result]
        var canvas: CanvasArguments
    }

    let figure: FigurePlan.Figure
    let file: PageFile
    let report: ReportArguments
    let limits: LimitArguments
    let files: FileArguments

    private var arguments: FigureArguments { figure.arguments }
    private var isDocC: Bool { file.page.kind.isDocC }

    /// Nil if there is no picture; diagnostics say why.
    func result(at index: Int, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome) -> Result? {
        guard let (source, input) = source(&outcome) else { return nil }
        var panels: [Panels] = []
        for canvas in arguments.canvases {
            let solved = solve(source, input, canvas, at: index, pipeline, &outcome)
            guard !solved.isEmpty, solved.allSatisfy({ $0.run.layout != nil }) else { return nil }
            panels.append(Panels(results: solved, canvas: canvas))
        }
        let texts = panels[0].results.compactMap { result -> String? in
            guard let document = result.run.document, let layout = result.run.layout else { return nil }
            return FigureAlternativeText(document, layout).text
        }
        var pictures: [(picture: FigurePicture, scene: Scene, dark: Scene?)] = []
        for format in arguments.formats {
            // A scale matters to pixels alone.
            var seen: Set<AppearanceArgument?> = []
            for panel in panels where format != .svg || seen.insert(panel.canvas.appearance.first).inserted {
                guard let scene = scene(of: panel.results, pipeline, &outcome) else { return nil }
                let appearance = panel.canvas.appearance.first
                let dark =
                    appearance == .auto
                    ? self.scene(of: panel.results.map(\.dark), pipeline, &outcome) : nil
                let picture = FigurePicture(
                    format: format.rawValue,
                    appearance: appearance == .auto ? .automatic : appearance == .dark ? .dark : .light,
                    scale: scene.scale, width: scene.size.width, height: scene.size.height)
                pictures.append((picture, scene, dark))
            }
        }
        let named = FigureFiles(name: figure.name, pictures: pictures.map(\.picture), isForDocC: isDocC)
        let text = FigurePage.FigureText(files: named, alternative: texts.joined(separator: " "))
        var written: [Picture] = []
        for (picture, scene, dark) in pictures {
            let name = InputFile.name(named.path(of: picture))
            do throws(FileFault) {
                written.append(
                    try self.picture(at: figure.directory + name, picture.format, scene, dark, pipeline, &outcome))
            } catch {
                outcome.complain(error)
                return nil
            }
        }
        return Result(text: text, pictures: written)
    }

    // MARK: Solving

    /// The layout's text, and the path from which it names its files.
    private func source(_ outcome: inout InputOutcome) -> (SourceText, String)? {
        switch figure.request.layout {
        case .block(let lines): return (file.page.document(of: lines), file.path)
        case .file(let path, let range):
            var problem: String?
            if path.hasPrefix("/") {
                problem = "the path of a layout starts at the page's folder, not at '/'"
            } else if !path.hasSuffix(".layout.json"), !InterfaceBuilderInput.isInterfaceBuilder(path) {
                problem = "'\(path)' is not a layout, expected a .layout.json, .xib or .storyboard file"
            } else {
                do throws(FileFault) {
                    let input = FigureNames.normalized(file.folder + path)
                    return (try InputFile.source(input), input)
                } catch {
                    problem = "cannot read the layout '\(path)': \(error.reason)"
                }
            }
            let diagnostic = Diagnostic(.figureFile, .error, problem ?? "", at: range)
            outcome.steps.append(.findings([diagnostic], file.page.source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
            return nil
        }
    }

    private func solve(
        _ source: SourceText, _ input: String, _ canvas: CanvasArguments, at index: Int, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) -> [LayoutJob.Result] {
        let job = LayoutJob(
            canvas: canvas, variants: arguments.variants, scenes: arguments.scenes, report: report, limits: limits,
            files: files, namedViews: arguments.views.ids, mayFollowReader: true)
        var results: [LayoutJob.Result] = []
        var inner = InputOutcome()
        job.process(source, input: input, at: index, pipeline, into: &inner) { result, _, _ in results.append(result) }
        let expected = Set(ErrorExpectation.codes(in: source))
        var status = inner.status
        if status == .errorDiagnostic { status = .done }
        for step in inner.steps {
            guard case .findings(let diagnostics, let found, let run) = step else {
                outcome.steps.append(step)
                continue
            }
            // A page may show what is wrong with a layout.
            let news = diagnostics.filter { !expected.contains($0.code.rawValue) }
            if news.contains(where: { $0.severity == .error }) { status.worsen(to: .errorDiagnostic) }
            let shown = found.name == file.path ? file.page.source : found
            if !news.isEmpty { outcome.steps.append(.findings(news, shown, run)) }
        }
        outcome.status.worsen(to: status)
        outcome.timings.add(inner.timings)
        return results
    }

    // MARK: Drawing

    private func scene(
        of results: [LayoutJob.Result], _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> Scene? {
        var scenes: [Scene] = []
        for result in results {
            let name = fileName(of: result)
            let options = arguments.views.applied(to: arguments.picture.sceneOptions(fileName: name))
            guard let scene = pipeline.draw(result.run, options: options, timings: &outcome.timings) else { return nil }
            scenes.append(scene)
        }
        guard scenes.count > 1 else { return scenes.first }
        let documents = results.compactMap { result in
            result.run.document.map { ($0, result.run.layout?.canvas.appearance ?? .light) }
        }
        return pipeline.sheet(
            of: Scene.sheetRows(of: scenes.map { [$0] }), title: "",
            theme: SceneTheme(arguments.picture.theme, forSheetOf: documents), timings: &outcome.timings)
    }

    /// A block has no file to name; several panels differ in their variant or scene.
    private func fileName(of result: LayoutJob.Result) -> String? {
        let part = result.scene ?? result.variant
        if case .block = figure.request.layout { return part }
        return part.map { "\(result.fileName), \($0)" } ?? result.fileName
    }

    /// The picture's file; without bytes if it is up to date.
    private func picture(
        at path: String, _ format: String, _ scene: Scene, _ dark: Scene?, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) throws(FileFault) -> Picture {
        let exists = DirectoryListing.exists(path)
        let old = exists ? try InputFile.readRegularFile(path) : []
        do throws(RenderingFault) {
            if format == FigureFormat.png.rawValue {
                let digest = Self.digest(of: scene)
                // Only a whole file ends with this chunk.
                if PNGText.value(of: .scene, in: old) == digest, old.suffix(8).starts(with: "IEND".utf8) {
                    return Picture(path: path, bytes: nil, isMissing: false)
                }
                let bytes = try pipeline.encode(scene, as: .png, timings: &outcome.timings)
                return Picture(path: path, bytes: PNGText.setting(.scene, to: digest, in: bytes), isMissing: !exists)
            }
            let bytes =
                if let dark {
                    try pipeline.encode(light: scene, dark: dark, timings: &outcome.timings)
                } else {
                    try pipeline.encode(scene, as: .svg, timings: &outcome.timings)
                }
            return Picture(path: path, bytes: bytes == old ? nil : bytes, isMissing: !exists)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }

    /// Of everything that is drawn, fonts and images included.
    private static func digest(of scene: Scene) -> String {
        Array(scene.jsonText.utf8).withUnsafeBytes { ContentDigest($0).description }
    }
}

extension LayoutJob.Result {
    /// The layout in the dark appearance.
    fileprivate var dark: LayoutJob.Result {
        var result = self
        if let darkRun { result.run = darkRun }
        return result
    }
}
