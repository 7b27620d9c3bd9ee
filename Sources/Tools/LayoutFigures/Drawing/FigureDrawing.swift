// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGeometry
import LayoutGoldens
import LayoutMarks
import LayoutModel
import LayoutRendering
import LayoutRuns
import LayoutScene
import LayoutSource
import SourceLocations

/// Solves and draws one figure of a page.
struct FigureDrawing {
    /// A picture's file.
    package struct Picture {
        package var path: String
        /// Nil if the file is that of the picture already.
        package var bytes: [UInt8]?
        package var isMissing: Bool
    }

    package struct Result {
        package var text: FigurePage.FigureText
        package var pictures: [Picture]
    }

    /// The layouts of one picture.
    private struct Panels {
        /// Side by side, several if an option of the canvas is repeated; one list for each frame of an animation.
        var frames: [[Panel]]
        var canvas: CanvasSelection
    }

    private struct Panel {
        var result: LayoutJob.Result
        /// What the panel is called next to others; nil = as any picture.
        var label: String?
        /// How far the view that is exercised is on its way.
        var part: Double?

        /// The layout in the dark appearance.
        var dark: Panel {
            var panel = self
            if let darkRun = result.darkRun { panel.result.run = darkRun }
            return panel
        }
    }

    package let figure: FigurePlan.Figure
    package let file: PageFile
    package let report: ReportSelection
    package let files: FileAccess

    package var settings: FigureSettings { figure.settings }
    private var isDocC: Bool { file.page.kind.isDocC }

    /// Nil if there is no picture; diagnostics say why.
    package func result(at index: Int, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome) -> Result? {
        if let range = settings.sweep { return sweepResult(range, at: index, pipeline, &outcome) }
        guard let own = source(of: figure.request.layout, &outcome) else { return nil }
        var sources = [(own, label: String?.none)]
        if let before = settings.before {
            let place = figure.request.words.last { $0.key == "before" }?.range ?? figure.request.place
            guard let earlier = source(of: .file(before, place), &outcome) else { return nil }
            sources = [(earlier, "Before"), (own, "After")]
        }
        var pictures: [Panels] = []
        for canvas in settings.canvases {
            var frames: [[Panel]] = []
            for (number, canvas) in (settings.frames(canvas) ?? [canvas]).enumerated() {
                // Every frame has about the same problems.
                var unreported = InputOutcome()
                var panels: [Panel] = []
                for (source, label) in sources {
                    let results =
                        number == 0
                        ? solve(source, canvas, at: index, pipeline, &outcome)
                        : solve(source, canvas, at: index, pipeline, &unreported)
                    panels += results.map { Panel(result: $0, label: label) }
                }
                guard !panels.isEmpty, panels.allSatisfy({ $0.result.run.layout != nil }) else {
                    if number > 0 {
                        outcome.steps += unreported.steps
                        outcome.status.worsen(to: unreported.status)
                    }
                    return nil
                }
                if let parts = settings.exerciseParts {
                    frames += parts.map { part in
                        panels.map { panel in
                            var panel = panel
                            panel.part = part
                            return panel
                        }
                    }
                } else {
                    frames.append(panels)
                }
            }
            pictures.append(Panels(frames: frames, canvas: canvas))
        }
        return draw(pictures, pipeline, &outcome)
    }

    /// Draws the formats of each picture.
    private func draw(_ panels: [Panels], _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome) -> Result? {
        let findings = animationFindings(panels[0].frames)
        if !findings.isEmpty { outcome.steps.append(.findings(findings, file.page.source, nil)) }
        var pictures: [(picture: FigurePicture, drawing: Drawing)] = []
        for format in settings.formats(in: file.page.kind) {
            var seen: Set<AppearanceChoice?> = []
            // A scale matters to pixels alone.
            for panel in panels where format.isBitmap || seen.insert(panel.canvas.appearance.first).inserted {
                var drawing = Drawing(frames: [], dark: nil)
                for frame in panel.frames {
                    guard let scene = scene(of: frame, pipeline, &outcome) else { return nil }
                    drawing.frames.append(scene)
                }
                drawing.makeFramesEqual()
                let appearance = panel.canvas.appearance.first
                if appearance == .auto { drawing.dark = scene(of: panel.frames[0].map(\.dark), pipeline, &outcome) }
                pictures.append((drawing.picture(format, appearance), drawing))
                if format == .gif, file.page.kind.hasPictureElements { pictures.append(drawing.still(appearance)) }
            }
        }
        return result(of: pictures, alternative: alternativeText(panels[0].frames, pipeline), pipeline, &outcome)
    }

    /// The files of the pictures of a figure.
    package func result(
        of pictures: [(picture: FigurePicture, drawing: Drawing)], alternative: String, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) -> Result? {
        let named = FigureFiles(name: figure.name, pictures: pictures.map(\.picture), isForDocC: isDocC)
        var written: [Picture] = []
        for (picture, drawing) in pictures {
            let path = figure.directory + InputFile.name(named.path(of: picture))
            do throws(FileFault) {
                written.append(try self.picture(at: path, picture.format, drawing, pipeline, &outcome))
            } catch {
                outcome.complain(error)
                return nil
            }
        }
        return Result(text: FigurePage.FigureText(files: named, alternative: alternative), pictures: written)
    }

    /// The alternative text of all panels; an animation is described by its first frame.
    private func alternativeText(_ frames: [[Panel]], _ pipeline: LayoutPipeline) -> String {
        var texts = frames[0].compactMap { panel -> String? in
            guard let document = panel.result.run.document, let layout = panel.result.run.layout else { return nil }
            let text = FigureAlternativeText(document, layout).text
            return panel.label.map { "\($0): \(text)" } ?? text
        }
        if let value = settings.explain, let run = frames[0].first?.result.run,
            case .success(let explained) = explained(value, run, pipeline)
        {
            // The notes are set off in a list, not in a sentence.
            let terms = explained.lines.map { $0.replacing("  ", with: " ") }
            texts.append("What gives \(value): \(terms.joined(separator: "; ")).")
        }
        if let view = settings.views.exercise, settings.animate {
            guard Self.isAmbiguous(view, in: frames) else { return texts.joined(separator: " ") }
            texts.insert(
                "Animation of an ambiguous layout: \(view) moves to the other end of its range and back, from:", at: 0)
        } else if let size = frames.last?.first?.result.run.layout?.canvasSize, frames.count > 1 {
            texts.insert(
                "Animation of a layout whose size changes to \(DecimalNumber.text(size.width)) × \(DecimalNumber.text(size.height)) points and back, from:",
                at: 0)
        }
        return texts.joined(separator: " ")
    }

    private static func isAmbiguous(_ id: String, in frames: [[Panel]]) -> Bool {
        frames.joined().contains { panel in
            guard let document = panel.result.run.document, let layout = panel.result.run.layout else { return false }
            return zip(document.views, layout.views).contains { $0.id == id && $1.otherCanvasFrame != nil }
        }
    }

    /// A diagnostic for an animation that shows no movement.
    private func animationFindings(_ frames: [[Panel]]) -> [Diagnostic] {
        guard let view = settings.views.exercise, settings.animate, !Self.isAmbiguous(view, in: frames)
        else { return [] }
        let finding = Diagnostic(.figureOption, .warning, "'\(view)' is not ambiguous: nothing moves in the animation")
        return [placed(finding)]
    }

    // MARK: Solving

    /// The layout's text, and the path from which it names its files.
    package func source(
        of layout: FigureRequest.Layout, _ outcome: inout InputOutcome
    ) -> (text: SourceText, input: String)? {
        switch layout {
        case .block(let lines, isSwift: false): return (file.page.document(of: lines), file.path)
        case .block(let lines, isSwift: true):
            guard settings.scenes.swift != nil else {
                let diagnostic = Diagnostic(
                    .figureBlock, .error, "the block is Swift code, which runs to be drawn: '--swift' permits it",
                    at: figure.request.place)
                outcome.steps.append(.findings([diagnostic], file.page.source, nil))
                outcome.status.worsen(to: .errorDiagnostic)
                return nil
            }
            // By its name, the text is that of a Swift file.
            return (file.page.document(of: lines), file.path + ".swift")
        case .file(let path, let range):
            var problem: String?
            if path.hasPrefix("/") {
                problem = "the path of a layout starts at the page's folder, not at '/'"
            } else if !path.hasSuffix(".layout.json"), !InterfaceBuilderInput.isInterfaceBuilder(path) {
                problem = "'\(path)' is not a layout, expected a .layout.json, .xib or .storyboard file"
            } else if isLinkOutside(path) {
                problem = "'\(path)' is a link that leads out of '\(file.root)', which '--allow-outside' permits"
            } else {
                do throws(FileFault) {
                    let input = FigureNames.normalized(file.folder + path)
                    outcome.sources.append(input)
                    return (SourceText(name: input, bytes: try files.system.readRegularFile(input)), input)
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

    /// A path with `..` says itself that it leads elsewhere.
    private func isLinkOutside(_ path: String) -> Bool {
        guard !files.allowsOutside, !path.split(separator: "/").contains("..") else { return false }
        return files.isOutside(path, ofFolder: file.root, document: file.path)
    }

    /// Whether a problem has no place in the layout.
    private func isOfFigure(_ diagnostic: Diagnostic) -> Bool {
        if case .block = figure.request.layout, diagnostic.code == .emptyDocument { return true }
        return diagnostic.range == nil
    }

    /// A problem that has no place in the layout, at the option that names what it is about, or where the page asks for the figure.
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        let words = figure.request.words.filter { word in
            (word.value ?? "").split(separator: ",").contains { diagnostic.message.contains("'\($0)'") }
        }
        result.range = words.first?.range ?? figure.request.place
        if diagnostic.code == .emptyDocument { result.message = "the block has no JSON value: expected an object" }
        return result
    }

    package func solve(
        _ source: (text: SourceText, input: String), _ canvas: CanvasSelection, at index: Int,
        _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [LayoutJob.Result] {
        var job = LayoutJob(
            canvas: canvas, variants: settings.variants, scenes: settings.scenes, report: report, files: files)
        (job.namedViews, job.namedConstraints) = (settings.views.ids, settings.views.constraints)
        var results: [LayoutJob.Result] = []
        var inner = InputOutcome()
        job.process(source.text, input: source.input, at: index, pipeline, into: &inner) { result, _, _ in
            results.append(result)
        }
        let expected = Set(ErrorExpectation.codes(in: source.text))
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
            let ofLayout = news.filter { !isOfFigure($0) }
            if !ofLayout.isEmpty { outcome.steps.append(.findings(ofLayout, shown, run)) }
            let ofFigure = news.filter(isOfFigure).map(placed)
            if !ofFigure.isEmpty { outcome.steps.append(.findings(ofFigure, file.page.source, run)) }
        }
        outcome.status.worsen(to: status)
        outcome.timings.add(inner.timings)
        outcome.sources += inner.sources
        return results
    }

    // MARK: Drawing

    private func scene(of panels: [Panel], _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome) -> Scene? {
        var scenes: [Scene] = []
        for panel in panels {
            var options = settings.views.applied(
                to: settings.picture.sceneOptions(
                    fileName: fileName(of: panel.result), isScreen: SwiftSelection.isSwift(panel.result.input)))
            if options.caption != .hidden {
                if let label = panel.label {
                    options.caption = .titled(label)
                } else if panels.count > 1 {
                    options.caption = .shown(fileName: fileName(of: panel.result))
                }
            }
            if let part = panel.part { options.exercisePart = part }
            if let value = settings.explain {
                switch explained(value, panel.result.run, pipeline) {
                case .success(let explained): options = options.explaining(explained.value, lines: explained.lines)
                case .failure(let problem):
                    outcome.steps.append(.findings([problem.diagnostic], file.page.source, nil))
                    outcome.status.worsen(to: .errorDiagnostic)
                    return nil
                }
            }
            // Frames of different enlargements would jump.
            if settings.isAnimated { options.zoom = options.zoom ?? 1 }
            guard let scene = pipeline.draw(panel.result.run, options: options, timings: &outcome.timings) else {
                return nil
            }
            scenes.append(scene)
        }
        guard scenes.count > 1 else { return scenes.first }
        let documents = panels.compactMap { panel in
            panel.result.run.document.map { ($0, panel.result.run.layout?.canvas.appearance ?? .light) }
        }
        let rows = settings.before == nil ? Scene.sheetRows(of: scenes.map { [$0] }) : [scenes]
        return pipeline.sheet(
            of: rows, title: settings.picture.caption ?? "",
            theme: SceneTheme(settings.picture.theme, forSheetOf: documents),
            timings: &outcome.timings)
    }

    /// A block has no file to name; several panels differ in their variant or scene.
    private func fileName(of result: LayoutJob.Result) -> String? {
        let part = result.scene ?? result.variant
        if case .block = figure.request.layout { return part }
        return part.map { "\(result.fileName), \($0)" } ?? result.fileName
    }

    /// The picture's file; without bytes if it is up to date.
    private func picture(
        at path: String, _ format: String, _ drawing: Drawing, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) throws(FileFault) -> Picture {
        let exists = files.system.exists(path)
        let old = exists ? try files.system.readRegularFile(path) : []
        let scene = drawing.frames[0]
        do throws(RenderingFault) {
            if let format = RenderFormat(rawValue: format), format != .svg {
                let digest = SceneDigest.of(scene)
                if SceneDigest.value(in: old) == digest { return Picture(path: path, bytes: nil, isMissing: false) }
                let bytes = try pipeline.encode(scene, as: format, timings: &outcome.timings)
                return Picture(path: path, bytes: SceneDigest.setting(digest, in: bytes), isMissing: !exists)
            }
            let bytes: [UInt8]
            if format == FigureFormat.gif.rawValue {
                bytes = try pipeline.animation(
                    of: drawing.frames + drawing.frames.dropFirst().dropLast().reversed(), delay: Self.frameDelay,
                    timings: &outcome.timings)
            } else if settings.isAnimated {
                let motion = SceneMotion(steps: drawing.frames, each: Double(Self.frameDelay) / 100).andBack
                bytes = try pipeline.svg(motion, timings: &outcome.timings)
            } else if let dark = drawing.dark {
                bytes = try pipeline.encode(light: scene, dark: dark, timings: &outcome.timings)
            } else {
                bytes = try pipeline.encode(scene, as: .svg, timings: &outcome.timings)
            }
            return Picture(path: path, bytes: bytes == old ? nil : bytes, isMissing: !exists)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }

    /// Hundredths of a second that each frame of an animation is shown.
    private static let frameDelay = 15
}
