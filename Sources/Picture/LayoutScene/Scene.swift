// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// A picture as a list of drawing items in points, back to front. It has everything that the renderers need.
package struct Scene: Hashable, Sendable {
    /// Points; the origin is the picture's upper left corner.
    package var size: Size
    /// Where the layout's canvas is in the picture; nil if there are several.
    package var canvas: Rect?
    /// Pixels per point of the finished bitmap.
    package var scale: Double
    package var title: String
    package var description: String
    package var items: [SceneItem]
    /// The subjects of items, by index: an id that is unique in the picture, and a description.
    package var views: [SceneElement]
    package var constraints: [SceneElement]
    /// What has been left out for lack of space.
    package var omissions: SceneOmissions

    package init(
        size: Size, canvas: Rect? = nil, scale: Double, title: String, description: String, items: [SceneItem],
        views: [SceneElement] = [], constraints: [SceneElement] = [], omissions: SceneOmissions = SceneOmissions()
    ) {
        self.size = size
        self.canvas = canvas
        self.scale = scale
        self.title = title
        self.description = description
        self.items = items
        self.views = views
        self.constraints = constraints
        self.omissions = omissions
    }
}

/// What a picture leaves out; its summary counts it.
package struct SceneOmissions: Hashable, Sendable {
    /// Constraints, and views whose own marks or ranges have no room.
    package var marks: [SceneItem.Subject] = []
    package var names: [SceneItem.Subject] = []
    /// Views and constraints that lie too far from the canvas; badges at the border count them.
    package var farAway: [SceneItem.Subject] = []

    /// Whether everything near the canvas has its mark and its name.
    package var isEmpty: Bool { marks.isEmpty && names.isEmpty }
    package var count: Int { marks.count + names.count }

    package init() {}
}

/// A view or a constraint, for readers of the picture.
package struct SceneElement: Hashable, Sendable {
    /// The view's id; the constraint's identifier where it has one, else `constraint-7` by its position, from 1.
    package var id: String
    /// `title (label)`; `a.leading == b.trailing + 8`.
    package var title: String

    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// One thing to draw, and what it belongs to.
package struct SceneItem: Hashable, Sendable {
    /// What an item belongs to.
    package enum Subject: Hashable, Sendable {
        case picture
        /// By index in the document.
        case view(Int)
        case guide(String)
        case constraint(Int)
    }

    package enum Role: String, Hashable, Sendable {
        /// Fills, outlines and lines that others may cover.
        case mark
        /// A box with a number or a word that nothing may cover.
        case badge
        /// An end of a mark, by which its length is read: nothing may cover it.
        case handle
        /// A line from a mark or a frame to the badge or name that belongs to it.
        case leader
        /// Text that nothing but an alignment line may cover.
        case text
    }

    package var layer: SceneLayer
    package var subject: Subject
    package var role: Role
    /// What the item covers, in picture points, its stroke included.
    package var bounds: Rect
    /// Nil = unclipped.
    package var clip: Rect?
    /// Closed outlines inside all of which the item is drawn: those of views with round corners that clip it.
    package var clipOutlines: [[ScenePathElement]]
    package var opacity: Double
    /// How the shape is turned, enlarged and moved from its coordinates to those of the picture, in which bounds and clips are;
    /// nil = not at all.
    @Boxed package var transform: AffineTransform?
    package var shape: SceneShape

    package init(
        layer: SceneLayer, subject: Subject, role: Role, bounds: Rect, clip: Rect? = nil,
        clipOutlines: [[ScenePathElement]] = [], opacity: Double = 1, shape: SceneShape
    ) {
        self.layer = layer
        self.subject = subject
        self.role = role
        self.bounds = bounds
        self.clip = clip
        self.clipOutlines = clipOutlines
        self.opacity = opacity
        self.shape = shape
    }
}

/// Back to front.
package enum SceneLayer: String, Hashable, CaseIterable, Sendable {
    case canvas, safeArea, content, device, margins, guides, frames, baselines, constraints, issues, names, sizes,
        legend
}

/// All shapes that a scene can have.
package enum SceneShape: Hashable, Sendable {
    case rectangle(Rect, cornerRadius: Double, fill: Color?, stroke: SceneStroke?)
    case ellipse(Rect, fill: Color?, stroke: SceneStroke?)
    case line(from: Point, to: Point, stroke: SceneStroke)
    case path([ScenePathElement], fill: Color?, stroke: SceneStroke?)
    // Indirect, so that an item is as small as its commonest shapes.
    indirect case text(SceneText)
    indirect case image(SceneImage)
    /// What a view draws itself.
    indirect case drawing(DrawnShape)
}

/// How a line is drawn; widths and dashes in points.
package struct SceneStroke: Hashable, Sendable {
    package var color: Color
    /// Points.
    package var width: Double
    /// Lengths in points, on and off in turn; empty = solid.
    package var dash: [Double]

    package init(_ color: Color, width: Double, dash: [Double] = []) {
        self.color = color
        self.width = width
        self.dash = dash
    }
}

extension DrawnShape {
    /// Its line, without what other lines of a scene do not have.
    package var sceneStroke: SceneStroke? { stroke.map { SceneStroke($0, width: lineWidth, dash: lineDash) } }
}

/// A step of a path, its points in those of the scene.
package typealias ScenePathElement = PathElement
