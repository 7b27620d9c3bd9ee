// SPDX-License-Identifier: Apache-2.0
/// How often a layout is solved because of what is known only once it is solved: limits, so that solving ends for a layout
/// that contradicts itself.
package enum PassLimit {
    /// The number of passes in which text is measured, the one without a limit of width included.
    package static let text = 3
    /// The number of passes with other insets, or with baselines of other views. Where margins follow the safe area, and the
    /// edge on which that depends follows the margins, each pass moves them a little: as far as the safe area reaches.
    package static let insets = 40
}
