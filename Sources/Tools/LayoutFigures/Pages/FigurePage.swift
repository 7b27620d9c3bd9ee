// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import SourceLocations

/// A page with the figures that it asks for, in order.
package struct FigurePage: Sendable {
    package enum Kind: Hashable, Sendable {
        case markdown
        /// Markdown for Pandoc, such as that of Quarto: an image alone in its paragraph is a figure, whose caption is the
        /// text in its brackets. A comment behind it would be more text of the paragraph.
        case pandoc
        /// An article of a DocC catalog: pictures are named without folder and extension.
        case docc
        /// Documentation comments, which DocC reads.
        case swift
        case markup(MarkupLanguage)

        package var isDocC: Bool { self == .docc || self == .swift }
        /// Whether references to several pictures are `<picture>` elements. Other pages refer to the first.
        package var hasPictureElements: Bool { self == .markdown }
    }

    package let source: SourceText
    package let kind: Kind
    package private(set) var requests: [FigureRequest] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ source: SourceText, kind: Kind) {
        self.source = source
        self.kind = kind
        guard UTF16Encoding(of: source.bytes) == nil else {
            diagnostics.append(
                Diagnostic(.figureBlock, .error, "the page is UTF-16: save it as UTF-8", at: SourceRange(0, 2)))
            return
        }
        if case .markup(let language) = kind {
            (requests, diagnostics) = MarkupScanner.figures(in: source.bytes, language)
            return
        }
        let groups = kind == .swift ? SwiftComments.comments(in: source.bytes) : [PageLine.lines(of: source.bytes)]
        for lines in groups { read(MarkdownScanner.blocks(in: lines, of: source.bytes, hasDirectives: kind.isDocC)) }
    }

    /// The kind of a file by its name; nil for what is not a page.
    ///
    /// - Parameter path: with its folders.
    package static func kind(of path: String) -> Kind? {
        func hasExtension(_ extensions: [String]) -> Bool { extensions.contains(where: path.hasSuffix) }
        if hasExtension([".swift"]) { return .swift }
        if hasExtension([".qmd", ".Rmd", ".rmd"]) { return .pandoc }
        if let language = MarkupLanguage.allCases.first(where: { hasExtension($0.extensions) }) {
            return .markup(language)
        }
        guard hasExtension([".md", ".markdown", ".mdx", ".mdown", ".mkd"]) else { return nil }
        return path.split(separator: "/").dropLast().contains { $0.hasSuffix(".docc") } ? .docc : .markdown
    }

    /// The names of pages end with one of these.
    package static let extensions =
        ".md, .markdown, .mdx, .mdown, .mkd, .qmd, .Rmd, .adoc, .asciidoc, .rst, .typ, .tex, .ltx or .swift"

    private mutating func read(_ blocks: [PageBlock]) {
        /// The request of the block just before, which the next reference may belong to.
        var last: Int?
        var definitions = LinkDefinitions()
        for case .text(let lines) in blocks { definitions.add(lines, of: source.bytes) }
        for block in blocks {
            switch block {
            case .fence(let fence):
                last = add(fence)
            case .text(let lines):
                if kind.isDocC { lines.forEach { checkDirective($0) } }
                var first = true
                for image in InlineImages.images(in: lines, of: source.bytes, definitions, isForPandoc: kind == .pandoc)
                {
                    let isNext = first && image.range.lowerBound == lines.first?.lowerBound
                    first = false
                    add(image, below: isNext ? last : nil)
                }
                last = nil
            }
        }
    }

    /// DocC's `@Image(source: form.layout.json)` would look for a picture of that name.
    private mutating func checkDirective(_ line: Range<Int>) {
        let text = source.bytes[line]
        guard text.starts(with: "@Image".utf8), let range = text.range(of: ".layout.json") else { return }
        let start = text[..<range.lowerBound].lastIndex {
            [UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ":")].contains($0)
        }
        let path = SourceRange((start ?? line.lowerBound) + 1, range.upperBound)
        let name = source.bytes[path.lowerBound..<path.upperBound].string
        diagnostics.append(
            Diagnostic(
                .figureBlock, .error,
                "@Image shows pictures only, expected an image of the layout: ![](\(name))", at: path))
    }

    private mutating func add(_ fence: FencedBlock) -> Int? {
        let info = SourceRange(fence.info.lowerBound, fence.info.upperBound)
        guard fence.isClosed else {
            diagnostics.append(
                Diagnostic(
                    .figureBlock, .error, "the block has no closing fence, expected one on a line of its own", at: info)
            )
            return nil
        }
        let start = InfoString.optionsStart(in: source.bytes[fence.info]) ?? fence.info.upperBound
        let lineBreak = lineBreak(after: fence.end)
        let blank = fence.prefix.trimmingTrailingSpaces
        requests.append(
            FigureRequest(
                layout: .block(
                    fence.lines.map { SourceRange($0.lowerBound, $0.upperBound) },
                    isSwift: InfoString.isSwift(source.bytes[fence.info])),
                words: InfoString.words(in: source.bytes[start..<fence.info.upperBound]), place: info, reference: nil,
                insertion: FigureRequest.Insertion(
                    range: SourceRange(fence.end, fence.end), before: lineBreak + blank + lineBreak + fence.prefix,
                    after: fence.isFollowedByText ? lineBreak + blank : "",
                    commentSeparator: kind == .pandoc ? lineBreak + fence.prefix : nil)))
        return requests.count - 1
    }

    private mutating func add(_ image: InlineImage, below block: Int?) {
        if let comment = image.openComment {
            diagnostics.append(
                Diagnostic(
                    .figureBlock, .error, "the comment has no end, expected '-->' before the figure", at: comment))
            return
        }
        let range = SourceRange(image.range.lowerBound, image.range.upperBound)
        let insertion = FigureRequest.Insertion(range: range, commentSeparator: commentSeparator(of: image))
        if let layout = image.layout {
            requests.append(
                FigureRequest(
                    layout: .file(layout.path, layout.range), words: image.words, place: layout.range,
                    reference: image.reference, insertion: insertion))
        } else if let block {
            requests[block].reference = image.reference
            requests[block].insertion = insertion
        } else {
            diagnostics.append(
                Diagnostic(
                    .figureBlock, .error,
                    "no layout block directly above this figure, expected one or the path of a layout",
                    at: range))
        }
    }

    /// What is between an image and the comment above it; nil if the comment is behind the image.
    private func commentSeparator(of image: InlineImage) -> String? {
        switch image.comment {
        case .behind: return nil
        case .above(let separator): return source.bytes[separator.lowerBound..<separator.upperBound].string
        case .new:
            // Another line in the same lists and quotes.
            let start = image.range.lowerBound
            let line = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let prefix = source.bytes[line..<start].map { $0 == UInt8(ascii: ">") || $0.isWhiteSpace ? $0 : 0x20 }
            return lineBreak(after: start) + prefix[...].string
        }
    }

    /// The line break of the line, else of the page's first line.
    func lineBreak(after offset: Int) -> String {
        let bytes = source.bytes
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.firstIndex(of: UInt8(ascii: "\n"))
        guard let end, end > 0 else { return "\n" }
        return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// A block of the page as a document whose places are those of the page: everything else is white space.
    package func document(of lines: [SourceRange]) -> SourceText {
        var bytes = source.bytes[..<(lines.last?.upperBound ?? 0)].map { byte in
            byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
        }
        for line in lines {
            bytes.replaceSubrange(
                line.lowerBound..<line.upperBound, with: source.bytes[line.lowerBound..<line.upperBound])
        }
        return SourceText(name: source.name, bytes: bytes)
    }
}

extension DiagnosticCode {
    static let figureBlock = DiagnosticCode("figure-block")
    package static let figureOption = DiagnosticCode("figure-option")
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " || text.last == "\t" { text = text.dropLast() }
        return String(text)
    }
}
