// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// A stretch of text with one font and one look.
struct TextSegment: Hashable {
    struct Look: Hashable {
        var color: Color?
        var background: Color?
        var underline: Underline = .none
        var isStruckThrough = false
        /// Points upwards.
        var rise = 0.0
        /// Points added to each advance, on top of the font's tracking.
        var letterSpacing = 0.0
        /// OpenType features in Pango's notation.
        var features: String?
        var language: String?

        /// Whether there is a bar below, through or behind the text.
        var isDecorated: Bool { background != nil || underline != .none || isStruckThrough }
    }

    enum Underline: Hashable { case none, single, double }

    var text: String
    var font: Font
    var look = Look()
}
