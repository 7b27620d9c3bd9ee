// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutScene

/// Scene → a PDF of one page, a point of the scene a point of the page.
enum PDFRenderer {
    /// The date that every file states, since the real one would make each file different.
    private static let date = "2000-01-01T00:00:00Z"

    static func bytes(of scene: Scene) throws(RenderingFault) -> [UInt8] {
        let stream = UnsafeMutablePointer<ByteStream>.allocate(capacity: 1)
        stream.initialize(to: ByteStream())
        defer {
            stream.deinitialize(count: 1)
            stream.deallocate()
        }
        // The page has whole points at least one wide, as Cairo makes no smaller one.
        let surface = try CairoSurface(
            taking: cairo_pdf_surface_create_for_stream(
                ByteStream.write, stream, max(1, scene.size.width), max(1, scene.size.height)))
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, scene.title)
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_SUBJECT, scene.description)
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, date)
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_MOD_DATE, date)
        let context = try CairoContext(on: surface)
        try ScenePainter(context: context).draw(scene)
        cairo_surface_finish(surface.pointer)
        try surface.check()
        return stream.pointee.bytes
    }
}
