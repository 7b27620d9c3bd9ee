// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// The one spelling of each equation: the samples of Apple's guide stay as they are, their inversions come back to them.
@Suite struct CanonicalFormTests {
    private static func source(_ equations: [String], own: [String] = []) -> SourceText {
        func list(_ equations: [String]) -> String {
            equations.map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }.joined(separator: ", ")
        }
        return SourceText(
            name: "test.json",
            """
            {"metrics": {"gap": 8, "inset": -4, "wide-gap": 30},
             "root": {"id": "Superview", "guides": [{"id": "g"}], "children": [
                {"id": "Button_1"}, {"id": "Button_2"}, {"id": "View", "constraints": [\(list(own))], "children": [{"id": "inner"}]}]},
             "constraints": [\(list(equations))]}
            """)
    }

    private static func formatted(_ source: SourceText) throws -> [String] {
        let document = try #require(Document.read(source).document)
        let result = document.formatted(source)
        let edits = Dictionary(uniqueKeysWithValues: result.edits.map { ($0.constraint, $0.equation) })
        return document.constraints.indices.map { place in
            edits[place] ?? document.constraints[place].source.map {
                String(decoding: source.bytes[($0.lowerBound + 1)..<($0.upperBound - 1)], as: UTF8.self)
            }?.replacing("\\\"", with: "\"") ?? ""
        }
    }

    /// V6: a sample of the guide, and the guide's inversion of it.
    static let pairs = [
        ("Button_2.leading = Button_1.trailing + 8", "Button_1.trailing = 1.0 * Button_2.leading - 8.0"),
        ("Button_1.leading = Button_2.leading", "Button_2.leading = 1.0 * Button_1.leading + 0.0"),
        ("Button_1.width = Button_2.width", "Button_2.width = Button_1.width"),
        ("View.centerX = Superview.centerX", "Superview.centerX = 1.0 * View.centerX + 0.0"),
        ("View.centerY = Superview.centerY", "Superview.centerY = View.centerY"),
        ("View.height = 2 * View.width", "View.width = 0.5 * View.height + 0.0"),
        ("View.height = 40", "View.height = 0.0 * NotAnAttribute + 40.0"),
        ("View.width >= 40", "40 <= View.width"),
        ("Button_2.leading >= Button_1.trailing + 8", "Button_1.trailing <= Button_2.leading - 8"),
    ]

    @Test(arguments: pairs)
    func `V6: an equation and its inverted form are both written in the style of the articles`(
        canonical: String, inverted: String
    ) throws {
        let source = Self.source([canonical, inverted])
        let document = try #require(Document.read(source).document)
        #expect(document.constraints[0].canonical(in: document).withoutSource == document.constraints[0].withoutSource)
        #expect(document.constraints[1].canonical(in: document).withoutSource == document.constraints[0].withoutSource)
        #expect(try Self.formatted(source) == [canonical, canonical])
    }

    @Test(arguments: [
        // Names of metrics, ratios and long decimals survive; numbers are added up.
        ("Button_2.leading==Button_1.trailing+gap", "Button_2.leading = Button_1.trailing + gap"),
        ("Button_1.trailing = Button_2.leading - gap", "Button_2.leading = Button_1.trailing + gap"),
        (
            "Button_2.leading = Button_1.trailing + 8 + wide-gap + 2*gap - 3",
            "Button_2.leading = Button_1.trailing + wide-gap + 2 * gap + 5"
        ),
        ("Button_2.leading = Button_1.trailing + inset", "Button_1.trailing = Button_2.leading - inset"),
        ("View.width = 16 : 9*View.height", "View.width = 16:9 * View.height"),
        ("View.width = 0.123456789 * View.height", "View.width = 0.123456789 * View.height"),
        ("View.width = 0.333 * View.height", "View.width = 0.333 * View.height"),
        ("View.width = 1/3 * View.height", "View.height = 3 * View.width"),
        ("View.width = 0.5 * View.height + gap", "View.height = 2 * View.width - 2 * gap"),
        ("View.width = 1/3 * View.height + gap", "View.height = 3 * View.width - 3 * gap"),
        // Dividing an optional constraint would weigh its error differently.
        ("View.width = 0.5 * View.height @500", "View.width = 0.5 * View.height @500"),
        (
            "Button_1.trailing = Button_2.leading-8 @ 999.50  'gap'",
            "Button_2.leading = Button_1.trailing + 8 @999.5 'gap'"
        ),
        ("Button_1.width = Button_2.width @defaultHigh \"w\"", "Button_1.width = Button_2.width @defaultHigh \"w\""),
        // Arrangements that the reader accepts.
        ("20 = Button_2.leading - Button_1.trailing", "Button_2.leading = Button_1.trailing + 20"),
        ("2 * View.width <= 80", "View.width <= 40"),
        ("View.Width ≥ 40", "View.width >= 40"),
        ("View.width = 0 * Button_1.width + 40", "View.width = 0 * Button_1.width + 40"),
        ("View.width + Button_1.width = 100", "Button_1.width = -View.width + 100"),
        (
            "Button_1.trailing = Button_2.leading - 2 * systemSpacing",
            "Button_2.leading = Button_1.trailing + 2 * systemSpacing"
        ),
        ("( Button_2.leading-Button_1.trailing )=20", "(Button_2.leading - Button_1.trailing) = 20"),
        ("Superview.layoutMarginsGuide.leading = View.leading", "View.leading = Superview.layoutMarginsGuide.leading"),
        ("View.trailing = g.leading", "g.leading = View.trailing"),
        ("Button_1.bottom <= Button_2.top", "Button_2.top >= Button_1.bottom"),
        ("Button_2.lastBaseline = Button_1.lastBaseline", "Button_1.lastBaseline = Button_2.lastBaseline"),
        ("View.trailing = Superview.trailing - 20", "Superview.trailing = View.trailing + 20"),
        ("View.top >= Superview.top - 20", "Superview.top <= View.top + 20"),
        ("View.baseline = Button_1.firstBaseline", "Button_1.firstBaseline = View.lastBaseline"),
        ("Superview.leading = inner.leading", "inner.leading = Superview.leading"),
        // A guide lies in the view that owns it.
        ("g.centerX = Superview.centerX", "g.centerX = Superview.centerX"),
        ("Superview.layoutMarginsGuide.top = g.top", "g.top = Superview.layoutMarginsGuide.top"),
        // Equations in other forms are left unchanged.
        ("2 * (View.width + 3) = Button_1.width", "2 * (View.width + 3) = Button_1.width"),
        ("View.width = Button_1.width / 2", "View.width = Button_1.width / 2"),
    ])
    func `Equations have one spelling`(written: String, canonical: String) throws {
        #expect(try Self.formatted(Self.source([written])) == [canonical])
    }

    @Test func `Names of the document stay`() throws {
        let source = Self.source([], own: ["superview.leading=self.leading", "inner.top = self.top+4.0"])
        #expect(try Self.formatted(source) == ["self.leading = superview.leading", "inner.top = self.top + 4"])
    }

    /// Reformatted text means the same, and is not reformatted again.
    @Test func `Formatting keeps the meaning and is stable`() throws {
        let attributes = ["leading", "trailing", "centerX", "width", "height", "top", "bottom"]
        let items = ["Button_1", "Button_2", "View", "inner", "Superview", "g", "Superview.layoutMarginsGuide"]
        let factors = ["", "2 * ", "0.5 * ", "-1 * ", "16:9 * ", "0.1 * ", "3*", "1/3 * "]
        let constants = ["", " + 8", " - 8.50", " + gap", " - gap + 1", " - 3*inset", " + systemSpacing", " - 0.1"]
        let relations = ["=", "<=", ">="]
        let suffixes = ["", " @250", " 'x'", "  @ 999.9 \"y\""]
        var state: UInt64 = 7
        func pick(_ names: [String]) -> String {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return names[Int(state >> 33) % names.count]
        }
        var legal = 0
        for _ in 0..<1_000 {
            let equation =
                "\(pick(factors))\(pick(items)).\(pick(attributes))\(pick(constants)) \(pick(relations)) "
                + "\(pick(factors))\(pick(items)).\(pick(attributes))\(pick(constants))\(pick(suffixes))"
            let source = Self.source([equation])
            guard let document = Document.read(source).document else { continue }
            legal += 1
            let formatted = document.formatted(source)
            let text = SourceText(name: "test.json", bytes: formatted.bytes)
            let again = try #require(Document.read(text).document, "\(equation)")
            #expect(again.formatted(text).wasCanonical, "\(equation) → \(formatted.edits.map(\.equation))")
            let (a, b) = (document.constraints[0].canonical(in: document), again.constraints[0])
            let isEdited = !formatted.edits.isEmpty
            let expected = isEdited && formatted.edits[0].exchangesItems ? a : document.constraints[0]
            #expect(expected.isNear(b), "\(equation) → \(formatted.edits.map(\.equation))")
        }
        #expect(legal > 100)
    }

    @Test func `Comments and everything else stay byte for byte`() throws {
        let source = SourceText(
            name: "test.json",
            """
            // a comment
            {"root": {"id": "s", "children": [{"id": "a"},   {"id": "b"}]},
              "constraints": [ "a.leading=b.leading+0.0" /* kept */,
                "[a(20)]", {"vfl":"|-[b]"},
                {"firstItem": "a", "firstAttribute": "top", "secondItem": "s", "secondAttribute": "top"},]}
            """)
        let document = try #require(Document.read(source).document)
        #expect(
            String(decoding: document.formatted(source).bytes, as: UTF8.self)
                == """
                // a comment
                {"root": {"id": "s", "children": [{"id": "a"},   {"id": "b"}]},
                  "constraints": [ "a.leading = b.leading" /* kept */,
                    "[a(20)]", {"vfl":"|-[b]"},
                    {"firstItem": "a", "firstAttribute": "top", "secondItem": "s", "secondAttribute": "top"},]}
                """)
    }
}

extension Constraint {
    fileprivate var withoutSource: Constraint {
        var copy = self
        copy.source = nil
        return copy
    }

    /// Equal except for the last bits of its numbers.
    fileprivate func isNear(_ other: Constraint) -> Bool {
        var copy = withoutSource
        let same = { (a: Double, b: Double) in abs(a - b) <= 1e-12 * max(1, abs(a)) }
        guard same(multiplier, other.multiplier), same(constant, other.constant),
            same(systemSpacing, other.systemSpacing)
        else { return false }
        (copy.multiplier, copy.constant, copy.systemSpacing) = (other.multiplier, other.constant, other.systemSpacing)
        copy.spelling = other.spelling
        return copy == other.withoutSource
    }
}
