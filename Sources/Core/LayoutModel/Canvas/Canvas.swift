// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What the root view is solved for.
package struct Canvas: Hashable, Sendable {
    /// Which way up the device is held.
    package enum Orientation: String, Hashable, CaseIterable, Sendable { case portrait, landscape }
    /// Light or dark colours, as `UIUserInterfaceStyle`.
    package enum Appearance: String, Hashable, CaseIterable, Sendable { case light, dark }
    /// Whether the user has turned on more contrast, as `UIAccessibilityContrast`.
    package enum Contrast: String, Hashable, CaseIterable, Sendable { case normal, high }
    /// Whether what is shown lies over another screen, as a sheet does (`UIUserInterfaceLevel`).
    package enum Elevation: String, Hashable, CaseIterable, Sendable { case base, elevated }

    /// The id of a device of the table, where one is named.
    package var device: String?
    package var orientation: Orientation
    /// Points; nil = the root's fitting size on that axis.
    package var width: Double?
    package var height: Double?
    /// Pixels per point.
    package var scale: Double
    package var safeArea: DirectionalEdgeInsets
    /// Points of the screen, or of the window, beyond the canvas's edges.
    package var outsets = EdgeInsets.zero
    package var placement = Placement.screen
    /// Whether it is the widest column of a split view.
    package var columnIsSecondary = false
    /// Points that the keyboard covers at the bottom, the home indicator included; 0 = there is none.
    package var keyboard = 0.0
    package var direction: LayoutDirection
    package var appearance: Appearance
    package var contrast = Contrast.normal
    package var elevation = Elevation.base
    package var contentSizeCategory: ContentSizeCategory
    /// A BCP 47 tag; nil = from the direction.
    package var language: String?

    package init(
        device: String? = nil, orientation: Orientation = .portrait, width: Double? = nil, height: Double? = nil,
        scale: Double = 2, safeArea: DirectionalEdgeInsets = .zero, direction: LayoutDirection = .leftToRight,
        appearance: Appearance = .light, contentSizeCategory: ContentSizeCategory = .large, language: String? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.direction = direction
        self.appearance = appearance
        self.contentSizeCategory = contentSizeCategory
        self.language = language
    }
}

/// Dynamic Type's steps.
package enum ContentSizeCategory: String, Hashable, CaseIterable, Sendable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"
}

/// A named set of overrides; each makes a picture of its own.
package struct Variant: Hashable, Sendable {
    package var name: String
    /// The document's canvas with this variant's overrides applied.
    package var canvas: Canvas
    /// Its overrides of the document's canvas; nil if they are to be derived.
    package var overrides: CanvasOverrides?
    /// All metrics, with this variant's values.
    package var metrics: [Document.Metric]
    /// The metrics that the variant sets, including those equal to the document's; nil if the source does not say.
    package var metricOverrides: [Document.Metric]?

    package init(
        name: String, canvas: Canvas, overrides: CanvasOverrides? = nil, metrics: [Document.Metric],
        metricOverrides: [Document.Metric]? = nil
    ) {
        self.name = name
        self.canvas = canvas
        self.overrides = overrides
        self.metrics = metrics
        self.metricOverrides = metricOverrides
    }
}
