// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// Files that a document names and that are not files.
struct SpecialFileTests {
    @Test(.timeLimit(.minutes(1)), arguments: ["pipe", "/dev/zero", "/dev/stdin"])
    func `A pipe or a device as an image is refused and not opened`(path: String) throws {
        let scratch = try ScratchDirectory()
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        let document = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "imageView", "image": "\(path)" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading", "a.width = 10", "a.height = 10" ] }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", document, "--allow-outside"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("is not a regular file"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `A pipe among the fonts of a document is passed over`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "fonts"), withIntermediateDirectories: false)
        try #require(mkfifo(scratch.path("fonts/a.ttf"), 0o600) == 0)
        let document = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 }, "fonts": { "directories": ["fonts"] },
              "root": { "id": "r", "children": [ { "id": "a", "type": "label", "text": "a" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading" ] }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", document])
        #expect(outcome.status < 64)
    }

    @Test func `A font file larger than any font is said to be too large`() throws {
        let scratch = try ScratchDirectory()
        let fonts = scratch.url.appending(path: "fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: false)
        let font = try scratch.write("OTTO", to: "fonts/a.otf")
        // A sparse file: it takes no room.
        try #require(truncate(font, (256 << 20) + 1) == 0)
        let document = try scratch.write(
            """
            { "canvas": { "width": 100, "height": 100 }, "fonts": { "directories": ["fonts"] },
              "root": { "id": "r" } }
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", document])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("a.otf' is larger than a font may be, 256 MB [broken-font-file]"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `A link to a pipe in a folder of layouts is passed over`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("b.layout.json"), withDestinationPath: "pipe")
        let outcome = try Executable.run(["check", scratch.path("")])
        #expect(outcome.status == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A pipe as project file, golden or layout of a page is refused and not waited for`() throws {
        let scratch = try ScratchDirectory()
        for folder in ["layouts", "golden"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: false)
        }
        _ = try scratch.write(Layouts.valid, to: "layouts/a.layout.json")
        for name in ["golden/a.json", "b.layout.json"] { try #require(mkfifo(scratch.path(name), 0o600) == 0) }
        let golden = try Executable.run(["test", "layouts"], in: scratch.url)
        #expect(golden.status > 1)
        let page = try scratch.write("![Layout](b.layout.json)\n", to: "page.md")
        let figures = try Executable.run(["figures", page])
        #expect(figures.errors.contains("is not a regular file"))
        try #require(mkfifo(scratch.path("alrender.json"), 0o600) == 0)
        let project = try Executable.run(["test", "layouts"], in: scratch.url)
        #expect(project.status == 66)
        #expect(project.errors.contains("alrender.json: is not a regular file"))
    }

    @Test func `A link to itself is not replaced by an output`() throws {
        let scratch = try ScratchDirectory()
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        let output = scratch.path("a.png")
        try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: "a.png")
        let outcome = try Executable.run([input, "-o", output])
        #expect(outcome.status == 73)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: output) == "a.png")
    }

    @Test func `Links to folders among layouts are passed over`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "folder"), withIntermediateDirectories: false)
        _ = try scratch.write(Layouts.valid, to: "folder/a.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("folder/self.layout.json"), withDestinationPath: ".")
        for input in ["folder", "folder/*.layout.json", "folder/**"] {
            let outcome = try Executable.run(["check", scratch.path(input)])
            #expect(outcome.status == 0, "\(input): \(outcome.errors)")
        }
    }

    @Test func `A picture beside an Interface Builder file can be drawn again`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/interface-builder/preferences.xib"),
            to: scratch.url.appending(path: "preferences.xib"))
        let arguments = [scratch.path("preferences.xib"), "-o", scratch.path("preferences.png")]
        #expect(try Executable.run(arguments).status == 0)
        #expect(try Executable.run(arguments).status == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A list of an asset catalogue larger than a megabyte is not read`() throws {
        let scratch = try ScratchDirectory()
        let set = scratch.url.appending(path: "A.xcassets/Tone.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let components = #""components": { "red": "1.000", "green": "0.000", "blue": "0.000" }"#
        let color = #"{ "colors": [ { "color": { \#(components) } } ] }"#
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view contentMode="scaleToFill" id="v">\
            <rect key="frame" x="0" y="0" width="99" height="99"/><color key="backgroundColor" name="Tone"/></view>\
            </objects></document>
            """
        let input = try scratch.write(file, to: "v.xib")
        for (padding, hasColor) in [(0, true), (1 << 20, false)] {
            let list = Data((color + String(repeating: " ", count: padding)).utf8)
            try list.write(to: set.appending(path: "Contents.json"))
            let text = try Executable.run(["import", input, "-o", "-"]).text
            #expect(text.contains("ff0000") == hasColor, "\(text)")
        }
    }

    /// A link could make the list of another project, or another file, a part of this one.
    @Test func `Links do not bring lists of other folders into an asset catalogue`() throws {
        let scratch = try ScratchDirectory()
        let components = #""components": { "red": "1.000", "green": "0.000", "blue": "0.000" }"#
        for folder in ["other/A.xcassets", "inside/own/B.xcassets"] {
            let set = scratch.path("\(folder)/Tone.colorset")
            try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
            let list = Data(#"{ "colors": [ { "color": { \#(components) } } ] }"#.utf8)
            try list.write(to: URL(filePath: "\(set)/Contents.json"))
        }
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view contentMode="scaleToFill" id="v">\
            <rect key="frame" x="0" y="0" width="99" height="99"/><color key="backgroundColor" name="Tone"/></view>\
            </objects></document>
            """
        let links = [
            ("list", "A.xcassets/Tone.colorset", "Contents.json", "other/A.xcassets/Tone.colorset/Contents.json"),
            ("catalogue", "", "A.xcassets", "other/A.xcassets"), ("inside", "", "A.xcassets", "inside/own/B.xcassets"),
        ]
        for (folder, place, name, target) in links {
            let base = "\(folder)/one/two/\(place)"
            try FileManager.default.createDirectory(
                atPath: scratch.path(base), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("\(base)/\(name)"), withDestinationPath: scratch.path(target))
            let input = try scratch.write(file, to: "\(folder)/one/two/v.xib")
            let text = try Executable.run(["import", input, "-o", "-"]).text
            #expect(text.contains("ff0000") == (folder == "inside"), "\(folder): \(text)")
        }
    }

    @Test func `What a killed run left behind is removed by the next run, and what another run writes is not`() throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(Layouts.valid, to: "a.layout.json")
        let abandoned = try scratch.write("half", to: ".alrender-123456-0.tmp")
        let busy = try scratch.write("half", to: ".alrender-123457-0.tmp")
        let young = try scratch.write("half", to: ".alrender-123458-0.tmp")
        let other = try scratch.write("notes", to: ".alrender-notes.tmp")
        let minuteAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -60)]
        for path in [abandoned, busy, other] { try FileManager.default.setAttributes(minuteAgo, ofItemAtPath: path) }
        let descriptor = open(busy, O_RDONLY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)
        #expect(try Executable.run([document, "-o", scratch.path("a.png")]).status == 0)
        let left = [abandoned, busy, young, other].map { FileManager.default.fileExists(atPath: $0) }
        #expect(left == [false, true, true, true])
    }

    @Test func `A path that is not UTF-8 is refused, not renamed`() throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(Layouts.valid, to: "a.layout.json")
        let command =
            "cd '\(scratch.path(""))' && '\(Executable.path.path)' '\(document)' -o \"$(printf 'a\\377.png')\""
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(text.contains("is not UTF-8"))
        #expect(scratch.names == ["a.layout.json"])
    }
}
