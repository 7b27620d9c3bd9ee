// SPDX-License-Identifier: Apache-2.0
import SourceLocations

extension FigurePage {
    /// The changes to an image of AsciiDoc, reStructuredText, Typst or LaTeX: its path, its alternative text, and the comment above.
    func markupEdits(for request: FigureRequest, _ old: MarkupReference, _ text: FigureText) -> [Edit] {
        let language = old.language
        let option = request["alt"]
        let written = request.reference?.alternative ?? ""
        // Before 2021, LaTeX refused the option 'alt'.
        let isGenerated = option == "auto" || option == nil && written.isEmpty && language != .latex
        let alternative = (isGenerated ? text.alternative : option).map(language.escaped(alternative:))
        let path = language.escaped(path: old.relative(text.files.pictures.first.map(text.files.path) ?? ""))
        let lineBreak = lineBreak(after: old.line)
        let words = commentWords(of: request, isGenerated: isGenerated)
        var edits: [Edit] = []
        if let range = old.words {
            edits.append(Edit(range: range, text: words.isEmpty ? "" : " \(words)"))
        } else {
            edits.append(
                Edit(
                    range: SourceRange(old.line, old.line),
                    text: "\(old.indentation)\(language.commentMark) layout \(words)\(lineBreak)"))
        }
        guard let range = old.path else {
            let image = language.image(
                path, alternative: alternative, indentation: old.indentation, lineBreak: lineBreak)
            let end = SourceRange(old.line, old.line)
            return edits + [Edit(range: end, text: lineBreak + old.indentation + image)]
        }
        edits.append(Edit(range: range, text: path))
        if let alternative, let slot = old.alternative {
            edits.append(Edit(range: slot.range, text: slot.before + alternative + slot.after))
        }
        return edits
    }
}

extension MarkupReference {
    /// A path from the page's folder as one from the folder of its images.
    fileprivate func relative(_ path: String) -> String {
        if path.hasPrefix(imageFolder) { return String(path.dropFirst(imageFolder.count)) }
        return String(repeating: "../", count: imageFolder.split(separator: "/").count) + path
    }
}
