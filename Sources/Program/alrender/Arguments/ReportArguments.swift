// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutEngine
import LayoutLints
import LayoutRuns

/// How diagnostics and timings are reported, how many inputs are processed in parallel, and whether to watch them.
struct ReportArguments: ParsableArguments {
    @Option(help: "Format of diagnostics.")
    var diagnostics: DiagnosticFormat = .human

    @Option(help: "Which system's console '--diagnostics uikit' imitates (default: that of the document's platform).")
    var logStyle: ConsoleReport.Style?

    @Flag(help: "Treats warnings as errors.")
    var strict = false

    @Flag(
        help:
            "Applies Apple's guide strictly: its advice becomes notes and warnings, a multiplier on a location an error."
    )
    var strictGuide = false

    @Option(
        help: ArgumentHelp(
            "Level of one piece of advice: off, note, warning or error, as in 'truncated-text=off'; repeatable.",
            valueName: "code=level"))
    var lint: [LintLevelArgument] = []

    @Flag(help: "Prints the milliseconds of each stage as one JSON object on standard error.")
    var timings = false

    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp("Number of inputs to process in parallel, 1 to 256.", valueName: "n"))
    var jobs = JobCount(count: 1)

    @Flag(help: "Runs again whenever an input, or a file it refers to, changes; stop with Control-C.")
    var watch = false

    mutating func validate() throws {
        if logStyle != nil, diagnostics != .uikit {
            throw ValidationError("--log-style requires --diagnostics uikit")
        }
    }

    /// A command whose purpose is diagnostics also gives advice, and one that draws says what its pictures tell.
    ///
    /// - Parameter stream: where diagnostics go.
    func selection(
        _ stream: RunReport.DiagnosticStream = .standardError, draws: Bool = false
    ) -> ReportSelection {
        var advice: Lint.Strictness?
        if strictGuide || !lint.isEmpty || stream == .standardOutput {
            let levels = Dictionary(lint.map { ($0.code, $0.level) }) { _, last in last }
            advice = Lint.Strictness(isByGuide: strictGuide, levels: levels)
        } else if draws {
            advice = .faults
        }
        return ReportSelection(isStrict: strict, advice: advice, listsEdits: diagnostics.listsEdits)
    }

    func diagnosticReport(_ stream: RunReport.DiagnosticStream) -> DiagnosticReport {
        DiagnosticReport.printed(
            diagnostics, coloring: stream == .standardOutput ? Terminal.outputColoring : Terminal.errorColoring,
            logStyle: logStyle)
    }
}

extension ConsoleReport.Style: NamedChoice {}

/// `4`: a number of threads.
struct JobCount: ExpressibleByArgument {
    static let range = 1...256
    var count: Int

    init(count: Int) { self.count = count }

    init?(argument: String) {
        guard let count = Int(argument), Self.range.contains(count) else { return nil }
        self.count = count
    }

    var defaultValueDescription: String { String(count) }
}
