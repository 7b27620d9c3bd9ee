// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

extension ContentWriter {
    /// Properties that differ from a new stack view of the platform.
    func json(_ stack: ViewContent.StackView) -> JSONOutput {
        let standard = ViewContent.StackView.standard(on: platform)
        return .object([
            "axis": stack.axis == standard.axis ? nil : .string(stack.axis.rawValue),
            "distribution": stack.distribution == standard.distribution
                ? nil : .string(stack.distribution.rawValue),
            "alignment": stack.alignment == standard.alignment ? nil : .string(stack.alignment.rawValue),
            "spacing": stack.spacing == standard.spacing ? nil : .exact(stack.spacing),
            "customSpacing": json(stack.customSpacing, JSONOutput.exact),
            "isBaselineRelativeArrangement": stack.isBaselineRelativeArrangement ? .boolean(true) : nil,
            "isLayoutMarginsRelativeArrangement": stack.isLayoutMarginsRelativeArrangement ? .boolean(true) : nil,
            "gravity": json(stack.gravity) { .string($0.rawValue) },
            "detachesHiddenViews": stack.detachesHiddenViews ? nil : .boolean(false),
            "edgeInsets": stack.edgeInsets == .zero ? nil : .insets(stack.edgeInsets),
            "visibilityPriority": json(stack.visibilityPriority) { .number(JSONOutput.text($0)) },
            "clippingResistance": ViewWriter.json(stack.clippingResistance, default: standard.clippingResistance),
        ])
    }

    private func json<Value>(
        _ settings: [ViewContent.StackView.Setting<Value>], _ value: (Value) -> JSONOutput
    ) -> JSONOutput? {
        JSONOutput.members(settings.map { .init($0.view, value($0.value)) }).unlessEmpty
    }
}
