// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension GoldenReport {
    /// Annotations of a GitHub Actions workflow, a line for each failed case and each note.
    package var workflowCommands: String {
        cases.filter { $0.status == .failed || $0.status == .error }.map { item in
            let file = item.path.map { [(key: "file", value: $0)] } ?? []
            let command = WorkflowCommand(
                .error, file + (file.isEmpty ? [] : item.place) + [(key: "title", value: item.name)],
                message: item.lines.joined(separator: "\n"))
            return command.text + "\n"
        }.joined() + noteCommands
    }

    /// A step summary in Markdown.
    ///
    /// - Parameter page: the path of the page of failures; nil if there is none.
    package func stepSummary(page: String?) -> String {
        let failed = cases.filter { $0.status == .failed || $0.status == .error }
        var lines = ["## Layout tests: \(summary)", ""]
        if !failed.isEmpty { lines += ["| case | what changed |", "|---|---|"] }
        for item in failed.prefix(Self.shownCases) {
            let changes = item.lines.filter { !SourceExcerpt.isLine($0) }
            lines.append(
                "| \(Self.cell(item.name)) | \(changes.prefix(4).map(Self.cell).joined(separator: "<br>")) |")
        }
        if failed.count > Self.shownCases { lines.append("| … | and \(failed.count - Self.shownCases) more |") }
        if !notes.isEmpty {
            if !failed.isEmpty { lines.append("") }
            lines += ["| layout | note |", "|---|---|"]
            lines += notes.prefix(Self.shownCases).map {
                "| \(Self.cell($0.name)) | \($0.lines.map(Self.cell).joined(separator: "<br>")) |"
            }
            if notes.count > Self.shownCases { lines.append("| … | and \(notes.count - Self.shownCases) more |") }
        }
        if let page { lines += ["", "The pictures are in the artefact with `\(page)`."] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let shownCases = 100

    private static func cell(_ text: String) -> String {
        DisplayText.safe(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("|", with: "\\|")
            .replacing("\n", with: " ").replacing("`", with: "\\`").replacing("[", with: "\\[")
    }
}

extension GoldenReport.Case {
    /// Line and column of the first diagnostic among its lines, from 1; empty if there is none.
    fileprivate var place: [(key: String, value: String)] {
        for line in lines {
            guard let match = line.firstMatch(of: #/:(\d+):(\d+): (?:error|warning): /#) else { continue }
            return [(key: "line", value: String(match.output.1)), (key: "col", value: String(match.output.2))]
        }
        return []
    }
}
