// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutRuns
import Testing

/// Explanations of logs, conflicts and values.
struct ExplanationTests {
    let scratch = ExplainedFiles()

    private static let log = "samples/console/price-cell.log"

    private static let form = """
        {
          "canvas": { "width": 393, "height": 200 },
          "root": {
            "id": "screen",
            "children": [ { "id": "name", "intrinsicContentSize": { "width": 80.5, "height": 20 } }, { "id": "field" } ]
          },
          "constraints": [
            "name.leading = screen.leading + 20",
            "field.leading = name.trailing + 8",
            "screen.trailing = field.trailing + 20",
            "field.top = screen.top + 20", "field.height = 44", "name.top = field.top"
          ]
        }
        """

    @Test func `A report with numbers that no layout can have is not drawn`() throws {
        let log = scratch.write(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0x1.width == 1e308*UIView:0x2.width + 1e308   (active)>"
            )
            """, to: "a.log")
        let outcome = try scratch.explain(log, outputs: ["a.png"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the report cannot be drawn: "), "\(outcome.errors)")
    }

    /// 5 + 12 are 17, 40 + 15 are 55.
    @Test func `A conflict of baselines is explained by where the texts are`() throws {
        let input = scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "baselineOffsets": {"firstFromTop": 12, "lastFromBottom": 4}},
              {"id": "b", "baselineOffsets": {"firstFromTop": 15, "lastFromBottom": 4}}]},
             "constraints": ["a.top = s.top + 5", "b.top = s.top + 40", "a.firstBaseline = b.firstBaseline"]}
            """, to: "a.layout.json")
        let outcome = try scratch.explain(input)
        #expect(
            outcome.text.hasPrefix(
                "By the others, a's first baseline is b's first baseline − 38; by [2], a's first baseline is b's first baseline.\n"
            ),
            "\(outcome.text)")
        #expect(outcome.text.contains("  [3] a's first baseline is a's top + 12  (the place of its text)\n"))
        #expect(outcome.text.contains("  [4] b's first baseline is b's top + 15  (the place of its text)\n"))
        #expect(outcome.text.contains("One other constant would do: 43 in [0], or 2 in [1]."), "\(outcome.text)")
    }

    /// Constraints act on the alignment rectangle: its left edge at 20, and its width of 100.
    @Test(arguments: [("x", 20.0, -7.0, 13.0), ("width", 100, 9, 109), ("trailing", 120, 2, 122), ("top", 30, -3, 27)])
    func `A value of a frame includes the alignment insets`(
        name: String, sum: Double, inset: Double, value: Double
    ) throws {
        struct Product: Decodable {
            struct Step: Decodable { var sum: Double }
            var value: Double, inset: Double, steps: [Step], zeroSizes: [String]
        }
        let input = scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "alignmentRectInsets": {"left": 7, "right": 2, "top": 3}}]},
             "constraints": ["a.leading = s.leading + 20", "a.width = 100", "a.top = s.top + 30", "a.height = 10"]}
            """, to: "a.layout.json")
        let outcome = try scratch.explain(input, "a.\(name)", format: .json)
        let product = try JSONDecoder().decode(Product.self, from: outcome.output)
        #expect(product.value == value && product.inset == inset && product.steps.last?.sum == sum)
        let text = try scratch.explain(input, "a.\(name)").text
        #expect(text.contains("between the alignment rectangle, on which constraints act, and the frame"), "\(text)")
    }

    @Test func `A value after a view without room is a sum, too`() throws {
        let input = scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [{"id": "a"}, {"id": "b"}]},
             "constraints": ["a.leading = s.leading + 20", "b.leading = a.trailing + 8", "a.width = -5 @500", "b.width = 9"]}
            """, to: "a.layout.json")
        let text = try scratch.explain(input, "b.x").text
        #expect(text.hasPrefix("b.x = 28\n"), "\(text)")
        #expect(text.contains("  a.width is 0, since it cannot be negative\n"), "\(text)")
        #expect(text.contains("  20 + 8 = 28\n"), "\(text)")
    }

    /// The margin is at the right, the box at 8 + 20 from it, and its other edge at 200 − 8 − 20 − 100 = 72.
    @Test func `A conflict from right to left is explained with its margins`() throws {
        let input = scratch.write(
            """
            {"canvas": {"width": 200, "height": 200, "direction": "rtl"}, "root": {"id": "s", "children": [{"id": "v", "children": [{"id": "a"}]}]},
             "constraints": ["H:|[v]|", "V:|[v]|", "a.leading = v.layoutMarginsGuide.leading + 20", "a.width = 100",
              "a.trailing = v.trailing - 90", "V:|[a]|"]}
            """, to: "a.layout.json")
        let outcome = try scratch.explain(input)
        #expect(!outcome.text.contains("can hold"), "\(outcome.text)")
        #expect(outcome.text.contains("a ends 20 before v.layoutMarginsGuide's right edge"), "\(outcome.text)")
        #expect(outcome.text.contains("a starts 90 after v's left edge"), "\(outcome.text)")
    }

    @Test func `Margins of a document count with their sizes`() throws {
        let input = scratch.write(
            """
            {"canvas": {"width": 375, "height": 200}, "root": {"id": "root", "children": [{"id": "a"}]},
             "constraints": ["a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.width = 100", "V:|[a]|"]}
            """, to: "a.layout.json")
        let outcome = try scratch.explain(input)
        #expect(outcome.text.contains("make it 16 + 100 + 16 = 132: 243"), "\(outcome.text)")
        #expect(!outcome.text.contains("not printed"), "\(outcome.text)")
    }

    @Test func `A log is explained in plain words`() throws {
        let outcome = try scratch.explain(scratch.sample(Self.log))
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.text.hasPrefix(
                "UITableViewCellContentView is 64 tall, but the constraints need 12 + 30 + 8 + 20 + 10 = 80: 16 too many.\n"
            ))
        #expect(outcome.text.contains("The system gives up [4] and keeps the others."))
    }

    /// A cycle of which one constraint is beyond what is read.
    @Test func `A list longer than what is read is said to be`() throws {
        func line(_ number: Int, _ right: String) -> String {
            "    \"<NSLayoutConstraint:0x6\(1000 + number) UIView:0x7\(1000 + number).width == UIView:0x7\(right).width + 1   (active)>\""
        }
        let lines = (0..<1001).map { line($0, "\($0 < 1000 ? 1001 + $0 : 1000)") }.joined(separator: ",\n")
        let log = scratch.write("Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n", to: "long.log")
        let outcome = try scratch.explain(log)
        #expect(outcome.text.contains("Only the first 1000 constraints of the list are read."))
        #expect(!outcome.text.contains("can hold"))
    }

    @Test func `A log is explained as JSON`() throws {
        struct Product: Decodable {
            struct Anchor: Decodable { var `class`: String?, pointer: String?, attribute: String }
            struct Member: Decodable {
                var index: Int, `class`: String?, identifier: String?, first: Anchor?, relation: String?
                var multiplier: Double?, second: Anchor?, constant: Double?
            }
            struct Report: Decodable { var members: [Member], broken: Int?, smallest: [Int], explanation: String }
            var reports: [Report]
        }
        let outcome = try scratch.explain(scratch.sample(Self.log), format: .json)
        let report = try #require(JSONDecoder().decode(Product.self, from: outcome.output).reports.first)
        #expect(report.members.map(\.index) == Array(0..<7))
        #expect(report.smallest == [1, 2, 3, 4, 5, 6] && report.broken == 4)
        #expect(report.members[6].identifier == "UIView-Encapsulated-Layout-Height")
        #expect(report.members[1].second?.pointer == "0x7fe2d0c01100" && report.members[1].first?.attribute == "top")
        #expect(!report.explanation.isEmpty)
    }

    /// The document that is rebuilt conflicts as the log says, and nothing else is wrong with it.
    @Test func `A log becomes a layout and a picture`() throws {
        let paths = ["x.png", "x.layout.json"]
        let outcome = try scratch.explain(scratch.sample(Self.log), outputs: paths)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(paths.allSatisfy(scratch.files.paths.contains))
        let again = try scratch.explain(paths[1])
        #expect(
            again.text.hasPrefix(
                "contentView is 64 tall, but the constraints need 12 + 30 + 8 + 20 + 10 = 80: 16 too many."),
            "\(again.text)\(again.errors)")
        let source = try FileAccess(scratch.files).system.source(paths[1])
        let found = try LayoutPipeline().solve(source).diagnostics.filter { $0.severity == .error }
        #expect(found.count == 1, "\(found)")
    }

    @Test(arguments: [1, 2, 3, 4, 5])
    func `The rebuilt document breaks what the log names`(broken: Int) throws {
        let log = try #require(scratch.files[try scratch.sample(Self.log)])
        let members = log.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
            .map { $0.dropFirst(5).prefix { $0 != ">" } + ">" }
        let parts = log.components(separatedBy: "breaking constraint")
        let path = scratch.write("\(parts[0])breaking constraint\n\(members[broken])\n", to: "broken.log")
        let document = "x.layout.json"
        #expect(try scratch.explain(path, outputs: [document]).status == 0)
        let json = try scratch.explain(document, format: .json).text
        #expect(json.contains("\"broken\": 5"), "\(json)")
    }

    @Test func `A value is explained as a running sum`() throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        let outcome = try scratch.explain(path, "field.width")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("field.width = 264.5\n"))
        #expect(outcome.text.contains("  393 − 20 − 8 − 20 − 80.5 = 264.5\n"), "\(outcome.text)")
        #expect(outcome.text.contains("(line 8)") && outcome.text.contains("content hugging of name"))
    }

    @Test func `Missing views and values are reported`() throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        #expect(try scratch.explain(path, "feld.width").errors.contains("did you mean 'field'?"))
        #expect(try scratch.explain(path, "field.colour").errors.contains("use x, y, width or height"))
        #expect(try scratch.explain(path).text == "no conflict\n")
        let text = scratch.write("nothing of the kind", to: "a.log")
        let outcome = try scratch.explain(text)
        #expect(outcome.status == 0 && outcome.errors.contains("no-conflict-report"))
    }

    @Test func `A value is drawn with its steps numbered`() throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        let picture = "why.svg"
        let outcome = try scratch.explain(path, "field.width", outputs: [picture])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let svg = try #require(scratch.files[picture])
        for text in ["① 393", "② − 20", "③ − 8", "④ − 20", "⑤ − 80.5", "= 264.5", "393 − 20 − 8 − 20 − 80.5 = 264.5"] {
            #expect(svg.contains(text), "\(text)")
        }
    }

    private static let conflict = """
        {
          "canvas": { "width": 360, "height": 100 },
          "root": { "id": "screen", "children": [ { "id": "box" } ] },
          "constraints": [
            "box.leading = screen.leading + 20", "box.width = 400", "screen.trailing = box.trailing + 20",
            "box.top = screen.top", "box.height = 40"
          ]
        }
        """

    @Test func `A conflict is drawn as bars`() throws {
        let path = scratch.write(Self.conflict, to: "wide.layout.json")
        let picture = "bars.svg"
        let outcome = try scratch.explain(path, outputs: [picture])
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(
            outcome.text.hasPrefix(
                "screen is 360 wide, but the constraints make it 20 + 400 + 20 = 440: 80 too many.\n"))
        #expect(outcome.text.contains("wide.layout.json:5)"), "\(outcome.text)")
        let svg = try #require(scratch.files[picture])
        for text in ["have 360", "need 440", "400"] { #expect(svg.contains(text), "\(text)") }
    }

    @Test func `Without a conflict no picture is written`() throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        let picture = "bars.png"
        let outcome = try scratch.explain(path, outputs: [picture])
        #expect(outcome.status == 66 && outcome.errors.contains("there is no conflict to draw"))
        #expect(!scratch.files.paths.contains("bars.png"))
    }

    /// Terminals cut lines at their width, wherever that is.
    @Test func `A log that a terminal has cut at its width is put together again`() throws {
        let log = try #require(scratch.files[try scratch.sample(Self.log)])
        let cut = log.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var rest = line
            var parts: [Substring] = []
            while rest.count > 60 {
                parts.append(rest.prefix(60))
                rest = rest.dropFirst(60)
            }
            return (parts + [rest]).joined(separator: "\n")
        }.joined(separator: "\n")
        let path = scratch.write(cut, to: "cut.log")
        let whole = try scratch.explain(scratch.sample(Self.log))
        #expect(try scratch.explain(path).text == whole.text)
    }

    @Test(arguments: [
        ("field.trailing", "373"), ("field.right", "373"), ("name.leading", "20"), ("field.centerX", "240.75"),
    ])
    func `Attributes are explained like the numbers of a frame`(value: String, number: String) throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        let outcome = try scratch.explain(path, value)
        #expect(outcome.text.hasPrefix("\(value) = \(number)\n"), "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.hasSuffix(" = \(number)\n") || outcome.text.contains(" = \(number)\n\nChosen over:"))
    }

    @Test(arguments: [
        ("field.widht", "did you mean 'width'?"), ("field.leadingAnchor", "did you mean 'leading'?"),
        ("field", "write field.x"),
    ])
    func `A value that is none is answered by what is meant`(value: String, message: String) throws {
        let path = scratch.write(Self.form, to: "form.layout.json")
        let outcome = try scratch.explain(path, value)
        #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `An ambiguous value says which values are left`() throws {
        let path = scratch.write(
            #"{"canvas": {"width": 100, "height": 100}, "root": {"id": "s", "children": [{"id": "a"}]}, "constraints": ["a.width = 10"]}"#,
            to: "open.layout.json")
        let outcome = try scratch.explain(path, "a.x")
        #expect(outcome.errors.contains("a.x is ambiguous: the constraints leave x −∞ … ∞"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("card.y", "card.y is 0 regardless of the constraints: the root is at the origin of the canvas"),
        ("card.bottom", "card.bottom follows from card.height alone: the root is at the origin of the canvas"),
        (
            "b.x",
            "b.x follows from no constraint: 'b' is hidden, and the stack view 's' takes it out of the layout"
        ),
        (
            "k.width",
            "k.width follows from no constraint: 'b' is hidden, and the stack view 's' takes it out of the layout, "
                + "with 'k' in it"
        ),
    ])
    func `A value that no constraint gives is explained`(value: String, message: String) throws {
        let form = scratch.write(
            """
            {"canvas": {"width": 320, "height": 200}, "root": {"id": "card", "children": [{"id": "s", "type": "stackView",
              "children": [{"id": "a"}, {"id": "b", "hidden": true, "children": [{"id": "k"}]}]}]},
             "constraints": ["s.leading = card.leading", "s.top = card.top", "a.width = 10", "a.height = 10"]}
            """, to: "parked.layout.json")
        let outcome = try scratch.explain(form, value)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "alrender: \(message)\n")
    }

    @Test func `A value at the end of a long chain is explained`() throws {
        let count = 600
        let children = (0..<count).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ",")
        let chain = (0..<count).flatMap { index in
            let above = index > 0 ? "v\(index - 1).bottom" : "s.top"
            return [#""v\#(index).top = \#(above) + 2""#, #""v\#(index).height = 3""#]
        }
        let path = scratch.write(
            #"{"canvas": {"width": 100, "height": 3000}, "root": {"id": "s", "children": [\#(children)]}, "constraints": [\#(chain.joined(separator: ","))]}"#,
            to: "chain.layout.json")
        let outcome = try scratch.explain(path, "v599.y")
        #expect(outcome.text.hasPrefix("v599.y = 2997\n"), "\(outcome.text.prefix(200))\(outcome.errors)")
    }

    @Test func `Values and conflicts of an Interface Builder file are explained`() throws {
        let path = try scratch.sample("samples/review/before.storyboard")
        let outcome = try scratch.explain(path, "signIn.height")
        #expect(outcome.text.hasPrefix("signIn.height = 44\n"), "\(outcome.text)\(outcome.errors)")
        #expect(try scratch.explain(path).text == "no conflict\n")
    }

    @Test func `A file without a view is said to be`() throws {
        let file = scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects/></document>
            """, to: "empty.xib")
        let outcome = try scratch.explain(file)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("the file has no view to lay out [no-scenes]"))
        let drawn = try scratch.explain(file, outputs: ["x.png"])
        #expect(drawn.status == 66)
        #expect(drawn.errors.contains("x.png was not written: there is no scene to draw"))
    }

    /// Each view looked for the outermost one among all, along a chain of all: it took minutes.
    @Test
    func `A report of a thousand constraints becomes a layout`() throws {
        let rows = (1..<1000).map { index in
            "    \"<NSLayoutConstraint:0x\(6000 + index) UIView:0x\(2000 + index).top == UIView:0x\(1999 + index).bottom   (active)>\""
        }
        let log = scratch.write(
            """
            Unable to simultaneously satisfy constraints.
            (
            \(rows.joined(separator: ",\n")),
                "<NSLayoutConstraint:0x7001 UIView:0x2000.top == UIView:0x2999.bottom + 5   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x7001 UIView:0x2000.top == UIView:0x2999.bottom + 5   (active)>
            """, to: "long.log")
        let outcome = try scratch.explain(log, outputs: ["long.layout.json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let layout = try #require(scratch.files["long.layout.json"])
        // The first view holds all of them at the top; at the side each has its own place.
        #expect(layout.components(separatedBy: ".top = window.top + 20 @1").count == 2)
        #expect(layout.contains("view.top = window.top + 20 @1"))
        #expect(layout.components(separatedBy: ".leading = window.leading + 20 @1").count == 1001)
    }
}
