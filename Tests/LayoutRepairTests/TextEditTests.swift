// SPDX-License-Identifier: Apache-2.0
import LayoutRepair
import SourceLocations
import Testing

struct TextEditTests {
    private func applied(_ edits: [TextEdit], to text: String) throws -> String {
        String(decoding: try edits.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    @Test func `Edits change their bytes and no others, in any order`() throws {
        let edits = [
            TextEdit(SourceRange(6, 11), "there"), .insertion("!", at: 11), .removal(SourceRange(0, 1)),
            .insertion("J", at: 0),
        ]
        #expect(try applied(edits, to: "hello world") == "Jello there!")
    }

    @Test func `Insertions at one place keep their order`() throws {
        #expect(try applied([.insertion("a", at: 1), .insertion("b", at: 1)], to: "()") == "(ab)")
    }

    @Test(arguments: [
        [TextEdit(SourceRange(0, 3), "x"), TextEdit(SourceRange(2, 4), "y")],
        [TextEdit(SourceRange(0, 3), "x"), .insertion("y", at: 1)],
        [TextEdit(SourceRange(3, 9), "x")],
    ])
    func `Edits that overlap or lie outside the text are a fault`(edits: [TextEdit]) {
        #expect(throws: TextEditFault.self) { try edits.applied(to: Array("abcde".utf8)) }
    }

    @Test func `Edits of a changed text are those of the text before`() throws {
        let made = [TextEdit(SourceRange(1, 2), "xxx"), TextEdit.insertion("y", at: 4)]
        let changed = try applied(made, to: "abcdef")
        #expect(changed == "axxxcdyef")
        let edits = [TextEdit.insertion("1", at: 0), TextEdit(SourceRange(5, 6), "D"), .removal(SourceRange(8, 9))]
        #expect(try applied(edits, to: changed) == "1axxxcDye")
        #expect(try applied(try #require(edits.beforeApplying(made)), to: "abcdef") == "1abcDe")
        #expect([TextEdit(SourceRange(2, 5), "")].beforeApplying(made) == nil)
    }

    // MARK: Diffs

    private func diff(_ old: String, _ new: String) -> String {
        String(decoding: UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8)).text(path: "f"), as: UTF8.self)
    }

    @Test func `Equal texts have no diff`() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
    }

    /// As git does, which `git apply` and `patch` read.
    @Test func `A name that could be more than a line is in quotation marks`() {
        let diff = UnifiedDiff(old: Array("a".utf8), new: Array("b".utf8))
        for (path, name) in [
            ("a b.json", "a/a b.json"), ("é.json", "a/é.json"), ("a\n\"\u{202E}", #""a/a\012\"\342\200\256""#),
        ] {
            let text = String(decoding: diff.text(path: path), as: UTF8.self)
            #expect(text.hasPrefix("--- \(name)\n"))
        }
    }

    @Test func `A change has three lines around it`() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let expected = """
            --- a/f
            +++ b/f
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """
        #expect(diff(old, old.replacing("5", with: "five")) == expected)
    }

    @Test func `Distant changes are hunks of their own, counted from the lines before`() {
        let old = (10...39).map { "\($0)\n" }.joined()
        let new = old.replacing("12\n", with: "12\nnew\n").replacing("35\n", with: "")
        let headers = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(headers == ["@@ -1,6 +1,7 @@", "@@ -23,7 +24,6 @@"])
    }

    @Test func `A missing line break at the end is shown`() {
        let marker = "\\ No newline at end of file"
        #expect(diff("a", "b").contains("-a\n\(marker)\n+b\n\(marker)\n"))
        #expect(diff("", "b\n").contains("@@ -0,0 +1,1 @@\n+b\n"))
    }

    // MARK: Differences

    @Test(arguments: [
        ("a\nb\nc\n", "a\nx\nc\n"), ("", "a\n"), ("a\n", ""), ("a\nb", "a\nb\n"), ("k: é\n", "k: è\n"),
        ("aa\naa\n", "aa\naa\naa\n"), ("1\r\n2\r\n", "1\r\n3\r\n2\r\n"),
    ])
    func `The edits of a difference make the new text of the old one`(old: String, new: String) throws {
        let edits = UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8)).edits
        #expect(try applied(edits, to: old) == new)
    }

    @Test func `The edits of a difference hold only what differs, in whole characters`() {
        let edits = UnifiedDiff(old: Array("a\nwidth: 20,\nb\né\n".utf8), new: Array("a\nwidth: 240,\nb\nè\n".utf8))
            .edits
        #expect(edits == [.insertion("4", at: 10), TextEdit(SourceRange(15, 17), "è")])
    }
}
