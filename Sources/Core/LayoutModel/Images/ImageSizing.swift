// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Gives the natural sizes of image files: supplied by the caller, so that the engine opens no file.
package protocol ImageSizing {
    /// Points; nil if there is no such image.
    func size(ofImageFile path: String) -> Size?
}

/// For layouts without image files.
package struct NoImageFiles: ImageSizing {
    package init() {}

    package func size(ofImageFile path: String) -> Size? { nil }
}
