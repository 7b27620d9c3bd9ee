import ArgumentParser
import AutoLayout
import LayoutEngine

/// How findings and timings are told, how many inputs are worked on at once, and whether over and over.
struct ReportArguments: ParsableArguments {
    @Option(help: "How findings are printed.")
    var diagnostics: DiagnosticFormat = .human

    @Option(help: "Whose console ‘--diagnostics uikit’ speaks like (default: the document's platform's).")
    var logStyle: ConsoleReport.Style?

    @Flag(help: "Warnings count as errors.")
    var strict = false

    @Flag(
        help:
            "Takes Apple's guide at its word: its advice becomes notes and warnings, a multiplier on a location an error."
    )
    var strictGuide = false

    @Flag(help: "Prints the milliseconds of each stage as one JSON object on standard error.")
    var timings = false

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp("Inputs worked on at once, 1 to 256; the output is the same.", valueName: "n"))
    var jobs = JobCount(count: 1)

    @Flag(help: "Works again whenever an input or a file that it names changes; Control-C ends it.")
    var watch = false

    mutating func validate() throws {
        if logStyle != nil, diagnostics != .uikit {
            throw ValidationError("--log-style is for --diagnostics uikit.")
        }
    }

    func diagnosticReport(_ findings: RunReport.Findings) -> DiagnosticReport {
        DiagnosticReport(
            diagnostics, coloring: findings == .product ? Terminal.outputColoring : Terminal.errorColoring,
            logStyle: logStyle)
    }
}

extension ConsoleReport.Style: NamedChoice {}

/// `4`: 1 … 256 threads.
struct JobCount: ExpressibleByArgument {
    var count: Int

    init(count: Int) { self.count = count }

    init?(argument: String) {
        guard let count = Int(argument), (1...256).contains(count) else { return nil }
        self.count = count
    }

    var defaultValueDescription: String { String(count) }
}
