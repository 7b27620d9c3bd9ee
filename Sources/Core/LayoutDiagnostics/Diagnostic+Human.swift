// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

extension Diagnostic {
    /// For people: the place, the message, the line with a mark under the place, further places and what may help.
    ///
    /// ```
    /// card.layout.json:7:22: error: no view or guide has the id titel [unknown-item]
    /// 7 |     "name.leading = titel.trailing + 8"
    ///   |                     ^~~~~
    ///   = hint: did you mean title?
    /// ```
    /// Ends with a line break.
    ///
    /// - Parameter note: a further note.
    package func human(in source: SourceText?, coloring: Coloring = .plain, note: String? = nil) -> String {
        let role: Coloring.Role =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        var text = coloring.painted(place(in: source), .message) + coloring.painted("\(severity.rawValue):", role)
        text += " " + coloring.painted(DisplayText.safe(message), .message) + " [\(code.rawValue)]\n"
        var gutter = 2
        if let source, let range {
            let excerpt = SourceExcerpt(source, range)
            let lines = [excerpt.line] + labels.map { source.position(of: $0.range.lowerBound).line }
            gutter = String(lines.max() ?? 1).count + 1
            text += Self.lines(of: excerpt, gutter: gutter, coloring)
            for label in labels {
                let position = source.position(of: label.range.lowerBound)
                text += coloring.painted(
                    "\(DisplayText.safe(source.part(at: label.range).text.name)):\(position.line):\(position.column): ",
                    .message)
                text += coloring.painted("note:", .note) + " \(DisplayText.safe(label.message))\n"
                text += Self.lines(of: SourceExcerpt(source, label.range), gutter: gutter, coloring)
            }
        }
        for note in [contextText, note].compactMap(\.self) {
            text += String(repeating: " ", count: gutter)
            text += coloring.painted("= note:", .note) + " \(DisplayText.safe(note))\n"
        }
        for fix in fixes {
            text += String(repeating: " ", count: gutter)
            text += coloring.painted("= hint:", .note) + " \(DisplayText.safe(fix.description))\n"
        }
        return text
    }

    /// One line, as compilers print it; without a line break.
    package func short(in source: SourceText?) -> String {
        let context = contextText.map { " (\(DisplayText.safe($0)))" } ?? ""
        return "\(place(in: source))\(severity.rawValue): \(DisplayText.safe(message))\(context) [\(code.rawValue)]"
    }

    /// `file:line:column: `, or as much of it as there is.
    private func place(in source: SourceText?) -> String {
        guard let source else { return "" }
        guard let range else { return "\(DisplayText.safe(source.name)): " }
        let position = source.position(of: range.lowerBound)
        let name = source.part(at: range).text.name
        return "\(DisplayText.safe(name)):\(position.line):\(position.column): "
    }

    private static func lines(of excerpt: SourceExcerpt, gutter: Int, _ coloring: Coloring) -> String {
        let number = String(excerpt.line)
        let pad = String(repeating: " ", count: max(gutter - 1 - number.count, 0))
        let indentation = String(excerpt.mark.prefix { $0 == " " })
        let mark = String(excerpt.mark.dropFirst(indentation.count))
        return coloring.painted("\(pad)\(number) |", .gutter) + " " + excerpt.text + "\n"
            + coloring.painted(String(repeating: " ", count: gutter) + "|", .gutter) + " " + indentation
            + coloring.painted(mark, .mark) + "\n"
    }
}
