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
    /// By request without a width: the lines at the widths at which it was broken.
    private var broken: [TextRequest: BrokenTexts] = [:]
    /// How often Pango has laid out a text; each request is at most one of them.
    private(set) var shapings = 0

    /// How many texts in lines that is.
    private var brokenCount = 0

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

    /// What is known from other widths is not kept: it takes a microsecond to find, and its glyphs some kilobytes.
    package func measure(_ request: TextRequest) -> TextMeasurement {
        if let known = shaped[request] { return known.text.measurement }
        if let natural = natural(of: request) {
            if fits(natural, request) { return natural.text.measurement }
            if let text = knownLines(of: request) {
                return TextShaper(library: library, request: request).measurement(of: text)
            }
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
        let shaper = TextShaper(library: library, request: request)
        if let text = knownLines(of: request) { return shaper.placed(text) }
        if shaped.count + brokenCount >= Self.capacity {
            shaped.removeAll()
            broken.removeAll()
            brokenCount = 0
        }
        if let fitting = fitting(request) {
            shaped[request] = fitting
            return fitting
        }
        shapings += 1
        let text = shaper.broken()
        let new = shaper.placed(text)
        if let text, text.widths != nil {
            // Its glyphs would be in memory twice.
            broken[request.withoutWidth, default: BrokenTexts()].note(text)
            brokenCount += 1
        } else {
            shaped[request] = new
        }
        return new
    }

    private func anew(_ request: TextRequest) -> ShapingResult {
        if let fitting = fitting(request) { return fitting }
        let shaper = TextShaper(library: library, request: request)
        if let text = knownLines(of: request) { return shaper.placed(text) }
        shapings += 1
        return shaper.shape()
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

    private func knownLines(of request: TextRequest) -> BrokenText? {
        guard let width = request.width, width.isFinite, width >= 0 else { return nil }
        return broken[request.withoutWidth]?.text(at: PangoUnits.fromPoints(width))
    }

    /// Fonts and characters that were not available, in the order of the text.
    package func findings(for request: TextRequest) -> [FontFinding] {
        // At any width: as measuring has shaped it before.
        result(for: request.withoutWidth).findings
    }

    /// Every file that text may use, with its version where it is installed. Opens them all.
    package func fonts() -> [FontListing] { library.listing() }

    /// The files whose glyphs some texts use, by path: their picture depends on these.
    package func fonts(of requests: [TextRequest]) -> [FontListing] {
        let runs = requests.lazy.flatMap { self.shape($0).lines }.flatMap(\.runs)
        return library.listing(of: Set(runs.map(\.font)))
    }

    /// The file that draws a font, or its substitute.
    package func file(for font: Font) -> FontFile { library.resolve(font).face.file }

    /// The file that draws a font, or its substitute, with its version.
    package func listing(for font: Font) -> FontListing {
        let face = library.resolve(font).face
        return FontListing(file: face.file, version: face.version)
    }

    /// Points: as in a document's fonts.
    private static let largestFontSize = 1000.0

    /// Nil if Pango can read the markup, and no font in it is too large.
    package static func fault(inMarkup markup: String) -> MarkupFault? {
        do throws(MarkupFault) {
            let sizes = try MarkupReader(font: Font(size: 17)).read(markup).lazy.map(\.font.size)
            guard let largest = sizes.max(), largest > largestFontSize else { return nil }
            return MarkupFault(
                offset: 0,
                message:
                    "a font size of \(DecimalText.shortest(largest)) points exceeds \(DecimalText.shortest(largestFontSize))"
            )
        } catch {
            return error
        }
    }
}

extension TextRequest {
    fileprivate var withoutWidth: TextRequest {
        var request = self
        request.width = nil
        return request
    }
}
