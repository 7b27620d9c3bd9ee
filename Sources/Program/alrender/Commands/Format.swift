// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutLints
import LayoutModel
import LayoutRuns
import LayoutSource
import SourceLocations

struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Puts the equations of layout documents in canonical form.",
        usage: "alrender fmt [<options>] <input> ...",
        discussion: CommandHelp.discussion(
            """
            The canonical form has whole multipliers rather than fractions, then positive constants, then views in \
            layout order. Comments, names of metrics and ratios are kept, and so is everything that is not an \
            equation.
            """,
            examples: ["alrender fmt form.layout.json --in-place", "alrender fmt layouts/*.layout.json --check"],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate],
            difference: "--check found something to change"))

    @Argument(
        help: ArgumentHelp("Layout documents; '-' for standard input.", valueName: "input"), completion: .file())
    var inputs: [String]

    @Flag(name: .shortAndLong, help: "Overwrites the documents instead of printing to standard output.")
    var inPlace = false

    @Flag(help: "Writes nothing; lists what would change, and exits with 2 if anything would.")
    var check = false

    @Option(help: "Format of diagnostics on standard error.")
    var diagnostics: DiagnosticFormat = .human

    @Option(
        help: ArgumentHelp(
            "Ends the run with the diagnostic 'time-limit' when one input takes longer.", valueName: "seconds"))
    var timeLimit = TimeLimitArgument(seconds: 60)

    mutating func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing expected argument '<input> ...'") }
        if let file = inputs.first(where: InterfaceBuilderInput.isInterfaceBuilder) {
            throw ValidationError("'fmt' formats layout documents, and '\(file)' is an Interface Builder file")
        }
        if inPlace, check { throw ValidationError("--check and --in-place exclude each other") }
        if inPlace, inputs.contains("-") { throw ValidationError("--in-place cannot be used with standard input") }
        if inputs.count > 1, !inPlace, !check {
            throw ValidationError("several documents need --in-place or --check")
        }
    }

    func run() throws {
        var report = RunReport(DiagnosticReport.printed(diagnostics))
        let timer = InputTimer(timeLimit, report: DiagnosticReport.printed(diagnostics))
        for input in inputs {
            let outcome = timer.timing(input, at: 0) {
                var outcome = InputOutcome()
                if let source = outcome.source(input, in: .program()) { format(source, input, &outcome) }
                return outcome
            }
            timer.printing { report.carryOut(outcome) }
        }
        try report.end()
    }

    /// A document with an error is left unchanged.
    private func format(_ source: SourceText, _ input: String, _ outcome: inout InputOutcome) {
        let files = FileAccess.program().directory(of: input).namedFiles
        let read = Document.read(source, options: ReadOptions(purpose: .solving), files: files)
        guard let document = read.document else {
            outcome.steps.append(.findings(read.diagnostics.filter { $0.severity == .error }, source, nil))
            return outcome.status.worsen(to: .errorDiagnostic)
        }
        let formatted = document.formatted(source)
        if check {
            let findings = formatted.edits.map { edit in
                Diagnostic(
                    Lint.equationStyle.code, .warning, "not in canonical form: \(edit.equation)", at: edit.range,
                    fixes: [Diagnostic.Fix("write \(edit.equation)", range: edit.range, replacement: edit.replacement)])
            }
            outcome.steps.append(.findings(findings, source, nil))
            if !formatted.wasCanonical { outcome.status.worsen(to: .difference) }
        } else if !inPlace {
            outcome.steps.append(.document(formatted.bytes))
        } else if !formatted.wasCanonical {
            outcome.steps.append(.rewriting(path: input, from: source.bytes, to: formatted.bytes))
        }
    }
}
