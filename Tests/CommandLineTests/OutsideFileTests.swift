// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A document reads files below its own folder, and others only where the user permits it.
struct OutsideFileTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["project/images", "project/fonts", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"#
        for place in ["project/images/a.svg", "elsewhere/a.svg"] { _ = try scratch.write(svg, to: place) }
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/images/link.svg"), withDestinationPath: "../../elsewhere/a.svg")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/images/inner.svg"), withDestinationPath: "a.svg")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/folder"), withDestinationPath: "../elsewhere")
    }

    private func document(image: String) throws -> String {
        try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "\(image)" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading" ] }
            """, to: "project/a.layout.json")
    }

    @Test(arguments: [
        "../elsewhere/a.svg", "images/link.svg", "folder/a.svg", "images/../../elsewhere/a.svg", "ABSOLUTE",
    ])
    func `An image outside the document's folder is refused`(image: String) throws {
        let image = image == "ABSOLUTE" ? scratch.path("elsewhere/a.svg") : image
        let document = try document(image: image)
        for command in [["check"], ["solve"], ["render", "-o", scratch.path("a.png")]] {
            let refused = try Executable.run([command[0], document] + command.dropFirst())
            #expect(refused.status == 1)
            #expect((refused.text + refused.errors).contains("[outside-file]"))
            let permitted = try Executable.run([command[0], document] + command.dropFirst() + ["--allow-outside"])
            #expect(permitted.status == 0, "\(permitted.errors)")
        }
    }

    /// Whether the file is there is not said.
    @Test(arguments: ["../../../../../../../../etc/no-such-file", "/etc/no-such-file", "/dev/stdin"])
    func `A path that leads outside is refused whether or not there is such a file`(image: String) throws {
        let outcome = try Executable.run(["check", try document(image: image)])
        #expect(outcome.text.contains("[outside-file]"))
    }

    @Test(arguments: ["images/a.svg", "images/inner.svg", "./images/../images/a.svg", "ABSOLUTE"])
    func `An image below the document's folder is read`(image: String) throws {
        let image = image == "ABSOLUTE" ? scratch.path("project/images/a.svg") : image
        let outcome = try Executable.run(["check", try document(image: image)])
        #expect(outcome.status == 0, "\(outcome.text)")
        let inFolder = try Executable.run(["check", "a.layout.json"], in: scratch.url.appending(path: "project"))
        #expect(inFolder.status == 0, "\(inFolder.text)")
    }

    @Test func `A font directory outside the document's folder is refused`() throws {
        let document = try scratch.write(
            #"{ "canvas": { "width": 100, "height": 100 }, "fonts": { "directories": ["../elsewhere"] }, "root": { "id": "r" } }"#,
            to: "project/a.layout.json")
        let outcome = try Executable.run(["check", document])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("[outside-file]"))
    }

    /// The folder is what the user names: what its links lead to is not shown, changed or recorded.
    @Test(arguments: [
        ["check", "project"], ["check", "project/*.layout.json"], ["fix", "project", "--clear"], ["test", "project"],
        ["agreement", "project"], ["figures", "project"],
    ])
    func `A link out of a folder is refused`(command: [String]) throws {
        let secret = "secret: 1"
        let target = try scratch.write(secret, to: "elsewhere/secret")
        for name in ["secret.layout.json", "secret.xib", "secret.md"] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("project/\(name)"), withDestinationPath: "../elsewhere/secret")
        }
        let refused = try Executable.run(command, in: scratch.url)
        #expect(refused.status == 66, "\(refused.text)\(refused.errors)")
        #expect(refused.errors.contains("is a link that leads out of 'project', which '--allow-outside' permits"))
        #expect(!(refused.text + refused.errors).contains(secret))
        let permitted = try Executable.run(command + ["--allow-outside"], in: scratch.url)
        #expect(!permitted.errors.contains("--allow-outside"), "\(permitted.errors)")
        #expect(permitted.status != 64, "\(permitted.errors)")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == secret)
    }

    @Test func `A link within a folder is followed`() throws {
        _ = try scratch.write(Layouts.valid, to: "project/images/own.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/link.layout.json"), withDestinationPath: "images/own.layout.json")
        // The folder itself may be named by a link.
        try FileManager.default.createSymbolicLink(atPath: scratch.path("other"), withDestinationPath: "project")
        for folder in ["project", "other", "./project/", scratch.path("project")] {
            let outcome = try Executable.run(["check", folder], in: scratch.url)
            #expect(outcome.errors.contains("2 layouts: 0 errors"), "\(outcome.errors)")
        }
    }

    /// The names of goldens and of the pictures of failures are the program's: a link would choose another file to overwrite.
    @Test(arguments: ["golden/a.png", "golden/a.json", "failures/a/actual.png", "failures/index.html"])
    func `Tests replace a link instead of what it leads to`(name: String) throws {
        _ = try scratch.write(Layouts.valid, to: "project/a.layout.json")
        let link = scratch.url.appending(path: "project/\(name)")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        let secret = try scratch.write("secret: 1", to: "elsewhere/secret")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: secret)
        let isGolden = name.hasPrefix("golden")
        let outcome = try Executable.run(
            ["test", "a.layout.json"] + (isGolden ? ["--update"] : []), in: scratch.url.appending(path: "project"),
            environment: [:])
        #expect(outcome.status == (isGolden ? 0 : 2), "\(outcome.text)\(outcome.errors)")
        #expect(try String(contentsOfFile: secret, encoding: .utf8) == "secret: 1")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil)
    }

    @Test func `Goldens that lead to one file become files of their own`() throws {
        let golden = scratch.url.appending(path: "project/golden")
        try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
        for name in ["a", "b"] {
            _ = try scratch.write(Layouts.valid, to: "project/\(name).layout.json")
            try FileManager.default.createSymbolicLink(
                atPath: golden.appending(path: "\(name).png").path, withDestinationPath: "../../elsewhere/shared.png")
        }
        _ = try scratch.write("", to: "elsewhere/shared.png")
        let outcome = try Executable.run(
            ["test", ".", "--update"], in: scratch.url.appending(path: "project"), environment: [:])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try scratch.bytes("project/golden/a.png").count > 100)
        #expect(try scratch.bytes("elsewhere/shared.png").isEmpty)
    }

    @Test func `A new project and a new picture do not go where a dangling link leads`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/alrender.json"), withDestinationPath: "../elsewhere/new.json")
        #expect(try Executable.run(["init", "project"], in: scratch.url).status == 0)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/page-1.png"), withDestinationPath: "../elsewhere/new.png")
        _ = try scratch.write("```layout\n\(Layouts.valid)\n```\n", to: "project/page.md")
        #expect(try Executable.run(["figures", "project/page.md"], in: scratch.url).status == 0)
        #expect(FileManager.default.fileExists(atPath: scratch.path("project/page-2.png")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("elsewhere")) == ["a.svg"])
    }

    @Test func `A page does not show what a link leads to`() throws {
        _ = try scratch.write("secret: 1", to: "elsewhere/secret")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/a.layout.json"), withDestinationPath: "../elsewhere/secret")
        _ = try scratch.write("![A](a.layout.json)\n", to: "project/page.md")
        let outcome = try Executable.run(["figures", "project/page.md"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("'a.layout.json' is a link that leads out of 'project'"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("secret: 1"))
    }

    /// The names of pictures are the page's, and those of imported scenes the file's.
    @Test(arguments: ["images/new.png", "folder/new.png"])
    func `A page's picture is not written where a link leads`(name: String) throws {
        let kept = try scratch.write("kept", to: "elsewhere/new.png")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/images/new.png"), withDestinationPath: "../../elsewhere/new.png")
        _ = try scratch.write("```layout name=\(name)\n\(Layouts.valid)\n```\n", to: "project/page.md")
        let outcome = try Executable.run(["figures", "project/page.md"], in: scratch.url)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
        #expect(outcome.status == 1 && outcome.errors.contains("is outside 'project'"), "\(outcome.errors)")
    }

    @Test func `An imported scene replaces a link of its name`() throws {
        let kept = try scratch.write("kept", to: "elsewhere/kept")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/View.layout.json"), withDestinationPath: "../elsewhere/kept")
        let scene = try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view></objects>
            </document>
            """, to: "View.xib")
        let outcome = try Executable.run(["import", scene, "-o", "project"], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
    }

    /// A project from elsewhere must not choose which files a test run replaces.
    @Test(arguments: [#"{ "golden": "../elsewhere" }"#, #"{ "golden": "folder" }"#])
    func `Goldens are not recorded outside of the project`(settings: String) throws {
        let kept = try scratch.write(#"{ "name": "kept" }"#, to: "elsewhere/package.json")
        _ = try scratch.write(settings, to: "project/alrender.json")
        _ = try scratch.write(Layouts.valid, to: "project/package.layout.json")
        let outcome = try Executable.run(
            ["test", "package.layout.json", "--update"], in: scratch.url.appending(path: "project"), environment: [:])
        #expect(outcome.status != 0, "\(outcome.text)")
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == #"{ "name": "kept" }"#)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("elsewhere")).count == 2)
    }
}
