// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// An image of a page that is, or is to become, the picture of a layout.
struct InlineImage: Hashable {
    /// Where the comment of the figure is, or goes.
    enum Comment: Hashable {
        case behind
        /// On the line above, and what is in between.
        case above(SourceRange)
        /// On a line above that there is not yet.
        case new
    }

    /// The image and the comment after it.
    var range: Range<Int>
    /// Nil for the picture of the block above.
    var layout: (path: String, range: SourceRange)?
    var words: [FigureWord]
    var reference: FigureReference
    var comment = Comment.behind
    /// The beginning of a comment before the image that nothing ends: the comment of the figure would end it.
    var openComment: SourceRange?

    static func == (a: InlineImage, b: InlineImage) -> Bool { a.range == b.range && a.reference == b.reference }
    func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// Finds images in a paragraph, with CommonMark's rules for code spans, escapes and links.
struct InlineImages {
    /// The paragraph's bytes with line breaks in between, and the place of each in the page.
    private var text: [UInt8] = []
    private var places: [Int] = []
    private var position = 0
    private var images: [InlineImage] = []
    private let definitions: LinkDefinitions
    private let isForPandoc: Bool
    /// In a page for Pandoc, the comment on the line above the next image.
    private var above: (whole: Range<Int>, text: Range<Int>)?
    private var brackets: BracketPairs
    private var openComment: SourceRange?
    /// What does not occur in the rest of the text: it is not looked for again.
    private var absent: Set<String> = []
    /// Lengths of the runs of backticks that nothing in the rest of the text closes.
    private var openSpans: Set<Int> = []

    private init(_ lines: [Range<Int>], of bytes: [UInt8], _ definitions: LinkDefinitions, isForPandoc: Bool) {
        self.definitions = definitions
        self.isForPandoc = isForPandoc
        for line in lines {
            text += bytes[line] + [UInt8(ascii: "\n")]
            places += Array(line) + [line.upperBound]
        }
        brackets = BracketPairs(text)
    }

    static func images(
        in lines: [Range<Int>], of bytes: [UInt8], _ definitions: LinkDefinitions, isForPandoc: Bool = false
    ) -> [InlineImage] {
        var scanner = InlineImages(lines, of: bytes, definitions, isForPandoc: isForPandoc)
        scanner.scan()
        return scanner.images
    }

    private mutating func scan() {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "`"): skipCodeSpan()
            case UInt8(ascii: "<"): readTag()
            case UInt8(ascii: "!"): readImage()
            default: position += 1
            }
        }
    }

    private mutating func skipCodeSpan() {
        let length = text[position...].prefix { $0 == UInt8(ascii: "`") }.count
        var end = position + length
        guard !openSpans.contains(length) else {
            position = end
            return
        }
        while let start = text[end...].firstIndex(of: UInt8(ascii: "`")) {
            let other = text[start...].prefix { $0 == UInt8(ascii: "`") }.count
            end = start + other
            if other == length {
                position = end
                return
            }
        }
        openSpans.insert(length)
        position += length
    }

    /// Where a text occurs next from a place on.
    private mutating func next(_ wanted: String, from start: Int) -> Range<Int>? {
        guard !absent.contains(wanted) else { return nil }
        let found = text[min(start, text.count)...].range(of: wanted)
        if found == nil { absent.insert(wanted) }
        return found
    }

    // MARK: Images

    private mutating func readImage() {
        guard let image = MarkdownImage(text, at: position, brackets) else {
            readLabelledImage()
            return
        }
        let isLayout = isLayout(image.path)
        // The words of any other image are not needed: images may be nested in each other's.
        if isLayout || above != nil || comment(after: withAttributes(image.range)) != nil {
            let reference = FigureReference(
                form: .markdown, alternative: text[image.alternative].string, title: text[image.title].string,
                picturePath: image.path, comment: nil)
            add(image.range, reference, layout: isLayout ? (image.path, place(image.destination)) : nil)
        }
        // A link around an image, or an image in the text of another one.
        if position <= image.range.lowerBound { position = image.range.lowerBound + 2 }
    }

    /// `![alternative text][label]`, `![label][]` or `![label]`: becomes an image with its path, since other images may have the label.
    private mutating func readLabelledImage() {
        guard let image = LabelledImage(text, at: position, brackets),
            let definition = definitions[text[image.label]],
            isLayout(definition.path)
        else {
            position += 1
            return
        }
        let reference = FigureReference(
            form: .markdown, alternative: text[image.alternative].string, title: definition.title,
            picturePath: definition.path, comment: nil)
        add(image.range, reference, layout: (definition.path, place(image.label)))
    }

    private mutating func readTag() {
        let rest = text[position...]
        if rest.starts(with: "<!--".utf8) {
            let start = position
            let closing = next("-->", from: start + 4)
            if closing == nil, openComment == nil { openComment = place(start..<start + 4) }
            if let comment = comment(at: position) {
                if let image = imageBelow(comment.whole) {
                    above = comment
                    position = image
                    return
                }
                let none = FigureReference(form: .none, alternative: "", title: "", picturePath: nil, comment: nil)
                add(start..<start, none, layout: nil)
            }
            position = max(position, closing?.upperBound ?? start + 4)
        } else if rest.starts(with: "<picture".utf8), let end = next("</picture>", from: position)?.upperBound {
            let start = position
            if let image = text[start..<end].range(of: "<img"), let tag = HTMLImage(text, at: image.lowerBound) {
                let reference = FigureReference(
                    form: .pictureElement, alternative: tag.alternative, title: tag.title, picturePath: tag.path,
                    comment: nil)
                add(start..<end, reference, layout: nil)
            }
            position = max(position, end)
        } else if rest.starts(with: "<img".utf8), let tag = HTMLImage(text, at: position) {
            let start = position
            let reference = FigureReference(
                form: .imageElement(source: place(tag.source)), alternative: tag.alternative, title: tag.title,
                picturePath: tag.path, comment: nil)
            add(tag.range, reference, layout: isLayout(tag.path) ? (tag.path, place(tag.source)) : nil)
            position = max(position, start + 4)
        } else {
            position += 1
        }
    }

    /// Adds an image that is a layout's or has the comment of a figure after it; leaves any other.
    private mutating func add(
        _ range: Range<Int>, _ image: FigureReference, layout: (path: String, range: SourceRange)?
    ) {
        let isAlone = isForPandoc && startsLine(range.lowerBound) && image.form.isMarkdown
        let comment = above ?? comment(after: withAttributes(range))
        let isAbove = above != nil
        above = nil
        guard layout != nil || comment != nil else { return }
        var reference = image
        var layout = layout
        if layout != nil { reference.picturePath = nil }
        var words: [FigureWord] = []
        var whole = range
        if !isAbove, !isAlone || comment != nil, image.form == .markdown {
            whole = withAttributes(range)
            reference.attributes = text[range.upperBound..<whole.upperBound].string
        }
        if let comment {
            whole = min(range.lowerBound, comment.whole.lowerBound)..<max(range.upperBound, comment.whole.upperBound)
            reference.comment = text[comment.text].string
            words = InfoString.words(in: text[comment.text]).map { word in
                var word = word
                word.range = place(word.range.lowerBound..<word.range.upperBound)
                return word
            }
            // A path is the only word of a figure with a dot and without an equals sign.
            if let first = words.first, first.value == nil, first.key.contains(".") {
                words.removeFirst()
                if layout == nil { layout = (first.key.removingPercentEncoding, first.range) }
            }
        }
        position = whole.upperBound
        let places = place(whole)
        var found = InlineImage(
            range: places.lowerBound..<places.upperBound, layout: layout, words: words, reference: reference)
        if isAbove, let comment {
            found.comment = .above(SourceRange(place(comment.whole).upperBound, place(range).lowerBound))
        } else if isAlone, comment == nil || image.form == .none {
            found.comment = .new
        }
        found.openComment = openComment
        images.append(found)
    }

    /// Whether only white space precedes in a line.
    private func startsLine(_ place: Int) -> Bool {
        let before = text[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return before == nil || before == UInt8(ascii: "\n")
    }

    /// The image on the line below a comment, in a page for Pandoc.
    private func imageBelow(_ comment: Range<Int>) -> Int? {
        guard isForPandoc, startsLine(comment.lowerBound) else { return nil }
        let rest = text[comment.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard rest.first == UInt8(ascii: "\n") else { return nil }
        let line = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return MarkdownImage(text, at: line.startIndex, brackets) == nil ? nil : line.startIndex
    }

    /// With the attributes that some readers of Markdown take behind an image: `{width=50%}`.
    private func withAttributes(_ image: Range<Int>) -> Range<Int> {
        let rest = text[image.upperBound...]
        guard image.lowerBound < image.upperBound, text[image.lowerBound] == UInt8(ascii: "!"),
            rest.first == UInt8(ascii: "{"),
            let end = rest.firstIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "\n") }),
            text[end] == UInt8(ascii: "}")
        else { return image }
        return image.lowerBound..<end + 1
    }

    /// The comment that is separated from an image by nothing but spaces.
    private mutating func comment(after image: Range<Int>) -> (whole: Range<Int>, text: Range<Int>)? {
        var start = image.upperBound
        while start < text.count, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") { start += 1 }
        return comment(at: start)
    }

    /// `<!-- layout … -->`
    private mutating func comment(at start: Int) -> (whole: Range<Int>, text: Range<Int>)? {
        let rest = text[min(start, text.count)...]
        guard rest.starts(with: "<!--".utf8),
            rest.dropFirst(4).drop(while: \.isWhiteSpace).starts(with: "layout".utf8),
            let end = next("-->", from: start + 4)
        else { return nil }
        let inner = text[(start + 4)..<end.lowerBound].trimmed
        guard inner.starts(with: "layout".utf8) else { return nil }
        let after = inner.dropFirst(6)
        guard after.isEmpty || after[after.startIndex].isWhiteSpace else { return nil }
        return (start..<end.upperBound, after.trimmed.indices)
    }

    private func isLayout(_ path: String) -> Bool { path.hasSuffix(".layout.json") && !path.contains("://") }

    private func place(_ range: Range<Int>) -> SourceRange {
        let end = range.isEmpty ? range.lowerBound : range.upperBound - 1
        let last = end < places.count ? places[end] : (places.last ?? 0)
        return range.isEmpty ? SourceRange(last, last) : SourceRange(places[range.lowerBound], last + 1)
    }
}
