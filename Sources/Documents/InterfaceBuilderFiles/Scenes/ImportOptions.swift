// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// How scenes are made from a file.
package struct ImportOptions: Hashable, Sendable {
    /// Where sizes of text and images come from.
    package enum Sizes: String, Hashable, CaseIterable, Sendable {
        /// The document measures its own text.
        case measured
        /// The recorded frame of a view with text is its intrinsic content size: Apple's own measure of the text, where
        /// nothing stretches or squeezes it. Constraints alone then decide the frames.
        case recorded
    }

    package enum Bar: String, Hashable, CaseIterable, Sendable {
        /// A navigation bar.
        case nav
        /// A tab bar.
        case tab
        case toolbar
    }

    package var sizes: Sizes
    /// The bars around every view controller's view; nil = those in the file. A controller may
    /// inherit bars from one in another file.
    package var bars: Set<Bar>?
    /// Safe areas and margins that override those of the file.
    package var insets: [KnownInset]

    package var assets: AppearanceAssets
    /// Nil = the one in which the file was last viewed.
    package var appearance: Canvas.Appearance?
    /// Replaces the texts of the file; nil for its own.
    package var localization: Localization?
    /// The canvas's size classes, whose variations apply; nil = those of the file's device.
    package var sizeClasses: SizeClasses?
    /// The device's orientation; nil = as in the file. It decides on the safe area of views that fill the screen.
    package var orientation: Canvas.Orientation?
    /// Ids of views by their object ids: those of an earlier state of the file, so that a view keeps its id when others
    /// come and go.
    package var viewIDs: [String: String]

    package init(
        sizes: Sizes = .measured, bars: Set<Bar>? = nil, insets: [KnownInset] = [],
        assets: AppearanceAssets = AppearanceAssets(), appearance: Canvas.Appearance? = nil,
        viewIDs: [String: String] = [:]
    ) {
        self.assets = assets
        self.appearance = appearance
        self.viewIDs = viewIDs
        self.sizes = sizes
        self.bars = bars
        self.insets = insets
    }

    func appearance(in file: InterfaceFile) -> Canvas.Appearance { appearance ?? (file.isDark ? .dark : .light) }
}

/// The distance of a guide's edge from a view's edge, points.
package struct KnownInset: Hashable, Sendable {
    package enum Guide: String, Hashable, CaseIterable, Sendable {
        case safeArea, topGuide, bottomGuide, margin
    }

    package enum Edge: String, Hashable, CaseIterable, Sendable { case top, left, bottom, right }

    package var guide: Guide
    package var edge: Edge
    package var value: Double
    /// Otherwise of a view below: one entry for each that has a constraint to that edge, in the order of the tree.
    package var isOfRoot: Bool

    package init(guide: Guide, edge: Edge, value: Double, isOfRoot: Bool) {
        self.guide = guide
        self.edge = edge
        self.value = value
        self.isOfRoot = isOfRoot
    }
}
