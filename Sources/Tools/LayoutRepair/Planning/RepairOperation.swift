// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import SourceLocations

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
    /// Removes the constraint at a place of the source.
    case remove(SourceRange)
    /// Add New Constraints: fixes edges to the nearest neighbours, or sizes; distances in points, nil = as they are.
    case pin([PinnedAttribute], distance: Double?)
    /// Add New Alignment Constraints: to the first of the views, or to the superview where there is only one.
    case align(LayoutAttribute)

    /// Whether what it changes depends on where views are.
    package var needsLayout: Bool {
        switch self {
        case .clear, .remove: false
        case .updateFrames, .updateConstants, .addMissing, .reset, .pin, .align: true
        }
    }
}
