// SPDX-License-Identifier: Apache-2.0
import SourceLocations

extension FigurePage {
    /// Bytes of the page and the text that replaces them.
    struct Edit {
        var range: SourceRange
        var text: String
    }

    /// The texts of a figure's reference.
    package struct FigureText: Hashable, Sendable {
        package var files: FigureFiles
        /// What a screen reader says, generated from the layout; the author's own text goes before it.
        package var alternative: String

        package init(files: FigureFiles, alternative: String) {
            self.files = files
            self.alternative = alternative
        }
    }

    /// The page with the references of its figures; the other bytes stay as they are.
    ///
    /// - Parameter texts: by the page's requests; the reference of a figure without one stays as it is.
    package func bytes(with texts: [FigureText?]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        let edits = zip(requests, texts).flatMap { request, text in text.map { changes(for: request, $0) } ?? [] }
        for (_, edit) in edits.enumerated().sorted(by: {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }) {
            result += source.bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + source.bytes[position...]
    }

    private func changes(for request: FigureRequest, _ text: FigureText) -> [Edit] {
        switch request.reference?.form {
        case .imageElement(let source): return [imageElementEdit(for: request, source, text)]
        case .markup(let old): return markupEdits(for: request, old, text)
        default:
            let insertion = request.insertion
            return [
                Edit(
                    range: insertion.range, text: insertion.before + reference(for: request, text) + insertion.after)
            ]
        }
    }

    /// Changes the path in an `<img>` tag and adds the comment; the other attributes are the author's.
    private func imageElementEdit(
        for request: FigureRequest, _ source: SourceRange, _ text: FigureText
    ) -> Edit {
        let whole = request.insertion.range
        let path = text.files.pictures.first.map { text.files.path(of: $0).percentEncoded } ?? ""
        var tag = self.source.bytes[source.upperBound..<whole.upperBound].string
        if request.reference?.comment != nil, let comment = tag.utf8Range(of: "<!--") {
            tag = String(decoding: Array(tag.utf8)[..<comment], as: UTF8.self)
        }
        return Edit(
            range: SourceRange(source.lowerBound, whole.upperBound),
            text: path + tag + comment(of: request, isGenerated: false))
    }

    private func reference(for request: FigureRequest, _ text: FigureText) -> String {
        let files = text.files
        let old = request.reference
        let option = request["alt"]
        let isBlock = if case .block = request.layout { true } else { false }
        let written = old?.alternative ?? ""
        // Text in the brackets is the author's unless the comment says that it was generated.
        // For Pandoc it is a caption, which must not describe the picture.
        let isGenerated = option == "auto" || option == nil && (isBlock || written.isEmpty) && kind != .pandoc
        let attributes = old?.attributes ?? ""
        let isHTML =
            kind.hasPictureElements && attributes.isEmpty
            && (files.hasStills || files.pictures.count > 1 && Set(files.pictures.map(\.format)).count == 1)
        let alternative: String
        if let option, option != "auto" {
            alternative = isHTML ? option.htmlEscaped : option.markdownEscaped
        } else if isGenerated {
            alternative = isHTML ? text.alternative.htmlEscaped : text.alternative.markdownEscaped
        } else {
            alternative = written.inForm(isHTML: isHTML, was: old?.form == .pictureElement)
        }
        let title = request["title"].map { isHTML ? $0.htmlEscaped : "\"\($0.titleEscaped)\"" } ?? old?.title ?? ""
        let image = isHTML ? element(files, alternative, title) : markdown(files, alternative, title)
        let comment = comment(of: request, isGenerated: isGenerated && !isBlock)
        return request.insertion.commentSeparator.map { comment + $0 + image } ?? image + attributes + comment
    }

    private func markdown(_ files: FigureFiles, _ alternative: String, _ title: String) -> String {
        let path = files.isForDocC ? files.name.stem : files.pictures.first.map(files.path) ?? ""
        let quoted = title.isEmpty || "\"'(".contains(title.prefix(1)) ? title : "\"\(title)\""
        return "![\(alternative)](\(path.percentEncoded)\(quoted.isEmpty ? "" : " \(quoted)"))"
    }

    /// A `<picture>` from which a browser takes the variant for its reader's appearance and screen.
    private func element(_ files: FigureFiles, _ alternative: String, _ title: String) -> String {
        func set(_ pictures: [FigurePicture]) -> String {
            pictures.map { picture in
                let path = files.path(of: picture).percentEncoded
                return pictures.count > 1 ? "\(path) \(FigureFiles.text(picture.scale))x" : path
            }.joined(separator: ", ")
        }
        let moving = files.pictures.filter { !$0.isStill }
        let dark = moving.filter { $0.appearance == .dark }
        let light = moving.filter { $0.appearance != .dark }
        let main = light.isEmpty ? dark : light
        guard let first = main.first else { return "" }
        var text = "<picture>"
        for (appearance, media) in [(FigurePicture.Appearance.dark, " and (prefers-color-scheme: dark)"), (.light, "")]
        {
            let stills = files.pictures.filter { $0.isStill && $0.appearance == appearance }
            if stills.isEmpty || appearance == .dark && light.isEmpty { continue }
            text += "<source media=\"(prefers-reduced-motion: reduce)\(media)\" srcset=\"\(set(stills))\">"
        }
        if !dark.isEmpty, !light.isEmpty {
            text += "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(set(dark))\">"
        }
        text += "<img src=\"\(files.path(of: first).percentEncoded)\""
        if main.count > 1 { text += " srcset=\"\(set(main))\"" }
        text += " width=\"\(FigureFiles.text(first.width))\" height=\"\(FigureFiles.text(first.height))\""
        if !title.isEmpty { text += " title=\"\(title.unquoted)\"" }
        return text + " alt=\"\(alternative)\"></picture>"
    }

    private func comment(of request: FigureRequest, isGenerated: Bool) -> String {
        let words = commentWords(of: request, isGenerated: isGenerated)
        return words.isEmpty ? "<!-- layout -->" : "<!-- layout \(words) -->"
    }

    /// The path of the figure's layout, if it has a file, and its options.
    func commentWords(of request: FigureRequest, isGenerated: Bool) -> String {
        var words = request.reference?.comment ?? ""
        if case .file(let path, _) = request.layout {
            let name = path.percentEncoded
            let first = words.prefix { !$0.isWhitespace }
            // The comment of an image that still names its layout does not name it again.
            if request.reference?.picturePath == nil || first.contains("="), !first.contains(".") || first.contains("=")
            {
                words = words.isEmpty ? name : "\(name) \(words)"
            }
            if isGenerated, request["alt"] == nil { words += " alt=auto" }
        }
        return words
    }
}

extension String {
    /// Between quotation marks as the title of an image.
    fileprivate var titleEscaped: String {
        var text = ""
        for character in unicodeScalars {
            if character == "\"" || character == "\\" { text += "\\" }
            text.unicodeScalars.append(character.properties.isWhitespace ? " " : character)
        }
        return text
    }

    /// Without the quotation marks of a title in Markdown.
    fileprivate var unquoted: String {
        guard count > 1, let first, "\"'(".contains(first) else { return self }
        return String(dropFirst().dropLast()).htmlEscaped
    }

    /// An author's alternative text where the reference changes between Markdown and HTML.
    fileprivate func inForm(isHTML: Bool, was wasHTML: Bool) -> String {
        guard isHTML != wasHTML else { return self }
        return isHTML ? removingEscapes.htmlEscaped : removingEntities.markdownEscaped
    }

    private var removingEscapes: String {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), let next = rest.first, next.isPunctuation {
                bytes.append(rest.removeFirst())
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var removingEntities: String {
        replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing(
            "&amp;", with: "&")
    }

    fileprivate func utf8Range(of text: String) -> Int? {
        let bytes = Array(utf8)
        return bytes[...].range(of: text)?.lowerBound
    }

    private func replacing(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
