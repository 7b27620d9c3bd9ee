// SPDX-License-Identifier: Apache-2.0

/// Finds messages about layouts in a log, in the order of the text.
struct MessageScanner {
    private let text: PastedText
    private let bytes: [UInt8]

    /// More than any message is long.
    private static let longestMessage = 1500
    private static let mostMessages = 200

    /// With the place of its kind among all: of several in one message, the first kind is the most exact.
    private static let phrases = LayoutMessageKind.all.enumerated().flatMap { place, kind in
        kind.phrases.map { (words: LogPhrases.words($0), place: place) }
    }
    /// What follows within so many bytes is part of the same message.
    private static let nearness = 300

    static func messages(in text: PastedText) -> [LayoutMessage] {
        MessageScanner(text: text, bytes: text.bytes).messages
    }

    private var messages: [LayoutMessage] {
        var found: [LayoutMessage] = []
        var offset = 0
        var last: (place: Int, end: Int)?
        while offset < bytes.count, found.count < Self.mostMessages {
            guard let (first, end) = kind(at: offset) else {
                offset += 1
                continue
            }
            var extent = extent(around: offset..<end)
            if LayoutMessageKind.all[first].isOneLine {
                extent = extent.lowerBound..<(bytes[end...].firstIndex(of: 0x0A) ?? bytes.count)
            }
            let place = (offset..<extent.upperBound).compactMap { kind(at: $0)?.place }.min() ?? first
            defer { offset = end }
            if let before = last, before.place == place, offset < before.end + Self.nearness {
                if offset < before.end || !LayoutMessageKind.all[place].isOneLine { continue }
            }
            last = (place, extent.upperBound)
            let message = message(LayoutMessageKind.all[place], extent)
            if let same = found.firstIndex(where: { $0.isRepeated(by: message) }) {
                found[same].count += 1
            } else {
                found.append(message)
            }
        }
        return found
    }

    private func kind(at offset: Int) -> (place: Int, end: Int)? {
        guard bytes[offset] > 0x20, offset == 0 || !LogPhrases.isWordByte(bytes[offset - 1]) else { return nil }
        for (words, place) in Self.phrases {
            if let end = LogPhrases.end(of: words, in: bytes, at: offset) { return (place, end) }
        }
        return nil
    }

    /// The lines of a message: from the beginning of its first one to an empty line, or to the time of the next message.
    private func extent(around phrase: Range<Int>) -> Range<Int> {
        let start = bytes[..<phrase.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        var end = phrase.upperBound
        while end < bytes.count, end - start < Self.longestMessage {
            if bytes[end] == 0x0A, isBreak(after: end) { break }
            end += 1
        }
        return max(start, phrase.lowerBound - Self.longestMessage)..<end
    }

    private func isBreak(after lineEnd: Int) -> Bool {
        let rest = bytes[(lineEnd + 1)...].prefix(12)
        if rest.isEmpty || rest.first == 0x0A { return true }
        // A time, a tag such as `[Layout]`, an exception, a stack trace.
        if rest.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }) && rest.count > 4 { return true }
        return [UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "/")].contains(rest.first)
            || rest.starts(with: "Unable to si".utf8)
    }

    private func message(_ kind: LayoutMessageKind, _ extent: Range<Int>) -> LayoutMessage {
        let message = text.string(extent)
        let subjects = kind.isOneLine ? NamedViews.quotedNames(in: message) : NamedViews.names(in: message)
        let name = subjects.isEmpty ? kind.unnamed : ConstraintWords.list(Array(subjects.prefix(3)))
        return LayoutMessage(
            kind: kind.name, subjects: subjects, headline: kind.meaning.replacing("%@", with: name),
            answers: kind.answers, source: text.sourceRange(extent))
    }
}
