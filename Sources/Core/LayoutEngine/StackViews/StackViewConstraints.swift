// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Makes the constraints of one UIStackView (identifiers `UISV-…`).
struct StackViewConstraints: StackViewConstraining {
    let stackIndex: Int
    let stack: ViewContent.StackView
    let arranged: [Int]
    let context: LayoutContext
    let contents: ContentMeasurements
    let customSpacing: ViewContent.StackView.SettingTable<Double>

    init(stackIndex: Int, stack: ViewContent.StackView, context: LayoutContext, contents: ContentMeasurements) {
        self.stackIndex = stackIndex
        self.stack = stack
        self.context = context
        self.contents = contents
        customSpacing = ViewContent.StackView.SettingTable(stack.customSpacing)
        arranged = context.arrangedSubviews(of: stackIndex)
    }

    func constraints() -> [InstalledConstraint] {
        guard !arranged.isEmpty else {
            return [LayoutAttribute.width, .height].map {
                size(.view(stackIndex), $0, 0, priority: 25, "UISV-ambiguity-suppression")
            }
        }
        return distribution() + alignmentConstraints() + textWidthDisambiguation()
    }

    /// What the arranged subviews fill: the stack view, or the space within its margins.
    var canvas: InstalledItem {
        stack.isLayoutMarginsRelativeArrangement
            ? .item(.builtInGuide(.layoutMarginsGuide, of: stackIndex)) : .view(stackIndex)
    }
}
