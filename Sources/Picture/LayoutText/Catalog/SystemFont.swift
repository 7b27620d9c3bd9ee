// SPDX-License-Identifier: Apache-2.0
/// The substitute for the platform's own font, which may not be redistributed: a free family with the vertical metrics
/// of San Francisco, and with a tracking and corrections of its advances that bring its widths to San Francisco's.
package struct SystemFont: Hashable, Sendable {
    /// A number measured at one place of a scale; between two places it is interpolated.
    package struct Sample: Hashable, Sendable {
        package var at: Double
        package var value: Double

        package init(at: Double, value: Double) {
            self.at = at
            self.value = value
        }
    }

    package var family: String
    /// Parts of the size above and below the baseline. The line is their sum.
    package var ascender: Double
    package var descender: Double
    /// Points added to each advance of regular weight, by ascending size in points. Beyond the ends in proportion to the
    /// size.
    package var trackings: [Sample]
    /// Parts of the size added for other weights, by ascending weight.
    package var weightTrackings: [Sample]
    /// What is added to the advances of single characters; nil = nothing.
    package var corrections: AdvanceCorrections?
    /// Corrections for fonts of characters that the family lacks.
    package var fallbackCorrections: [FallbackCorrection]
    /// OpenType features in Pango's notation, for forms that San Francisco does not have.
    package var features: String

    package init(
        family: String, ascender: Double, descender: Double, trackings: [Sample], weightTrackings: [Sample] = [],
        corrections: AdvanceCorrections? = nil, fallbackCorrections: [FallbackCorrection] = [], features: String = ""
    ) {
        self.family = family
        self.ascender = ascender
        self.descender = descender
        self.trackings = trackings
        self.weightTrackings = weightTrackings
        self.corrections = corrections
        self.fallbackCorrections = fallbackCorrections
        self.features = features
    }

    /// The family name of the system font with digits of equal width, as in `UIFont.monospacedDigitSystemFont`.
    package static let monospacedDigitFamily = "monospacedDigitSystem"

    var withMonospacedDigits: SystemFont {
        var font = self
        font.features += (features.isEmpty ? "" : ",") + "tnum=1"
        return font
    }

    /// Points to add to each advance.
    /// - Parameters:
    ///   - size: points.
    ///   - weight: 100 … 900.
    package func tracking(size: Double, weight: Int) -> Double {
        guard let first = trackings.first, let last = trackings.last else { return 0 }
        let nearest = min(max(size, first.at), last.at)
        let bySize = Self.interpolated(trackings, at: nearest) * size / nearest
        return bySize + Self.interpolated(weightTrackings, at: Double(weight)) * size
    }

    /// The value at a place between two samples; beyond the ends that of the end.
    static func interpolated(_ samples: [Sample], at place: Double) -> Double {
        guard let first = samples.first, let last = samples.last else { return 0 }
        guard place > first.at, let upper = samples.firstIndex(where: { $0.at >= place }) else {
            return place <= first.at ? first.value : last.value
        }
        let a = samples[upper - 1]
        let b = samples[upper]
        return a.value + (b.value - a.value) * (place - a.at) / (b.at - a.at)
    }
}
