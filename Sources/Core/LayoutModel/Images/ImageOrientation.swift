// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// How a camera was held: how the stored pixels must be transformed to be upright. The values are those of EXIF.
package enum ImageOrientation: Int, Hashable, CaseIterable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    /// To be turned by a quarter, clockwise.
    case right = 6
    case rightMirrored = 7
    /// To be turned by a quarter, anticlockwise.
    case left = 8

    /// Whether rows become columns.
    package var swapsAxes: Bool { rawValue >= 5 }

    /// The size as it is shown, of the size as it is stored, in pixels.
    package func upright(_ stored: Size) -> Size {
        swapsAxes ? Size(width: stored.height, height: stored.width) : stored
    }

    /// From stored pixels (x, y downwards from the upper left) to upright ones: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0.
    package struct Matrix: Hashable, Sendable {
        package var xx, yx, xy, yy, x0, y0: Double
    }

    package func matrix(stored size: Size) -> Matrix {
        let (w, h) = (size.width, size.height)
        return switch self {
        case .up: Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        case .upMirrored: Matrix(xx: -1, yx: 0, xy: 0, yy: 1, x0: w, y0: 0)
        case .down: Matrix(xx: -1, yx: 0, xy: 0, yy: -1, x0: w, y0: h)
        case .downMirrored: Matrix(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: h)
        case .leftMirrored: Matrix(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
        case .right: Matrix(xx: 0, yx: 1, xy: -1, yy: 0, x0: h, y0: 0)
        case .rightMirrored: Matrix(xx: 0, yx: -1, xy: -1, yy: 0, x0: h, y0: w)
        case .left: Matrix(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: w)
        }
    }
}
