// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Constraints that cannot all hold, as UIKit's console prints them.
public struct LayoutConflict: Hashable, Sendable {
    /// Descriptions of the set.
    public let constraints: [String]
    /// The description of the one that was broken.
    public let broken: String
    /// The text for standard error.
    public let message: String
}

/// Reports constraints that cannot be satisfied, with UIKit's text on standard error and to observers.
@preconcurrency @MainActor
public enum LayoutConflictLog {
    /// Called for every conflict when it is found.
    public static var observer: ((LayoutConflict) -> Void)?
    /// Whether conflicts are written to standard error.
    public static var writesToStandardError = true
    /// Whether a constraint between views that have no superview in common is left out, where it would end the process: code without the rest
    /// of its app may not have added a view.
    package static var leavesOutIllegalConstraints = false

    static func report(_ conflicts: [LiveConflict], of layout: LayoutReport?) {
        guard let layout else { return }
        for conflict in conflicts { report(layout.conflict(conflict)) }
    }

    private static func report(_ conflict: LayoutConflict) {
        observer?(conflict)
        if writesToStandardError { Console.write(conflict.message) }
    }
}
