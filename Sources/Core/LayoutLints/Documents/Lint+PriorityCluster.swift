// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Few levels of priority (S58).
    package static let priorityCluster = Lint(
        .priorityCluster,
        "Keep priorities within 2 of 250, 500, 750 and 1000: more levels are a sign that the layout wants rethinking.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let priorityCluster = DiagnosticCode("priority-cluster")
}

extension LayoutPriority {
    /// Low, medium, high and required.
    private static let clusters: [Float] = [250, 500, 750, 1000]

    /// Whether it lies at one of the guide's levels, or is another of Apple's constants.
    fileprivate var isInCluster: Bool {
        Self.clusters.contains { abs(rawValue - $0) <= 2 } || [0, 50, 490, 510].contains(rawValue)
    }
}

extension Document {
    var priorityClusterFindings: [Lint.Finding] {
        let ofConstraints = authoredConstraints.compactMap { constraint -> Lint.Finding? in
            guard constraint.isActive, !constraint.priority.isInCluster else { return nil }
            return Lint.Finding(
                "priority \(Self.text(constraint.priority)) is far from 250, 500, 750 and 1000", at: constraint.source,
                constraints: [constraint.equation(in: self)])
        }
        let ofViews = contentPriorities.filter { $0.isOwn && !$0.priority.isInCluster }.map { content in
            Lint.Finding(
                "\(content.name) \(Self.text(content.priority)) of '\(views[content.view].id)' is far from 250, 500, 750 and 1000",
                at: views[content.view].place, views: [views[content.view].id])
        }
        return ofConstraints + ofViews
    }

    static func text(_ priority: LayoutPriority) -> String { DecimalText.shortest(Double(priority.rawValue)) }
}
