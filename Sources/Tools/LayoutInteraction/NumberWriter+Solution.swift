// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

/// What a page shows of a solved layout; its script reads it in the same order.
extension NumberWriter {
    mutating func write(_ solution: InteractiveSolution) {
        write(solution.isSolved)
        write(solution.isSettled)
        for view in solution.views {
            for rect in [view.canvasFrame, view.frame] {
                write(rect.x)
                write(rect.y)
                write(rect.width)
                write(rect.height)
            }
            for inset in [view.margins.left, view.margins.top, view.margins.right, view.margins.bottom] { write(inset) }
            write(view.isConflicting)
            write(view.ambiguities.count)
            for ambiguity in view.ambiguities {
                write(ambiguity.name.order)
                write(ambiguity.lower)
                write(ambiguity.upper)
            }
        }
        for constraint in solution.constraints {
            write(constraint.status.rawValue)
            write(constraint.violation)
            write(constraint.conflicts.count)
            for conflict in constraint.conflicts { write(conflict) }
        }
        write(solution.conflicts.count)
        for conflict in solution.conflicts {
            write(conflict.broken)
            write(conflict.members.count)
            for member in conflict.members { write(member) }
        }
    }

    /// What a row is for, and the index of its constraint or view.
    private mutating func write(_ origin: RowOrigin) {
        let (kind, index) =
            switch origin {
            case .constraint(let index): (0, index)
            case .contentHugging(let view, _): (1, view)
            case .compressionResistance(let view, _): (2, view)
            case .encapsulated, .fittingSize: (3, 0)
            case .builtInGuide(_, let owner): (4, owner)
            case .autoresizing(let view, _): (5, view)
            case .prototyping(let view): (6, view)
            case .stackView(let view): (7, view)
            }
        write(kind)
        write(index)
    }
}
