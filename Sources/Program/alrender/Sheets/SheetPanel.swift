// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutModel
import LayoutScene

/// What one layout gives to one sheet.
struct SheetPanel: Sendable {
    /// Which of the run's outputs, by place.
    var output: Int
    /// The sheet's own: panels with the same path share a sheet.
    var path: String
    /// As the user gave it.
    var input: String
    /// What distinguishes the layout from the others, outermost first: input, variant or scene, then the canvas's options.
    var sortKey: [Int]
    /// Nil if the layout could not be solved.
    var picture: Picture?

    struct Picture: Sendable {
        var scene: Scene
        var document: Document
        var appearance: Canvas.Appearance
    }
}
