// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Where an image view puts its image, by UIView's names.
package enum ContentMode: String, Hashable, CaseIterable, Sendable {
    /// Stretched to the bounds, without keeping proportions.
    case scaleToFill
    /// As large as fits into the bounds with its proportions.
    case scaleAspectFit
    /// As small as covers the bounds with its proportions.
    case scaleAspectFill
    /// Drawn again at every size: an image is stretched.
    case redraw
    // The image's own size from here on.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The whole image's rectangle; it may reach beyond the bounds.
    package func frame(ofImage size: Size, in bounds: Rect) -> Rect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let ratios = (bounds.width / size.width, bounds.height / size.height)
        let factor: Double
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: factor = min(ratios.0, ratios.1)
        case .scaleAspectFill: factor = max(ratios.0, ratios.1)
        default: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        let x =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - width
            default: bounds.midX - width / 2
            }
        let y =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
            default: bounds.midY - height / 2
            }
        return Rect(x: x, y: y, width: width, height: height)
    }
}
