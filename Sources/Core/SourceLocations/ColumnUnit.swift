// SPDX-License-Identifier: Apache-2.0
/// What columns count.
package enum ColumnUnit: String, Hashable, CaseIterable, Sendable {
    /// Unicode scalars.
    case characters
    /// Bytes of UTF-8.
    case bytes
    /// Code units: a character beyond U+FFFF has two.
    case utf16
}
