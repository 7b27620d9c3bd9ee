// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// One "Unable to simultaneously satisfy constraints" of a log.
package struct ConflictReport: Hashable, Sendable {
    /// In the order of the list.
    package var members: [LoggedConstraint]
    /// The member that the system breaks; nil if the log does not say it, or breaks one that is not in the list.
    package var broken: Int?
    /// What the system breaks, where that is not in the list.
    package var unlistedBroken: LoggedConstraint?
    /// Whether the list ends early, is shortened, or its beginning is missing.
    package var isCut: Bool
    /// Whether it has more members than are read.
    package var isTooLong: Bool
    /// The process of the system that printed the report; nil if that is another one, or not known.
    package var systemProcess: String?
    /// AppKit's coordinates of autoresizing masks run upwards.
    package var isAppKit: Bool
    /// In the paste.
    package var source: SourceRange

    package init(
        members: [LoggedConstraint], broken: Int?, isCut: Bool, isTooLong: Bool = false, isAppKit: Bool,
        source: SourceRange
    ) {
        self.members = members
        self.broken = broken
        self.isCut = isCut
        self.isTooLong = isTooLong
        self.isAppKit = isAppKit
        self.source = source
    }
}
