// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens

/// Writes the reports of a run that `--report` requests.
struct ReportFiles {
    var report: GoldenReport
    /// The path of the page of failures; nil if there is none.
    var page: String?

    func outcome(_ wanted: [ReportArgument]) -> InputOutcome {
        var outcome = InputOutcome()
        func write(_ text: String, to path: String) {
            if path == "-" { return outcome.printProduct(text) }
            outcome.steps.append(.file(path: path, Array(text.utf8), directory: .made))
        }
        for argument in wanted {
            switch argument {
            case .junit(let path): write(report.junit, to: path)
            case .json(let path): write(report.json.text + "\n", to: path)
            case .html(let path): write(report.page.html, to: path)
            case .github:
                outcome.printProduct(report.placed(RepositoryPlace.path).workflowCommands)
                guard let path = HostEnvironment.stepSummary else { continue }
                let earlier = (try? InputFile.read(path)) ?? []
                outcome.steps.append(
                    .file(path: path, earlier + Array(report.stepSummary(page: page).utf8), directory: .fault))
            }
        }
        return outcome
    }
}
