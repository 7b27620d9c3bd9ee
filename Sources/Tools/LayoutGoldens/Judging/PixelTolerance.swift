// SPDX-License-Identifier: Apache-2.0
/// By how much a picture may differ from its golden.
package struct PixelTolerance: Hashable, Sendable {
    /// A part of the names of the inputs that it is for; nil for all of them.
    package var part: String?
    /// The greatest difference of a component of a pixel that does not count, 0 … 255.
    package var component: Int
    /// How many pixels may differ by more than that.
    package var pixels: Int
    /// Which part of all pixels may, 0 … 1.
    package var ratio: Double

    package init(part: String? = nil, component: Int, pixels: Int = 0, ratio: Double = 0) {
        self.part = part
        self.component = component
        self.pixels = pixels
        self.ratio = ratio
    }

    func covers(_ name: String) -> Bool { part.map { name.contains($0) } ?? true }

    /// Whether a number of differing pixels is allowed.
    package func allows(_ difference: ImageDifference) -> Bool {
        difference.differingPixels <= pixels
            || Double(difference.differingPixels) <= ratio * Double(difference.comparedPixels)
    }
}
