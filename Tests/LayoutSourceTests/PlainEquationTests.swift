// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import RandomTestSupport
import SourceLocations
import Testing

@testable import LayoutSource

/// The commonest equations have a reader of their own, which must agree with the parser of all equations.
struct PlainEquationTests {
    private static let anchors = [
        "a.top", "b.bottom", "a.width", "b.Height", "c_1.leading", "root.trailing", "a.baseline",
        "b.leadingMargin",
    ]
    private static let numbers = [
        "8", "0", "0.5", "1.25", "750", "1000", "123456789.12345", "0.000000000000001",
        "999999999999999",
    ]
    /// What the parser alone reads, or refuses.
    private static let others = [
        "a", "gap", "x.top", "a.nothing", "g.leading", "b-2.top", "a.safeAreaLayoutGuide.top",
        "self.top", "a .top",
        "a. top",
        "20.", ".5", "1e2", "1234567890123456", "12pt", "1.2.3", "=", "==", "=>", "<", ">", "+", "-",
        "*", "/", "@",
        "@high",
        "'id'", "(", ")", "\\t", "", "é", "≤",
    ]

    private static func equation(_ generator: inout SplitMix) -> String {
        func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
        var tokens = [pick(anchors), pick(["=", "<=", ">="])]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: tokens.append(pick(numbers))
        case 1: tokens += [pick(numbers), "*", pick(anchors)]
        case 2: tokens += [pick(anchors), "*", pick(numbers)]
        default: tokens.append(pick(anchors))
        }
        if Bool.random(using: &generator) { tokens += [pick(["+", "-"]), pick(numbers)] }
        if Bool.random(using: &generator) { tokens += ["@", pick(numbers)] }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            tokens[Int.random(in: tokens.indices, using: &generator)] = pick(others)
        }
        return tokens.reduce("") { $0 + $1 + pick(["", " ", " ", "  "]) }
    }

    /// The diagnostics' offsets count from the beginning of the equation and end with it.
    private static func read(
        _ equation: String, platform: String, end: Int
    ) -> (document: Document?, messages: [String], offsets: [Int?]) {
        let head = "{\"platform\": \"\(platform)\", \"metrics\": {\"gap\": 8}, \"constraints\": [\""
        let tail = """
            "], "root": {"id": "root", "guides": [{"id": "g"}], "children": [
              {"id": "a"}, {"id": "b"}, {"id": "c_1"}, {"id": "b-2"}]}}
            """
        let result = Document.read(SourceText(name: "test.json", head + equation + tail))
        return (
            result.document?.withoutPlaces, result.diagnostics.map(\.message),
            result.diagnostics.map { $0.range.map { min($0.lowerBound - head.utf8.count, end) } }
        )
    }

    @Test(arguments: ["ios", "macos"])
    func `A plain equation and the same with an escape are one constraint`(platform: String) {
        var generator = SplitMix(seed: 1)
        var readCount = 0
        for _ in 0..<1_000 {
            let equation = Self.equation(&generator)
            // An escape in the string leaves it to the parser. This one comes last, so that it moves nothing.
            let end = equation.utf8.count
            let plain = Self.read(equation, platform: platform, end: end)
            let parsed = Self.read(equation + "\\u0020", platform: platform, end: end)
            #expect(plain.document == parsed.document, "\(equation)")
            #expect(plain.messages == parsed.messages, "\(equation)")
            #expect(plain.offsets == parsed.offsets, "\(equation)")
            if plain.document != nil { readCount += 1 }
        }
        #expect(readCount > 50)
    }
}
