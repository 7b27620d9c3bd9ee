// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import ConsoleLogs
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutJSON
import LayoutModel
import LayoutRendering
package import LayoutRuns
import LayoutScene
import LayoutWebPages
package import SourceLocations

/// Explains a layout document, the scenes of an Interface Builder file or the screens of a Swift file: why a value is what it is, or why
/// constraints conflict.
package struct DocumentExplanation {
    package let source: SourceText
    package let input: String
    /// `view.attribute`; nil for the conflicts.
    package let value: String?
    package let format: ExplanationFormat
    /// Paths of pictures.
    package let outputs: [String]
    package let picture: ExplanationPicture
    package let scenes: SceneSelection
    package let files: FileAccess
    package let pipeline: LayoutPipeline

    package init(
        source: SourceText, input: String, value: String?, format: ExplanationFormat, outputs: [String],
        picture: ExplanationPicture, scenes: SceneSelection, files: FileAccess, pipeline: LayoutPipeline
    ) {
        self.source = source
        self.input = input
        self.value = value
        self.format = format
        self.outputs = outputs
        self.picture = picture
        self.scenes = scenes
        self.files = files
        self.pipeline = pipeline
    }

    /// A solved layout; of a file with scenes, one of several.
    private struct Layout {
        var run: LayoutRun
        var document: Document
        var solved: LayoutEngine.SolvedLayout
        var scene: SceneFile.Scene?

        /// The position of a view by its id, or by its object id.
        func view(_ id: String) -> Int? {
            document.views.firstIndex { $0.id == id || $0.id == scene?.viewIDs[id] }
        }
    }

    package func explain(_ outcome: inout InputOutcome) {
        guard let layouts = layouts(&outcome) else { return }
        if layouts.contains(where: { !$0.solved.conflicts.isEmpty }) { outcome.status.worsen(to: .errorDiagnostic) }
        if let value {
            explain(value, layouts, &outcome)
        } else {
            explainConflicts(of: layouts, &outcome)
        }
    }

    // MARK: Layouts

    /// Nil if there are none, which is reported.
    private func layouts(_ outcome: inout InputOutcome) -> [Layout]? {
        let resources = files.directory(of: input)
        var layouts: [Layout] = []
        if let reader = SceneReader(source, at: input, scenes, in: files) {
            let file = reader.file(picture.readOptions)
            if let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
            let errors = file.errors
            if file.scenes.isEmpty {
                outcome.steps.append(
                    .findings(file.diagnostics + file.failures.flatMap(\.diagnostics), source, nil))
            } else if !errors.isEmpty {
                outcome.steps.append(.findings(errors, source, nil))
            }
            if !errors.isEmpty { outcome.status.worsen(to: .errorDiagnostic) }
            if file.scenes.isEmpty {
                for path in outputs { outcome.complain("\(path) was not written: there is no scene to draw", .noInput) }
            }
            for scene in file.scenes {
                let run = pipeline.solve(
                    scene.document, of: source, findings: [], imageSizes: scene.imageSizes, resources: resources,
                    evidence: scene.evidence)
                guard let document = run.document, let solved = run.layout else { continue }
                layouts.append(Layout(run: run, document: document, solved: solved, scene: scene))
            }
            return layouts.isEmpty ? nil : layouts
        }
        let run = pipeline.solve(source, options: picture.readOptions, resources: resources).judged(.allowed)
        guard let document = run.document, let solved = run.layout else {
            outcome.steps.append(.findings(run.diagnostics.filter { $0.severity == .error }, source, run))
            outcome.status.worsen(to: .errorDiagnostic)
            return nil
        }
        return [Layout(run: run, document: document, solved: solved)]
    }

    // MARK: Conflicts

    private func explainConflicts(
        of layouts: [Layout], _ outcome: inout InputOutcome
    ) {
        var log = ConsoleLog()
        log.reports = layouts.flatMap { layout in
            layout.solved.conflicts.map {
                ExplainedReport($0, of: layout.solved, layout.document, in: source)
            }
        }
        switch format {
        case .json: outcome.printProduct(log.json.text + "\n")
        case .txt: outcome.printProduct(log.reports.isEmpty ? "no conflict\n" : log.text)
        }
        guard !outputs.isEmpty else { return }
        guard !log.reports.isEmpty else {
            for path in outputs { outcome.complain("\(path) was not written: there is no conflict to draw", .noInput) }
            return
        }
        let appearance = picture.appearance ?? layouts[0].solved.canvas.appearance
        let colors = ConflictBars.Colors(picture.theme ?? .classic, appearance)
        let bars = pipeline.solve(
            SourceText(name: input, ConflictBars(log.reports, colors, title: picture.caption).text))
        var options = picture.applied(
            to: SceneOptions(layers: [.canvas, .content], legend: .hidden), fileName: "")
        options.caption = .hidden
        draw(bars, options, &outcome)
    }

    // MARK: Values

    private func explain(
        _ value: String, _ layouts: [Layout], _ outcome: inout InputOutcome
    ) {
        guard let dot = value.lastIndex(of: ".") else {
            if FrameValueName(value, .leftToRight) != nil {
                let views = layouts.flatMap { $0.document.views.map(\.id) }
                let example = (views.dropFirst().first ?? views.first).map { ", such as \($0).\(value)" } ?? ""
                return outcome.complain("'\(value)' needs a view: write VIEW.\(value)\(example)", .errorDiagnostic)
            }
            return outcome.complain(
                "'\(value)' names no value: write \(value).x, or another of \(FrameValueName.examples)",
                .errorDiagnostic)
        }
        let (id, name) = (String(value[..<dot]), String(value[value.index(after: dot)...]))
        let found = layouts.compactMap { layout in layout.view(id).map { (layout, $0) } }
        guard let (layout, view) = found.first else {
            let ids = layouts.flatMap { $0.document.views.map(\.id) }
            let meant = NearestName.of(id, among: ids).map { "; did you mean '\($0)'?" } ?? ""
            return outcome.complain("no view has the id '\(id)'\(meant)", .errorDiagnostic)
        }
        guard found.count == 1 else {
            let names = found.compactMap { $0.0.scene?.name }.joined(separator: ", ")
            return outcome.complain("several scenes have a view '\(id)' (\(names)): name one with --scene", .usage)
        }
        let superview = layout.document.views[view].superview ?? view
        guard let frameValue = FrameValueName(name, layout.solved.views[superview].direction) else {
            let meant = FrameValueName.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ""
            return outcome.complain(
                "'\(name)' is not a value of a frame: use \(FrameValueName.examples)\(meant)", .errorDiagnostic)
        }
        explain(value, frameValue, view, layout, &outcome)
    }

    private func explain(
        _ value: String, _ name: FrameValueName, _ view: Int, _ layout: Layout, _ outcome: inout InputOutcome
    ) {
        var derivation = pipeline.derivation(of: name.base, ofView: view, in: layout.run)
        if name.share != 0 {
            let size = pipeline.derivation(of: name.size, ofView: view, in: layout.run)
            derivation = derivation.flatMap { base in size.map { base.adding(name.share, times: $0) } }
        }
        guard let derivation else {
            return outcome.complain(reasonWithoutSum(value, name, view, layout), .errorDiagnostic)
        }
        let text = DerivationText(
            name: value, derivation: derivation, document: layout.document, layout: layout.solved, source: source)
        switch format {
        case .txt: outcome.printProduct(text.text)
        case .json: outcome.printProduct(text.json.text + "\n")
        }
        guard !outputs.isEmpty else { return }
        guard name.share == 0 else {
            let names = "\(layout.document.views[view].id).\(name.base.rawValue)"
            for path in outputs {
                outcome.complain(
                    "\(path) was not written: pictures show one number of a frame, such as \(names)", .usage)
            }
            return
        }
        let explanation = ValueExplanation(
            view: view, attribute: name.base, value: derivation.value, steps: text.explanationSteps)
        let fileName = InputFile.name(source.name)
        let options = SceneOptions().explaining(explanation, lines: text.remarks)
        draw(layout.run, picture.applied(to: options, fileName: fileName), &outcome)
        for path in outputs where OutputFormat(path: path) == .html {
            let options = picture.applied(to: SceneOptions().explaining(explanation, lines: []), fileName: fileName)
            writePage(to: path, of: explanation, text, layout.run, options, &outcome)
        }
    }

    /// A page that tells the sum step by step.
    private func writePage(
        to path: String, of explanation: ValueExplanation, _ text: DerivationText, _ run: LayoutRun,
        _ options: SceneOptions, _ outcome: inout InputOutcome
    ) {
        var timings = StageTimings()
        guard let scene = pipeline.draw(run, options: options, timings: &timings) else {
            return outcome.complain("\(input): the explanation cannot be drawn", .internalError)
        }
        let motion = SceneMotion(
            steps: (1...explanation.steps.count + 1).map { explanation.telling($0, in: scene) }, each: 1.6)
        let lines = text.stepLines.map { [$0] } + [text.conclusion]
        let stages = zip(motion.keyframes, lines).map { MotionPage.Stage(time: $0.time, lines: $1) }
        outcome.write(to: path) { () throws(RenderingFault) in
            MotionPage(
                title: "Why \(text.name) is \(DecimalText.general((explanation.value * 1000).rounded() / 1000))",
                motion: motion, picture: try pipeline.svg(motion, timings: &timings), stages: stages,
                start: stages.last?.time ?? 0, handling: .steps, appearance: run.layout?.canvas.appearance
            ).html
        }
    }

    private func reasonWithoutSum(_ value: String, _ name: FrameValueName, _ view: Int, _ layout: Layout) -> String {
        let views = layout.document.views
        if view == 0, name.share != 0 {
            return
                "\(value) follows from \(views[0].id).\(name.size.rawValue) alone: the root is at the origin of the canvas"
        }
        if view == 0, name.base == .x || name.base == .y {
            return "\(value) is 0 regardless of the constraints: the root is at the origin of the canvas"
        }
        if let hidden = layout.document.viewDetaching(view), let stack = views[hidden].superview {
            let contents = hidden == view ? "" : ", with '\(views[view].id)' in it"
            return
                "\(value) follows from no constraint: '\(views[hidden].id)' is hidden, and the stack view '\(views[stack].id)' "
                + "takes it out of the layout\(contents)"
        }
        let names = name.share == 0 ? [name.base] : [name.base, name.size]
        guard let open = layout.solved.views[view].ambiguities.first(where: { names.contains($0.name) }) else {
            return "\(value) cannot be written as a sum of constants"
        }
        let (lower, upper) = (open.lower, open.upper)
        let range = [lower, upper].map { end in
            end.isFinite ? DecimalText.shortest(end) : end < 0 ? "−∞" : "∞"
        }.joined(separator: " … ")
        return
            "\(value) is ambiguous: the constraints leave \(open.name.rawValue) \(range); 'alrender fix --add-missing' adds what "
            + "determines it"
    }

    // MARK: Pictures

    private func draw(
        _ run: LayoutRun, _ options: SceneOptions, _ outcome: inout InputOutcome
    ) {
        var timings = StageTimings()
        guard let scene = pipeline.draw(run, options: options, timings: &timings) else {
            return outcome.complain("\(input): the explanation cannot be drawn", .internalError)
        }
        for path in outputs {
            guard let format = OutputFormat(path: path)?.picture else { continue }
            outcome.write(to: path) { () throws(RenderingFault) in
                try pipeline.encode(scene, as: format, timings: &timings)
            }
        }
    }
}

extension ConflictBars.Colors {
    fileprivate init(_ theme: SceneTheme.Name, _ appearance: Canvas.Appearance) {
        self =
            switch (theme, appearance) {
            case (.print, _): .print
            case (.classic, .light), (.xcode, .light): .light
            case (.classic, .dark), (.xcode, .dark): .dark
            }
    }
}
