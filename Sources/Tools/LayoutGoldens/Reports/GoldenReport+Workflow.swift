// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension GoldenReport {
    /// Annotations of a GitHub Actions workflow, a line for each cause of failures and each note: a workflow shows few of them.
    package var workflowCommands: String {
        groups.map { group in
            let item = cases.first { $0.name == group.names[0] }
            let rest = group.names.count - 1
            let title = group.names[0] + (rest > 0 ? " and \(rest) more" : "")
            return WorkflowCommand(
                .error, (item?.place ?? []) + [(key: "title", value: title)],
                message: group.lines.joined(separator: "\n")
            ).text + "\n"
        }.joined() + noteCommands
    }

    /// What failed, by cause.
    private var groups: [FailureGroup] {
        FailureGroup.groups(
            of: cases.filter { $0.status == .failed || $0.status == .error }.map { item in
                FailureGroup.Member(item.failure ?? FailurePage.Case(name: item.name, remarks: []), lines: item.lines)
            })
    }

    /// A step summary in Markdown.
    ///
    /// - Parameter page: the path of the page of failures; nil if there is none.
    package func stepSummary(page: String?) -> String {
        let groups = groups
        var lines = ["## Layout tests: \(summary)", ""]
        if !groups.isEmpty { lines += ["| what changed | cases |", "|---|---|"] }
        for group in groups.prefix(Self.shownCases) {
            let changes = group.lines.filter { !SourceExcerpt.isLine($0) }.prefix(4).map(Self.cell)
            let names = group.names.prefix(Self.shownNames).map(Self.cell).joined(separator: ", ")
            let rest = group.names.count - Self.shownNames
            lines.append("| \(changes.joined(separator: "<br>")) | \(names)\(rest > 0 ? " and \(rest) more" : "") |")
        }
        if groups.count > Self.shownCases { lines.append("| … | and \(groups.count - Self.shownCases) more |") }
        if !notes.isEmpty {
            if !groups.isEmpty { lines.append("") }
            lines += ["| layout | note |", "|---|---|"]
            lines += notes.prefix(Self.shownCases).map {
                "| \(Self.cell($0.name)) | \($0.lines.map(Self.cell).joined(separator: "<br>")) |"
            }
            if notes.count > Self.shownCases { lines.append("| … | and \(notes.count - Self.shownCases) more |") }
        }
        if let page { lines += ["", "The pictures are in the artefact with `\(page)`."] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let shownNames = 6
    private static let shownCases = 100

    private static func cell(_ text: String) -> String {
        DisplayText.safe(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("|", with: "\\|")
            .replacing("\n", with: " ").replacing("`", with: "\\`").replacing("[", with: "\\[")
    }
}

extension GoldenReport.Case {
    /// File, line and column, from 1, of the first change that has them, or of the first diagnostic among the lines.
    var place: [(key: String, value: String)] {
        guard let path else { return [] }
        if let place = failure?.moved.lazy.compactMap(\.place).first {
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            return [
                (key: "file", value: place.file.map { folder + $0 } ?? path), (key: "line", value: String(place.line)),
                (key: "col", value: String(place.column)),
            ]
        }
        for line in lines {
            guard let match = line.firstMatch(of: #/:(\d+):(\d+): (?:error|warning): /#) else { continue }
            return [
                (key: "file", value: path), (key: "line", value: String(match.output.1)),
                (key: "col", value: String(match.output.2)),
            ]
        }
        return [(key: "file", value: path)]
    }
}
