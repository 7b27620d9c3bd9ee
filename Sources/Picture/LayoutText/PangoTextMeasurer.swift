// SPDX-License-Identifier: Apache-2.0
package import FontFiles
internal import LayoutGeometry
package import LayoutModel

/// Measures and shapes text with Pango, over fonts of its own, each request once: what was measured is what is drawn.
///
/// Use one from a single thread.
package final class PangoTextMeasurer: TextShaping {
    let library: FontLibrary
    private var shaped: [TextRequest: ShapingResult] = [:]
    /// How often Pango has laid out a text; each request is at most one of them.
    private(set) var shapings = 0

    /// The number of texts that are cached; beyond it, the cache starts over.
    private static let capacity = 131_072

    /// Opens the system font's regular face; every other face is opened when text first needs it.
    /// - Parameter documentFonts: win over the catalog's families of the same name, but never stand in for a character or
    ///   for the system font.
    package init(
        catalog: FontCatalog = .debian, documentFonts: [FontFile] = [], system: SystemFont = .inter
    ) throws(FontFault) {
        library = try FontLibrary(catalog: catalog, documentFonts: documentFonts, system: system)
    }

    /// The lines of a text that is known without a width are not kept: it takes microseconds to find them, and they have kilobytes.
    package func measure(_ request: TextRequest) -> TextMeasurement {
        if let known = shaped[request] { return known.text.measurement }
        if let natural = natural(of: request) {
            if fits(natural, request) { return natural.text.measurement }
            let shaper = TextShaper(library: library, request: request)
            if let text = shaper.broken(natural, withGlyphs: false) { return shaper.measurement(of: text) }
        }
        return shape(request).measurement
    }

    /// Every glyph of the text in its place.
    ///
    /// Text that fits into its width is the same lines as without one, moved to where the alignment has them: what was
    /// measured before the width was known is what is drawn.
    package func shape(_ request: TextRequest) -> ShapedText { result(for: request).text }

    package func shapeOnce(_ request: TextRequest) -> ShapedText { (shaped[request] ?? anew(request)).text }

    private func result(for request: TextRequest) -> ShapingResult {
        if let known = shaped[request] { return known }
        if let wrapped = wrapped(request) { return wrapped }
        if shaped.count >= Self.capacity { shaped.removeAll() }
        if let fitting = fitting(request) {
            shaped[request] = fitting
            return fitting
        }
        shapings += 1
        let new = TextShaper(library: library, request: request).shape()
        shaped[request] = new
        return new
    }

    private func anew(_ request: TextRequest) -> ShapingResult {
        if let fitting = fitting(request) { return fitting }
        if let wrapped = wrapped(request) { return wrapped }
        shapings += 1
        return TextShaper(library: library, request: request).shape()
    }

    /// The text without a width in the box of a request, if it fits.
    private func fitting(_ request: TextRequest) -> ShapingResult? {
        guard var natural = natural(of: request), fits(natural, request) else { return nil }
        natural.text = natural.text.aligned(for: request)
        return natural
    }

    /// The text in lines of any width; nil for a request that is one of these.
    private func natural(of request: TextRequest) -> ShapingResult? {
        request.width == nil ? nil : result(for: request.withoutWidth)
    }

    private func fits(_ natural: ShapingResult, _ request: TextRequest) -> Bool {
        request.width.map { natural.text.measurement.size.width <= $0 + 1e-6 } ?? false
    }

    /// The text without a width in lines of the width of a request, if these are known from it.
    private func wrapped(_ request: TextRequest) -> ShapingResult? {
        guard let natural = natural(of: request), !fits(natural, request) else { return nil }
        let shaper = TextShaper(library: library, request: request)
        return shaper.broken(natural, withGlyphs: true).map(shaper.placed)
    }

    /// Fonts and characters that were not available, in the order of the text.
    package func findings(for request: TextRequest) -> [FontFinding] {
        // At any width: as measuring has shaped it before.
        result(for: request.withoutWidth).findings
    }

    /// Every file that text may use, with its version where it is installed. Opens them all.
    package func fonts() -> [FontListing] { library.listing() }

    /// The files whose glyphs some texts use, by name: their picture depends on these.
    package func fonts(of requests: [TextRequest]) -> [FontListing] {
        let runs = requests.lazy.flatMap { self.shape($0).lines }.flatMap(\.runs)
        return library.listing(of: Set(runs.map(\.font)))
    }

    /// The file that draws a font, or its substitute, with its version.
    package func listing(for font: Font) -> FontListing {
        let face = library.resolve(font).face
        return FontListing(file: face.file, version: face.version)
    }
}

extension TextRequest {
    fileprivate var withoutWidth: TextRequest {
        var request = self
        request.width = nil
        return request
    }
}
