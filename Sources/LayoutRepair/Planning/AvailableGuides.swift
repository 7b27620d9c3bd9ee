// SPDX-License-Identifier: Apache-2.0
/// The guides of superviews that a new constraint of a file may refer to.
package struct AvailableGuides: Hashable, Sendable {
    package var hasMargins: Bool
    /// Indices of views whose safe area has a name in the file; nil = of every view.
    package var safeAreas: Set<Int>?
    /// Indices of views of whose safe area only top and bottom have names: the layout guides of iOS 7.
    package var verticalSafeAreas: Set<Int>

    package init(hasMargins: Bool, safeAreas: Set<Int>?, verticalSafeAreas: Set<Int> = []) {
        self.hasMargins = hasMargins
        self.safeAreas = safeAreas
        self.verticalSafeAreas = verticalSafeAreas
    }
}
