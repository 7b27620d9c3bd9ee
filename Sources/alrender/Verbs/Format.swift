import ArgumentParser
import AutoLayout
import LayoutDiagnostics
import LayoutDocument

struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Writes the equations of layout documents in one canonical form; the rest stays as it is.",
        discussion: """
            A whole multiplier rather than a fraction, a positive constant, then the views in layout order: items change \
            sides, and multiplier, constant and relation with them. Comments, metrics' names and ratios are kept.
            """)

    @Argument(
        help: ArgumentHelp("Layout documents; ‘-’ is standard input.", valueName: "input"), completion: .file())
    var inputs: [String]

    @Flag(name: .shortAndLong, help: "Writes the documents themselves instead of standard output.")
    var inPlace = false

    @Flag(help: "Writes nothing; says what would change, and ends with status 2 where something would.")
    var check = false

    @Option(help: "How findings are printed on standard error.")
    var diagnostics: DiagnosticFormat = .human

    mutating func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("Missing expected argument ‘<input> ...’.") }
        if inPlace, check { throw ValidationError("--check writes nothing: leave --in-place out.") }
        if inPlace, inputs.contains("-") { throw ValidationError("Standard input has no place to write to.") }
        if inputs.count > 1, !inPlace, !check {
            throw ValidationError("Several documents need --in-place or --check.")
        }
    }

    func run() throws {
        var report = RunReport(DiagnosticReport(diagnostics, coloring: Terminal.errorColoring))
        for input in inputs {
            var outcome = InputOutcome()
            if let source = outcome.source(input) { format(source, input, &outcome) }
            report.carryOut(outcome)
        }
        try report.finish()
    }

    /// A document with an error is left alone.
    private func format(_ source: SourceText, _ input: String, _ outcome: inout InputOutcome) {
        let read = Document.read(source)
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
            outcome.steps.append(.product(formatted.bytes))
        } else if !formatted.wasCanonical {
            outcome.steps.append(.file(path: input, formatted.bytes, directory: .fault))
        }
    }
}
