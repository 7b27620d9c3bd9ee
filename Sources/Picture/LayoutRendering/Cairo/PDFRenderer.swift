// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
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
        addOutline(of: scene, to: surface)
        let context = try CairoContext(on: surface)
        try ScenePainter(context: context, target: .pdf, cache: GlyphCache()).draw(scene)
        cairo_surface_finish(surface.pointer)
        try surface.check()
        return stream.pointee.bytes
    }

    /// The views as bookmarks, in the document's order; each leads to where the view is on the page.
    private static func addOutline(of scene: Scene, to surface: borrowing CairoSurface) {
        var places: [Int: Rect] = [:]
        for item in scene.items {
            if case .view(let view) = item.subject, places[view] == nil { places[view] = item.bounds }
        }
        for (view, element) in scene.views.enumerated() {
            guard let place = places[view], place.x.isFinite, place.y.isFinite else { continue }
            let (x, y) = (max(0, place.x).rounded(.down), max(0, place.y).rounded(.down))
            cairo_pdf_surface_add_outline(
                surface.pointer, 0, element.title, "page=1 pos=[\(x) \(y)]", cairo_pdf_outline_flags_t(0))
        }
    }
}
