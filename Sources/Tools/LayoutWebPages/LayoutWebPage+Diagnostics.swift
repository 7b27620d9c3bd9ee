// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations

/// What is wrong, first of all: each diagnostic leads to what it is about, and what it suggests can be tried in a page that solves.
extension LayoutWebPage {
    var problems: String {
        let items = diagnostics.map { diagnostic in
            let place = subject(of: diagnostic)
            let line =
                diagnostic.range.map { range in
                    let number = source.position(of: range.lowerBound).line
                    return "<a href=\"#line-\(number)\">line \(number)</a>: "
                } ?? ""
            let message = HTMLText.escaped(diagnostic.message)
            let jump = place.map { "<button type=\"button\" class=\"jump\"\($0)>\(message)</button>" } ?? message
            return
                "<li class=\"\(diagnostic.severity.rawValue)\">\(line)<b>\(diagnostic.severity.rawValue)</b>: \(jump) "
                + "<span class=\"kind\">\(diagnostic.code.rawValue)</span>\(diagnostic.fixes.map(suggestion).joined())</li>\n"
        }
        guard !items.isEmpty else { return "" }
        return
            "<section class=\"problems\" aria-labelledby=\"diagnostics\"><h2 id=\"diagnostics\">Diagnostics</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
    }

    /// The constraint or the view that a diagnostic is about, as attributes.
    private func subject(of diagnostic: Diagnostic) -> String? {
        guard let range = diagnostic.range else { return nil }
        let document = shown[0].document
        let isIn = { (place: SourceRange?) in
            place.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound } ?? false
        }
        if let constraint = document.constraints.firstIndex(where: { isIn($0.source) }) {
            return " data-constraint=\"\(constraint)\""
        }
        // The innermost view.
        return document.views.last { isIn($0.source) }.map { " data-view=\"\(HTMLText.escaped($0.id))\"" }
    }

    /// What would correct a diagnostic; a priority or a constant can be tried.
    private func suggestion(_ fix: Diagnostic.Fix) -> String {
        let text = HTMLText.escaped(fix.description)
        let settings = ([fix.setting].compactMap(\.self) + fix.furtherSettings).map { setting -> String? in
            guard let key = setting.keys.last, ["priority", "constant"].contains(key),
                let value = Double(setting.value),
                let place = shown[0].document.constraints.firstIndex(where: { $0.source == setting.place })
            else { return nil }
            return "\(place) \(key) \(PageNumber.text(value))"
        }
        guard interaction != nil, !settings.isEmpty, !settings.contains(nil) else {
            return " <span class=\"suggestion\">Suggestion: \(text)</span>"
        }
        let changes = settings.compactMap(\.self).joined(separator: ",")
        return " <button type=\"button\" class=\"try\" data-changes=\"\(changes)\" hidden>Try: \(text)</button>"
            + "<noscript> <span class=\"suggestion\">Suggestion: \(text)</span></noscript>"
    }
}
