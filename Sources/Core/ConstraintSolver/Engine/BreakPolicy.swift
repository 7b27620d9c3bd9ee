// SPDX-License-Identifier: Apache-2.0
/// Which row of a conflict gives way.
package enum BreakPolicy: Hashable, Sendable {
    /// The row of the least `breakRank`; among equals the one added last.
    case byRank
    /// The row added last.
    case latest
    /// None: the outcome is `.conflicting`, and the values are those that `byRank` would give.
    case never
}
