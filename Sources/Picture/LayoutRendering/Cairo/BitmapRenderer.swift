// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
package import LayoutScene

/// Scene → pixels.
package enum BitmapRenderer {
    /// The picture at the scene's own scale; where the scene draws nothing, it is transparent.
    package static func bitmap(
        of scene: Scene, glyphs: GlyphCache = GlyphCache()
    ) throws(RenderingFault) -> Bitmap {
        let (width, height) = try size(of: scene)
        glyphs.trim()
        return try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            let band = try BitmapBand(width: width, height: height, glyphs: glyphs)
            let bitmap = try band.draw(scene, from: 0).bitmap()
            return withExtendedLifetime(band) { bitmap }
        }
    }

    /// The picture as a PNG file. One of more than `mostPixels` is drawn in bands of a quarter of them, which takes less
    /// memory, and each band is compressed on a second thread while the next one is drawn.
    package static func png(
        of scene: Scene, mostPixels: Int = 1 << 24, glyphs: GlyphCache = GlyphCache()
    ) throws(RenderingFault) -> [UInt8] {
        let (width, height) = try size(of: scene)
        glyphs.trim()
        let writer = PNGWriter(scale: scene.scale, canvas: scene.canvas)
        guard width * height > mostPixels else {
            return try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
                let band = try BitmapBand(width: width, height: height, glyphs: glyphs)
                let drawn = try band.draw(scene, from: 0)
                var rows = PNGRows(width: width, colorType: scene.isOpaque || drawn.areOpaque ? .rgb : .rgba)
                rows.append(drawn, rows: height)
                return withExtendedLifetime(band) { writer.bytes(of: &rows) }
            }
        }
        return try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            try writer.bytes(
                of: scene, width: width, height: height, bandRows: max(1, mostPixels / 4 / max(1, width)),
                glyphs: glyphs)
        }
    }

    /// Pixels of the picture.
    package static func size(of scene: Scene) throws(RenderingFault) -> (width: Int, height: Int) {
        try BitmapLimit.size(
            width: (scene.size.width * scene.scale).rounded(.up), height: (scene.size.height * scene.scale).rounded(.up)
        )
    }
}

extension PNGWriter {
    /// - Parameter count: rows of a band.
    fileprivate func bytes(
        of scene: Scene, width: Int, height: Int, bandRows count: Int, glyphs: GlyphCache
    ) throws(RenderingFault) -> [UInt8] {
        var rows = PNGRows(width: width, colorType: scene.isOpaque ? .rgb : .rgba)
        let even = try BitmapBand(width: width, height: count, glyphs: glyphs)
        let odd = try BitmapBand(width: width, height: count, glyphs: glyphs)
        var drawn = try even.draw(scene, from: 0)
        var top = 0
        while top + count < height {
            let below = top + count
            var next = drawn
            try Aside.run({ rows.append(drawn, rows: count) }) { () throws(RenderingFault) in
                next = try below / count % 2 == 0 ? even.draw(scene, from: below) : odd.draw(scene, from: below)
            }
            (drawn, top) = (next, below)
        }
        rows.append(drawn, rows: height - top)
        withExtendedLifetime(even) {}
        withExtendedLifetime(odd) {}
        return bytes(of: &rows)
    }
}

extension Scene {
    /// Whether one of its items surely covers all of it.
    fileprivate var isOpaque: Bool {
        items.contains { item in
            guard case .rectangle(let rect, cornerRadius: 0, fill: let fill?, stroke: nil) = item.shape else {
                return false
            }
            return fill.alpha == 1 && item.opacity == 1 && item.clip == nil && item.clipOutlines.isEmpty
                && item.transform == nil
                && rect.contains(Rect(origin: .zero, size: size))
        }
    }
}
