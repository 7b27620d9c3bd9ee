// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutModel

/// An SVG file whose text has become outlines, so that it looks the same where there are other fonts.
enum SVGOutlines {
    /// What is inside the file's `svg` element, with ids that begin with `prefix`, in the file's own units. It refers to
    /// `xlink`. Nil if the file has no text and can be embedded as it is, and where there is no room for the outlines.
    static func content(of file: ImageFile, prefix: String) -> String? {
        guard file.mayHaveText || file.embeddedRanges.isEmpty, let bytes = try? drawn(file) else { return nil }
        let svg = String(decoding: bytes, as: UTF8.self)
        guard let start = svg.firstRange(of: "<svg "), let open = svg[start.upperBound...].firstIndex(of: ">"),
            let close = svg.ranges(of: "</svg>").last
        else { return nil }
        return renumbered(svg[svg.index(after: open)..<close.lowerBound], prefix: prefix)
    }

    /// The whole file.
    static func drawn(_ file: ImageFile) throws(ImageFault) -> [UInt8] {
        if let decoder = file.decoder { return try decoder.result(of: .outlines, on: file).bytes }
        do throws(RenderingFault) {
            return try drawnHere(file)
        } catch {
            if case .image(_, let fault) = error { throw fault }
            throw .undecodable(error.message)
        }
    }

    private static func drawnHere(_ file: ImageFile) throws(RenderingFault) -> [UInt8] {
        let stream = UnsafeMutablePointer<ByteStream>.allocate(capacity: 1)
        stream.initialize(to: ByteStream())
        defer {
            stream.deinitialize(count: 1)
            stream.deallocate()
        }
        let size = file.storedSize
        let surface = try CairoSurface(
            taking: cairo_svg_surface_create_for_stream(ByteStream.write, stream, size.width, size.height))
        try draw(file, on: surface)
        return stream.pointee.bytes
    }

    /// Draws an SVG file on a surface as large as it, and finishes the surface.
    private static func draw(_ file: ImageFile, on surface: borrowing CairoSurface) throws(RenderingFault) {
        let context = try CairoContext(on: surface)
        do throws(ImageFault) {
            try SVGDocument(file).draw(on: context.pointer)
        } catch {
            throw .image(path: file.path, error)
        }
        try context.check()
        cairo_surface_finish(surface.pointer)
        try surface.check()
    }

    /// Cairo numbers its ids through the whole process: these start again with each file.
    private static func renumbered(_ svg: Substring, prefix: String) -> String {
        var names: [Substring: Int] = [:]
        return String(
            svg.replacing(#/(id="|"#|\(#)([a-zA-Z][a-zA-Z0-9-]*)/#) { match in
                let number = names[match.output.2] ?? names.count
                names[match.output.2] = number
                return "\(match.output.1)\(prefix)\(number)"
            })
    }
}
