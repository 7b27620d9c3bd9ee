// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The scripts and style sheets of web pages, which nothing compiles.
struct ScriptTests {
    private static func files(_ ending: String) -> [SourceTree.File] {
        let base = SourceTree.root.appending(path: "Sources")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
        return names.filter { $0.contains("/Resources/") && $0.hasSuffix(ending) }.sorted().compactMap { name in
            (try? String(contentsOf: base.appending(path: name), encoding: .utf8)).map {
                SourceTree.File(path: "Sources/\(name)", text: $0)
            }
        }
    }

    static let scripts = files(".js")
    static let styles = files(".css")

    @Test func `The scripts and style sheets are found`() {
        #expect(Self.scripts.count >= 10)
        #expect(Self.styles.count >= 4)
    }

    @Test(arguments: scripts)
    func `Brackets and quotation marks of a script are closed`(file: SourceTree.File) throws {
        var scanner = ScriptScanner(file.text)
        #expect(scanner.mistake() == nil, "\(file.path)")
    }

    @Test(arguments: [
        ("f(1", "line 1: '(' is not closed"), ("a = [1)", "line 1: ')' closes '['"),
        ("\n}", "line 2: '}' closes nothing"),
        ("x = 'a", "line 1: ' is not closed"), ("`a${b`", "line 1: '`' is not closed"),
        ("/* a", "line 1: /* is not closed"),
    ])
    func `A bracket that is not closed is found`(script: String, mistake: String) {
        var scanner = ScriptScanner(script)
        #expect(scanner.mistake() == mistake)
    }

    @Test(arguments: [
        "f('(', \"[\", `{`) // (", "a = /[(]/.test(b) / 2", "`a${f({ b: `${c}` })}d`", "/* ( */ x = 'it\\'s'",
        "a / b / c; (d)",
    ])
    func `Brackets in texts, comments and regular expressions do not count`(script: String) {
        var scanner = ScriptScanner(script)
        #expect(scanner.mistake() == nil)
    }

    /// What would run text as code, load something from elsewhere, end the element around the script, or is a slip.
    @Test(arguments: scripts)
    func `A script has no construct that is forbidden`(file: SourceTree.File) {
        let forbidden = [
            #/\beval\(/#, #/new Function\b/#, #/document\.write/#, #/(?:inner|outer)HTML\s*\+?=(?!\s*['"])/#,
            #/insertAdjacentHTML/#,
            #/<\/script/#, #/<!--/#, #/\bimport\b/#, #/https?:\/\/(?!www\.w3\.org\/)/#, #/\bvar\s/#, #/\bdebugger\b/#,
            #/\bconsole\./#, #/\balert\(/#, #/[^=!]==[^=]/#, #/!=[^=]/#, #/\t/#,
        ]
        for (index, line) in file.lines.enumerated() {
            for pattern in forbidden where line.contains(pattern) {
                Issue.record("\(file.path):\(index + 1): \(line.firstMatch(of: pattern)?.output ?? "")")
            }
        }
    }

    /// An element is named in the Swift code of its target, or in that of the pages of layouts.
    @Test(arguments: scripts)
    func `The elements that a script looks up are in a page`(file: SourceTree.File) {
        let target = file.path.split(separator: "/")[..<3].joined(separator: "/") + "/"
        let pages = SourceTree.sources.filter {
            $0.path.hasPrefix(target) || $0.path.hasPrefix("Sources/Tools/LayoutWebPages/")
        }.map(\.text).joined()
        for match in file.text.matches(of: #/(?:\$|getElementById)\("([a-z]+)"\)/#) {
            let id = String(match.1)
            #expect(pages.contains("id=\"\(id)\"") || pages.contains("id=\\\"\(id)\\\""), "\(file.path): #\(id)")
        }
    }

    @Test(arguments: styles)
    func `Braces of a style sheet are closed, and it loads nothing`(file: SourceTree.File) {
        let text = file.text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
        var depth = 0
        for character in text {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            #expect(depth >= 0, "\(file.path)")
        }
        #expect(depth == 0, "\(file.path)")
        #expect(!text.contains("@import") && !text.contains("url(") && !text.contains("</"), "\(file.path)")
    }
}

/// Matches the brackets of a script, outside of texts, comments and regular expressions.
private struct ScriptScanner {
    private let characters: [Character]
    private var position = 0
    private var line = 1
    /// The open brackets with their lines; a backtick for a template, in which `${` opens a brace.
    private var open: [(character: Character, line: Int)] = []
    /// The last character that is neither a space nor in a comment.
    private var previous: Character = "("

    private static let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    init(_ text: String) { characters = Array(text) }

    private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

    mutating func mistake() -> String? {
        while position < characters.count {
            if let mistake = step() { return mistake }
            position += 1
        }
        return open.last.map { "line \($0.line): '\($0.character)' is not closed" }
    }

    private mutating func step() -> String? {
        let character = characters[position]
        if character == "\n" { line += 1 }
        if open.last?.character == "`" {
            if character == "\\" {
                position += 1
            } else if character == "`" {
                open.removeLast()
                previous = character
            } else if character == "$", next == "{" {
                position += 1
                open.append(("{", line))
                previous = "{"
            }
            return nil
        }
        switch character {
        case "'", "\"": return skip(to: character)
        case "`", "(", "[", "{": open.append((character, line))
        case ")", "]", "}":
            guard let last = open.popLast() else { return "line \(line): '\(character)' closes nothing" }
            guard last.character == Self.pairs[character] else {
                return "line \(line): '\(character)' closes '\(last.character)'"
            }
        case "/" where next == "/":
            while let next, next != "\n" { position += 1 }
            return nil
        case "/" where next == "*": return skipComment()
        case "/" where "(,=:[!&|?{};>\n".contains(previous): return skip(to: "/")
        default: break
        }
        if !character.isWhitespace { previous = character }
        return nil
    }

    private mutating func skip(to end: Character) -> String? {
        let start = line
        var isInClass = false
        while let next {
            position += 1
            if next == "\\" {
                position += 1
            } else if next == "\n" {
                break
            } else if end == "/", next == "[" {
                isInClass = true
            } else if next == "]" {
                isInClass = false
            } else if next == end, !isInClass {
                previous = end
                return nil
            }
        }
        return "line \(start): \(end) is not closed"
    }

    private mutating func skipComment() -> String? {
        let start = line
        position += 1
        while let next {
            position += 1
            if next == "\n" { line += 1 }
            if next == "*", self.next == "/" {
                position += 1
                return nil
            }
        }
        return "line \(start): /* is not closed"
    }
}
