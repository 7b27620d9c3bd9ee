// SPDX-License-Identifier: Apache-2.0
/// A report with what follows from it.
package struct ExplainedReport: Sendable {
    package var report: ConflictReport
    /// Members that cannot all hold, of which any smaller choice can; nil if the log does not say enough.
    package var smallest: [Int]?
    let system: ConflictSystem
    /// By member: what it is if the system made it.
    let kinds: [SystemConstraint?]
    let proof: ConflictProof?
    private(set) var sum: ConflictSum?

    /// - Parameter isSmallest: whether any smaller choice of the report's members is known to hold. A long list is then not
    ///   examined again, which would take a minute for 20,000 members.
    package init(_ report: ConflictReport, isSmallest: Bool = false) {
        self.report = report
        system = ConflictSystem(report)
        kinds = SystemConstraint.kinds(of: report, in: system.superviews)
        let isKnown = isSmallest && system.rows.count > SmallestSet.mostReduced && !system.rows.contains { $0 == nil }
        smallest = isKnown ? Array(system.rows.indices) : SmallestSet(of: system)?.members
        proof = smallest.flatMap { [system] in ConflictProof($0, of: system) }
        sum = proof.flatMap { ConflictSum($0, of: self) }
    }

    /// The first sentence of the explanation: what conflicts.
    package var headline: String { String(explanation.prefix { $0 != "\n" }) }

    /// In plain words, with line breaks.
    package var explanation: String { ReportExplanation(self).text }
}
