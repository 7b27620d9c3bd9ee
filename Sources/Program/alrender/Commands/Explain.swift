// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import DiagnosticPages
import LayoutDiagnostics
import LayoutExplanations
import LayoutRuns
import SourceLocations

struct Explain: ParsableCommand {
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
    var format: ExplanationFormat = .txt

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
    @OptionGroup(title: "Swift files") var swift: SwiftArguments

    func validate() throws {
        for path in output where !codes && OutputFormat(path: path) == nil {
            throw ValidationError("cannot tell the format of '\(path)': use .png, .svg, .pdf, .html or .layout.json")
        }
        if value == nil, !codes, let path = output.first(where: { OutputFormat(path: $0) == .html }) {
            throw ValidationError("'\(path)': a page tells how a value comes about: name one, such as title.width")
        }
        if let option = picture.given, !output.contains(where: { OutputFormat(path: $0)?.showsPicture ?? false }) {
            throw ValidationError("\(option) applies to a picture: pass -o PATH")
        }
        if input == nil, !codes {
            throw ValidationError("name a console log, a layout document or a diagnostic code; '-' for standard input")
        }
        if input != nil, codes { throw ValidationError("--codes explains all codes: remove '\(input ?? "")'") }
        if let option = scenes.given, !InterfaceBuilderInput.isInterfaceBuilder(input ?? "") {
            throw ValidationError("\(option) applies only to .xib and .storyboard files")
        }
        try swift.checkNamesNoFolder()
        try swift.selection.check(isOfSwiftFiles: SwiftSelection.isSwift(input ?? ""))
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
        } else if let input, let source = outcome.source(input, in: files.access) {
            let kind = try ExplainedInput(source)
            try checkUsage(of: kind)
            timer.timing(input, at: 0) { explain(source, input, kind, &outcome) }
        }
        timer.printing { report.carryOut(outcome) }
        try report.end()
    }

    private func checkUsage(of kind: ExplainedInput) throws {
        switch kind {
        case .document:
            for path in output where OutputFormat(path: path)?.showsPicture != true {
                throw ValidationError("'\(path)': a layout's explanation is drawn as .png, .svg, .pdf or .html")
            }
        case .log:
            guard value == nil, !conflict else {
                throw ValidationError("view.attribute and --conflict apply to layout documents")
            }
        case .utf16Log: break
        }
    }

    private func explain(
        _ source: SourceText, _ input: String, _ kind: ExplainedInput, _ outcome: inout InputOutcome
    ) {
        let limits = limits.limits
        switch kind {
        case .document:
            switch LayoutPipeline.forCommandLine(limits: limits) {
            case .failure(let fault): outcome.complain(fault.message, .noInput)
            case .success(let pipeline):
                DocumentExplanation(
                    source: source, input: input, value: value, format: format, outputs: output,
                    picture: picture.picture, scenes: swift.applied(to: scenes.selection), files: files.access,
                    pipeline: pipeline
                ).explain(&outcome)
            }
        case .utf16Log:
            let finding = Diagnostic(
                .invalidUTF8, .error, "the text is UTF-16: save it as UTF-8", at: SourceRange(0, 2))
            outcome.steps.append(.findings([finding], source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        case .log:
            LogExplanation(
                source, format: diagnostics == .human ? format : nil, outputs: output, picture: picture.picture
            ) {
                () throws(FileFault) in try LayoutPipeline.required(limits: limits)
            }.explain(&outcome)
        }
    }

    /// A word in lower case, with or without hyphens, that names no file.
    private static func isMeantAsCode(_ input: String) -> Bool {
        !input.isEmpty && input.first != "-" && input.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" }
            && !SystemFiles().exists(input)
    }

    /// - Parameter code: nil = all.
    private func explainCode(_ code: String?, _ outcome: inout InputOutcome) {
        guard output.isEmpty || code == nil, value == nil, !conflict else {
            return outcome.complain("-o, view.attribute and --conflict do not apply to a diagnostic code", .usage)
        }
        switch LayoutPipeline.forCommandLine() {
        case .failure(let fault): outcome.complain(fault.message, .noInput)
        case .success(let pipeline):
            let explanation = CodeExplanation(format: format, pipeline: pipeline)
            guard let code else {
                if output.isEmpty { outcome.printProduct(explanation.ofAllCodes) }
                for folder in output { explanation.write(to: folder, &outcome) }
                return
            }
            guard let page = DiagnosticPages.page(of: code) else {
                let meant = DiagnosticPages.suggestion(for: code)
                return outcome.complain("no file and no diagnostic code named '\(code)'\(meant)", .noInput)
            }
            outcome.printProduct(explanation.text(of: page))
        }
    }
}
