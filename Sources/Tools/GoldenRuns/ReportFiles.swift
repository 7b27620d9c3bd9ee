// SPDX-License-Identifier: Apache-2.0
package import LayoutGoldens
package import LayoutRuns

/// Writes the reports of a run that `--report` requests.
package struct ReportFiles {
    package var report: GoldenReport
    /// The path of the page of failures; nil if there is none.
    package var page: String?
    package let host: GoldenHost

    package init(
        report: GoldenReport, page: String? = nil, host: GoldenHost
    ) {
        self.report = report
        self.page = page
        self.host = host
    }

    package func outcome(_ wanted: [ReportRequest]) -> InputOutcome {
        var outcome = InputOutcome()
        func write(_ text: String, to path: String) {
            if path == "-" { return outcome.printProduct(text) }
            outcome.steps.append(.file(path: path, Array(text.utf8), directory: .made))
        }
        for argument in wanted {
            switch argument {
            case .junit(let path): write(report.junit, to: path)
            case .json(let path): write(report.json.text + "\n", to: path)
            case .html(let path):
                var page = report.page
                let arguments = host.arguments
                page.causeCommand = { AcceptingCommand.text(forCause: $0, arguments: arguments) }
                write(page.html, to: path)
            case .markdown(let path): write(report.stepSummary(page: page), to: path)
            case .github:
                outcome.printProduct(report.placed(host.placing).workflowCommands)
                guard let path = host.stepSummary else { continue }
                let earlier = (try? host.files.system.read(path)) ?? []
                outcome.steps.append(
                    .file(path: path, earlier + Array(report.stepSummary(page: page).utf8), directory: .fault))
            }
        }
        return outcome
    }
}
