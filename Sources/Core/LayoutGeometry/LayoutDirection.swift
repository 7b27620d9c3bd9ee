// SPDX-License-Identifier: Apache-2.0
/// The layout direction.
package enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
