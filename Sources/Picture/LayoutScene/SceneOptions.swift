// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// What a picture shows and how: all settings that do not affect the layout.
package struct SceneOptions: Hashable, Sendable {
    /// Whether lines below the picture explain its marks.
    package enum Legend: String, Hashable, CaseIterable, Sendable {
        /// If the picture shows a state other than plain.
        case automatic
        case shown
        case hidden
    }

    /// The text around the picture.
    package enum Caption: Hashable, Sendable {
        /// The document's name, else the file's; device, size, scale and direction above, a summary below.
        case shown(fileName: String?)
        /// The author's text alone above, and a summary below.
        case text(String)
        /// A title instead of the document's name.
        case titled(String)
        /// The canvas alone, with no more room around it than its marks need.
        case hidden
    }

    /// The frames with which those of the views are compared.
    package enum Reference: String, Hashable, CaseIterable, Sendable {
        /// The frames that the document itself records.
        case designTime
        /// The frames of an earlier state of the layout.
        case earlier
    }

    package var layers: Set<SceneLayer>
    package var theme: SceneTheme.Name
    /// Nil = the canvas's own.
    package var appearance: Canvas.Appearance?
    /// The ids of the views that the picture is about: only what places and sizes them is drawn; none = all.
    package var focus: [String]
    /// The only axis whose constraints are drawn; nil = both.
    package var axis: Axis?
    /// The names of the only constraints that are drawn: identifiers, or `constraint-7` by position; empty = all.
    package var constraints: [String] = []
    /// Whether constraints have numbers, which a list below the picture explains.
    package var numbersConstraints = false
    /// The part of the picture that is shown; nil = all of it.
    package var crop: SceneCrop?
    /// The factor by which the layout, but not its marks, is enlarged; nil = the smallest factor up to 3 at which
    /// nothing is left out.
    package var zoom: Double?
    /// The id of an ambiguous view to draw at the other end of its ranges; nil = none.
    package var exercise: String?
    /// How far that view is on its way to the other end, from 0 to 1.
    package var exercisePart = 1.0
    package var caption: Caption
    /// Whether the last line counts views, constraints and problems.
    package var showsSummary: Bool
    package var legend: Legend
    /// Pixels per point of the bitmap; nil = the canvas's own.
    package var scale: Double?
    package var reference: Reference
    /// The constants that constraints had in an earlier state of the layout, by index, if they have changed.
    package var formerConstants: [Int: Double] = [:]
    /// The value whose constraints alone are drawn, numbered; nil = all constraints.
    package var explanation: ValueExplanation?
    /// Whether views are planes over each other, seen from the side.
    package var isExploded = false
    /// Lines below the picture, after its own notes.
    package var remarks: [String]
    /// The document's images; a missing one gets a placeholder.
    package var images: ImageFiles
    /// The pictures of other documents around the root view.
    package var neighbors: [SceneNeighbor] = []
    /// Whether the picture is a part of another one, which has the device's own parts.
    package var isNeighbor = false

    package init(
        layers: Set<SceneLayer> = SceneOptions.defaultLayers, theme: SceneTheme.Name = .classic,
        appearance: Canvas.Appearance? = nil, focus: [String] = [], axis: Axis? = nil, zoom: Double? = nil,
        exercise: String? = nil, caption: Caption = .shown(fileName: nil), showsSummary: Bool = true,
        legend: Legend = .automatic, scale: Double? = nil,
        reference: Reference = .designTime, remarks: [String] = [], images: ImageFiles = ImageFiles()
    ) {
        self.layers = layers
        self.theme = theme
        self.appearance = appearance
        self.focus = focus
        self.axis = axis
        self.zoom = zoom
        self.exercise = exercise
        self.caption = caption
        self.showsSummary = showsSummary
        self.legend = legend
        self.scale = scale
        self.reference = reference
        self.remarks = remarks
        self.images = images
    }

    /// Whether the picture shows only what a device would show.
    package var isContentOnly: Bool { layers.isSubset(of: [.canvas, .content, .device]) }

    /// The layers with that of the device, which belongs to the content where nothing else is shown.
    package static func withDevice(_ layers: Set<SceneLayer>) -> Set<SceneLayer> {
        layers.contains(.content) && layers.isSubset(of: [.canvas, .content]) ? layers.union([.device]) : layers
    }

    /// A screen as a device shows it, with its problems.
    package static let screenLayers: Set<SceneLayer> = [.canvas, .content, .device, .issues]

    package static let defaultLayers: Set<SceneLayer> = [
        .canvas, .content, .frames, .guides, .baselines, .constraints, .issues, .names,
    ]
}
