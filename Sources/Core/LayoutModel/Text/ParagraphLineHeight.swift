// SPDX-License-Identifier: Apache-2.0
/// The height that a paragraph's style gives to lines, as `NSParagraphStyle` states it: 0 for what it leaves to the font.
package struct ParagraphLineHeight: Hashable, Sendable {
    package var multiple: Double
    /// Points.
    package var minimum: Double
    /// Points.
    package var maximum: Double

    package init(multiple: Double, minimum: Double, maximum: Double) {
        self.multiple = multiple
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Points; nil for the font's own height, and for heights that no text has.
    ///
    /// - Parameter line: the height of a line of the font, points.
    package func points(lineOfFont line: Double) -> Double? {
        var height = multiple > 0 ? multiple * line : line
        height = max(height, minimum)
        if maximum > 0 { height = min(height, maximum) }
        guard height != line, (1...2000).contains(height) else { return nil }
        return height
    }
}
