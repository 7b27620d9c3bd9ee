// SPDX-License-Identifier: Apache-2.0
/// A language of pages in which a figure's options are in a comment on the line above its image.
package enum MarkupLanguage: Hashable, Sendable, CaseIterable {
    case asciiDoc, reStructuredText, typst, latex

    /// The extensions of its files.
    var extensions: [String] {
        switch self {
        case .asciiDoc: [".adoc", ".asciidoc"]
        case .reStructuredText: [".rst"]
        case .typst: [".typ"]
        case .latex: [".tex", ".ltx"]
        }
    }

    /// What a comment starts with that is alone on its line.
    var commentMark: String {
        switch self {
        case .asciiDoc, .typst: "//"
        case .reStructuredText: ".."
        case .latex: "%"
        }
    }

    /// An image on lines of its own, for a comment that has none.
    ///
    /// - Parameters:
    ///   - path: as it is in the language.
    ///   - alternative: as it is in the language; nil for none.
    ///   - indentation: of the comment.
    func image(_ path: String, alternative: String?, indentation: String, lineBreak: String) -> String {
        switch self {
        case .asciiDoc: "image::\(path)[\(alternative.map { "\"\($0)\"" } ?? "")]"
        case .reStructuredText:
            ".. image:: \(path)" + (alternative.map { "\(lineBreak)\(indentation)   :alt: \($0)" } ?? "")
        case .typst: "#image(\"\(path)\"\(alternative.map { ", alt: \"\($0)\"" } ?? ""))"
        case .latex: "\\includegraphics\(alternative.map { "[alt={\($0)}]" } ?? ""){\(path)}"
        }
    }

    /// A path as it is in an image.
    func escaped(path: String) -> String { self == .typst ? Self.typstString(path) : path }

    /// Alternative text as it is in an image, on one line.
    func escaped(alternative text: String) -> String {
        let line = String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
        switch self {
        case .asciiDoc: return line.escaping("\"{", with: "\\")
        case .reStructuredText: return line
        case .typst: return Self.typstString(line)
        case .latex:
            let marks: [Unicode.Scalar: String] = [
                "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}",
            ]
            return line.unicodeScalars.map { scalar in
                marks[scalar] ?? ("{}$&#%_".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar))
            }.joined()
        }
    }

    private static func typstString(_ text: String) -> String { text.escaping("\\\"", with: "\\") }
}

extension String {
    /// With a mark before each of some characters.
    fileprivate func escaping(_ characters: String, with mark: Unicode.Scalar) -> String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if characters.unicodeScalars.contains(scalar) { text.append(mark) }
            text.append(scalar)
        }
        return String(text)
    }
}
