// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `alrender diff`.
struct DiffTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static let before = "samples/review/before.storyboard"
    private static let after = "samples/review/after.storyboard"

    @Test func `The outcome of every scene is printed`() throws {
        let outcome = try Executable.run(["diff", Self.before, Self.after])
        #expect(outcome.status == 2)
        #expect(outcome.errors.isEmpty)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(6) == [
                "Login", "    signIn.text \"Sign in\" → \"Log in\"", "    view forgot is new",
                "    email.top == title.bottom + 24 → + 32", "    signIn.height == 44 → 50",
                "    3 views move or are resized",
            ])
        #expect(
            lines.suffix(3) == ["Settings is new", "Help is gone", "1 scene changed, 1 added, 1 removed, 1 the same"])
    }

    /// The picture that the documentation shows.
    @Test func `The review sheet shows both sides`() throws {
        let path = scratch.path("changes.png")
        let outcome = try Executable.run(
            ["diff", "before.storyboard", "after.storyboard", "-o", path],
            in: Executable.package.appending(path: "samples/review"))
        #expect(outcome.status == 2)
        let shown = Executable.package.appending(path: "docs/images/review.png")
        #expect(try Executable.run(["diff", shown.path, path]).text == "no difference\n")
    }

    @Test func `Equal files do not differ`() throws {
        let outcome = try Executable.run(["diff", Self.before, Self.before])
        #expect(outcome.status == 0)
        #expect(outcome.text == "3 scenes the same\n")
        let layout = "samples/valid/articles/toolbar.layout.json"
        #expect(try Executable.run(["diff", layout, layout]).text == "no difference\n")
    }

    @Test func `A view keeps its identity if others are inserted before it`() throws {
        let text = try String(contentsOf: Executable.package.appending(path: Self.before), encoding: .utf8)
        let label = #"<label text="New" id="new-00-001"><rect key="frame" x="1" y="2" width="30" height="20"/></label>"#
        // Without labels in the outline, names are counted from the first label on.
        let bare = text.replacing(try Regex(#" userLabel="line \d""#), with: "")
        let old = try scratch.write(bare, to: "old.storyboard")
        let marker =
            #"<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ada Lovelace""#
        #expect(bare.contains(marker))
        let new = try scratch.write(bare.replacingOccurrences(of: marker, with: label + marker), to: "new.storyboard")
        let outcome = try Executable.run(["diff", old, new, "--scene", "Profile"])
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == 3, "\(outcome.text)")
        #expect(lines.dropFirst().first?.hasPrefix("    view label-4 is new") == true, "\(outcome.text)")
    }

    @Test func `Layout documents are compared, with a report`() throws {
        let old = try scratch.write(Layouts.valid, to: "old.layout.json")
        let new = try scratch.write(
            Layouts.valid.replacingOccurrences(
                of: "\"gap\": 8", with: "\"gap\": 12"), to: "new.layout.json")
        let outcome = try Executable.run(["diff", old, new, "--format", "json", "-o", scratch.path("report.txt")])
        #expect(outcome.status == 2, "\(outcome.errors)")
        let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let change = try #require((report["changes"] as? [[String: Any]])?.first)
        let first = try #require((change["differences"] as? [[String: Any]])?.first)
        #expect(first["subject"] as? String == "box.x")
        #expect(first["old"] as? Double == 8)
        #expect(first["new"] as? Double == 12)
        #expect(report["unchanged"] as? Int == 0)
        let text = try String(contentsOfFile: scratch.path("report.txt"), encoding: .utf8)
        #expect(text.hasPrefix("metric gap 8 → 12: box moves by (+4, 0)\n"))
    }

    @Test func `Pictures are compared by pixel`() throws {
        let old = try scratch.write(Layouts.valid, to: "a.layout.json")
        let (a, b) = (scratch.path("a.png"), scratch.path("b.png"))
        #expect(try Executable.run([old, "-o", a]).status == 0)
        #expect(try Executable.run([old, "-o", b, "--metric", "gap=12"]).status == 0)
        let outcome = try Executable.run(["diff", a, b, "-o", scratch.path("d.png")])
        #expect(outcome.status == 2)
        #expect(outcome.text.contains("pixels differ within x "))
        #expect(FileManager.default.fileExists(atPath: scratch.path("d.png")))
        #expect(try Executable.run(["diff", a, a]).status == 0)
    }

    struct Mistake: Sendable {
        var arguments: [String]
        var status: Int32
    }

    private static let mistakes: [Mistake] = [
        Mistake(arguments: [before, "a.layout.json"], status: 64),
        Mistake(arguments: ["a.png", "a.layout.json"], status: 64),
        Mistake(arguments: ["-", "-"], status: 64),
        Mistake(arguments: ["none.layout.json", "none.layout.json"], status: 66),
        Mistake(arguments: ["none.png", "none.png"], status: 66),
        Mistake(arguments: [before, after, "-o", "x.bmp"], status: 64),
        Mistake(arguments: [before, after, "-o", "/none/x.png"], status: 73),
        Mistake(arguments: [before, after, "--scene", "Nowhere"], status: 66),
    ]

    @Test(arguments: mistakes)
    func `Every usage mistake is reported`(mistake: Mistake) throws {
        let outcome = try Executable.run(["diff"] + mistake.arguments)
        #expect(outcome.status == mistake.status, "\(outcome.errors)")
        #expect(!outcome.errors.isEmpty)
    }

    @Test func `A document with an error is not compared`() throws {
        let good = try scratch.write(Layouts.valid, to: "a.layout.json")
        let bad = try scratch.write(Layouts.unknownKey, to: "b.layout.json")
        let outcome = try Executable.run(["diff", good, bad])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("b.layout.json:3:"))
        #expect(outcome.text.isEmpty)
    }
}
