// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// An image of a page that is, or is to become, the picture of a layout.
struct InlineImage: Hashable {
    /// The image and the comment after it.
    var range: Range<Int>
    /// Nil for the picture of the block above.
    var layout: (path: String, range: SourceRange)?
    var words: [FigureWord]
    var reference: FigureReference

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

    private init(_ definitions: LinkDefinitions) { self.definitions = definitions }

    static func images(
        in lines: [Range<Int>], of bytes: [UInt8], _ definitions: LinkDefinitions
    ) -> [InlineImage] {
        var scanner = InlineImages(definitions)
        for line in lines {
            scanner.text += bytes[line] + [UInt8(ascii: "\n")]
            scanner.places += Array(line) + [line.upperBound]
        }
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
        while let start = text[end...].firstIndex(of: UInt8(ascii: "`")) {
            let other = text[start...].prefix { $0 == UInt8(ascii: "`") }.count
            end = start + other
            if other == length {
                position = end
                return
            }
        }
        position += length
    }

    // MARK: Images

    private mutating func readImage() {
        guard let image = MarkdownImage(text, at: position) else {
            readLabelledImage()
            return
        }
        let reference = FigureReference(
            form: .markdown, alternative: text[image.alternative].string, title: text[image.title].string,
            picturePath: image.path, comment: nil)
        add(
            image.range, reference,
            layout: isLayout(image.path) ? (image.path, place(image.destination)) : nil)
        // A link around an image, or an image in the text of another one.
        if position <= image.range.lowerBound { position = image.range.lowerBound + 2 }
    }

    /// `![alternative text][label]`, `![label][]` or `![label]`: becomes an image with its path, since other images may have the label.
    private mutating func readLabelledImage() {
        guard let image = LabelledImage(text, at: position), let definition = definitions[text[image.label]],
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
            let end = rest.dropFirst(4).range(of: "-->")?.upperBound ?? position + 4
            let start = position
            if comment(at: position) != nil {
                let none = FigureReference(form: .none, alternative: "", title: "", picturePath: nil, comment: nil)
                add(start..<start, none, layout: nil)
            }
            position = max(position, end)
        } else if rest.starts(with: "<picture".utf8), let end = rest.range(of: "</picture>")?.upperBound {
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
        var end = range.upperBound
        while end < text.count, text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "\t") { end += 1 }
        let comment = comment(at: end)
        guard layout != nil || comment != nil else { return }
        var reference = image
        var layout = layout
        if layout != nil { reference.picturePath = nil }
        var words: [FigureWord] = []
        var whole = range
        if let comment {
            whole = range.lowerBound..<comment.whole.upperBound
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
        images.append(
            InlineImage(
                range: places.lowerBound..<places.upperBound, layout: layout, words: words, reference: reference))
    }

    /// `<!-- layout … -->`
    private func comment(at start: Int) -> (whole: Range<Int>, text: Range<Int>)? {
        let rest = text[min(start, text.count)...]
        guard rest.starts(with: "<!--".utf8), let end = rest.dropFirst(4).range(of: "-->") else { return nil }
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
