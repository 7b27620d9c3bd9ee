// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FindingFormatTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func check(_ text: String, _ arguments: String..., name: String = "a.layout.json") throws -> String {
        _ = try scratch.write(text, to: name)
        return try Executable.run(["check", name] + arguments, in: scratch.url).text
    }

    @Test func `A conflict is printed as UIKit prints it`() throws {
        let text = try check(Layouts.conflicting, "--diagnostics", "uikit")
        #expect(
            text.hasPrefix(
                "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the "))
        #expect(text.contains(".width == 100   (active)>"))
        #expect(text.contains("\n)\n\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        #expect(text.contains("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"))
        #expect(!text.contains("a.layout.json"))
        let mac = try check(
            Layouts.conflicting.replacing("{\n  \"canvas\"", with: "{\n  \"platform\": \"macos\", \"canvas\""),
            "--diagnostics",
            "uikit")
        #expect(mac.hasPrefix("Unable to simultaneously satisfy constraints:\n(\n"))
        let plain = try check(Layouts.conflicting, "--diagnostics", "uikit", "--log-style", "plain")
        #expect(plain.contains("Will attempt to recover by breaking constraint\n    "))
        #expect(!plain.contains("0x"))
    }

    @Test func `The standard space of a visual format is printed by its own name`() throws {
        let text = """
            {"canvas": {"width": 320, "height": 100}, "root": {"id": "r", "children": [{"id": "a"}, {"id": "b"}]},
             "constraints": ["H:|-[a(400)]-[b]", "r.trailing == b.trailing + 1", "b.width == 2", "a.height == 1",
              "b.height == 1", "a.top == r.top", "b.top == r.top"]}
            """
        let printed = try check(text, "--diagnostics", "uikit")
        #expect(printed.contains("]-(NSSpace(8))-["), "\(printed)")
        let equations = "a.width == 400\", \"b.leading == a.trailing + systemSpacing\", \"a.leading == r.leading"
        let anchors = text.replacing("H:|-[a(400)]-[b]", with: equations)
        #expect(try check(anchors, "--diagnostics", "uikit").contains("]-(NSLayoutAnchorConstraintSpace(8))-["))
        let legacy = try check(anchors, "--diagnostics", "uikit", "--log-style", "ios-legacy")
        #expect(legacy.contains("]-(NSSpace(8))-["))
    }

    /// From a document to the console and back: all members are read, and the smallest set is all of them.
    @Test(arguments: ["ios", "ios-10", "ios-9", "ios-8", "ios-legacy", "macos", "macos-14", "macos-legacy"])
    func `What the console prints of a conflict can be explained`(style: String) throws {
        let log = try check(
            """
            {"canvas": {"width": 300, "height": 100}, "root": {"id": "r", "children": [
              {"id": "row", "type": "stackView", "spacing": 7, "children": [
                {"id": "a", "type": "label", "text": "It's [x](y) \\"z\\" ü"}, {"id": "b"}]},
              {"id": "mask", "autoresizing": ["flexibleWidth"], "frame": [10, 10, 200, 20]}]},
             "constraints": ["row.leading == r.leading", "r.trailing == row.trailing", "a.width == 200", "b.width >= 120 'wide'",
              "row.top == r.top", "row.height == 40", "mask.width == 100"]}
            """, "--diagnostics", "uikit", "--log-style", style)
        let json = try Executable.run(
            ["explain", "-", "--format", "json"], input: Data(log.utf8), in: scratch.url
        ).text
        let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let reports = try #require(read["reports"] as? [[String: Any]])
        #expect(reports.count == (style == "macos-14" ? 4 : 2), "\(log)")
        for report in reports {
            let members = try #require(report["members"] as? [[String: Any]])
            #expect(members.allSatisfy { $0["first"] is [String: Any] }, "\(log)")
            #expect(report["smallest"] as? [Int] == Array(members.indices), "\(log)")
            #expect(report["broken"] is Int)
        }
    }

    /// Apple's sample: the format, and a caret under the place where its parser stopped.
    @Test func `An error in a visual format is printed as UIKit prints it`() throws {
        let broken = Layouts.valid.replacing("\"box.width = 100\"", with: "\"|-[box\"")
        #expect(
            try check(broken, "--diagnostics", "uikit")
                == """
                *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse \
                constraint format:\u{20}
                Expected a ']' here. That is how you give the end of a view.\u{20}
                |-[box\u{20}
                      ^'

                """)
    }

    @Test func `The console format omits ambiguities but not errors`() throws {
        #expect(try check(Layouts.ambiguous, "--diagnostics", "uikit").isEmpty)
        #expect(try check(Layouts.unknownKey, "--diagnostics", "uikit").contains("[unknown-key]"))
    }

    @Test func `Diagnostics are written as a SARIF log`() throws {
        let text = try check(Layouts.conflicting, "--diagnostics", "sarif", name: "a b.layout.json")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["level"] as? String == "error")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let rule = rules[try #require(result["ruleIndex"] as? Int)]
        #expect(rule["id"] as? String == result["ruleId"] as? String)
        #expect((rule["helpUri"] as? String)?.hasSuffix("/diagnostics/unsatisfiable-constraints.md") == true)
        #expect(
            (rule["help"] as? [String: String])?["text"]?.contains("alrender explain unsatisfiable-constraints") == true
        )
        let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
        let place = try #require(location as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "a%20b.layout.json")
        #expect(place["region"]?["startLine"] as? Int == 6)
        #expect((result["relatedLocations"] as? [Any])?.isEmpty == false)
    }

    @Test func `A run without diagnostics is a SARIF log, too`() throws {
        let text = try check(Layouts.valid, "--diagnostics", "sarif")
        let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    @Test func `Diagnostics are written as workflow commands`() throws {
        let text = try check(Layouts.unknownKey, "--diagnostics", "github", name: "a,b.layout.json")
        #expect(text.contains("::error file=a%2Cb.layout.json,line=3,endLine=3,col=3,endColumn=12,title=unknown-key::"))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
    }

    /// Standard output is a pipe here, so there are no colours.
    @Test func `A pipe gets no colours`() throws {
        #expect(try !check(Layouts.unknownKey).contains("\u{1B}"))
    }

    /// A conflict on each of two devices, and the view that holds the constraint (S127).
    @Test func `Diagnostics name the device, the variant and the holder in every format`() throws {
        let two = ["--device", "iphone-16", "--device", "iphone-se-3"]
        func text(_ format: String) throws -> String {
            _ = try scratch.write(Layouts.conflicting, to: "a.layout.json")
            return try Executable.run(["check", "a.layout.json", "--diagnostics", format] + two, in: scratch.url).text
        }
        for format in ["human", "short", "github"] {
            let printed = try text(format)
            #expect(printed.contains("holds the constraint; in iphone-16"), "\(printed)")
            #expect(printed.contains("iphone-se-3"), "\(printed)")
        }
        let json = try text("json")
        #expect(json.contains("\"holder\"") && json.contains("\"device\": \"iphone-se-3\""), "\(json)")
        let sarif = try text("sarif")
        #expect(sarif.contains("\"logicalLocations\"") && sarif.contains("\"device\": \"iphone-16\""), "\(sarif)")
        #expect(sarif.contains("diagnostics/unsatisfiable-constraints.md\""))
    }

    @Test func `A tie of three has one diagnostic, and its fix is an edit that settles it`() throws {
        struct Finding: Decodable {
            struct Fix: Decodable { var line: Int?, column: Int?, replacement: String? }
            var code: String, fixes: [Fix]
        }
        let layout = """
            { "canvas": { "width": 500, "height": 60 }, "root": { "id": "screen", "children": [
            { "id": "a", "type": "label", "text": "One" },
            { "id": "b", "type": "label", "text": "Two" },
            { "id": "c", "type": "label", "text": "Three" } ] },
            "constraints": ["H:|-[a]-[b]-[c]-|", "a.top = screen.top", "b.top = a.top", "c.top = a.top"] }
            """
        let findings = try JSONDecoder().decode(
            [Finding].self, from: Data(check(layout, "--diagnostics", "json").utf8))
        #expect(findings.map(\.code) == ["ambiguous-layout"])
        let fix = try #require(findings.first?.fixes.first)
        #expect(findings[0].fixes.count == 1)
        var lines = layout.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (line, column) = (try #require(fix.line), try #require(fix.column))
        let place = lines[line - 1].index(lines[line - 1].startIndex, offsetBy: column - 1)
        lines[line - 1].insert(contentsOf: try #require(fix.replacement), at: place)
        #expect(try check(lines.joined(separator: "\n")).isEmpty)
    }
}
