// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension ViewContent {
    /// UIStackView on iOS, NSStackView on macOS. What only one of them has is at its default on the other.
    package struct StackView: Hashable, Sendable {
        package enum Distribution: String, Hashable, CaseIterable, Sendable {
            case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
            /// NSStackView only: views gather at its start, in its middle and at its end.
            case gravityAreas
        }

        package enum Alignment: String, Hashable, CaseIterable, Sendable {
            case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
        }

        /// A gravity area of NSStackView; leading and top are one, as trailing and bottom are.
        package enum Gravity: String, Hashable, CaseIterable, Sendable {
            case leading, top, center, trailing, bottom
        }

        /// Settings of single arranged subviews, by id.
        package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
            package var view: String
            package var value: Value

            package init(_ view: String, _ value: Value) {
                self.view = view
                self.value = value
            }

            /// Compares bytes: no table of Unicode is needed for names that are copies of each other.
            package func isOf(_ view: View) -> Bool { self.view.utf8.elementsEqual(view.id.utf8) }
        }

        package var axis: Axis
        package var distribution: Distribution
        package var alignment: Alignment
        /// Points between neighbours.
        package var spacing: Double
        /// Points after an arranged subview.
        package var customSpacing: [Setting<Double>]
        package var isBaselineRelativeArrangement: Bool
        package var isLayoutMarginsRelativeArrangement: Bool
        /// The areas of the arranged subviews that are not in the first.
        package var gravity: [Setting<Gravity>]
        /// Whether a hidden arranged subview gives its space to the others; always true on iOS.
        package var detachesHiddenViews: Bool
        /// Points between the edges and the arranged subviews.
        package var edgeInsets: EdgeInsets
        /// Between 0 (never shown) and 1000 (always); that of a subview not named is 1000.
        package var visibilityPriority: [Setting<LayoutPriority>]
        /// The priority with which the stack view stays large enough for its arranged subviews.
        package var clippingResistance: AxisPriorities

        package init(
            axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
            spacing: Double = 0, customSpacing: [Setting<Double>] = [], isBaselineRelativeArrangement: Bool = false,
            isLayoutMarginsRelativeArrangement: Bool = false, gravity: [Setting<Gravity>] = [],
            detachesHiddenViews: Bool = true, edgeInsets: EdgeInsets = .zero,
            visibilityPriority: [Setting<LayoutPriority>] = [],
            clippingResistance: AxisPriorities = AxisPriorities(horizontal: .required, vertical: .required)
        ) {
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
            self.spacing = spacing
            self.customSpacing = customSpacing
            self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
            self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
            self.gravity = gravity
            self.detachesHiddenViews = detachesHiddenViews
            self.edgeInsets = edgeInsets
            self.visibilityPriority = visibilityPriority
            self.clippingResistance = clippingResistance
        }

        /// The settings of a new stack view, for what a document leaves out.
        package static func standard(on platform: Platform) -> StackView {
            switch platform {
            case .ios: StackView()
            case .macos: StackView(distribution: .gravityAreas, alignment: .center, spacing: 8)
            }
        }
    }
}

extension ViewContent.StackView {
    package enum GravityArea: Hashable, CaseIterable, Sendable { case leading, center, trailing }

    /// The gravity area of each view, in the order given.
    package func gravityAreas(of subviews: [Int], _ views: [View]) -> [GravityArea] {
        guard !gravity.isEmpty else { return subviews.map { _ in .leading } }
        let table = SettingTable(gravity)
        return subviews.map { view in
            switch table[views[view]] {
            case .leading, .top, nil: .leading
            case .center: .center
            case .trailing, .bottom: .trailing
            }
        }
    }

    /// Whether an arranged subview takes no part in the layout.
    ///
    /// - Parameter priorities: of `visibilityPriority`.
    package func detaches(_ view: View, _ priorities: SettingTable<LayoutPriority>) -> Bool {
        if view.isHidden, detachesHiddenViews { return true }
        return priorities[view]?.rawValue == 0
    }

    /// The arranged subviews among a document's views from start to end, detached ones included.
    package func ordered(_ subviews: [Int], of views: [View]) -> [Int] {
        guard !gravity.isEmpty else { return subviews }
        let areas = gravityAreas(of: subviews, views)
        return GravityArea.allCases.flatMap { area in subviews.indices.filter { areas[$0] == area }.map { subviews[$0] }
        }
    }

    /// Without the settings of subviews that are gone.
    mutating func forget(_ ids: [String]) {
        customSpacing.removeAll { ids.contains($0.view) }
        gravity.removeAll { ids.contains($0.view) }
        visibilityPriority.removeAll { ids.contains($0.view) }
    }
}

extension Document {
    /// The subviews of a stack view that take part in its layout, from its start to its end; none of another view.
    package func arrangedSubviews(of index: Int) -> [Int] {
        guard case .stackView(let stack) = views[index].content else { return [] }
        let priorities = ViewContent.StackView.SettingTable(stack.visibilityPriority)
        return stack.ordered(views[index].subviews, of: views).filter { !stack.detaches(views[$0], priorities) }
    }
}
