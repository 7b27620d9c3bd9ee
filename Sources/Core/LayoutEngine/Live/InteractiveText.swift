// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// A view's text, measured beforehand at every width.
package struct InteractiveText: Hashable, Sendable {
    package var view: Int
    /// Without a limit of width.
    package var natural: TextMeasurement
    /// Before the layout is known.
    package var first: TextMeasurement
    /// Empty for a text that is not measured again at the width that the layout gives it.
    package var steps: TextSteps
    package var isRemeasured: Bool
    /// The space around the text inside the alignment rectangle.
    package var insets: EdgeInsets

    package init(
        view: Int, natural: TextMeasurement, first: TextMeasurement, steps: TextSteps, isRemeasured: Bool,
        insets: EdgeInsets
    ) {
        self.view = view
        self.natural = natural
        self.first = first
        self.steps = steps
        self.isRemeasured = isRemeasured
        self.insets = insets
    }
}
