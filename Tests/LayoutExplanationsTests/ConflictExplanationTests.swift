// SPDX-License-Identifier: Apache-2.0
import LayoutExplanations
import LayoutModel
import Testing

/// How `alrender explain` explains the conflicts of a layout.
struct ConflictExplanationTests {
    let scratch = ExplainedFiles()

    private func layout(_ children: String..., constraints: String...) throws -> String {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        return scratch.write(
            """
            {"canvas": {"width": 320, "height": 120}, "root": {"id": "screen", "children": [
              \(children.map { #"{"id": "\#($0)"}"# }.joined(separator: ", "))]},
             "constraints": [\(list)]}
            """, to: "a.layout.json")
    }

    private func twoOfOneWidth() throws -> String {
        try layout(
            "a", "b",
            constraints: "a.leading = screen.leading + 10", "b.leading = a.trailing + 10",
            "b.trailing = screen.trailing - 10", "a.width = b.width", "a.width = 200", "V:|[a]|", "V:|[b]|")
    }

    /// 10 + 200 + 10 + 200 + 10.
    @Test func `A size that two views have counts twice`() throws {
        let outcome = try scratch.explain(try twoOfOneWidth())
        #expect(
            outcome.text.hasPrefix(
                "screen is 320 wide, but the constraints make it 10 + 200 + 10 + 200 + 10 = 430: 110 too many.\n"),
            "\(outcome.text)")
    }

    /// 100 + 300 + 100, since there is as much room on the other side.
    @Test func `A distance of a view in the middle counts twice`() throws {
        let path = try layout(
            "a", constraints: "a.leading = screen.leading + 100", "a.centerX = screen.centerX", "a.width = 300",
            "V:|[a]|")
        let outcome = try scratch.explain(path)
        #expect(
            outcome.text.hasPrefix(
                "screen is 320 wide, but the constraints make it 100 + 300 + 100 = 500: 180 too many.\n"),
            "\(outcome.text)")
    }

    /// Six times 60 are too many for a sum in full.
    @Test func `A size that many views have is multiplied`() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let equal = zip(names, names.dropFirst()).map {
            "\"\($1).width = \($0).width\", \"\($1).leading = \($0).trailing\""
        }
        let path = scratch.write(
            """
            {"canvas": {"width": 320, "height": 120}, "root": {"id": "screen", "children": [
              \(names.map { #"{"id": "\#($0)"}"# }.joined(separator: ", "))]},
             "constraints": ["a.leading = screen.leading", "f.trailing = screen.trailing", "a.width = 60",
              \(equal.joined(separator: ", "))]}
            """, to: "a.layout.json")
        let outcome = try scratch.explain(path)
        #expect(
            outcome.text.hasPrefix("screen is 320 wide, but the constraints make it 6 × 60 = 360: 40 too many.\n"),
            "\(outcome.text)")
    }

    /// The sentence says that the card ends 20 before the edge; the equation has -20.
    @Test func `Advice counts like the sentence that it is about`() throws {
        let path = try layout(
            "card",
            constraints: "card.leading = screen.leading + 20", "card.trailing = screen.trailing - 20",
            "card.width = 200", "V:|[card]|")
        let outcome = try scratch.explain(path)
        #expect(outcome.text.contains("[1] card ends 20 before screen's trailing edge"), "\(outcome.text)")
        #expect(outcome.text.contains("100 in [0], or 100 in [1], or 280 in [2]."), "\(outcome.text)")
        #expect(outcome.text.contains("screen is 320 wide  (the canvas)\n"), "\(outcome.text)")
    }

    @Test func `Narrow parts of a bar have their numbers`() throws {
        let path = try twoOfOneWidth()
        let picture = "bars.svg"
        #expect(try scratch.explain(path, outputs: [picture]).status == 1)
        let svg = try #require(scratch.files[picture])
        for text in [">[0]<", ">[1]<", ">[2]<", "[4] 200", "need 430"] { #expect(svg.contains(text), "\(text)") }
    }
}

/// Pictures of `alrender explain`.
struct ExplanationPictureTests {
    let scratch = ExplainedFiles()

    private func picture(
        of input: String, _ value: String? = nil, _ picture: ExplanationPicture = ExplanationPicture()
    ) throws -> String {
        let outcome = try scratch.explain(input, value, outputs: ["x.svg"], picture: picture)
        // Without a value it is the conflict that is drawn.
        #expect(outcome.status == (value == nil ? 1 : 0), "\(outcome.errors)")
        return try #require(scratch.files["x.svg"])
    }

    private func conflict() throws -> String {
        scratch.write(
            """
            {"canvas": {"width": 360, "height": 100}, "root": {"id": "s", "children": [{"id": "a"}]},
             "constraints": ["H:|-20-[a(400)]-20-|", "V:|[a]|"]}
            """, to: "conflict.layout.json")
    }

    private func texts() throws -> String {
        scratch.write(
            """
            {"canvas": {"width": 360, "height": 140}, "root": {"id": "s", "children": [
              {"id": "a", "baselineOffsets": {"firstFromTop": 15, "lastFromBottom": 4}},
              {"id": "b", "baselineOffsets": {"firstFromTop": 40, "lastFromBottom": 4}}, {"id": "photo"}]},
             "constraints": ["b.top = s.top + 10", "a.firstBaseline = b.firstBaseline", "a.leading = s.leading",
              "b.leading = s.leading", "photo.width = 16:9 * photo.height", "photo.height = 1/3 * s.height"]}
            """, to: "texts.layout.json")
    }

    /// The colour of the page.
    @Test(arguments: [(Canvas.Appearance?.none, "#ffffff"), (.dark, "#1b212b")])
    func `Bars have an appearance and a title`(appearance: Canvas.Appearance?, color: String) throws {
        let svg = try picture(
            of: try conflict(), nil, ExplanationPicture(appearance: appearance, caption: "Too wide"))
        #expect(svg.contains("Too wide") && svg.lowercased().contains(color), "\(svg.prefix(2000))")
    }

    @Test func `A value has the colours and the title that are given`() throws {
        let path = try texts()
        let plain = try picture(of: path, "a.top")
        #expect(plain.contains(">texts.layout.json<"))
        let dark = try picture(
            of: path, "a.top", ExplanationPicture(theme: .print, appearance: .dark, caption: "Text"))
        #expect(dark != plain && dark.contains(">Text<") && !dark.contains(">texts.layout.json<"))
    }

    /// 40 − 15.
    @Test func `Steps say where baselines are, and write fractions as such`() throws {
        let path = try texts()
        let text = try scratch.explain(path, "a.top").text
        #expect(text.contains("+ 25 "), "\(text)")
        #expect(text.contains("; a.firstBaseline == a.top + 15; b.firstBaseline == b.top + 40)"), "\(text)")
        let width = try scratch.explain(path, "photo.width").text
        #expect(width.contains("photo.width == 16:9 * photo.height"), "\(width)")
        #expect(width.contains("photo.height == 1/3 * s.height"), "\(width)")
    }
}
