// SPDX-License-Identifier: Apache-2.0
internal import CCairo
package import LayoutScene

/// Scene → pixels.
package enum BitmapRenderer {
    /// The picture at the scene's own scale; where the scene draws nothing, it is transparent.
    package static func bitmap(of scene: Scene) throws(RenderingFault) -> Bitmap {
        let (width, height) = try size(of: scene)
        return try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            let band = try BitmapBand(width: width, height: height)
            return try band.draw(scene, from: 0).bitmap()
        }
    }

    /// The picture as a PNG file. One of more than `mostPixels` is drawn in bands of about as many, which takes less memory.
    package static func png(of scene: Scene, mostPixels: Int = 1 << 24) throws(RenderingFault) -> [UInt8] {
        let (width, height) = try size(of: scene)
        let samples = try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            let rows = max(1, min(height, mostPixels / max(1, width)))
            let band = try BitmapBand(width: width, height: rows)
            guard rows < height else { return PNGSamples(try band.draw(scene, from: 0)) }
            return try PNGSamples(width: width, height: height, colorType: scene.isOpaque ? .rgb : .rgba) {
                top throws(RenderingFault) in try band.draw(scene, from: top)
            }
        }
        return try PNGWriter(scale: scene.scale, canvas: scene.canvas).bytes(of: samples)
    }

    private static func size(of scene: Scene) throws(RenderingFault) -> (width: Int, height: Int) {
        try BitmapLimit.size(
            width: (scene.size.width * scene.scale).rounded(.up), height: (scene.size.height * scene.scale).rounded(.up)
        )
    }
}

extension Scene {
    /// Whether one of its items surely covers all of it.
    fileprivate var isOpaque: Bool {
        items.contains { item in
            guard case .rectangle(let rect, cornerRadius: 0, fill: let fill?, stroke: _) = item.shape else {
                return false
            }
            return fill.alpha == 1 && item.opacity == 1 && item.clip == nil && rect.minX <= 0 && rect.minY <= 0
                && rect.maxX * scale >= (size.width * scale).rounded(.up)
                && rect.maxY * scale >= (size.height * scale).rounded(.up)
        }
    }
}
