// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutDiagnostics

extension LayoutFindings {
    /// Systems up to this many rows are solved again.
    private static let mostRows = 3000
    private static let mostTried = 3

    /// Where one constraint takes part in several conflicts, in each of which another one is broken: that it alone would be enough.
    /// Constraints are broken in the order in which conflicts are found, which is not always the fewest.
    func adviceOnSharedMember() -> Diagnostic.Fix? {
        let linear = builder.pass.system.linear
        guard builder.conflicts.count > 1, linear.rows.count <= Self.mostRows else { return nil }
        var counts: [Int: Int] = [:]
        for conflict in builder.conflicts {
            for case .constraint(let index) in conflict.members { counts[index, default: 0] += 1 }
        }
        let shared = counts.filter { $0.value == builder.conflicts.count }.keys.sorted()
        let broken = builder.conflicts.map(\.broken)
        for index in shared.prefix(Self.mostTried) where !broken.allSatisfy({ $0 == .constraint(index) }) {
            let rest = linear.without { builder.pass.system.origin(of: $0) == .constraint(index) }
            guard rest.solve(breakPolicy: .never).outcome == .solved else { continue }
            let equation = document.constraints[index].equation(in: document)
            return Diagnostic.Fix(
                "one constraint would be enough: without \(equation), none of the \(builder.conflicts.count) conflicts is left"
            )
        }
        return nil
    }
}
