// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

/// Finds the figures of a page of AsciiDoc, reStructuredText, Typst or LaTeX: images of layouts, and images below a comment
/// `layout …` with no empty line in between.
struct MarkupScanner {
    private struct Comment {
        /// What follows the word `layout`.
        var words: Range<Int>
        var line: PageLine
        /// Whether other lines follow, which are not empty.
        var isFollowed = false
    }

    private let bytes: [UInt8]
    private let language: MarkupLanguage
    /// Code and comments of several lines, in order.
    private let hidden: [Range<Int>]
    private var pending: Comment?
    private var imageFolder = ""
    private var requests: [FigureRequest] = []
    private var diagnostics: [Diagnostic] = []

    static func figures(
        in bytes: [UInt8], _ language: MarkupLanguage
    ) -> (requests: [FigureRequest], diagnostics: [Diagnostic]) {
        var scanner = MarkupScanner(bytes, language)
        for line in PageLine.lines(of: bytes) { scanner.read(line) }
        scanner.endComment()
        return (scanner.requests, scanner.diagnostics)
    }

    private init(_ bytes: [UInt8], _ language: MarkupLanguage) {
        self.bytes = bytes
        self.language = language
        hidden =
            switch language {
            case .asciiDoc: AsciiDocText.hidden(in: bytes)
            case .reStructuredText: ReStructuredTextImage.hidden(in: bytes)
            case .typst: TypstImage.hidden(in: bytes)
            case .latex: LaTeXImage.hidden(in: bytes)
            }
    }

    private mutating func read(_ line: PageLine) {
        let text = bytes[line.content]
        let start = text.firstIndex { !$0.isWhiteSpace } ?? line.content.upperBound
        guard start < line.content.upperBound else { return endComment() }
        guard !isHidden(start) else {
            pending?.isFollowed = true
            return
        }
        let rest = text[start...]
        if let words = words(in: rest) {
            endComment()
            pending = Comment(words: words, line: line)
            return
        }
        if rest.starts(with: language.commentMark.utf8), language != .reStructuredText { return }
        if language == .asciiDoc, let folder = AsciiDocText.imageFolder(in: rest) { imageFolder = folder }
        let images = images(in: start..<line.content.upperBound).filter { !isHidden($0.path.lowerBound) }
        guard let image = images.first else {
            pending?.isFollowed = true
            return
        }
        add(image, in: line, start: start)
        for other in images.dropFirst() where Self.isLayout(other.decodedPath) {
            report("a figure is the first image of its line: put this one on a line of its own", other.path)
        }
    }

    private func images(in line: Range<Int>) -> [MarkupImage] {
        switch language {
        case .asciiDoc: AsciiDocText.images(in: line, of: bytes)
        case .reStructuredText: ReStructuredTextImage.images(in: line, of: bytes)
        case .typst: TypstImage.images(in: line, of: bytes)
        case .latex: LaTeXImage.images(in: line, of: bytes)
        }
    }

    private func isHidden(_ place: Int) -> Bool {
        var (low, high) = (0, hidden.count)
        while low < high {
            let middle = (low + high) / 2
            if hidden[middle].upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low < hidden.count && hidden[low].contains(place)
    }

    private static func isLayout(_ path: String) -> Bool { path.hasSuffix(".layout.json") && !path.contains("://") }

    private mutating func report(_ message: String, _ place: Range<Int>) {
        diagnostics.append(
            Diagnostic(.figureBlock, .error, message, at: SourceRange(place.lowerBound, place.upperBound)))
    }

    // MARK: Comments

    /// What follows `// layout` in a line that is a comment.
    private func words(in text: ArraySlice<UInt8>) -> Range<Int>? {
        guard text.starts(with: language.commentMark.utf8) else { return nil }
        var rest = text.dropFirst(language.commentMark.utf8.count)
        if language == .latex { rest = rest.drop { $0 == UInt8(ascii: "%") } }
        guard language != .reStructuredText || rest.first?.isWhiteSpace == true else { return nil }
        rest = rest.trimmed
        guard rest.starts(with: "layout".utf8) else { return nil }
        rest = rest.dropFirst(6)
        // `.. layout::` would be a directive.
        return rest.isEmpty || rest.first?.isWhiteSpace == true ? rest.indices : nil
    }

    /// Adds the figure of a comment that has no image, or says why there is none.
    private mutating func endComment() {
        guard let comment = pending else { return }
        pending = nil
        let (layout, words) = content(of: comment)
        guard let layout else {
            return report(
                "no image of a layout directly below this comment, expected one or the path of a layout",
                comment.words.isEmpty ? comment.line.content : comment.words)
        }
        if comment.isFollowed {
            return report(
                "no image directly below this comment, expected one, or an empty line for a new one", comment.words)
        }
        var reference = reference(at: comment.line)
        reference.line = comment.line.content.upperBound
        reference.words = SourceRange(comment.words.lowerBound, comment.words.upperBound)
        add(reference, layout, words, picturePath: nil, text: "")
    }

    /// The path of a layout, which is the first word if it has a dot and no equals sign, and the options.
    private func content(of comment: Comment) -> (layout: FigureRequest.Layout?, words: [FigureWord]) {
        var words = InfoString.words(in: bytes[comment.words])
        guard let first = words.first, first.value == nil, first.key.contains(".") else { return (nil, words) }
        words.removeFirst()
        return (.file(first.key.removingPercentEncoding, first.range), words)
    }

    // MARK: Figures

    private mutating func add(_ image: MarkupImage, in line: PageLine, start: Int) {
        let isLayout = Self.isLayout(image.decodedPath)
        let comment = pending
        pending = nil
        guard isLayout || comment != nil else { return }
        var (layout, words) = comment.map(content) ?? (nil, [])
        let place = SourceRange(image.path.lowerBound, image.path.upperBound)
        if isLayout { layout = .file(image.decodedPath, place) }
        guard let layout else {
            return report(
                "no image of a layout directly below this comment, expected one or the path of a layout",
                comment?.words ?? image.path)
        }
        var reference = reference(at: line)
        reference.path = place
        reference.alternative = image.alternative
        reference.words = comment.map { SourceRange($0.words.lowerBound, $0.words.upperBound) }
        let slot = image.alternative
        let text = slot.isEmpty ? "" : bytes[slot.range.lowerBound..<slot.range.upperBound].string
        let path = image.decodedPath
        let picturePath = imageFolder.isEmpty ? path : FigureNames.normalized(imageFolder + path)
        add(reference, layout, words, picturePath: isLayout ? nil : picturePath, text: text)
    }

    private func reference(at line: PageLine) -> MarkupReference {
        let indentation = bytes[line.content].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return MarkupReference(
            language: language, line: line.content.lowerBound, indentation: indentation.string,
            imageFolder: imageFolder)
    }

    private mutating func add(
        _ reference: MarkupReference, _ layout: FigureRequest.Layout, _ words: [FigureWord], picturePath: String?,
        text: String
    ) {
        guard case .file(_, let place) = layout else { return }
        for word in words where word.key == "title" {
            diagnostics.append(
                Diagnostic(
                    .figureOption, .error, "images in pages of this kind have no title",
                    at: word.range))
        }
        let comment = reference.words.map { bytes[$0.lowerBound..<$0.upperBound].trimmed.string }
        let position = reference.path?.lowerBound ?? reference.line
        requests.append(
            FigureRequest(
                layout: layout, words: words, place: place,
                reference: FigureReference(
                    form: .markup(reference), alternative: text, title: "", picturePath: picturePath, comment: comment),
                insertion: FigureRequest.Insertion(range: SourceRange(position, position))))
    }
}
