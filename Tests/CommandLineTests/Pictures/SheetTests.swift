// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `--sheet`: which pictures share one, in which rows, and what means nothing.
struct SheetTests {
    let scratch: ScratchDirectory
    let input: String

    init() throws {
        scratch = try ScratchDirectory()
        input = try scratch.write(Layouts.valid, to: "a.layout.json")
    }

    private func text(_ name: String) throws -> String { String(decoding: try scratch.bytes(name), as: UTF8.self) }

    /// The captions' words, in the order in which they are drawn.
    private func captions(_ name: String) throws -> [String] {
        try text(name).split(separator: "\n").filter { $0.contains("\"layer\": \"legend\"") }
            .compactMap { line in
                line.range(of: "\"text\": \"").map { start in
                    String(line[start.upperBound...].prefix { $0 != "\"" })
                }
            }
    }

    /// Where each picture's box stands.
    private func boxes(_ name: String) throws -> [(x: Double, y: Double)] {
        let places = try text(name).split(separator: "\n")
            .filter { $0.contains("\"layer\": \"frames\"") && $0.contains("box\"") }
            .compactMap { line in
                line.range(of: "\"bounds\": [").map { start in
                    line[start.upperBound...].prefix { $0 != "]" }.split(separator: ",").compactMap {
                        Double($0.trimmingCharacters(in: .whitespaces))
                    }
                }
            }
        return places.filter { $0.count == 4 }.map { ($0[0], $0[1]) }
    }

    @Test func `Every variant is on one sheet`() throws {
        let outcome = try Executable.run([input, "--all-variants", "--sheet", "-o", scratch.path("s.scene.json")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(scratch.names == ["a.layout.json", "s.scene.json"])
        let captions = try captions("s.scene.json")
        #expect(captions.first == "a.layout.json")
        #expect(captions.contains("default"))
        #expect(captions.contains("wide"))
        #expect(captions.contains { $0.hasPrefix("640 × 200") })
        #expect(try text("s.scene.json").contains("\"2-box\""))
    }

    /// Two directions in two appearances: a row for each direction.
    @Test func `Pictures with the same first option share a row`() throws {
        let outcome = try Executable.run(
            [input, "--sheet", "-o", scratch.path("s.scene.json")]
                + ["--appearance", "light", "--appearance", "dark", "--direction", "ltr", "--direction", "rtl"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let words = try captions("s.scene.json").filter { $0.contains(" · ") && $0.contains("320 × 200") }
        #expect(
            words == [
                "320 × 200 · @2x · ltr", "320 × 200 · @2x · ltr · dark", "320 × 200 · @2x · rtl",
                "320 × 200 · @2x · rtl · dark",
            ])
        let boxes = try boxes("s.scene.json")
        try #require(boxes.count == 4)
        #expect(boxes[0].y == boxes[1].y && boxes[2].y == boxes[3].y && boxes[0].y < boxes[2].y)
        #expect(boxes[0].x < boxes[1].x && boxes[2].x < boxes[3].x)
    }

    @Test func `Several inputs share a sheet`() throws {
        let other = try scratch.write(Layouts.ambiguous, to: "b.layout.json")
        let outcome = try Executable.run([input, other, "--sheet", "-o", scratch.path("s.scene.json")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let captions = try captions("s.scene.json")
        #expect(captions.first == "a.layout.json, b.layout.json")
        #expect(captions.contains("b.layout.json"))
    }

    /// Pictures with another path are on another sheet.
    @Test func `Each input can have its sheet`() throws {
        let other = try scratch.write(Layouts.ambiguous, to: "b.layout.json")
        let path = scratch.path("{stem}.svg")
        #expect(try Executable.run([input, other, "--all-variants", "--sheet", "-o", path]).status == 0)
        #expect(scratch.names == ["a.layout.json", "a.svg", "b.layout.json", "b.svg"])
        #expect(try text("b.svg").contains("data-view=\"2-box\""))
        #expect(!(try text("b.svg").contains("data-view=\"3-box\"")))
    }

    @Test func `Threads make no difference`() throws {
        let other = try scratch.write(Layouts.ambiguous, to: "b.layout.json")
        for jobs in ["1", "8"] {
            let path = scratch.path("\(jobs).png")
            #expect(
                try Executable.run([input, other, "--all-variants", "--sheet", "-j", jobs, "-o", path]).status == 0)
        }
        #expect(try scratch.bytes("1.png") == scratch.bytes("8.png"))
    }

    /// Every format shows the same sheet, and a scene of an Interface Builder file is a picture as any other.
    @Test func `Every scene of a storyboard is on the sheet`() throws {
        let outcome = try Executable.run([
            "samples/review/before.storyboard", "--sheet", "-o", scratch.path("s.scene.json"), "-o",
            scratch.path("s.svg"), "-o", scratch.path("s.pdf"), "-o", scratch.path("s.png"),
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(scratch.names == ["a.layout.json", "s.pdf", "s.png", "s.scene.json", "s.svg"])
        let captions = try captions("s.scene.json")
        #expect(captions.contains("Login") && captions.contains("Help"))
    }

    /// Half a sheet would pass for a whole one.
    @Test(arguments: [("nothing.layout.json", 66), ("wrong.layout.json", 1)] as [(String, Int32)])
    func `A sheet that lacks a picture is not written`(name: String, status: Int32) throws {
        _ = try scratch.write(Layouts.unknownKey, to: "wrong.layout.json")
        _ = try scratch.write("old", to: "s.svg")
        let other = scratch.path(name)
        let outcome = try Executable.run([
            input, other, "--sheet", "-o", scratch.path("s.svg"), "-o", scratch.path("{stem}-alone.svg"),
        ])
        #expect(outcome.status == status)
        #expect(outcome.errors.contains("s.svg: not written, there is no picture of \(other)\n"))
        #expect(try text("s.svg") == "old")
        #expect(scratch.names.contains("a-alone.svg"))
    }

    @Test func `Text cannot be put on a sheet`() throws {
        for path in ["s.json", "s.txt"] {
            let outcome = try Executable.run([input, "--sheet", "-o", scratch.path(path)])
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("--sheet needs a picture"))
        }
    }

    /// Without a sheet every combination is a file of its own.
    @Test func `Each combination of options has its file`() throws {
        let options = [
            "--appearance", "light", "--appearance", "dark", "--device", "iphone-15", "--device", "iphone-se-3",
        ]
        let path = scratch.path("{device}-{appearance}.txt")
        #expect(try Executable.run([input, "-o", path] + options).status == 0)
        #expect(
            scratch.names == [
                "a.layout.json", "iphone-15-dark.txt", "iphone-15-light.txt", "iphone-se-3-dark.txt",
                "iphone-se-3-light.txt",
            ])
        let outcome = try Executable.run([input, "-o", scratch.path("one.txt")] + options)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--sheet"))
    }

    @Test func `A comparison has one canvas`() throws {
        #expect(
            try Executable.run(["diff", input, input, "--appearance", "light", "--appearance", "dark"]).status == 64)
    }
}
