package import LayoutScene
package import LayoutText

/// Scene → the bytes of a file. The same scene and fonts give the same bytes, any number of times.
package enum SceneRenderer {
    package static func bytes(
        of scene: Scene, format: RenderFormat, text: PangoTextMeasurer
    ) throws(RenderingFault) -> [UInt8] {
        switch format {
        case .png:
            try PNGWriter(scale: scene.scale).bytes(of: BitmapRenderer.bitmap(of: scene, text: text))
        case .svg:
            CairoFonts.exclusively(drawing: scene) { SVGRenderer(scene: scene, text: text).bytes() }
        case .pdf:
            try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
                try PDFRenderer.bytes(of: scene, text: text)
            }
        }
    }
}
