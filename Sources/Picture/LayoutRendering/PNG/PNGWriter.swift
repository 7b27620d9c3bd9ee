// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Bitmap → PNG file, without a date: the same pixels give the same bytes.
package struct PNGWriter {
    /// Pixels per point: stored as the resolution, a point being a 72nd of an inch.
    package var scale: Double

    /// Where the layout's canvas is in the picture, in points: stored as text, so that pictures with other margins can be
    /// laid over each other.
    package var canvas: Rect?

    package init(scale: Double, canvas: Rect? = nil) {
        self.scale = scale
        self.canvas = canvas
    }

    package func bytes(of bitmap: Bitmap) throws(RenderingFault) -> [UInt8] {
        _ = try BitmapLimit.size(width: Double(bitmap.width), height: Double(bitmap.height))
        var rows = PNGRows(width: bitmap.width, colorType: bitmap.isOpaque ? .rgb : .rgba)
        rows.append(bitmap)
        return bytes(of: &rows)
    }

    /// A file of all rows that have been added.
    func bytes(of rows: inout PNGRows) -> [UInt8] {
        var file = PNGChunks()
        file.add("IHDR") { header in
            header.append(UInt32(rows.width))
            header.append(UInt32(rows.height))
            header.bytes += [8, rows.colorType.rawValue, 0, 0, 0]
        }
        file.add("pHYs") { physical in
            let pixels = UInt32(exactly: (scale * 72 / 0.0254).rounded()) ?? 0
            physical.append(pixels)
            physical.append(pixels)
            physical.bytes.append(pixels == 0 ? 0 : 1)
        }
        if let canvas { file.add("tEXt") { $0.bytes += Self.text(of: canvas) } }
        file.add("IDAT") { $0.bytes += rows.finish() }
        file.add("IEND") { _ in }
        return file.bytes
    }

    /// A keyword, a zero byte, and x, y, width and height in points.
    private static func text(of canvas: Rect) -> [UInt8] {
        let numbers = [canvas.x, canvas.y, canvas.width, canvas.height].map(DecimalText.shortest)
        return Array("\(PNGText.Keyword.canvas.rawValue)\0\(numbers.joined(separator: " "))".utf8)
    }
}
