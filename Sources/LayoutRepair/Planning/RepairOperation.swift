// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// An operation of Interface Builder's menus, with the name of its menu item there.
package enum RepairOperation: Hashable, Sendable {
    /// Update Frames: each design-time frame becomes what the constraints give.
    case updateFrames
    /// Update Constraint Constants: each constraint that the design-time frames violate gets the constant that they have.
    case updateConstants
    /// Add Missing Constraints: the fewest that determine every view where it is.
    case addMissing
    /// Reset to Suggested Constraints: Clear Constraints, then Add Missing Constraints.
    case reset
    /// Clear Constraints: removes every constraint of the views.
    case clear
    /// Add New Constraints: fixes edges to the nearest neighbours, or sizes; distances in points, nil = as they are.
    case pin([PinnedAttribute], distance: Double?)
    /// Add New Alignment Constraints: to the first of the views, or to the superview where there is only one.
    case align(LayoutAttribute)
}

/// What `pin` fixes of a view.
package enum PinnedAttribute: String, Hashable, CaseIterable, Sendable {
    case top, leading, bottom, trailing, width, height

    package var axis: Axis {
        switch self {
        case .leading, .trailing, .width: .horizontal
        case .top, .bottom, .height: .vertical
        }
    }

    /// The four edges, in the order of the menu.
    package static let edges: [PinnedAttribute] = [.top, .leading, .bottom, .trailing]
}
