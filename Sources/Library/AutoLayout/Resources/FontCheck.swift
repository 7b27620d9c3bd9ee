// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutText

extension DiagnosticCode {
    /// A character that no known font has.
    package static let missingGlyph = DiagnosticCode("missing-glyph")
    /// Markup that Pango cannot read.
    package static let invalidMarkup = DiagnosticCode("invalid-markup")
}

/// Fonts and characters of a solved layout that were not available: one diagnostic for each view and thing.
struct FontCheck {
    var document: Document
    var layout: LayoutEngine.SolvedLayout
    var text: PangoTextMeasurer

    var findings: [Diagnostic] {
        zip(document.views, layout.views).flatMap { view, solved -> [Diagnostic] in
            guard let request = solved.text else { return [] }
            var seen: Set<FontFinding> = []
            return text.findings(for: request).filter { seen.insert($0).inserted }.map {
                diagnostic($0, in: request.text, of: view)
            }
        }
    }

    /// Where reading stopped: the mistake is there or before it.
    private func place(of fault: MarkupFault, in text: StyledText) -> String {
        guard case .markup(let markup) = text.content, fault.offset > 0 else { return "" }
        let before = String(decoding: markup.utf8.prefix(fault.offset), as: UTF8.self)
        return " at or before character \(max(1, before.unicodeScalars.count))"
    }

    private func diagnostic(_ finding: FontFinding, in text: StyledText, of view: View) -> Diagnostic {
        let code: DiagnosticCode
        let message: String
        switch finding {
        case .unknownFamily(let family, let substitute):
            code = .unknownFontFamily
            message = "no font named '\(family)': using \(substitute) instead"
        case .missingFile(let path, let package, let substitute):
            code = .missingFontFile
            let remedy = package.map { ": install the Debian package \($0)" } ?? ""
            message = "the font file '\(path)' is missing: using \(substitute) instead\(remedy)"
        case .missingFace(let family, let wanted, let substitute):
            code = .missingFontFace
            let slant = wanted.isItalic && !substitute.isItalic ? "italic " : ""
            let weights = wanted.weight != substitute.weight
            message =
                "no \(slant)face of '\(family)'\(weights ? " with weight \(wanted.weight)" : ""): using "
                + (slant.isEmpty ? "the one" : "an upright one") + (weights ? " with weight \(substitute.weight)" : "")
                + " instead"
        case .missingGlyph(let scalar):
            code = .missingGlyph
            let number = String(scalar.value, radix: 16, uppercase: true)
            let padding = String(repeating: "0", count: max(0, 4 - number.utf8.count))
            message = "no font has the character U+\(padding)\(number)"
        case .invalidMarkup(let fault):
            code = .invalidMarkup
            message = "cannot parse the markup\(place(of: fault, in: text)), shown as plain text: \(fault.message)"
        }
        return Diagnostic(code, .warning, message, at: view.idSource ?? view.source, views: [view.id])
    }
}
