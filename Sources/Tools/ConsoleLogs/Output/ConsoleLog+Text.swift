// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension ConsoleLog {
    /// Every report and message in plain words, with a heading for reports where there are several. A conflict that the log repeats is
    /// explained once.
    package var text: String {
        unescapedText.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.safe(String($0)) }
            .joined(separator: "\n")
    }

    private var unescapedText: String {
        var texts: [String] = []
        var places: [String: Int] = [:]
        var repeats: [Int: [Int]] = [:]
        for (index, report) in reports.enumerated() {
            let explanation = report.explanation
            if let place = places[explanation] {
                repeats[place, default: []].append(index + 1)
                continue
            }
            places[explanation] = texts.count
            let heading = reports.count > 1 ? "Report \(index + 1) of \(reports.count)\n\n" : ""
            texts.append(heading + explanation)
        }
        for (place, numbers) in repeats {
            let many =
                numbers.count > 5
                ? "\(numbers.count) further reports" : "report \(ConstraintWords.list(numbers.map(String.init)))"
            texts[place] += "The same conflict again: \(many).\n"
        }
        return (texts + messages.map(\.explanation)).joined(separator: "\n")
    }
}
