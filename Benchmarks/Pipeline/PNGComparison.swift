// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import BenchmarkTables
import CCairo
import LayoutRendering
import LayoutScene
import LayoutText
import SourceLocations

/// Encoding time and size beside Cairo's own PNG writer, on the same pixels in the same run.
enum PNGComparison {
    /// The picture of a phone's screen with a form, at three pixels per point.
    static func printTable() throws {
        let pipeline = try LayoutPipeline()
        let run = pipeline.solve(SourceText(name: "form.layout.json", GeneratedDocument.forms(36)))
        var timings = StageTimings()
        guard let scene = pipeline.draw(run, options: SceneOptions(scale: 3), timings: &timings) else { return }
        let bitmap = try BitmapRenderer.bitmap(of: scene)
        guard let surface = surface(of: bitmap) else { return }
        defer { cairo_surface_destroy(surface) }
        var (ours, cairos) = (0, 0)
        var (ourTime, cairoTime) = (Double.infinity, Double.infinity)
        let clock = ContinuousClock()
        for _ in 0..<7 {
            var start = clock.now
            ours = try PNGWriter(scale: 3).bytes(of: bitmap).count
            ourTime = min(ourTime, Table.milliseconds(clock.now - start))
            start = clock.now
            cairos = size(of: surface)
            cairoTime = min(cairoTime, Table.milliseconds(clock.now - start))
        }
        print("PNG of \(bitmap.width) × \(bitmap.height) pixels")
        print(Table.row("", ["ours", "Cairo", "ratio"]))
        print(
            Table.row(
                "encoding, ms",
                [Table.fixed(ourTime, 2), Table.fixed(cairoTime, 2), Table.fixed(cairoTime / ourTime, 1)]))
        print(Table.row("bytes", ["\(ours)", "\(cairos)", Table.fixed(Double(cairos) / Double(ours), 2)]))
    }

    private static func surface(of bitmap: Bitmap) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(bitmap.width), Int32(bitmap.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                let word = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
                UnsafeMutableRawPointer(data + y * stride + 4 * x).storeBytes(of: word, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    private static func size(of surface: OpaquePointer) -> Int {
        var size = 0
        let status = cairo_surface_write_to_png_stream(
            surface,
            { size, _, length in
                size?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                return CAIRO_STATUS_SUCCESS
            }, &size)
        return status == CAIRO_STATUS_SUCCESS ? size : 0
    }
}
