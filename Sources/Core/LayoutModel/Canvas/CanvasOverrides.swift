// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Overrides for the values of a canvas; nil leaves a value unchanged.
package struct CanvasOverrides: Hashable, Sendable {
    /// An id of the device table. It brings its own size, scale and safe area.
    package var device: String?
    /// Turns the canvas, whether of a device or of a given size.
    package var orientation: Canvas.Orientation?
    /// Points.
    package var width: Double?
    package var height: Double?
    /// Pixels per point.
    package var scale: Double?
    /// Points, by edge.
    package var safeArea: SafeArea
    /// Whether the keyboard is on the screen.
    package var keyboard: Keyboard?
    package var direction: LayoutDirection?
    package var appearance: Canvas.Appearance?
    package var contrast: Canvas.Contrast?
    package var elevation: Canvas.Elevation?
    package var contentSizeCategory: ContentSizeCategory?
    /// A BCP 47 tag.
    package var language: String?

    package enum Keyboard: Hashable, Sendable {
        case hidden
        /// As high as the system's on the device.
        case shown
        /// Points from the canvas's bottom edge.
        case height(Double)
    }

    /// Points kept free on each edge; nil if the layer does not set them.
    package struct SafeArea: Hashable, Sendable {
        package var top: Double?
        package var leading: Double?
        package var bottom: Double?
        package var trailing: Double?

        package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package init(
        device: String? = nil, orientation: Canvas.Orientation? = nil, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil, safeArea: SafeArea = SafeArea(), keyboard: Keyboard? = nil,
        direction: LayoutDirection? = nil,
        appearance: Canvas.Appearance? = nil, contentSizeCategory: ContentSizeCategory? = nil, language: String? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.keyboard = keyboard
        self.direction = direction
        self.appearance = appearance
        self.contentSizeCategory = contentSizeCategory
        self.language = language
    }
}
