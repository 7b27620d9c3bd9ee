// SPDX-License-Identifier: Apache-2.0
/// Finds fenced blocks and text in lines of Markdown, with CommonMark's rules for lists, quotes, fences, indented code and HTML.
///
/// https://spec.commonmark.org/0.31.2/
struct MarkdownScanner {
    private enum Container: Equatable {
        case quote
        /// An item of a list, or a block of Python-Markdown that is indented: columns of its text.
        case item(indentation: Int)
    }

    private enum Leaf: Equatable {
        case none
        case paragraph
        case fence(mark: UInt8, length: Int)
        /// Raw HTML up to a text.
        case html(end: String)
    }

    private let bytes: [UInt8]
    /// In DocC, the lines in the braces of a directive may have any indentation.
    private let hasDirectives: Bool
    private var containers: [Container] = []
    private var leaf = Leaf.none
    private var directiveDepth = 0
    private var isInComment = false
    private var fence: FencedBlock?
    /// Closed in a comment that goes on.
    private var commentFences: [FencedBlock] = []
    private var text: [Range<Int>] = []
    private(set) var blocks: [PageBlock] = []
    private var lineNumber = 0
    /// The last line of the block that was added last.
    private var lastBlockLine = 0

    init(_ bytes: [UInt8], hasDirectives: Bool) {
        self.bytes = bytes
        self.hasDirectives = hasDirectives
    }

    static func blocks(in lines: [PageLine], of bytes: [UInt8], hasDirectives: Bool) -> [PageBlock] {
        var scanner = MarkdownScanner(bytes, hasDirectives: hasDirectives)
        for line in lines { scanner.read(line) }
        scanner.finish(at: lines.last?.content.upperBound ?? 0)
        return scanner.blocks
    }

    private mutating func finish(at end: Int) {
        endText()
        endFence(at: end, isClosed: false)
        blocks += commentFences.map { .fence($0) }
    }

    private mutating func add(_ block: FencedBlock) {
        blocks.append(.fence(block))
        lastBlockLine = lineNumber
    }

    private mutating func read(_ line: PageLine) {
        lineNumber += 1
        var cursor = LineCursor(bytes, line)
        let matched = matchContainers(&cursor)
        if matched < containers.count {
            if case .fence = leaf { endFence(at: fence?.lines.last?.upperBound ?? line.start, isClosed: false) }
            endText()
            leaf = .none
            containers.removeLast(containers.count - matched)
        }
        switch leaf {
        case .fence(let mark, let length): return readFence(cursor, mark: mark, length: length, line)
        case .html(let end): return readHTML(cursor, end: end, line)
        case .none, .paragraph: break
        }
        guard !cursor.isBlank else {
            endText()
            leaf = .none
            return
        }
        noteText()
        openContainers(&cursor)
        openLeaf(cursor, line)
    }

    // MARK: Containers

    private func matchContainers(_ cursor: inout LineCursor) -> Int {
        for (number, container) in containers.enumerated() {
            switch container {
            case .quote:
                guard Self.readQuote(&cursor, limit: directiveDepth > 0 ? .max : 3) else { return number }
            case .item(let indentation):
                if cursor.isBlank { continue }
                guard cursor.indentation >= indentation else { return number }
                cursor.skip(upTo: indentation)
            }
        }
        return containers.count
    }

    private static func readQuote(_ cursor: inout LineCursor, limit: Int) -> Bool {
        var inner = cursor
        guard inner.skip(upTo: .max) <= limit, inner.next == UInt8(ascii: ">") else { return false }
        inner.advance(by: 1)
        inner.skip(upTo: 1)
        cursor = inner
        return true
    }

    private mutating func openContainers(_ cursor: inout LineCursor) {
        while !cursor.isBlank {
            let indentation = cursor.indentation
            if indentation >= 4, directiveDepth == 0 { return }
            if Self.readQuote(&cursor, limit: .max) {
                containers.append(.quote)
            } else if let width = itemWidth(cursor, indentation: indentation) {
                cursor.skip(upTo: indentation)
                let start = indentation + width
                cursor.advance(by: width)
                let space = cursor.indentation
                let taken = cursor.isBlank || space > 4 ? 1 : space
                cursor.skip(upTo: taken)
                containers.append(.item(indentation: start + taken))
            } else {
                return
            }
            endText()
            leaf = .none
        }
    }

    /// The columns of the marker of a list item; nil if there is none.
    private func itemWidth(_ cursor: LineCursor, indentation: Int) -> Int? {
        var cursor = cursor
        cursor.skip(upTo: indentation)
        let rest = cursor.rest
        guard let first = rest.first else { return nil }
        var width = 1
        if first.isDigit {
            let digits = rest.prefix { $0.isDigit }
            guard digits.count < 10, let mark = rest.dropFirst(digits.count).first,
                mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
            else { return nil }
            // Only a list from 1 interrupts a paragraph.
            if leaf == .paragraph, !digits.elementsEqual("1".utf8) { return nil }
            width = digits.count + 1
        } else {
            guard [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first), !Self.isBreak(rest) else {
                return nil
            }
        }
        let after = rest.dropFirst(width).first
        guard let after else { return leaf == .paragraph ? nil : width }
        return after == UInt8(ascii: " ") || after == UInt8(ascii: "\t") ? width : nil
    }

    /// `* * *`, `---`
    private static func isBreak(_ rest: ArraySlice<UInt8>) -> Bool {
        let marks = rest.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return marks.count >= 3 && marks.allSatisfy { $0 == marks[0] } && marks[0] != UInt8(ascii: "+")
    }

    // MARK: Leaves

    private mutating func openLeaf(_ cursor: LineCursor, _ line: PageLine) {
        var cursor = cursor
        let indentation = cursor.indentation
        // Indented code; after a line of text it is more of the text.
        if indentation >= 4, directiveDepth == 0, leaf != .paragraph { return }
        cursor.skip(upTo: .max)
        let rest = cursor.rest
        if indentation < 4 || directiveDepth > 0 {
            if openFence(rest, indentation: indentation, line) { return }
            if openHTML(rest, line) { return }
        }
        let first = rest.first
        if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") || first == UInt8(ascii: "="), isPythonBlock(rest) {
            endText()
            blocks.append(.text([rest.indices]))
            containers.append(.item(indentation: indentation + 4))
            leaf = .none
            return
        }
        if hasDirectives { readDirective(rest) }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "|") {
            endText()
            blocks.append(.text([rest.indices]))
            leaf = .none
        } else {
            text.append(rest.indices)
            leaf = .paragraph
        }
    }

    private mutating func openFence(_ rest: ArraySlice<UInt8>, indentation: Int, _ line: PageLine) -> Bool {
        guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
        let length = rest.prefix { $0 == mark }.count
        let info = rest.dropFirst(length).trimmed
        guard length >= 3, mark != UInt8(ascii: "`") || !info.contains(mark) else { return false }
        endText()
        leaf = .fence(mark: mark, length: length)
        fence = FencedBlock(
            info: info.indices, lines: [], end: line.content.upperBound,
            prefix: prefix(of: line, indentation: indentation),
            isClosed: false)
        return true
    }

    /// The line's own start, such as the marker of a comment, then the containers without the markers of their items.
    private func prefix(of line: PageLine, indentation: Int) -> String {
        var prefix = String(decoding: bytes[line.start..<line.content.lowerBound], as: UTF8.self)
        for container in containers {
            switch container {
            case .quote: prefix += "> "
            case .item(let indentation): prefix += String(repeating: " ", count: indentation)
            }
        }
        return prefix + String(repeating: " ", count: indentation)
    }

    private mutating func readFence(_ cursor: LineCursor, mark: UInt8, length: Int, _ line: PageLine) {
        var inner = cursor
        let indentation = inner.skip(upTo: .max)
        let marks = inner.rest.prefix { $0 == mark }.count
        if indentation < 4 || directiveDepth > 0, marks >= length, inner.rest.dropFirst(marks).trimmed.isEmpty {
            endFence(at: line.content.upperBound, isClosed: true)
            leaf = isInComment ? .html(end: "-->") : .none
        } else {
            if isInComment, cursor.rest.range(of: "-->") != nil {
                endFence(at: line.content.upperBound, isClosed: false)
                return readHTML(cursor, end: "-->", line)
            }
            fence?.lines.append(cursor.rest.indices)
        }
    }

    private mutating func endFence(at end: Int, isClosed: Bool) {
        guard var block = fence else { return }
        fence = nil
        guard InfoString.namesLayout(bytes[block.info]) else { return }
        block.end = end
        block.isClosed = isClosed
        if isInComment { commentFences.append(block) } else { add(block) }
    }

    private mutating func openHTML(_ rest: ArraySlice<UInt8>, _ line: PageLine) -> Bool {
        let word = String(decoding: rest.prefix(12), as: UTF8.self).lowercased()
        let end: String
        if word.hasPrefix("<!--") {
            end = "-->"
        } else if let name = ["pre", "script", "style", "textarea"].first(where: { word.hasPrefix("<\($0)") }) {
            end = "</\(name)>"
        } else {
            return false
        }
        guard rest.dropFirst(4).range(of: end) == nil else { return false }
        endText()
        isInComment = end == "-->"
        leaf = .html(end: end)
        return true
    }

    private mutating func readHTML(_ cursor: LineCursor, end: String, _ line: PageLine) {
        var cursor = cursor
        if cursor.rest.range(of: end) != nil {
            // The figure of a layout in a comment is below the comment.
            for var block in commentFences {
                block.end = line.content.upperBound
                add(block)
            }
            commentFences = []
            isInComment = false
            leaf = .none
        } else if isInComment {
            let indentation = cursor.skip(upTo: .max)
            if openFence(cursor.rest, indentation: indentation, line) { return }
        }
    }

    // MARK: Text

    private mutating func endText() {
        if !text.isEmpty { blocks.append(.text(text)) }
        text = []
    }

    /// A line that is not blank follows what was read last.
    private mutating func noteText() {
        guard text.isEmpty, lineNumber == lastBlockLine + 1, case .fence(var block) = blocks.last else { return }
        block.isFollowedByText = true
        blocks[blocks.count - 1] = .fence(block)
    }

    /// `!!! note`, `??? tip`, `=== "Tab"`: https://python-markdown.github.io/extensions/admonition/
    private func isPythonBlock(_ rest: ArraySlice<UInt8>) -> Bool {
        let marks = rest.prefix { $0 == rest[rest.startIndex] }.count
        guard marks == 3 else { return false }
        let after = rest.dropFirst(3).first { $0 != UInt8(ascii: "+") }
        return after == UInt8(ascii: " ")
    }

    /// `@Row {` … `}`: https://www.swift.org/documentation/docc/row
    private mutating func readDirective(_ rest: ArraySlice<UInt8>) {
        if rest.first == UInt8(ascii: "@"), rest.trimmed.last == UInt8(ascii: "{") {
            directiveDepth += 1
        } else if directiveDepth > 0, rest.trimmed.elementsEqual("}".utf8) {
            directiveDepth -= 1
        }
    }
}
