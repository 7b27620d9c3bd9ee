// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FixTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static let layout = """
        {
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [ { "id": "box", "frame": [30, 40, 100, 50] } ] },
          "constraints": [
            "box.leading = screen.leading + 30", // from the left
            "20 + screen.top = box.top",
          ],
        }

        """

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func `A layout is repaired in place, and a second run changes nothing`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--update-constants", "--add-missing"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "alrender: \(input): 1 constant updated, 2 constraints added\n")
        let repaired = Self.layout.replacing("\"20 + screen.top", with: "\"40 + screen.top").replacing(
            "= box.top\",\n", with: "= box.top\",\n    \"box.width = 100\",\n    \"box.height = 50\",\n")
        #expect(try text(input) == repaired)
        #expect(try Executable.run(["check", input, "--strict"]).status == 0)
        let second = try Executable.run(["fix", input, "--update-constants", "--add-missing"])
        #expect(second.errors == "alrender: \(input): nothing to change\n")
        #expect(try text(input) == repaired)
    }

    @Test func `A dry run prints a diff and writes nothing`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", "a.layout.json", "--clear", "--dry-run"], in: scratch.url)
        let expected = """
            --- a/a.layout.json
            +++ b/a.layout.json
            @@ -2,7 +2,6 @@
               "canvas": { "width": 320, "height": 200 },
               "root": { "id": "screen", "children": [ { "id": "box", "frame": [30, 40, 100, 50] } ] },
               "constraints": [
            -    "box.leading = screen.leading + 30", // from the left
            -    "20 + screen.top = box.top",
            +    // from the left
               ],
             }

            """
        #expect(outcome.text == expected)
        #expect(try text(input) == Self.layout)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func `A file in UTF-16 stays in it`(encoding: String.Encoding) throws {
        let sample = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard")
        let original = try String(contentsOf: sample, encoding: .utf8)
        let input = try scratch.write(original, to: "utf8.storyboard")
        let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        try (Data(mark) + #require(original.data(using: encoding))).write(
            to: scratch.url.appending(path: "utf16.storyboard"))
        for path in [input, scratch.path("utf16.storyboard")] {
            #expect(try Executable.run(["fix", path, "--clear", "--add-missing"]).status == 0)
        }
        let bytes = try scratch.bytes("utf16.storyboard")
        let repaired = String(data: bytes.dropFirst(2), encoding: encoding)
        let isSame = try repaired == text(input)
        #expect(isSame && bytes.starts(with: mark))
        #expect(repaired != original)
    }

    @Test func `Folders and patterns stand for the layouts in them`() throws {
        for name in ["a", "b"] { _ = try scratch.write(Self.layout, to: "\(name).layout.json") }
        let folder = try Executable.run(["fix", ".", "--clear"], in: scratch.url)
        #expect(
            folder.errors
                == "alrender: ./a.layout.json: 2 constraints removed\nalrender: ./b.layout.json: 2 constraints removed\n"
        )
        let pattern = try Executable.run(["fix", "[ab].layout.json", "--clear"], in: scratch.url)
        #expect(pattern.errors.components(separatedBy: "nothing to change").count == 3)
        #expect(try Executable.run(["fix", "*.xib", "--clear"], in: scratch.url).status == 66)
    }

    @Test func `A misspelt operation is answered by the one that is meant`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--add-mising"])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("Unknown option '--add-mising'. Did you mean '--add-missing'?"))
    }

    @Test func `What was not written is not reported as done`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--clear", "-o", scratch.path("missing/b.layout.json")])
        #expect(outcome.status == 73)
        #expect(!outcome.errors.contains("removed"))
    }

    @Test func `The result can be written elsewhere`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--clear", "-o", scratch.path("b.layout.json")])
        #expect(outcome.status == 0)
        #expect(try text(input) == Self.layout)
        #expect(try !text(scratch.path("b.layout.json")).contains("box.leading"))
        #expect(try Executable.run(["fix", input, "--clear", "-o", "-"]).text == text(scratch.path("b.layout.json")))
    }

    @Test func `Fixes of diagnostics are applied`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        #expect(try Executable.run(["fix", input, "--apply", "equation-style"]).status == 0)
        #expect(
            try text(input) == Self.layout.replacing("20 + screen.top = box.top", with: "box.top = screen.top + 20"))
        let broken = try scratch.write(Self.layout.replacing("\"box.top\"", with: ""), to: "b.layout.json")
        let misspelt = try Executable.run(["fix", input, "--apply", "equation-stile"])
        #expect(misspelt.status == 64)
        #expect(misspelt.errors.contains("no diagnostic has the code 'equation-stile'; did you mean 'equation-style'?"))
        let none = try Executable.run(["fix", broken, "--apply", "unknown-item"])
        #expect(none.errors.contains("no diagnostic with the code 'unknown-item'"))
    }

    @Test(arguments: [
        ([], 64, "nothing to do"), (["--clear", "--view", "bax"], 1, "did you mean 'box'?"),
        (["--pin", "middle"], 64, "middle"), (["--clear", "-o", "a", "--dry-run"], 64, "exclude each other"),
    ])
    func `Mistakes are explained and nothing is written`(arguments: [String], status: Int32, message: String) throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input] + arguments, in: scratch.url)
        #expect(outcome.status == status)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try text(input) == Self.layout)
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `A file that does not parse is left alone`() throws {
        let input = try scratch.write("{ \"root\": }", to: "a.layout.json")
        #expect(try Executable.run(["fix", input, "--add-missing"]).status == 1)
        #expect(try text(input) == "{ \"root\": }")
    }

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="top-vi-ew1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-ew1">
                            <rect key="frame" x="30" y="40" width="100" height="50"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="top-vi-ew1" secondAttribute="leading" constant="30" id="c01-aa-001"/>
                        <constraint firstItem="box-vi-ew1" firstAttribute="top" secondItem="top-vi-ew1" secondAttribute="top" constant="40" id="c01-aa-002"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private struct Finding: Decodable {
        struct Edit: Decodable { var line: Int, column: Int, endLine: Int, endColumn: Int, replacement: String }
        struct Fix: Decodable {
            var description: String, line: Int?, column: Int?, endLine: Int?, endColumn: Int?, replacement: String?
            var furtherEdits: [Edit]?

            var edits: [Edit] {
                guard let line, let column, let endLine, let endColumn, let replacement else { return [] }
                let first = Edit(
                    line: line, column: column, endLine: endLine, endColumn: endColumn, replacement: replacement)
                return [first] + (furtherEdits ?? [])
            }
        }
        var code: String
        var fixes: [Fix]
    }

    /// As an editor carries out a fix.
    private func applying(_ fix: Finding.Fix, to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
        for edit in fix.edits.reversed() {
            let rest = lines[edit.endLine - 1][(edit.endColumn - 1)...]
            let head = lines[edit.line - 1][..<(edit.column - 1)]
            let middle = Array(edit.replacement.unicodeScalars)
            lines.replaceSubrange(edit.line - 1...edit.endLine - 1, with: [head + middle + rest])
        }
        return lines.map { line in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: line)
            return String(text)
        }.joined(separator: "\n")
    }

    /// Messages for a layout document and for an Interface Builder file: what lacks, what is misplaced, what conflicts.
    @Test(arguments: [
        ("a.layout.json", "ambiguous-layout", ("", "")),
        (
            "a.layout.json", "misplaced-view",
            ("\"20 + screen.top = box.top\"", "\"V:|-20-[box(50)]\", \"box.width = 100\"")
        ),
        (
            "a.layout.json", "unsatisfiable-constraints",
            ("\"20 + screen.top", "\"box.leading = screen.leading + 31\", \"20 + screen.top")
        ),
        ("a.xib", "ambiguous-layout", ("", "")),
        (
            "a.xib", "misplaced-view",
            (
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading""#,
                #"<constraint firstItem="box-vi-ew1" firstAttribute="width" constant="90" id="c01-aa-003"/><constraint firstItem="box-vi-ew1" firstAttribute="height" constant="60" id="c01-aa-004"/><constraint firstItem="box-vi-ew1" firstAttribute="leading""#
            )
        ),
        (
            "a.xib", "unsatisfiable-constraints",
            (
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading""#,
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="top-vi-ew1" secondAttribute="leading" constant="31" id="c01-aa-005"/><constraint firstItem="box-vi-ew1" firstAttribute="leading""#
            )
        ),
    ])
    func `Every fix of a diagnostic is an edit that resolves it`(
        name: String, code: String, damage: (old: String, new: String)
    ) throws {
        let original = name.hasSuffix("xib") ? Self.file : Self.layout
        let text = damage.old.isEmpty ? original : original.replacing(damage.old, with: damage.new)
        let input = try scratch.write(text, to: name)
        func findings() throws -> [Finding] {
            let outcome = try Executable.run(["check", input, "--diagnostics", "json"])
            return try JSONDecoder().decode([Finding].self, from: outcome.output)
        }
        let found = try #require(try findings().first { $0.code == code })
        #expect(!found.fixes.isEmpty && found.fixes.allSatisfy { !$0.edits.isEmpty }, "\(found.fixes)")
        for fix in found.fixes {
            _ = try scratch.write(applying(fix, to: text), to: name)
            #expect(try !findings().contains { $0.code == code || $0.code.hasSuffix("syntax") }, "\(fix)")
        }
        _ = try scratch.write(text, to: name)
        let applied = try Executable.run(["fix", input, "--apply", code])
        #expect(applied.errors.hasSuffix("1 fix applied\n"), "\(applied.errors)")
        #expect(try !findings().contains { $0.code == code })
    }

    /// The constant at the leading edge could change, but no constant gives the view its width.
    @Test func `Only fixes that resolve a diagnostic are offered`() throws {
        let input = try scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "intrinsicContentSize": {"width": 30, "height": 30}, "frame": [20, 10, 90, 30]}]},
             "constraints": ["a.leading = s.leading + 10", "a.top = s.top + 10"]}
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--diagnostics", "json"])
        let found = try JSONDecoder().decode([Finding].self, from: outcome.output)
        #expect(found.map(\.code) == ["misplaced-view"])
        #expect(found.first?.fixes.map(\.description) == ["Set the frame to what the constraints give."])
    }

    /// Only the guide forbids its multiplier: the layout is solved, and its diagnostics have fixes.
    @Test(arguments: [
        ("ambiguous-layout", ""), ("unsatisfiable-constraints", ", \"a.height = 20\", \"a.height = 30\""),
        ("misplaced-view", ", \"a.height = 30\""),
    ])
    func `A multiplier on a location does not keep fixes away`(code: String, constraints: String) throws {
        let input = try scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "frame": [80, 10, 40, 20]}]},
             "constraints": ["a.centerX = 0.5 * s.right", "a.width = 40", "a.top = s.top + 10"\(constraints)]}
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--diagnostics", "json"])
        let found = try JSONDecoder().decode([Finding].self, from: outcome.output)
        let fixes = try #require(found.first { $0.code == code }).fixes
        #expect(!fixes.isEmpty && fixes.allSatisfy { !$0.edits.isEmpty }, "\(fixes)")
        if code == "unsatisfiable-constraints" {
            #expect(fixes.map(\.description).contains("Remove the constraint that is broken."))
        }
        let applied = try Executable.run(["fix", input, "--apply", code])
        #expect(applied.errors.hasSuffix("1 fix applied\n"), "\(applied.errors)")
    }

    /// They are planned for the layout without the conflict, and are edits of the text with it.
    @Test func `Fixes are offered beside a conflict`() throws {
        let text = """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a"}, {"id": "b", "intrinsicContentSize": {"width": 30, "height": 30}}, {"id": "c"}]},
             "constraints": [{"firstItem": "a", "firstAttribute": "height", "constant": 20},
               "a.leading = s.leading", "a.top = s.top", "a.width = 10", "a.height = 30",
               "b.leading = a.trailing", "c.top = s.top", "c.leading = s.leading", "c.width = 5"]}
            """
        let input = try scratch.write(text, to: "a.layout.json")
        func findings() throws -> [Finding] {
            let outcome = try Executable.run(["check", input, "--diagnostics", "json"])
            return try JSONDecoder().decode([Finding].self, from: outcome.output)
        }
        let found = try findings()
        #expect(found.map(\.code).sorted() == ["ambiguous-layout", "ambiguous-layout", "unsatisfiable-constraints"])
        for (index, finding) in found.enumerated() {
            #expect(finding.fixes.count == (finding.code == "unsatisfiable-constraints" ? 2 : 1), "\(finding)")
            for fix in finding.fixes {
                _ = try scratch.write(applying(fix, to: text), to: "a.layout.json")
                var rest = found
                rest.remove(at: index)
                #expect(try findings().map(\.code) == rest.map(\.code), "\(fix)")
            }
        }
    }

    /// What is in it is open itself: constraints at the scroll view alone would leave its content as ambiguous as before.
    @Test func `The fix for the content of a scroll view determines what is in it, too`() throws {
        let input = try scratch.write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "scroll", "type": "scrollView", "children": [{"id": "a"}]}]},
             "constraints": ["H:|[scroll]|", "V:|[scroll]|", "a.leading = scroll.leading", "a.top = scroll.top"]}
            """, to: "a.layout.json")
        let applied = try Executable.run(["fix", input, "--apply", "ambiguous-scrollable-content-size"])
        #expect(applied.errors.hasSuffix("1 fix applied\n"), "\(applied.errors)")
        #expect(try Executable.run(["check", input, "--diagnostics", "short"]).output.isEmpty)
        let again = try Executable.run(["fix", input, "--apply", "ambiguous-scrollable-content-size"])
        #expect(again.errors.contains("no diagnostic with the code"), "\(again.errors)")
    }

    @Test(arguments: [
        (["--pin", "left"], "did you mean 'leading'?"), (["--pin", "top:8pt"], "did you mean 'top:8'?"),
        (["--pin", "width:-5"], "a width cannot be negative"), (["--pin", "centerX"], "--align centerX"),
        (["--align", "center"], "--align centerX --align centerY"), (["--align", "baseline"], "'firstBaseline'"),
        (["--align", "leadin"], "did you mean 'leading'?"),
    ])
    func `An edge or attribute that is none is answered by what is meant`(arguments: [String], message: String) throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input] + arguments)
        #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }
}
