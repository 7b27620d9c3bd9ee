// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// Mistakes that neither a conflict nor an ambiguity shows, each beside a layout that has it not. A character is 10 points wide, a line 20
/// high.
struct MistakeLintTests {
    private static let mistakes: Set<String> = [
        "repeated-constraint", "turned-inequality", "hidden-arranged-size", "implied-size", "open-bottom", "under-bar",
        "text-view-height", "letterboxed-image",
    ]

    private static func findings(
        _ views: String, _ constraints: [String], canvas: String = #"{"width": 375, "height": 600}"#,
        bars: String = "{}"
    ) throws -> [Diagnostic] {
        let list = constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ", ")
        let text = """
            {"canvas": \(canvas), "bars": \(bars), "root": {"id": "s", "children": [\(views)]}, "constraints": [\(list)]}
            """
        let document = try #require(Document.read(SourceText(name: "d", text)).document, "\(text)")
        let layout = document.solve(measuring: FixedCellText())
        return (document.lint() + layout.lint(of: document, measuring: FixedCellText()))
            .filter { mistakes.contains($0.code.rawValue) }
    }

    private static func codes(
        _ views: String, _ constraints: [String], canvas: String = #"{"width": 375, "height": 600}"#,
        bars: String = "{}"
    ) throws -> [String] {
        try findings(views, constraints, canvas: canvas, bars: bars).map(\.code.rawValue)
    }

    private static let label = #"{"id": "l", "type": "label", "text": "Hello world"}"#

    @Test func `A constraint that is there twice is found in either form`() throws {
        let once = ["l.leading = s.leading + 8", "l.top = s.top"]
        #expect(try Self.codes(Self.label, once) == [])
        #expect(try Self.codes(Self.label, once + ["s.leading = l.leading - 8"]) == ["repeated-constraint"])
        #expect(try Self.codes(Self.label, once + ["l.leading >= s.leading + 8"]) == [])
        #expect(try Self.codes(Self.label, once + [#"{"equation": "l.top = s.top", "isActive": false}"#]) == [])
    }

    @Test(arguments: [
        ("l.trailing >= s.trailing - 16", true), ("s.trailing <= l.trailing + 16", true),
        ("l.trailing <= s.trailing - 16", false), ("l.trailing >= s.trailing + 16", false),
        ("l.leading <= s.leading + 16", true), ("l.bottom >= s.safeAreaLayoutGuide.bottom", true),
        ("l.bottom >= s.bottom @500", true),
    ])
    func `An inset that is a minimum where it should be a maximum is turned`(equation: String, isTurned: Bool) throws {
        let codes = try Self.codes(Self.label, ["l.centerX = s.centerX", "l.centerY = s.centerY", equation])
        #expect(codes == (isTurned ? ["turned-inequality"] : []))
        // Not of what may well reach beyond its superview.
        let plain = #"{"id": "l", "intrinsicContentSize": {"width": 40, "height": 20}}"#
        #expect(try Self.codes(plain, ["l.centerX = s.centerX", "l.centerY = s.centerY", equation]) == [])
    }

    @Test func `A minimum beside a maximum of the same edge is meant`() throws {
        let both = [
            "l.centerX = s.centerX", "l.top = s.top", "l.trailing >= s.trailing - 60", "l.trailing <= s.trailing - 10",
        ]
        #expect(try Self.codes(Self.label, both) == [])
    }

    @Test func `A hidden arranged view with a required length is noted`() throws {
        func codes(_ hidden: String, _ equation: String) throws -> [String] {
            try Self.codes(
                """
                {"id": "v", "type": "stackView", "axis": "vertical", "children": [{"id": "a"\(hidden)}, \(Self.label)]}
                """, ["v.top = s.top", "v.leading = s.leading", equation])
        }
        #expect(try codes(#", "hidden": true"#, "a.height = 44") == ["hidden-arranged-size"])
        #expect(try codes(#", "hidden": true"#, "a.height = 44 @999") == [])
        #expect(try codes(#", "hidden": true"#, "a.width = 44") == [])
        #expect(try codes("", "a.height = 44") == [])
    }

    @Test func `A width between both edges of the screen is implied, one that makes its superview is not`() throws {
        let edges = ["a.leading = s.leading + 8", "s.trailing = a.trailing + 8", "a.top = s.top", "a.height = 20"]
        #expect(try Self.codes(#"{"id": "a"}"#, edges + ["a.width = 359"]) == ["implied-size"])
        #expect(try Self.codes(#"{"id": "a"}"#, edges + ["a.width = 359 @750"]) == [])
        let card = [
            "c.leading = s.leading", "c.top = s.top", "a.leading = c.leading", "c.trailing = a.trailing",
            "a.top = c.top",
            "c.bottom = a.bottom", "a.width = 100", "a.height = 20",
        ]
        #expect(try Self.codes(#"{"id": "c", "children": [{"id": "a"}]}"#, card) == [])
        #expect(
            try Self.codes(#"{"id": "c", "children": [{"id": "a"}]}"#, card + ["c.width = 100"]).contains(
                "implied-size"))
    }

    @Test func `A card whose content hangs from its top is open at the bottom`() throws {
        let card = #"{"id": "c", "children": [{"id": "l", "type": "label", "text": "Hi"}]}"#
        let hanging = [
            "c.leading = s.leading", "c.trailing = s.trailing", "c.top = s.top", "l.leading = c.leading + 12",
            "l.top = c.top + 12",
        ]
        let found = try Self.findings(card, hanging)
        #expect(found.map(\.code.rawValue) == ["open-bottom"])
        #expect(found.first?.fixes.first?.description == "add c.bottom = l.bottom + 12")
        #expect(try Self.codes(card, hanging + ["c.bottom = l.bottom + 12"]) == [])
        #expect(try Self.codes(card, hanging + ["c.height = 80"]) == [])
    }

    @Test func `What a bar or an island covers is found by its tie to the screen`() throws {
        let canvas = #"{"device": "iphone-15"}"#
        let bars = #"{"navigationBar": {"title": "Orders"}}"#
        let found = try Self.findings(
            Self.label, ["l.top = s.top", "l.leading = s.leading"], canvas: canvas, bars: bars)
        #expect(found.map(\.code.rawValue) == ["under-bar"])
        #expect(found.first?.message.contains("under the navigation bar") == true)
        let safe = ["l.top = s.safeAreaLayoutGuide.top", "l.leading = s.leading"]
        #expect(try Self.codes(Self.label, safe, canvas: canvas, bars: bars) == [])
        #expect(
            try Self.codes(Self.label, ["l.top = s.top + 120", "l.leading = s.leading"], canvas: canvas, bars: bars)
                == [])
        #expect(
            try Self.codes(
                #"{"id": "l"}"#, ["l.top = s.top", "l.leading = s.leading", "l.width = 9", "l.height = 9"],
                canvas: canvas) == [])
    }

    @Test func `What is tied to the bottom of the screen lies under the keyboard`() throws {
        let canvas = #"{"device": "iphone-15", "keyboard": true}"#
        let bar = #"{"id": "bar", "children": [\#(Self.label), {"id": "b", "type": "button", "title": "Go"}]}"#
        let inside = [
            "bar.leading = s.leading", "bar.trailing = s.trailing", "bar.height = 50", "l.leading = bar.leading",
            "l.top = bar.top + 8", "b.trailing = bar.trailing", "b.top = bar.top + 8",
        ]
        for edge in ["s.bottom", "s.safeAreaLayoutGuide.bottom"] {
            let found = try Self.findings(bar, inside + ["bar.bottom = \(edge)"], canvas: canvas)
            #expect(found.map(\.code.rawValue) == ["under-bar"] && found[0].views == ["l"])
            #expect(
                found[0].message.contains("under the keyboard") && found[0].message.contains("because 'bar' is tied"))
            let hidden = #"{"device": "iphone-15"}"#
            #expect(try Self.codes(bar, inside + ["bar.bottom = \(edge)"], canvas: hidden) == [])
        }
        #expect(try Self.codes(bar, inside + ["bar.bottom = s.keyboardLayoutGuide.top"], canvas: canvas) == [])
        // What fills the screen is not tied to its bottom alone.
        let form = inside.filter { !$0.contains("height") } + ["bar.top = s.top + 600", "bar.bottom = s.bottom"]
        #expect(try Self.codes(bar, form, canvas: canvas) == ["under-bar"])
        let page = inside.filter { !$0.contains("height") } + ["bar.top = s.top + 100", "bar.bottom = s.bottom"]
        #expect(try Self.codes(bar, page, canvas: canvas) == [])
    }

    @Test func `A text view has a height if it scrolls, and that of its text if it does not`() throws {
        func codes(_ scrolls: Bool, _ more: String...) throws -> [String] {
            try Self.codes(
                """
                {"id": "v", "type": "stackView", "axis": "vertical", "children": [\(Self.label),
                  {"id": "t", "type": "textView", "text": "Ring twice", "isScrollEnabled": \(scrolls)}]}
                """, ["v.top = s.top", "v.leading = s.leading", "v.trailing = s.trailing"] + more)
        }
        #expect(try codes(true) == ["text-view-height"])
        #expect(try codes(true, "t.height = 100") == [])
        #expect(try codes(false) == [])
        #expect(try codes(false, "t.height = 10") == ["text-view-height"])
    }

    @Test func `The height and the text of a saved cell are examples`() throws {
        let document = try #require(
            Document.read(
                SourceText(
                    name: "d",
                    """
                    {"canvas": {"width": 375, "height": 20}, "root": {"id": "s", "children": [
                      {"id": "t", "type": "textView", "text": "Ring\\ntwice", "isScrollEnabled": false}]},
                     "constraints": ["H:|[t]|", "V:|[t]|"]}
                    """)
            ).document)
        let layout = document.solve(measuring: FixedCellText())
        func codes(isRootStated: Bool) -> [String] {
            layout.lint(of: document, measuring: FixedCellText(), isRootStated: isRootStated).map(\.code.rawValue)
        }
        #expect(codes(isRootStated: true).contains("text-view-height"))
        #expect(!codes(isRootStated: false).contains("text-view-height"))
    }

    @Test func `An image that fits into a box of its own height leaves bands`() throws {
        func codes(_ mode: String, _ more: String...) throws -> [String] {
            try Self.codes(
                #"{"id": "i", "type": "imageView", "image": {"width": 1000, "height": 200}, "contentMode": "\#(mode)"}"#,
                ["i.top = s.top", "i.leading = s.leading", "i.trailing = s.trailing"] + more)
        }
        #expect(try codes("scaleAspectFit") == ["letterboxed-image"])
        #expect(try codes("scaleAspectFill") == [])
        #expect(try codes("scaleAspectFit", "i.width = 5 * i.height") == [])
        #expect(try codes("scaleAspectFit", "i.height = 200") == [])
    }
}
