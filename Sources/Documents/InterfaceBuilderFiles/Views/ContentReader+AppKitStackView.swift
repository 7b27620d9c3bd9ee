// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

extension ContentReader {
    /// An NSStackView, with its settings of single views by their object ids.
    ///
    /// The canvas leaves hidden arranged views out whether or not the file says that they are detached; so do recorded
    /// frames, and so does this.
    func appKitStackView(_ view: ViewElement) -> ViewContent.StackView {
        let element = view.element
        let axis: Axis = element["orientation"] == "vertical" ? .vertical : .horizontal
        var stack = ViewContent.StackView.standard(on: .macos)
        stack.axis = axis
        if let name = element["distribution"], let distribution = ViewContent.StackView.Distribution(rawValue: name) {
            stack.distribution = distribution
        } else if element.isSet("hasEquallySpacedViews") {
            stack.distribution = .equalSpacing
        }
        stack.alignment = Self.alignment(element["alignment"], axis: axis) ?? .center
        stack.spacing = element.number("spacing") ?? stack.spacing
        stack.edgeInsets = element.child("edgeInsets", key: "edgeInsets").map(EdgeInsets.init) ?? .zero
        stack.clippingResistance = element.priorities("ClippingResistancePriority", standard: .required)
        for (key, gravity) in Self.gravityAreas {
            stack.gravity += element.members(of: key).compactMap { view in view["id"].map { .init($0, gravity) } }
        }
        let views = ["subviews", "beginningViews", "middleViews", "endViews"].flatMap { element.members(of: $0) }
        for (view, value) in zip(views, element.members(of: "customSpacing")) {
            // The largest number stands for the stack view's own spacing.
            guard let id = view["id"], let spacing = value.number("value"), spacing.magnitude < 1e9 else { continue }
            stack.customSpacing.append(.init(id, spacing))
        }
        for (view, value) in zip(views, element.members(of: "visibilityPriorities")) {
            guard let id = view["id"], let priority = value.number("value"), (0..<1000).contains(priority) else {
                continue
            }
            stack.visibilityPriority.append(.init(id, LayoutPriority(Float(priority))))
        }
        return stack
    }

    private static let gravityAreas: [(key: String, gravity: ViewContent.StackView.Gravity)] = [
        ("middleViews", .center), ("endViews", .trailing),
    ]
}

extension ViewContent {
    /// With the names of views instead of their object ids.
    func namingArrangedSubviews(_ name: (String) -> String?) -> ViewContent {
        guard case .stackView(var stack) = self else { return self }
        func named<Value>(_ settings: [StackView.Setting<Value>]) -> [StackView.Setting<Value>] {
            settings.compactMap { setting in name(setting.view).map { StackView.Setting($0, setting.value) } }
        }
        stack.customSpacing = named(stack.customSpacing)
        stack.gravity = named(stack.gravity)
        stack.visibilityPriority = named(stack.visibilityPriority)
        return .stackView(stack)
    }
}
