// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

extension SolvedConstraint {
    /// The equation, its priority where it is optional, and what is wrong with it:
    /// `box.width == 300 @750, not satisfied: 250, off by 50`.
    func title(priority: LayoutPriority) -> String {
        var title = equation
        if priority < .required { title += " @" + NumberText.priority(priority.rawValue) }
        switch status {
        case .satisfied: break
        case .unsatisfied: title += ", not satisfied: " + numbers
        case .broken: title += ", broken: " + numbers
        case .inactive: title += ", inactive"
        }
        if status != .broken, !conflicts.isEmpty { title += ", in conflict" }
        return title
    }

    /// The constant that the solved layout has, and how far it is from the one that was requested.
    private var numbers: String {
        NumberText.string(actualConstant) + ", off by " + NumberText.string(violation)
    }
}
