// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import RandomTestSupport
import SourceLocations
import Testing

@testable import LayoutSource

/// Reading ends for any bytes, and its diagnostics have places within the text. Seeds are fixed, so failures can be reproduced.
struct FuzzTests {
    private static func check(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let source = SourceText(name: "fuzz", bytes: bytes)
        let result = Document.read(source)
        let hasErrors = result.diagnostics.contains { $0.severity == .error }
        #expect(hasErrors == (result.document == nil), sourceLocation: sourceLocation)
        for diagnostic in result.diagnostics {
            let ranges =
                [diagnostic.range].compactMap { $0 } + diagnostic.labels.map(\.range)
                + diagnostic.fixes.compactMap(\.range)
            let areValid = ranges.allSatisfy {
                0 <= $0.lowerBound && $0.lowerBound <= $0.upperBound && $0.upperBound <= bytes.count
            }
            #expect(
                areValid, "\(diagnostic) in \(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
            #expect(!diagnostic.human(in: source).isEmpty)
        }
        if let text = result.jsonText {
            #expect(
                Document.read(SourceText(name: "again", text)).document != nil,
                sourceLocation: sourceLocation)
        }
    }

    @Test func `Random bytes are read or refused`() {
        var generator = SplitMix(seed: 1)
        let alphabet = Array("{}[]\",:'/*\\\n\u{e9}019.-+eEtrufalsn_a u\u{0}\u{1F600}".utf8)
        for _ in 0..<1_000 {
            let count = Int.random(in: 0..<80, using: &generator)
            Self.check((0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
            Self.check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    @Test(arguments: 0..<DocumentCases.all.count)
    func `Documents with a byte that is not UTF-8 are refused, wherever it is`(index: Int) {
        let bytes = Array(DocumentCases.all[index].utf8)
        for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 100)) {
            Self.check(Array(bytes[..<place]) + [0xE2, 0x82] + bytes[place...])
        }
    }

    @Test(arguments: 0..<DocumentCases.all.count)
    func `Changed documents are read or refused`(index: Int) {
        var generator = SplitMix(seed: UInt64(index + 2))
        let original = Array(DocumentCases.all[index].utf8)
        let other = Array(DocumentCases.allKeys.utf8)
        for _ in 0..<40 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
                guard place < bytes.count else { break }
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(Array("{}[]\",:.@*()-".utf8).randomElement(using: &generator) ?? 0, at: place)
                case 3: bytes.removeSubrange(place..<min(place + 20, bytes.count))
                case 4: bytes = Array(bytes[..<place])
                default:
                    let start = Int.random(in: 0..<other.count, using: &generator)
                    bytes.insert(contentsOf: other[start..<min(start + 25, other.count)], at: place)
                }
            }
            Self.check(bytes)
        }
    }

    @Test func `Random equations are read or refused`() {
        var generator = SplitMix(seed: 99)
        let pieces = [
            "a", "b", "a.", ".width", "a.width", "b.leading", "a-b", "-", "+", "*", "/", ":", "(", ")", "=", "<=", "≥",
            "@", "750",
            "0", "1e308", "1e-308", "'", "'x'", " ", "gap", "systemSpacing", "NotAnAttribute",
            "root.safeAreaLayoutGuide.top", "1.5", "é",
        ]
        for _ in 0..<2_000 {
            let equation = (0..<Int.random(in: 0..<14, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            .joined(separator: Bool.random(using: &generator) ? " " : "")
            Self.check(
                Array(
                    """
                    {"metrics": {"gap": 8}, "root": {"id": "root", "children": [{"id": "a"}, {"id": "b"}]},
                     "constraints": ["\(equation)"]}
                    """.utf8))
        }
    }

    @Test func `Random visual formats are read or refused`() {
        var generator = SplitMix(seed: 7)
        let pieces = [
            "H:", "V:", "|", "-", "[a]", "[b]", "[", "]", "a", "(", ")", "(>=5)", "(==b)", "@250", "@", ",", "8", "gap",
            "==", "<=", ">", "1e999", ".", " ", "é",
        ]
        for _ in 0..<1_500 {
            let format = (0..<Int.random(in: 0..<10, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            Self.check(
                Array(
                    """
                    {"metrics": {"gap": 8}, "root": {"id": "root", "children": [{"id": "a"}, {"id": "b"}]},
                     "constraints": [{"vfl": "\(format)", "options": ["alignAllTop"]}]}
                    """.utf8))
        }
    }

    @Test func `Deep and long inputs are read or refused`() {
        for unit in ["[", "{\"a\":", "{\"root\":{\"children\":[", "/*", "\"\\u", "\"", "-", "//\n", "[[],"] {
            Self.check(Array(String(repeating: unit, count: 20_000).utf8))
        }
        let brackets = String(repeating: "(", count: 50_000)
        Self.check(Array("{\"root\": {\"id\": \"r\"}, \"constraints\": [\"\(brackets)\"]}".utf8))
        let signs = String(repeating: "-", count: 50_000)
        Self.check(Array("{\"root\": {\"id\": \"r\"}, \"constraints\": [\"r.width = \(signs)1\"]}".utf8))
        let sum = String(repeating: "+ r.width ", count: 20_000)
        Self.check(Array("{\"root\": {\"id\": \"r\"}, \"constraints\": [\"r.height = 1 \(sum)\"]}".utf8))
    }
}
