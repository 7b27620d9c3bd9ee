// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// Why a number of a view's frame is what it is, for a picture: its constraints in the order of the sum.
package struct ValueExplanation: Hashable, Sendable {
    /// A constraint with its contribution.
    package struct Step: Hashable, Sendable {
        package var constraint: InstalledConstraint
        /// As in the sum: `− 20`.
        package var amount: String

        package init(_ constraint: InstalledConstraint, amount: String) {
            self.constraint = constraint
            self.amount = amount
        }
    }

    package var view: Int
    package var attribute: AmbiguousAttribute.Name
    /// Points.
    package var value: Double
    package var steps: [Step]

    package init(view: Int, attribute: AmbiguousAttribute.Name, value: Double, steps: [Step]) {
        self.view = view
        self.attribute = attribute
        self.value = value
        self.steps = steps
    }

    /// The place of the step that an item of the picture marks; after all steps for the value itself, nil for what is not of the sum.
    private func step(of item: SceneItem) -> Int? {
        guard item.layer == .constraints else { return nil }
        let place = steps.firstIndex { step in
            if case .constraint(let index) = step.constraint.origin { return item.subject == .constraint(index) }
            return item.subject == .view(step.constraint.views.first ?? 0)
        }
        return place ?? (item.subject == .view(view) ? steps.count : nil)
    }

    /// A picture of the whole sum with the steps after some of them pale.
    package func telling(_ count: Int, in scene: Scene) -> Scene {
        var scene = scene
        for index in scene.items.indices {
            guard let step = step(of: scene.items[index]), step >= count else { continue }
            scene.items[index].opacity *= Self.paleness
        }
        return scene
    }

    private static let paleness = 0.2

    /// The number that marks one of so many steps in the picture: ① … ⑨; (1), (2) and so on, all of them, if there are more: the
    /// system font has no more in circles.
    package static func numeral(_ step: Int, of count: Int) -> String {
        guard count <= 9, (1...9).contains(step), let scalar = Unicode.Scalar(0x2460 + UInt32(step) - 1) else {
            return "(\(step))"
        }
        return String(Character(scalar))
    }
}
