/// Bitmap → PNG file, made for pictures of flat colours: a palette where there are few of them, no time.
package struct PNGWriter {
    /// Pixels a point: stored as the resolution, a point being a 72nd of an inch.
    package var scale: Double

    package init(scale: Double) { self.scale = scale }

    /// The file of a picture: with a palette where its colours fit one.
    package func bytes(of bitmap: Bitmap) throws(RenderingFault) -> [UInt8] {
        _ = try BitmapLimit.size(width: Double(bitmap.width), height: Double(bitmap.height))
        let samples = PNGSamples(bitmap)
        let data = try samples.compressed()
        var file = PNGChunks()
        file.add("IHDR") { header in
            header.append(UInt32(bitmap.width))
            header.append(UInt32(bitmap.height))
            header.bytes += [8, samples.colorType.rawValue, 0, 0, 0]
        }
        file.add("pHYs") { physical in
            let pixels = UInt32(exactly: (scale * 72 / 0.0254).rounded()) ?? 0
            physical.append(pixels)
            physical.append(pixels)
            physical.bytes.append(pixels == 0 ? 0 : 1)
        }
        if !samples.palette.isEmpty { addPalette(samples.palette, to: &file) }
        file.add("IDAT") { $0.bytes += data }
        file.add("IEND") { _ in }
        return file.bytes
    }

    private func addPalette(_ palette: [UInt32], to file: inout PNGChunks) {
        file.add("PLTE") { chunk in
            for color in palette {
                chunk.bytes += [UInt8(color >> 24), UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF)]
            }
        }
        let opacities = palette.map { UInt8($0 & 0xFF) }.prefix { $0 != 0xFF }
        if !opacities.isEmpty { file.add("tRNS") { $0.bytes += opacities } }
    }
}
