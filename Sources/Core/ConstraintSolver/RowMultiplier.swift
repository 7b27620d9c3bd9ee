// SPDX-License-Identifier: Apache-2.0
/// How often a row's left-hand side counts in a sum of rows.
package struct RowMultiplier: Hashable, Sendable {
    package var row: RowID
    package var multiplier: Double
}
