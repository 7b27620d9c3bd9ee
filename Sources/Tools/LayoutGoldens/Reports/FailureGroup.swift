// SPDX-License-Identifier: Apache-2.0
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
    }

    /// The groups in the order of their first cases.
    package static func groups(of members: [Member]) -> [FailureGroup] {
        var groups: [(cause: [String], members: [Member])] = []
        for member in members {
            let causes = MovementSummary(member.failure.moved).causes
            let cause = causes.isEmpty ? member.lines : causes + member.failure.remarks
            if let index = groups.firstIndex(where: { $0.cause == cause }) {
                groups[index].members.append(member)
            } else {
                groups.append((cause, [member]))
            }
        }
        return groups.map { FailureGroup($0.members) }
    }

    private init(_ members: [Member]) {
        names = members.map(\.failure.name)
        let first = members[0]
        lines = first.lines
        guard members.count > 1 else { return }
        if !members.allSatisfy({ $0.lines == first.lines }) {
            // One change moves other views in each of them, or moves them otherwise.
            let counts = members.map { MovementSummary($0.failure.moved).views.count }
            let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
            let count = least == most ? "\(most)" : "\(least) to \(most)"
            let causes = MovementSummary(first.failure.moved).causes
            if most > 0, let cause = causes.first {
                lines = ["\(count) \(most == 1 ? "view" : "views") moved: \(cause)"] + causes.dropFirst()
            } else {
                lines = causes
            }
            lines += first.failure.remarks
        }
        if !lines.isEmpty { lines[0] += ", in \(members.count) cases" }
    }
}
