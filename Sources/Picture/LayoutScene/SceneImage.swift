// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// An image file, drawn into a rectangle.
package struct SceneImage: Hashable, Sendable {
    package enum Hues: Hashable, Sendable {
        case kept
        /// Greys of the same luma, for printing.
        case removed
        /// One colour where the image is opaque.
        case replaced(by: Color)

        package var tint: Color? { if case .replaced(let color) = self { color } else { nil } }
    }

    package var file: ImageFile
    /// The whole image's rectangle, picture points.
    package var frame: Rect
    /// The visible part.
    package var mask: Rect
    /// Points; of the mask's corners.
    package var cornerRadius: Double
    package var hues: Hues

    package init(file: ImageFile, frame: Rect, mask: Rect, cornerRadius: Double = 0, hues: Hues = .kept) {
        self.file = file
        self.frame = frame
        self.mask = mask
        self.cornerRadius = cornerRadius
        self.hues = hues
    }
}

extension Scene {
    /// The files of all images, each once, in the order in which they are drawn.
    package var images: [ImageFile] {
        var seen: Set<ImageFile> = []
        return items.compactMap { item in
            if case .image(let image) = item.shape, seen.insert(image.file).inserted { image.file } else { nil }
        }
    }
}
