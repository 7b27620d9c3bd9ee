// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import LayoutScene

/// What one layout gives to one sheet.
package struct SheetPanel: Sendable {
    /// Which of the run's outputs, by place.
    package var output: Int
    /// The sheet's own: panels with the same path share a sheet.
    package var path: String
    /// As the user gave it.
    package var input: String
    /// What distinguishes the layout from the others, outermost first: input, variant or scene, then the canvas's options.
    package var sortKey: [Int]
    /// Nil if the layout could not be solved.
    package var picture: Picture?

    package init(
        output: Int, path: String, input: String, sortKey: [Int], picture: Picture? = nil
    ) {
        self.output = output
        self.path = path
        self.input = input
        self.sortKey = sortKey
        self.picture = picture
    }

    package struct Picture: Sendable {
        package var scene: Scene
        package var document: Document
        package var appearance: Canvas.Appearance
    }
}
