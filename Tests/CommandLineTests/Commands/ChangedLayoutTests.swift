// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `alrender test --changed-since`: which layouts a change concerns.
struct ChangedLayoutTests {
    private let repository: Repository
    private let moved = Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10")
    static let withImage = Layouts.valid.replacing(
        "{ \"id\": \"box\", \"type\": \"view\" }",
        with: "{ \"id\": \"box\", \"type\": \"imageView\", \"image\": \"dot.png\" }")

    init() throws {
        repository = try Repository()
        try repository.write(Layouts.valid, to: "layouts/a.layout.json")
        try repository.write(Layouts.valid, to: "layouts/b.layout.json")
        try repository.commit()
    }

    private func place(_ path: String) -> URL { repository.scratch.url.appending(path: path) }

    private func record() throws {
        #expect(try repository.run("test", "layouts", "--update").status == 0)
        try repository.commit()
        #expect(try changed() == "0 passed, 0 failed\n")
    }

    /// The output of a run over what has changed.
    private func changed() throws -> String {
        try repository.run("test", "layouts", "--changed-since", "main").text
    }

    /// Continuous integration often has one commit, and branches under the names of their origin.
    @Test func `A revision that a clone lacks is explained`() throws {
        try repository.commit()
        let clone = try Repository()
        let origin = "file://" + repository.scratch.url.path
        try clone.git("remote", "add", "origin", origin)
        try clone.git("fetch", "-q", "--depth", "1", "origin", "HEAD:refs/remotes/origin/trunk")
        try clone.git("checkout", "-q", "-B", "topic", "origin/trunk")
        let renamed = try clone.run("test", "layouts", "--changed-since", "trunk")
        #expect(renamed.status == 66)
        #expect(renamed.errors == "alrender: no revision 'trunk' in the repository; did you mean 'origin/trunk'?\n")
        let missing = try clone.run("test", "layouts", "--changed-since", "origin/other")
        #expect(missing.status == 66)
        #expect(
            missing.errors.hasPrefix(
                "alrender: no revision 'origin/other' in the repository; the clone is shallow: fetch its history"))
        #expect(missing.errors.contains("'fetch-depth: 0'"))
    }

    @Test func `A clone without the commit where the branches diverged says what it compares with`() throws {
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.write(moved, to: "layouts/a.layout.json")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write(moved, to: "layouts/b.layout.json")
        try repository.commit()
        let clone = try Repository()
        try clone.git("remote", "add", "origin", "file://" + repository.scratch.url.path)
        for branch in ["topic", "main"] {
            try clone.git("fetch", "-q", "--depth", "1", "origin", "\(branch):refs/remotes/origin/\(branch)")
        }
        try clone.git("checkout", "-q", "-B", "topic", "origin/topic")
        let outcome = try clone.run("test", "layouts", "--changed-since", "origin/main")
        #expect(
            outcome.errors.contains("alrender: HEAD and 'origin/main' have no common commit here: layouts that changed")
        )
        #expect(outcome.errors.contains("the clone is shallow: fetch its history"))
        try clone.git("fetch", "-q", "--unshallow", "origin", "main:refs/remotes/origin/main", "topic")
        #expect(!(try clone.run("test", "layouts", "--changed-since", "origin/main")).errors.contains("common commit"))
    }

    @Test func `A run over what changed judges those layouts and no others`() throws {
        try repository.write(Self.withImage, to: "layouts/b.layout.json")
        let dot = try #require(Data(base64Encoded: Self.dot))
        try dot.write(to: repository.scratch.url.appending(path: "layouts/dot.png"))
        #expect(try repository.run("test", "layouts", "--update").status == 0)
        try repository.commit()
        let none = try repository.run("test", "layouts", "--changed-since", "main")
        #expect(none.text == "0 passed, 0 failed\n")
        #expect(none.errors == "alrender: no layout has changed since 'main'\n")
        try repository.write(moved, to: "layouts/a.layout.json")
        let one = try repository.run("test", "layouts", "--changed-since", "main")
        #expect(one.status == 2)
        #expect(one.text.hasSuffix("0 passed, 2 failed\n"))
        try repository.git("checkout", "-q", "layouts/a.layout.json")
        try (dot + Data([0])).write(to: repository.scratch.url.appending(path: "layouts/dot.png"))
        #expect(try repository.run("test", "layouts", "--changed-since", "main").text.contains("2 passed"))
        let unknown = try repository.run("test", "layouts", "--changed-since", "nonsense")
        #expect(unknown.status == 66)
        #expect(unknown.errors == "alrender: no revision 'nonsense' in the repository\n")
    }

    @Test func `Strings files of the matrix concern the documents in it`() throws {
        try repository.write(
            #"{ "layouts": "layouts", "matrix": { "cases": ["a"], "strings": ["de.json"] } }"#, to: "alrender.json")
        try repository.write("{}", to: "de.json")
        try record()
        try repository.write("{ }", to: "de.json")
        #expect(try changed() == "4 passed, 0 failed\n")
    }

    @Test func `Strings files beside a storyboard concern it`() throws {
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard"),
            to: place("layouts/c.storyboard"))
        try FileManager.default.createDirectory(at: place("layouts/de.lproj"), withIntermediateDirectories: true)
        try repository.write("", to: "layouts/de.lproj/c.strings")
        try record()
        try repository.write("/* */", to: "layouts/de.lproj/c.strings")
        #expect(try changed() != "0 passed, 0 failed\n")
        try repository.git("checkout", "-q", "layouts")
        try FileManager.default.removeItem(at: place("layouts/de.lproj/c.strings"))
        #expect(try changed() != "0 passed, 0 failed\n")
    }

    @Test(arguments: ["link", "folder", "ignored", "submodule"])
    func `Images count wherever git has them`(kind: String) throws {
        let dot = try #require(Data(base64Encoded: Self.dot))
        let manager = FileManager.default
        try manager.createDirectory(at: place("shared"), withIntermediateDirectories: true)
        try dot.write(to: place("shared/dot.png"))
        var image = "layouts/dot.png"
        var layout = Self.withImage
        switch kind {
        case "link":
            try manager.createSymbolicLink(at: place(image), withDestinationURL: place("shared/dot.png"))
            image = "shared/dot.png"
        case "folder":
            try manager.createSymbolicLink(
                atPath: place("layouts/images").path, withDestinationPath: "../shared")
            layout = layout.replacing("dot.png", with: "images/dot.png")
            image = "shared/dot.png"
        case "ignored":
            try dot.write(to: place(image))
            try repository.write("*.png\n!golden/*.png\n", to: ".gitignore")
        default:
            try manager.removeItem(at: place("shared"))
            let other = try Repository()
            try other.write("", to: "readme")
            try dot.write(to: other.scratch.url.appending(path: "dot.png"))
            try other.commit()
            try repository.git(
                "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.scratch.url.path, "layouts/sub"
            )
            layout = layout.replacing("dot.png", with: "sub/dot.png")
            image = "layouts/sub/dot.png"
        }
        try repository.write(layout, to: "layouts/b.layout.json")
        let recorded = try repository.run("test", "layouts", "--update", "--allow-outside")
        #expect(recorded.status == 0)
        try repository.commit()
        try (dot + Data([0])).write(to: place(image))
        let outcome = try repository.run("test", "layouts", "--changed-since", "main", "--allow-outside")
        #expect(outcome.text == "2 passed, 0 failed\n", "\(outcome.text)\(outcome.errors)")
    }

    @Test func `Goldens of a layout that is gone fail`() throws {
        try record()
        try FileManager.default.removeItem(at: place("layouts/b.layout.json"))
        let outcome = try changed()
        #expect(outcome.contains("✗ golden/b.json\n✗ golden/b.wide.json\n"), "\(outcome)")
        #expect(outcome.contains("    recorded, but no layout belongs to it"))
    }

    /// A picture of one pixel.
    static let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
