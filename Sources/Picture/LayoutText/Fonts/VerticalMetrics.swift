// SPDX-License-Identifier: Apache-2.0
/// A face's vertical measures as parts of its size, all positive.
struct VerticalMetrics: Hashable, Sendable {
    var ascender: Double
    var descender: Double
    /// From the baseline down to the top of the underline.
    var underlineOffset: Double
    var underlineThickness: Double
    /// From the baseline up to the top of the strikethrough.
    var strikethroughOffset: Double
    var strikethroughThickness: Double
}
