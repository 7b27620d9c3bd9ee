// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A layout document after reading: every name resolved, every default filled in.
package struct Document: Hashable, Sendable {
    /// The address of the format's schema, for editors.
    package var schema: String?
    package var name: String?
    package var description: String?
    package var platform: Platform
    package var profile: Profile
    package var canvas: Canvas
    /// The overrides from which the canvas is made: the layer that the document gives.
    package var overrides: CanvasOverrides
    /// All overrides with which a variant or a document with overrides of the command line was read; empty = only `overrides`.
    package var canvasLayers: [CanvasOverrides] = []
    /// In document order.
    package var metrics: [Metric]
    /// The colours that the document names, in its order.
    package var colors: [AdaptiveColor] = []
    /// The view tree in preorder; the root is first. A view's subviews come after it.
    package var views: [View]
    /// Guides that the document declares, in the order of their owners.
    package var guides: [Guide]
    /// The order of the text: a later one counts as activated later.
    package var constraints: [Constraint]
    package var breakPolicy = BreakPolicy.observed
    package var variants: [Variant]
    /// The name of the one that has been applied.
    package var variant: String?
    /// Fitting sizes requested in addition to the layout.
    package var fittings: [FittingRequest]
    /// Relative to the document's own directory.
    package var fontDirectories: [String]
    /// Bars over the root view; nil = none are drawn.
    @Boxed package var bars: ScreenBars?
    /// Nil = the root view fills the screen, and nothing is over it.
    @Boxed package var surroundings: Surroundings?

    package init(
        schema: String? = nil, name: String? = nil, description: String? = nil, platform: Platform, profile: Profile,
        canvas: Canvas, overrides: CanvasOverrides,
        metrics: [Metric], views: [View], guides: [Guide], constraints: [Constraint], variants: [Variant],
        fittings: [FittingRequest] = [], fontDirectories: [String]
    ) {
        self.schema = schema
        self.name = name
        self.description = description
        self.platform = platform
        self.profile = profile
        self.canvas = canvas
        self.overrides = overrides
        self.metrics = metrics
        self.views = views
        self.guides = guides
        self.constraints = constraints
        self.variants = variants
        self.fittings = fittings
        self.fontDirectories = fontDirectories
    }

    package var root: View { views[0] }

    /// Which constraint of a conflict is broken.
    package enum BreakPolicy: String, Hashable, CaseIterable, Sendable {
        /// The one that public console logs make likely.
        case observed
        /// The one activated last.
        case latest
    }

    /// A number with a name, for equations and the Visual Format Language.
    package struct Metric: Hashable, Sendable {
        package var name: String
        package var value: Double

        package init(name: String, value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// A layout guide that the document names, `UILayoutGuide`.
    package struct Guide: Hashable, Sendable {
        package var id: String
        /// Index of the owning view in `views`.
        package var owner: Int
        package var source: SourceRange?
        /// Whether it is a column, a row or a cell of a grid view, whose constraints are the grid view's own.
        package var isOfGridView = false

        package init(id: String, owner: Int, source: SourceRange? = nil, isOfGridView: Bool = false) {
            self.id = id
            self.owner = owner
            self.source = source
            self.isOfGridView = isOfGridView
        }
    }
}

/// Whose Auto Layout it is: attributes, default priorities, controls and log wording.
package enum Platform: String, Hashable, CaseIterable, Sendable {
    case ios, macos
}
