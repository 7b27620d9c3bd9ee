// SPDX-License-Identifier: Apache-2.0
/// By how much pixels may differ from a golden picture.
package struct PixelTolerance: Hashable, Sendable {
    /// A part of the names of the inputs that it is for; nil for all of them.
    package var part: String?
    /// The greatest difference of a component of a pixel, 0 … 255.
    package var component: Int

    package init(part: String? = nil, component: Int) {
        self.part = part
        self.component = component
    }

    func covers(_ name: String) -> Bool { part.map { name.contains($0) } ?? true }
}
