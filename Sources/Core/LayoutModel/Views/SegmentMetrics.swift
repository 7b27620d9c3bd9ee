// SPDX-License-Identifier: Apache-2.0

/// How AppKit sizes the segments of a control, with a line of a point between two of them (`NSSegmentedControl`).
package struct SegmentMetrics: Hashable, Sendable {
    /// `NSSegmentedControl.Distribution`, of the natural size.
    package enum Distribution: String, Hashable, CaseIterable, Sendable {
        /// Each segment is as wide as its own title needs.
        case fit
        /// All are as wide as the widest.
        case fillEqually
    }

    package var font: Font
    /// Points beside each title, on both sides together.
    package var padding: Double
    /// Points at each end of the control.
    package var endPadding: Double
    /// Points; nil = the profile's.
    package var height: Double?
    package var distribution: Distribution

    package init(
        font: Font = Font(size: 13), padding: Double = 12, endPadding: Double = 0, height: Double? = nil,
        distribution: Distribution = .fit
    ) {
        (self.font, self.padding, self.endPadding) = (font, padding, endPadding)
        (self.height, self.distribution) = (height, distribution)
    }

    /// The natural width of a control with titles of these widths.
    package func width(ofTitles titles: [Double]) -> Double {
        let segments = titles.map { $0.rounded(.up) + padding }
        let widths =
            distribution == .fit ? segments.reduce(0, +) : Double(segments.count) * (segments.max() ?? 0)
        return widths + Double(max(segments.count - 1, 0)) + 2 * endPadding
    }
}
