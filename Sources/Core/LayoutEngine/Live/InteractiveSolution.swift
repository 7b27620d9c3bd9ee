// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry

/// What of a solved layout can be said in numbers: frames, what is open, which constraints hold, and conflicts.
package struct InteractiveSolution {
    package struct View {
        /// On the canvas, unrounded.
        package var canvasFrame: Rect
        /// In the superview's coordinates, unrounded.
        package var frame: Rect
        package var isConflicting: Bool
        package var ambiguities: [Ambiguity]
        /// Margins that constraints use, with the safe area in them; zero for other views.
        package var margins: EdgeInsets
    }

    /// One of the four numbers of a frame in its superview that the constraints leave open.
    package struct Ambiguity {
        package var name: AmbiguousAttribute.Name
        /// Infinite where there is no bound.
        package var lower: Double
        package var upper: Double
    }

    package enum Status: Int {
        case satisfied, unsatisfied, broken, inactive
    }

    package struct Constraint {
        package var status: Status
        /// Points by which it is missed.
        package var violation: Double
        /// Indices in `conflicts`.
        package var conflicts: [Int]
    }

    package struct Conflict {
        package var members: [RowOrigin]
        package var broken: RowOrigin
    }

    package private(set) var views: [View] = []
    package private(set) var constraints: [Constraint] = []
    package private(set) var conflicts: [Conflict] = []
    /// Whether an answer was found within the solver's limits.
    package let isSolved: Bool
    /// Whether the size of a text depends on its own width in a circle.
    package let isSettled: Bool

    /// - Parameter unwrapped: the layout in which no text is wrapped, where it is another one that leaves something open.
    init(_ settled: SettledSystem, unwrapped: SettledSystem?) {
        let (system, solution, frames) = (settled.system, settled.solution, settled.geometry)
        isSolved = solution.outcome == .solved
        isSettled = settled.unsettledTexts.isEmpty
        let count = system.items.viewCount
        views.reserveCapacity(count)
        for view in 0..<count {
            views.append(
                View(
                    canvasFrame: frames.canvasFrame(of: view), frame: frames.frames[view], isConflicting: false,
                    ambiguities: [], margins: settled.inputs.insets.margins(of: view)))
        }
        for found in solution.conflicts {
            conflicts.append(
                Conflict(members: found.rows.map { system.origin(of: $0) }, broken: system.origin(of: found.broken)))
            for row in found.rows {
                for view in settled.constraint(behind: row).views where view > 0 { views[view].isConflicting = true }
            }
        }
        addAmbiguities(OpenValue.all(settled, unwrapped: unwrapped), system.items)
        addConstraints(system, solution)
    }

    private mutating func addAmbiguities(_ open: [OpenValue], _ items: ItemTable) {
        for value in open {
            guard let view = items.viewIndex(value.item) else { break }
            views[view].ambiguities.append(Ambiguity(name: value.name, lower: value.lower, upper: value.upper))
        }
        for view in views.indices where views[view].ambiguities.count > 1 {
            views[view].ambiguities.sort { $0.name.order < $1.name.order }
        }
    }

    private mutating func addConstraints(_ system: ConstraintSystem, _ solution: Solution) {
        constraints.reserveCapacity(system.constraintRows.count)
        for row in system.constraintRows {
            guard let row else {
                constraints.append(Constraint(status: .inactive, violation: 0, conflicts: []))
                continue
            }
            let status: Status =
                switch solution.statuses[row.index] {
                case .satisfied: .satisfied
                case .unsatisfied: .unsatisfied
                case .broken: .broken
                }
            constraints.append(Constraint(status: status, violation: solution.violations[row.index], conflicts: []))
        }
        for (number, conflict) in conflicts.enumerated() {
            for case .constraint(let index) in conflict.members { constraints[index].conflicts.append(number) }
        }
    }
}
