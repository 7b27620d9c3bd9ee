// SPDX-License-Identifier: Apache-2.0
package import LayoutScene

/// Views and constraints that the pictures of a run concentrate on.
package struct ViewSelection: Sendable {
    package var exercise: String?
    package var focus: [String] = []
    /// The names of the only constraints to draw.
    package var constraints: [String] = []
    package var numbersConstraints = false
    package var crop: SceneCrop?

    package init() {}

    /// The ids that have to be in the document.
    package var ids: [String] { [exercise, crop?.view].compactMap(\.self) + focus }

    package func applied(to options: SceneOptions) -> SceneOptions {
        var options = options
        options.exercise = exercise
        options.focus = focus
        options.constraints = constraints
        options.numbersConstraints = numbersConstraints
        options.crop = crop
        return options
    }
}
