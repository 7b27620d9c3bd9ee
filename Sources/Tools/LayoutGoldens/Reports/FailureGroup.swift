// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Failed cases with one cause, such as the variants of a layout in which one constant changed.
package struct FailureGroup: Hashable, Sendable {
    /// The names of the cases, in the order of the run.
    package private(set) var names: [String]
    /// Why they failed.
    package private(set) var lines: [String]

    /// A failed case as it is reported.
    package struct Member: Hashable, Sendable {
        package var failure: FailurePage.Case
        package var lines: [String]

        package init(_ failure: FailurePage.Case, lines: [String]) {
            self.failure = failure
            self.lines = lines
        }

        /// For a report with every value that differs.
        package var textWithValues: String {
            let values = failure.moved.filter { $0.cause == nil && $0.kind != .diagnostic }.map(\.text)
            return FailureGroup.text(names: [failure.name], lines: lines + values)
        }
    }

    /// The groups in the order of their first cases.
    package static func groups(of members: [Member]) -> [FailureGroup] {
        var groups: [[Member]] = []
        var indices: [[String]: Int] = [:]
        for member in members {
            let summary = ChangeSummary(member.failure.moved)
            let cause =
                summary.causes.isEmpty ? member.lines : summary.causes + summary.diagnostics + member.failure.remarks
            if let index = indices[cause] {
                groups[index].append(member)
            } else {
                indices[cause] = groups.count
                groups.append([member])
            }
        }
        return groups.map { FailureGroup($0) }
    }

    private init(_ members: [Member]) {
        names = members.map(\.failure.name)
        let first = members[0]
        lines = first.lines
        guard members.count > 1 else { return }
        let place = ", in \(members.count) cases"
        let summaries = members.map { ChangeSummary($0.failure.moved) }
        if !summaries[0].causes.isEmpty {
            // One change moves other views in each of them, or moves them otherwise.
            let all = ChangeSummary.lines(of: summaries, in: place)
            lines = all + first.failure.remarks
        } else if !lines.isEmpty {
            lines[0] += place
        }
    }

    private static let shownNames = 3

    /// For a report: the names, and why they failed.
    package var text: String {
        let shown = names.count <= Self.shownNames + 1 ? names : Array(names.prefix(Self.shownNames))
        let rest = names.count - shown.count
        return Self.text(names: shown + (rest > 0 ? ["… and \(rest) more"] : []), lines: lines)
    }

    private static func text(names: [String], lines: [String]) -> String {
        names.map { "✗ \(DisplayText.safe($0))\n" }.joined()
            + lines.map { "    \(DisplayText.safe($0))\n" }.joined()
    }
}
