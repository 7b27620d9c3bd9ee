// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import ConsoleLogs
import DiagnosticPages
import LayoutDiagnostics
import LayoutJSON
import LayoutMarks
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations

struct Explain: ParsableCommand {
    enum Format: String, NamedChoice { case txt, json }

    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains conflicts of a console log, values of a layout, and diagnostic codes.",
        usage: "alrender explain [<options>] <input> [<view.attribute>]",
        discussion: CommandHelp.discussion(
            """
            Console logs are read as iOS, tvOS and macOS print them ("Unable to simultaneously satisfy constraints"). The text \
            may be quoted, wrapped or cut off, and may contain several reports. For each report, prints which constraints \
            conflict, the sum that shows it, and what helps; '-o' draws it or writes it as a layout document.

            For a layout document, .xib or .storyboard, explains its conflicts in the same way. With a value such as \
            name.width (x, y, width, height, or an attribute such as trailing), prints the constraints that determine it, as \
            a running sum.

            For a diagnostic code, prints its meaning, an example that has it, and the example corrected.
            """,
            examples: [
                "alrender explain - -o conflict.png",
                "alrender explain form.layout.json name.width",
            ],
            exitCodes: [.done, .errorDiagnostic, .usage, .noInput, .internalError, .cannotCreate]))

    @Argument(
        help: ArgumentHelp(
            "A console log, a layout document, a .xib or .storyboard file, or a diagnostic code; '-' for standard input.",
            valueName: "input"),
        completion: .file())
    var input: String?

    @Argument(help: ArgumentHelp("A value of a layout, such as name.width.", valueName: "view.attribute"))
    var value: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Also writes a picture or a layout document (.json) to a file; '{report}' is the number of the report; repeatable. With --codes, a folder for the pages.",
            valueName: "path"),
        completion: .file())
    var output: [String] = []

    @OptionGroup(title: "Picture") var picture: ExplanationPictureArguments
    @OptionGroup(title: "Limits") var limits: LimitArguments
    @OptionGroup(title: "Files") var files: FileArguments

    @Option(help: "Format of the explanation on standard output.")
    var format: Format = .txt

    @Option(
        help:
            "Format of diagnostics; in another than 'human', each conflict and message of a log is one of them, and is not explained."
    )
    var diagnostics: DiagnosticFormat = .human

    @Flag(help: "Explains the conflicts of a layout.")
    var conflict = false

    @Flag(help: "Lists all diagnostic codes as Markdown; -o FOLDER writes a page for each.")
    var codes = false

    @OptionGroup(title: "Interface Builder files") var scenes: SceneArguments

    func validate() throws {
        for path in output where !codes && [nil, .html].contains(OutputFormat(path: path)) {
            throw ValidationError("cannot tell the format of '\(path)': use .png, .svg, .pdf or .layout.json")
        }
        if let option = picture.given, !output.contains(where: { OutputFormat(path: $0)?.picture != nil }) {
            throw ValidationError("\(option) applies to a picture: pass -o PATH")
        }
        if input == nil, !codes {
            throw ValidationError("name a console log, a layout document or a diagnostic code; '-' for standard input")
        }
        if input != nil, codes { throw ValidationError("--codes explains all codes: remove '\(input ?? "")'") }
        if let option = scenes.given, !InterfaceBuilderInput.isInterfaceBuilder(input ?? "") {
            throw ValidationError("\(option) applies only to .xib and .storyboard files")
        }
        if value != nil, conflict {
            throw ValidationError("--conflict explains all conflicts: remove '\(value ?? "")'")
        }
    }

    func run() throws {
        let findings = DiagnosticReport.printed(diagnostics, coloring: Terminal.errorColoring, logStyle: nil)
        var report = RunReport(findings)
        let timer = InputTimer(limits.timeLimit, report: findings)
        var outcome = InputOutcome()
        if codes {
            explainCode(nil, &outcome)
        } else if let input, DiagnosticPages.page(of: input) != nil || Self.isMeantAsCode(input) {
            explainCode(input, &outcome)
        } else if let input, let source = outcome.source(input) {
            if let kind = FileKind(of: source.bytes), !kind.isText {
                throw FileFault(source.name, reason: "is \(kind.noun), not a console log", status: .noInput)
            } else if Self.isDocument(source) {
                for path in output where OutputFormat(path: path)?.picture == nil {
                    throw ValidationError("'\(path)': a layout's explanation is drawn as .png, .svg or .pdf")
                }
                let explanation = DocumentExplanation(
                    source: source, input: input, value: value, format: format, outputs: output, picture: picture,
                    scenes: scenes, limits: limits.limits, files: files)
                timer.timing(input, at: 0) { explanation.explain(&outcome) }
            } else if UTF16Encoding(of: source.bytes) != nil {
                // As some shells write what they redirect to a file.
                let finding = Diagnostic(
                    .invalidUTF8, .error, "the text is UTF-16: save it as UTF-8", at: SourceRange(0, 2))
                outcome.steps.append(.findings([finding], source, nil))
                outcome.status.worsen(to: .errorDiagnostic)
            } else {
                guard value == nil, !conflict else {
                    throw ValidationError("view.attribute and --conflict apply to layout documents")
                }
                timer.timing(input, at: 0) { explain(ConsoleLog(source), source, &outcome) }
            }
        }
        timer.printing { report.carryOut(outcome) }
        try report.finish()
    }

    /// A word in lower case, with or without hyphens, that names no file.
    private static func isMeantAsCode(_ input: String) -> Bool {
        !input.isEmpty && input.first != "-" && input.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" }
            && !DirectoryListing.exists(input)
    }

    /// - Parameter code: nil = all.
    private func explainCode(_ code: String?, _ outcome: inout InputOutcome) {
        guard output.isEmpty || code == nil, value == nil, !conflict else {
            return outcome.complain("-o, view.attribute and --conflict do not apply to a diagnostic code", .usage)
        }
        switch LayoutPipeline.forCommandLine() {
        case .failure(let fault): outcome.complain(fault.message, .noInput)
        case .success(let pipeline):
            guard let code else {
                let all = DiagnosticPages.all
                guard output.isEmpty else {
                    let pages =
                        [("README", DiagnosticPages.index)] + all.map { ($0.code.rawValue, $0.markdown(pipeline)) }
                    outcome.steps = output.flatMap { folder in
                        pages.map { .file(path: "\(folder)/\($0.0).md", Array($0.1.utf8), directory: .made) }
                    }
                    return
                }
                return outcome.printProduct(
                    format == .json
                        ? JSONOutput.array(all.map { $0.json(pipeline) }).text + "\n" : DiagnosticPages.index)
            }
            guard let page = DiagnosticPages.page(of: code) else {
                let meant = DiagnosticPages.suggestion(for: code)
                return outcome.complain("no file and no diagnostic code named '\(code)'\(meant)", .noInput)
            }
            switch format {
            case .txt: outcome.printProduct(page.text(pipeline))
            case .json: outcome.printProduct(page.json(pipeline).text + "\n")
            }
        }
    }

    /// A document begins with a brace or a comment before one; no log does.
    private static func isDocument(_ source: SourceText) -> Bool {
        if source.name.hasSuffix(".layout.json") || InterfaceBuilderInput.isInterfaceBuilder(source.name) {
            return true
        }
        let first = source.bytes.first { !" \t\r\n".utf8.contains($0) }
        return first == UInt8(ascii: "{") && !source.bytes.contains("satisfy constraints")
            && !source.bytes.contains("LayoutConstraint")
    }

    private func explain(_ log: ConsoleLog, _ source: SourceText, _ outcome: inout InputOutcome) {
        if diagnostics != .human {
            outcome.steps.append(.findings(log.diagnostics + log.findings, source, nil))
            for path in output { write(log, to: path, &outcome) }
            return
        }
        if !log.diagnostics.isEmpty { outcome.steps.append(.findings(log.diagnostics, source, nil)) }
        switch format {
        case .json: outcome.printProduct(log.json.text + "\n")
        case .txt: outcome.printProduct(log.text)
        }
        for path in output { write(log, to: path, &outcome) }
    }

    private func write(_ log: ConsoleLog, to path: String, _ outcome: inout InputOutcome) {
        let reports = log.reports.enumerated().filter { !$0.element.report.members.isEmpty }
        if reports.isEmpty { outcome.complain("\(path) was not written: there is no report to draw", .noInput) }
        let isTold = path.contains("{report}")
        for (index, report) in isTold ? Array(reports) : Array(reports.prefix(1)) {
            let target = path.split(separator: "{report}", omittingEmptySubsequences: false).joined(
                separator: "\(index + 1)")
            do throws(FileFault) {
                outcome.steps.append(
                    .file(path: target, try bytes(of: report, for: target), directory: .fault))
            } catch {
                outcome.complain(error)
            }
        }
        if reports.count > 1, !isTold {
            outcome.steps.append(
                .complaint("\(path) shows the first of \(reports.count) reports; write {report} in the path for all"))
        }
    }

    private func bytes(of report: ExplainedReport, for path: String) throws(FileFault) -> [UInt8] {
        let format = OutputFormat(path: path)
        guard let rendering = format?.picture else { return Array(RebuiltLayout(report).text.utf8) }
        // What the log leaves open is filled in, and not drawn.
        let layout = RebuiltLayout(report, isOnlyConflict: true)
        let pipeline: LayoutPipeline
        switch LayoutPipeline.forCommandLine(limits: limits.limits) {
        case .success(let made): pipeline = made
        case .failure(let fault): throw FileFault(path, reason: fault.message, status: .noInput)
        }
        let run = pipeline.solve(SourceText(name: "console log", layout.text), options: picture.readOptions)
        var timings = run.timings
        var options = picture.applied(to: SceneOptions(showsSummary: false), fileName: "console log")
        options.constraints = (0..<layout.memberCount).compactMap { run.document?.constraintName(at: $0) }
        guard let scene = pipeline.draw(run, options: options, timings: &timings)
        else {
            let error = run.diagnostics.first { $0.severity == .error }
            throw FileFault(
                path, reason: "the report cannot be drawn" + (error.map { ": \($0.message)" } ?? ""),
                status: error == nil ? .internalError : .errorDiagnostic)
        }
        do throws(RenderingFault) {
            return try pipeline.encode(scene, as: rendering, timings: &timings)
        } catch {
            throw FileFault(path, reason: error.message, status: error.status)
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            indices.contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
        }
    }
}
