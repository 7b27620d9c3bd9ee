// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Documentation, help, messages and comments avoid phrases that have a plainer form.
struct PhrasingTests {
    struct Phrase: Sendable {
        var pattern: String
        var instead: String

        init(_ pattern: String, _ instead: String) {
            self.pattern = pattern
            self.instead = instead
        }
    }

    static let phrases = [
        Phrase(
            #"(?<!there |this )\b(is|are|was|were|be) no (?!longer|more\b|less\b|\w+er\b|different)\w+"#, "is not a …"),
        Phrase(#"[‘’]"#, "straight quotes"),
        Phrase(#"\b(nil|empty|0|1|−1|-1) where\b"#, "nil if"),
        Phrase(#"(?<![`\w./-])findings?\b(?!`)"#, "diagnostic"),
        Phrase(
            #"\bstands? (beside|before|behind|there|on|at|in|where|above|below|beyond|between|around)\b(?! for)"#, "is"),
        Phrase(#"\basked for\b"#, "requested"),
        Phrase(#"\bbesides\b"#, "in addition to, other than"),
        Phrase(#"\bverbs?\b"#, "command"),
        Phrase(#"\b(is|are|be|being|was|were) told\b"#, "is reported"),
        Phrase(#"\bdirections? of reading\b"#, "layout direction"),
        Phrase(#"\bwhatever\b"#, "regardless of, any"),
        Phrase(#"\b(pixels?|constraints|milliseconds) a (point|view|pixel|second|stage|case|layout)\b"#, "per"),
        Phrase(#"\bas [\w' ]{1,40} has it\b"#, "as in"),
        Phrase(#"\b(at work|worked on)\b"#, "current, in progress"),
        Phrase(#"\b(anew|afresh)\b"#, "again"),
        Phrase(#"\bone after the other\b"#, "in turn"),
        Phrase(#"\bin (the )?place of\b"#, "instead of"),
        Phrase(#"\b(has|have) not\b(?! (been|yet|\w+ed\b))"#, "does not have"),
        Phrase(#"(?<!\[)\b(nobody|somebody|whoever)\b(?! is not a key)"#, "no one, a user, a caller"),
        Phrase(#"\bstand-ins?\b"#, "placeholder"),
        Phrase(#"\bno words\b|\bthe words around\b"#, "text"),
        Phrase(#"\b(says?|say) (nothing )?of\b"#, "states, records"),
        Phrase(#"\bmend(s|ed)?\b"#, "correct"),
        Phrase(#"\bso many (rows|points|views|times|pixels)\b"#, "the number of"),
        Phrase(#"\bnone less\b"#, "none fewer"),
        Phrase(#"\b(is|are|was|were|do|does|did|can) not\b[^.,;:]{1,40}\bany more\b(?! (than|\w+s)\b)"#, "no longer"),
        Phrase(#"\b(come|comes|came) out (since|here|elsewhere|with)\b"#, "agrees, is solved"),
        Phrase(#"\bnothing else tells\b"#, "determines"),
        Phrase(#"/// (?-i:Those|That of|Of|The same)\b"#, "the noun that is meant"),
    ]

    /// This file.
    private static let exceptions = [
        "Tests/ArchitectureTests/PhrasingTests.swift"
    ]

    @Test func `No page, message or comment has a phrase that there is a plainer one for`() throws {
        let all = try Self.expression(matchingAnyOf: Self.phrases)
        for file in SourceTree.pages + SourceTree.sources + SourceTree.tests {
            guard !Self.exceptions.contains(where: file.path.hasPrefix) else { continue }
            let isSource = file.path.hasSuffix(".swift")
            // Most lines have no phrase at all, and separating prose from code takes longer.
            let text = file.text as NSString
            var start = 0
            for match in all.matches(in: file.text, range: NSRange(location: 0, length: text.length)) {
                guard match.range.location >= start else { continue }
                let lineRange = text.lineRange(for: match.range)
                start = NSMaxRange(lineRange)
                let line = text.substring(with: lineRange)
                let prose = isSource ? Self.prose(of: Substring(line).utf8) : line
                for found in all.matches(in: prose, range: NSRange(prose.startIndex..., in: prose)) {
                    let phrase = (prose as NSString).substring(with: found.range)
                    let number = text.substring(to: lineRange.location).utf8.count { $0 == UInt8(ascii: "\n") } + 1
                    Issue.record(
                        "\(file.path):\(number): instead of '\(phrase)' write '\(try Self.advice(on: phrase))'")
                }
            }
        }
    }

    /// The word boundary that most phrases begin with is tried once at each position.
    private static func expression(matchingAnyOf phrases: [Phrase]) throws -> NSRegularExpression {
        let boundary = #"\b"#
        let atBoundary = phrases.map(\.pattern).filter { $0.hasPrefix(boundary) }
            .map { "(?:\($0.dropFirst(boundary.count)))" }
        let others = phrases.map(\.pattern).filter { !$0.hasPrefix(boundary) }.map { "(?:\($0))" }
        let pattern = ([boundary + "(?:" + atBoundary.joined(separator: "|") + ")"] + others).joined(separator: "|")
        return try NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    }

    private static func advice(on phrase: String) throws -> String {
        try phrases.first { candidate in
            let pattern = try NSRegularExpression(pattern: candidate.pattern, options: [.caseInsensitive])
            return pattern.firstMatch(in: phrase, range: NSRange(phrase.startIndex..., in: phrase)) != nil
        }?.instead ?? ""
    }

    /// The comment of a line, and its string literals and raw identifiers that have a space, without interpolations.
    static func prose(of line: Substring.UTF8View) -> String {
        let bytes = Array(line)
        let (quote, slash, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
        var prose: [UInt8] = []
        var literal: [UInt8]?
        var closing = quote
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            index += 1
            if var text = literal {
                literal = nil
                if byte == closing {
                    if text.contains(UInt8(ascii: " ")) { prose += [UInt8(ascii: " ")] + text }
                    continue
                }
                if byte == backslash, closing == quote {
                    index += 1
                    var depth = next == UInt8(ascii: "(") ? 1 : 0
                    while depth > 0, index < bytes.count {
                        depth += bytes[index] == UInt8(ascii: "(") ? 1 : bytes[index] == UInt8(ascii: ")") ? -1 : 0
                        index += 1
                    }
                } else {
                    text.append(byte)
                }
                literal = text
            } else if byte == quote || byte == UInt8(ascii: "`") {
                literal = []
                closing = byte
            } else if byte == slash, next == slash {
                return String(decoding: prose + [UInt8(ascii: " ")] + bytes[(index - 1)...], as: UTF8.self)
            }
        }
        return String(decoding: prose, as: UTF8.self)
    }

    @Test func `Comments and sentences in string literals are found, code and interpolations are not`() {
        func prose(_ line: String) -> String { Self.prose(of: Substring(line).utf8) }
        #expect(prose(#"let verb = 1 // a command"#) == " // a command")
        #expect(prose(#"x("two words", "key", "is \(verb.name(1)) here")"#) == " two words is  here")
        #expect(prose(#"let finding = f(verb)"#).isEmpty)
        #expect(prose("func `A name is read`() {") == " A name is read")
    }
}
