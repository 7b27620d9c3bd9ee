// SPDX-License-Identifier: Apache-2.0
/// How large a bitmap may be. Checked before any memory is allocated.
package enum BitmapLimit {
    /// Pixels: 400 MB at four bytes.
    package static let pixels = 100_000_000
    /// Cairo's coordinates are 16-bit.
    package static let side = 32_767

    /// The size in whole pixels.
    static func size(width: Double, height: Double) throws(RenderingFault) -> (width: Int, height: Int) {
        let fault = RenderingFault.bitmapTooLarge(width: width, height: height, limit: pixels)
        let sides = 0...Double(side)
        guard sides.contains(width), sides.contains(height) else { throw fault }
        let (columns, rows) = (max(1, Int(width)), max(1, Int(height)))
        guard columns * rows <= pixels else { throw fault }
        return (columns, rows)
    }
}
