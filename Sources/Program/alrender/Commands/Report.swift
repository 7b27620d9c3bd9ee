// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import GoldenRuns
import LayoutGoldens
import LayoutRuns

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Merges the reports of several machines that shared a run of 'test'.",
        discussion: CommandHelp.discussion(
            """
            'alrender report merge' reads what '--report json=FILE' wrote on each machine, and writes the reports that '--report' \
            names, in the order of the cases. It exits as one run over all cases would, and with 66 if the report of a part is missing, or if \
            no part has run a layout.
            """,
            examples: [
                "alrender report merge 1.json 2.json --report html=all.html",
                "alrender report merge 1.json 2.json --report github",
            ],
            exitCodes: [.done, .errorDiagnostic, .difference, .usage, .noInput, .internalError, .cannotCreate],
            difference: "a case failed"))

    enum Action: String, NamedChoice { case merge }

    @Argument(help: "What to do with the reports: 'merge'.")
    var action: Action

    @Argument(help: ArgumentHelp("A report that '--report json=FILE' wrote.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "The report to write: junit=FILE, json=FILE or html=FILE, or 'github' for annotations and a step summary. "
                + "Repeatable.",
            valueName: "report"))
    var report: [ReportRequest] = []

    func run() throws {
        var reports: [GoldenReport] = []
        for file in files {
            guard let report = GoldenReport(json: try SystemFiles().read(file)) else {
                throw FileFault(file, reason: "is not a JSON report of 'alrender test'", status: .errorDiagnostic)
            }
            reports.append(report)
        }
        let merged = GoldenReport.merged(reports)
        guard let all = merged.report else {
            throw FileFault(
                "", reason: "the case '\(merged.doubled ?? "")' is in two reports: each part of a run counts once",
                status: .errorDiagnostic)
        }
        let page = report.lazy.compactMap { if case .html(let path) = $0 { path } else { nil } }.first
        let host = GoldenHost(
            files: .program(), console: Terminal(), pipelines: PipelinePool(limits: .standard),
            placing: RepositoryPlace.path, stepSummary: HostEnvironment.stepSummary)
        var output = RunReport(DiagnosticReport(.short))
        var outcome = ReportFiles(report: all, page: page, host: host).outcome(report)
        outcome.printProduct("\(all.summary)\n")
        for report in reports {
            let isClean = report.count(.failed) + report.count(.error) == 0
            let status = report.exitStatus.map { ExitStatus(rawValue: $0) ?? .internalError }
            outcome.status.worsen(to: status ?? (isClean ? .done : .difference))
        }
        // What did not run has not passed.
        let missingShards = GoldenReport.missingShards(of: reports)
        for shard in missingShards {
            outcome.steps.append(.obstacle("no report of '--shard \(shard.text)'"))
            outcome.status.worsen(to: .noInput)
        }
        let missing = GoldenReport.missingLayouts(of: reports)
        if missingShards.isEmpty, let first = missing.first {
            let others = missing.count == 1 ? "" : " and \(missing.count - 1) more"
            outcome.complain(
                "no part has run '\(first)'\(others): give every part the same layouts and the same '--shard-times'",
                .noInput)
        }
        output.carryOut(outcome)
        try output.end()
    }
}
