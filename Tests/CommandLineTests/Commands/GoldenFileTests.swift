// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Which files `alrender test` takes for goldens, and whose.
struct GoldenFileTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
    }

    func test(_ arguments: String...) throws -> Executable.Outcome {
        try Executable.run(["test"] + arguments, in: scratch.url, environment: [:])
    }

    func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).sorted()
    }

    private func copySample(_ name: String, to path: String) throws {
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/\(name)"), to: scratch.url.appending(path: path))
    }

    @Test func `Beside the layouts, only goldens are pruned`() throws {
        _ = try scratch.write(#"{ "layouts": "layouts", "golden": "layouts" }"#, to: "alrender.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/old.layout.json")
        #expect(try test("--update").status == 0)
        _ = try scratch.write(#"{ "name": "project" }"#, to: "layouts/package.json")
        _ = try scratch.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "layouts/logo.svg")
        try FileManager.default.copyItem(
            at: scratch.url.appending(path: "layouts/box.png"), to: scratch.url.appending(path: "layouts/shown.png"))
        #expect(try test().text == "4 passed, 0 failed\n")
        try FileManager.default.removeItem(atPath: scratch.path("layouts/old.layout.json"))
        #expect(try test("--update", "--prune").status == 0)
        #expect(
            try files(in: "layouts") == [
                "box.json", "box.layout.json", "box.png", "box.wide.json", "box.wide.png", "logo.svg", "package.json",
                "shown.png",
            ])
    }

    @Test func `Above the layouts, what a project holds is not pruned`() throws {
        _ = try scratch.write(#"{ "layouts": "layouts", "golden": "." }"#, to: "alrender.json")
        #expect(try test("--update").status == 0)
        _ = try scratch.write("{}", to: "package.json")
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "layouts/box.layout.json")
        let moved = try test()
        #expect(moved.text.hasSuffix("0 passed, 2 failed\n"))
        #expect(try !test().text.contains("no layout belongs"))
        #expect(try test("--prune").status == 2)
        #expect(
            try files(in: ".") == [
                "alrender.json", "box.json", "box.png", "box.wide.json", "box.wide.png", "failures", "layouts",
                "package.json",
            ])
    }

    @Test func `In a folder of their own, goldens and other files are kept apart`() throws {
        #expect(try test("layouts", "--update").status == 0)
        _ = try scratch.write("{}", to: "golden/index.json")
        for file in ["old.json", "old.png"] {
            try FileManager.default.copyItem(
                atPath: scratch.path("golden/box." + file.suffix(3).replacing("son", with: "json")),
                toPath: scratch.path("golden/" + file))
        }
        _ = try scratch.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "golden/older.png")
        let outcome = try test("layouts")
        for file in ["old.json", "old.png", "older.png"] {
            #expect(outcome.text.contains("✗ golden/\(file)\n"), "\(outcome.text)")
        }
        #expect(!outcome.text.contains("index.json"))
        #expect(try test("layouts", "--prune").status == 0)
        #expect(try files(in: "golden") == ["box.json", "box.png", "box.wide.json", "box.wide.png", "index.json"])
    }

    @Test func `Layouts outside of the project's do not make its goldens superfluous`() throws {
        _ = try scratch.write(#"{ "layouts": "layouts" }"#, to: "alrender.json")
        #expect(try test("--update").status == 0)
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "other"), withIntermediateDirectories: true)
        _ = try scratch.write(Layouts.valid, to: "other/form.layout.json")
        #expect(try test("other", "--update", "--prune").text.hasSuffix("2 passed, 0 failed\n"))
        #expect(try test(".", "--prune").status == 2)
        #expect(try files(in: "golden").contains("box.wide.png"))
        #expect(try test("--prune").status == 0)
        #expect(try files(in: "golden") == ["box.json", "box.png", "box.wide.json", "box.wide.png"])
    }

    @Test func `Files that differ in their extension alone are refused before anything is written`() throws {
        try copySample("interface-builder/sign-up.storyboard", to: "layouts/box.storyboard")
        let outcome = try test("layouts", "--update", "--prune")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "alrender: layouts/box.storyboard: would have the goldens of 'layouts/box.layout.json', 'golden/box.*': "
                + "rename one of them\n")
        #expect(try test("layouts/box.storyboard", "--update").status == 1)
        #expect(!FileManager.default.fileExists(atPath: scratch.path("golden")))
    }

    @Test func `A file with the goldens of another one's variant is refused before anything is written`() throws {
        _ = try scratch.write(Layouts.valid, to: "layouts/box.wide.layout.json")
        let outcome = try test("layouts", "--update")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "layouts/box.wide.layout.json: would have the goldens of 'box (wide)', 'golden/box.wide.*': rename one of them"
            ), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.path("golden")))
    }

    @Test func `A file whose name begins as another one's keeps its goldens`() throws {
        _ = try scratch.write(Layouts.valid, to: "layouts/box.small.layout.json")
        for arguments in [["layouts"], ["layouts/box.layout.json"]] {
            let outcome = try Executable.run(
                ["test", "--update", "--prune"] + arguments, in: scratch.url, environment: [:])
            #expect(outcome.status == 0)
            #expect(!outcome.text.contains("removed"))
        }
        #expect(try test("layouts/box.layout.json").text == "2 passed, 0 failed\n")
        #expect(try test("layouts").text == "4 passed, 0 failed\n")
    }

    @Test func `What several paths lead to is tested once`() throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts/screens"), withIntermediateDirectories: true)
        try copySample("interface-builder/sign-up.storyboard", to: "layouts/screens/sign-up.storyboard")
        let once = try test("layouts", "--update").text
        for paths in [
            ["layouts", "layouts/screens"], ["layouts/screens", "./layouts"], ["layouts", scratch.path("layouts")],
            ["layouts/screens/sign-up.storyboard", "layouts"],
        ] {
            let outcome = try Executable.run(["test"] + paths, in: scratch.url, environment: [:])
            #expect(once.hasSuffix(outcome.text), "\(outcome.text)\(outcome.errors)")
            #expect(outcome.status == 0)
        }
    }
}

extension GoldenFileTests {
    @Test func `A variant whose golden would be the layout itself is refused`() throws {
        let layout = Layouts.valid.replacing("\"wide\"", with: "\"layout\"")
        _ = try scratch.write(layout, to: "layouts/box.layout.json")
        #expect(try test("layouts", "--golden", "layouts", "--update").status == 1)
        #expect(try scratch.bytes("layouts/box.layout.json") == Data(layout.utf8))
    }

    @Test(arguments: ["old.png", "old.wide.png"])
    func `An image is not replaced by a golden with its name`(image: String) throws {
        _ = try scratch.write(
            Layouts.valid.replacing(
                "{ \"id\": \"box\", \"type\": \"view\" }",
                with: "{ \"id\": \"box\", \"type\": \"imageView\", \"image\": \"\(image)\" }"),
            to: "layouts/box.layout.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/old.layout.json")
        _ = try scratch.write("an image", to: "layouts/\(image)")
        let outcome = try test("layouts", "--golden", "layouts", "--update")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("layouts/\(image): is an image of a layout, and would be the golden of 'old"))
        #expect(try scratch.bytes("layouts/\(image)") == Data("an image".utf8))
    }

    @Test func `Failures need a folder of their own`() throws {
        _ = try scratch.write(#"{ "layouts": "layouts", "golden": "golden" }"#, to: "alrender.json")
        #expect(try test("--update").status == 0)
        _ = try scratch.write("<title>Documentation</title>", to: "index.html")
        for (folder, name) in [
            (".", "goldens"), ("golden", "goldens"), ("layouts", "layouts"), ("layouts/../golden/", "goldens"),
            ("./new/..", "goldens"),
        ] {
            let outcome = try test("--failures", folder)
            #expect(outcome.status == 64, "\(folder)")
            #expect(outcome.errors.contains("is also the folder of \(name), or contains it"), "\(outcome.errors)")
        }
        #expect(try test("--failures", "new", "--golden", "new/golden").status == 64)
        #expect(try files(in: "golden") == ["box.json", "box.png", "box.wide.json", "box.wide.png"])
    }

    @Test func `Files in the failures folder that are not the program's stay`() throws {
        for folder in ["docs/box", "docs/empty", "failures"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write("<title>Documentation</title>", to: "docs/index.html")
        _ = try scratch.write("{}", to: "docs/box/actual.json")
        let refused = try test("layouts", "--failures", "docs")
        #expect(refused.status == 73)
        #expect(refused.errors.contains("docs/index.html: is another page"))
        try FileManager.default.removeItem(atPath: scratch.path("docs/index.html"))
        #expect(try test("layouts", "--failures", "docs").status == 2)
        #expect(try test("layouts", "--update").status == 0)
        #expect(try test("layouts", "--failures", "docs").status == 0)
        #expect(try files(in: "docs") == ["empty"])
    }
}
