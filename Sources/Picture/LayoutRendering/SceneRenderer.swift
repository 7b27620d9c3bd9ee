// SPDX-License-Identifier: Apache-2.0
package import LayoutScene

/// Scene → the bytes of a file. Needs only the scene; the same scene always gives the same bytes.
package enum SceneRenderer {
    /// - Parameter glyphs: what is kept of glyphs from one picture to the next.
    package static func bytes(
        of scene: Scene, format: RenderFormat, glyphs: GlyphCache = GlyphCache()
    ) throws(RenderingFault) -> [UInt8] {
        if format != .png { try checkSize(of: scene) }
        return switch format {
        case .png: try BitmapRenderer.png(of: scene, glyphs: glyphs)
        case .svg: try svg(scene, dark: nil)
        case .pdf:
            try CairoFonts.exclusively { () throws(RenderingFault) in try PDFRenderer.bytes(of: scene) }
        }
    }

    /// Cairo uses fixed-point numbers, and ends the program if one overflows.
    private static func checkSize(of scene: Scene) throws(RenderingFault) {
        let (width, height) = (scene.size.width, scene.size.height)
        guard max(width, height) <= Double(BitmapLimit.side), width.isFinite, height.isFinite else {
            throw .pictureTooLarge(width: width, height: height)
        }
    }

    /// An SVG file that shows one of two pictures, depending on whether the viewer's system is light or dark
    /// (`prefers-color-scheme`); the light one where that is not supported.
    package static func svg(light: Scene, dark: Scene) throws(RenderingFault) -> [UInt8] { try svg(light, dark: dark) }

    /// An SVG file that moves without end; its first picture alone for readers who prefer reduced motion, and where animations are not
    /// supported.
    package static func svg(_ motion: SceneMotion) throws(RenderingFault) -> [UInt8] {
        guard let first = motion.keyframes.first?.scene else { return [] }
        try checkSize(of: first)
        return try CairoFonts.exclusively(drawing: first) { () throws(RenderingFault) in
            try SVGRenderer(motion).bytes()
        }
    }

    private static func svg(_ scene: Scene, dark: Scene?) throws(RenderingFault) -> [UInt8] {
        try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            try SVGRenderer(scene: scene, dark: dark).bytes()
        }
    }
}
