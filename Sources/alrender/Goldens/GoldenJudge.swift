import AutoLayout
import AutoLayoutTesting
import LayoutDiagnostics
import LayoutDocument
import LayoutEngine
import LayoutRendering
import LayoutScene

/// Judges a case: what moved, and the pictures of one that fails.
struct GoldenJudge: Sendable {
    enum Mode: Sendable { case compare, record }

    var mode: Mode
    /// The folder of pictures of what failed.
    var failures: String
    var tolerances: [ToleranceArgument]
    /// What every document is solved for.
    var canvas: CanvasArguments
    var picture: PictureArguments
    /// How Interface Builder files are read.
    var scenes: SceneArguments
    /// The command line from its verb on.
    var arguments: [String]

    func outcome(of goldenCase: GoldenCase, _ pipeline: LayoutPipeline) -> GoldenOutcome {
        var outcome = GoldenOutcome()
        let source: SourceText
        do throws(FileFault) {
            let name = goldenCase.input.split(separator: "/").last.map(String.init) ?? goldenCase.input
            source = SourceText(name: name, bytes: try InputFile.read(goldenCase.input))
        } catch {
            outcome.output.complain(error)
            return outcome
        }
        if InterfaceBuilderInput.isInterfaceBuilder(goldenCase.input) {
            judgeScenes(of: source, goldenCase, pipeline, &outcome)
            return outcome
        }
        let run = solve(source, goldenCase, variant: nil, pipeline)
        guard let document = run.document else {
            judge(diagnosticsOf: run, goldenCase, &outcome)
            return outcome
        }
        for variant in [nil] + document.variants.map({ Optional($0.name) }) {
            let run = variant == nil ? run : solve(source, goldenCase, variant: variant, pipeline)
            judge(run, goldenCase, variant: variant, pipeline, &outcome)
        }
        return outcome
    }

    /// What is recorded for no layout; nobody would notice that it is out of date.
    func outcome(ofOrphan path: String) -> GoldenOutcome {
        var outcome = GoldenOutcome()
        outcome.fail(path, lines: ["recorded, but no layout belongs to it"])
        return outcome
    }

    private func solve(
        _ source: SourceText, _ goldenCase: GoldenCase, variant: String?, _ pipeline: LayoutPipeline
    ) -> LayoutRun {
        pipeline.solve(
            source, options: canvas.readOptions(variant: variant, canvas: canvas.choices[0].canvas),
            resources: DocumentDirectory(document: goldenCase.input),
            solving: SolveOptions(missingConstraints: canvas.missingConstraints)
        ).judged(.allowed)
    }

    // MARK: Interface Builder files

    /// Each scene has its goldens, as each variant of a layout document has.
    private func judgeScenes(
        of source: SourceText, _ goldenCase: GoldenCase, _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) {
        let file = InterfaceBuilderInput(
            source, scenes: scenes, options: canvas.readOptions(variant: nil, canvas: canvas.choices[0].canvas),
            assets: AssetCatalogs(beside: goldenCase.input).assets)
        if file.diagnostics.contains(where: { $0.severity == .error }) {
            let run = LayoutRun(
                source: source, document: nil, diagnostics: file.diagnostics, timings: StageTimings())
            return judge(diagnosticsOf: run, goldenCase, &outcome)
        }
        if let fault = file.fault { return outcome.fail(goldenCase.name, lines: [fault]) }
        for scene in file.scenes {
            let run = pipeline.solve(
                scene.document, of: source, findings: file.diagnostics,
                resources: DocumentDirectory(document: goldenCase.input),
                solving: SolveOptions(missingConstraints: canvas.missingConstraints))
            judge(
                scene.toleratingTextDifferences(run).judged(.allowed), goldenCase, variant: scene.fileName, pipeline,
                &outcome)
        }
        guard scenes.scene.isEmpty else { return }
        for path in goldenCase.recordedVariants(besides: Set(file.scenes.map(\.fileName))) {
            outcome.fail(path, lines: ["recorded, but ‘\(goldenCase.input)’ has no such scene"])
        }
    }

    // MARK: Documents with errors

    private func judge(diagnosticsOf run: LayoutRun, _ goldenCase: GoldenCase, _ outcome: inout GoldenOutcome) {
        let actual = DiagnosticReport.text(run.diagnostics, in: run.source, format: .human)
        let expected = (try? InputFile.read(goldenCase.diagnostics)).map { String(decoding: $0, as: UTF8.self) }
        if mode == .record {
            if expected != actual { outcome.write(Array(actual.utf8), to: goldenCase.diagnostics) }
            return outcome.passed += 1
        }
        guard let expected else {
            let findings = actual.split(separator: "\n").map(String.init)
            return outcome.fail(goldenCase.name, lines: ["has errors that are not expected"] + findings)
        }
        let findings = GoldenComparison().findings(expected: expected, actual: actual)
        if findings.isEmpty { return outcome.passed += 1 }
        let lines = findings.flatMap(\.lines)
        outcome.fail(
            FailurePage.Case(
                name: goldenCase.name, remarks: lines, acceptingCommand: acceptingCommand(goldenCase)), lines: lines)
    }

    // MARK: Layouts

    private func judge(
        _ run: LayoutRun, _ goldenCase: GoldenCase, variant: String?, _ pipeline: LayoutPipeline,
        _ outcome: inout GoldenOutcome
    ) {
        let name = goldenCase.name + (variant.map { " (\($0))" } ?? "")
        var expected = GoldenRecord()
        for part in GoldenRecord.Part.allCases {
            expected[part] = try? InputFile.read(goldenCase.recordedPath(part, variant: variant))
        }
        let actual: GoldenRecord
        do throws(RenderingFault) {
            actual = try record(run, pipeline, keepsSVG: expected.svg != nil, &outcome.output.timings)
        } catch {
            outcome.fail(name, lines: [error.message])
            return outcome.output.status.worsen(to: error.status)
        }
        // The last word on a case counts; what is recorded is recorded to the last bit.
        let tolerance = mode == .record ? 0 : tolerances.last { $0.covers(goldenCase.name) }?.component ?? 0
        let findings = GoldenComparison(pixelTolerance: tolerance).findings(expected: expected, actual: actual)
        guard !findings.isEmpty else { return outcome.passed += 1 }
        let lines = findings.flatMap(\.lines)
        switch mode {
        case .record:
            for part in GoldenRecord.Part.allCases {
                guard let bytes = actual[part], bytes != expected[part] else { continue }
                outcome.write(bytes, to: goldenCase.recordedPath(part, variant: variant))
            }
            outcome.recorded(name, lines: lines)
        case .compare:
            var failure = FailurePage.Case(
                name: name, remarks: [], expected: expected.png, actual: actual.png,
                acceptingCommand: acceptingCommand(goldenCase))
            for finding in findings {
                switch finding {
                case .moved(let differences): failure.moved += differences
                case .pixels(let difference):
                    failure.remarks += finding.lines
                    failure.difference = try? PNGWriter(scale: 1).bytes(of: difference.image)
                default: failure.remarks += finding.lines
                }
            }
            let folder = "\(failures)/\(goldenCase.name)" + (variant.map { ".\($0)" } ?? "")
            leave(expected, actual, failure.difference, in: folder, &outcome)
            outcome.fail(failure, lines: lines + ["see \(folder)/"])
        }
    }

    private func record(
        _ run: LayoutRun, _ pipeline: LayoutPipeline, keepsSVG: Bool, _ timings: inout StageTimings
    ) throws(RenderingFault) -> GoldenRecord {
        timings.add(run.timings)
        let options = picture.sceneOptions(fileName: run.source.name)
        guard let json = run.json, let scene = pipeline.draw(run, options: options, timings: &timings) else {
            return GoldenRecord()
        }
        func encoded(_ format: RenderFormat) throws(RenderingFault) -> [UInt8] {
            try pipeline.encode(scene, of: [run], as: format, timings: &timings)
        }
        return GoldenRecord(
            layout: json.goldenBytes(fonts: pipeline.fonts(of: scene, in: run)), png: try encoded(.png),
            svg: keepsSVG ? try encoded(.svg) : nil)
    }

    /// `expected`, `actual` and `diff` in a folder of the case's own.
    private func leave(
        _ expected: GoldenRecord, _ actual: GoldenRecord, _ difference: [UInt8]?, in folder: String,
        _ outcome: inout GoldenOutcome
    ) {
        for part in GoldenRecord.Part.allCases where expected[part] != actual[part] {
            if let bytes = expected[part] { outcome.write(bytes, to: "\(folder)/expected.\(part.rawValue)") }
            if let bytes = actual[part] { outcome.write(bytes, to: "\(folder)/actual.\(part.rawValue)") }
        }
        if let difference { outcome.write(difference, to: "\(folder)/diff.png") }
    }

    private func acceptingCommand(_ goldenCase: GoldenCase) -> String {
        AcceptingCommand.text(for: goldenCase.name, arguments: arguments)
    }
}
