// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Fonts of a project or of a document that are not as a text asks for: the reader learns what was drawn instead, and why.
struct UnusableFontTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["project/.git", "project/App/Views", "project/Resources/Fonts"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
    }

    private func addFont(_ name: String, to folder: String = "project/Resources/Fonts") throws {
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/dejavu/\(name)", toPath: scratch.path("\(folder)/\(name)"))
    }

    /// A regular and a bold label.
    private func file() throws -> String {
        func label(_ id: String, _ font: String, _ top: Int) -> String {
            """
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(id)" id="\(id)-1">
            <rect key="frame" x="20" y="\(top)" width="47" height="20"/>
            <fontDescription key="fontDescription" name="\(font)" family="DejaVu Serif" pointSize="17"/></label>
            """
        }
        func constraint(_ id: String, _ attribute: String, _ constant: Int) -> String {
            """
            <constraint firstItem="\(id)-1" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
            constant="\(constant)" id="\(id)-\(attribute)"/>
            """
        }
        return try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <customFonts key="customFonts"><array key="DejaVuSerif.ttf"><string>DejaVuSerif</string></array>
            <array key="DejaVuSerif-Bold.ttf"><string>DejaVuSerif-Bold</string></array></customFonts>
            <objects><view userLabel="Card" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            \(label("plain", "DejaVuSerif", 30))\(label("bold", "DejaVuSerif-Bold", 80))
            </subviews><constraints>\(constraint("plain", "leading", 20))\(constraint("plain", "top", 30))
            \(constraint("bold", "leading", 20))\(constraint("bold", "top", 80))</constraints></view></objects></document>
            """, to: "project/App/Views/Card.xib")
    }

    @Test func `A face of the project that is missing is reported where another one is drawn`() throws {
        let file = try file()
        try addFont("DejaVuSerif.ttf")
        let missing = try Executable.run(["check", file]).text
        #expect(
            missing.contains(
                "warning: no face of 'DejaVu Serif' with weight 700: using the one with weight 400 instead [missing-font-face]"
            ), "\(missing)")
        #expect(missing.components(separatedBy: "[missing-font-face]").count == 2)
        try addFont("DejaVuSerif-Bold.ttf")
        #expect(!(try Executable.run(["check", file])).text.contains("font"))
    }

    @Test(arguments: [
        ("", "is empty"), ("not a font", "is not a font, or is damaged"),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            "is a pointer of Git LFS to a file that is not here: run 'git lfs pull'"
        ),
    ])
    func `A listed font that cannot be used is reported with the reason`(contents: String, reason: String) throws {
        let file = try file()
        try addFont("DejaVuSerif.ttf")
        _ = try scratch.write(contents, to: "project/Resources/Fonts/DejaVuSerif-Bold.ttf")
        let found = try Executable.run(["check", file]).text
        #expect(
            found.contains(
                ":4:1: warning: the font '../../Resources/Fonts/DejaVuSerif-Bold.ttf' \(reason) [broken-font-file]"),
            "\(found)")
        // One copy that can be used is enough.
        try addFont("DejaVuSerif-Bold.ttf", to: "project/App")
        #expect(!(try Executable.run(["check", file])).text.contains("broken-font-file"))
        let document = """
            { "canvas": { "width": 100, "height": 100 }, "fonts": { "directories": ["Fonts"] }, "root": { "id": "r" } }
            """
        let path = try scratch.write(document, to: "project/Resources/a.layout.json")
        let own = try Executable.run(["check", path])
        #expect(own.status == 1)
        #expect(own.text.contains("DejaVuSerif-Bold.ttf' \(reason) [broken-font-file]"), "\(own.text)")
    }

    @Test func `A weight that a document's own fonts lack is reported`() throws {
        try addFont("DejaVuSerif.ttf")
        func check(_ font: String) throws -> String {
            let document = """
                { "canvas": { "width": 300, "height": 100 }, "fonts": { "directories": ["Resources/Fonts"] },
                  "root": { "id": "r", "children": [
                    { "id": "a", "type": "label", "text": "a", "font": { "family": "DejaVu Serif", "size": 17\(font) } }] },
                  "constraints": [ "a.top = r.top + 1", "a.leading = r.leading + 1" ] }
                """
            return try Executable.run(["check", scratch.write(document, to: "project/a.layout.json")]).text
        }
        for accepted in ["", #", "weight": 400"#] { #expect(!(try check(accepted)).contains("[missing-font-face]")) }
        #expect(
            try check(#", "italic": true"#).contains(
                "no italic face of 'DejaVu Serif': using an upright one instead [missing-font-face]"))
        #expect(
            try check(#", "weight": 600, "italic": true"#).contains(
                "no italic face of 'DejaVu Serif' with weight 600: using an upright one with weight 400 instead"))
    }

    @Test func `An image that was not downloaded is said to be a pointer`() throws {
        let document = """
            { "canvas": { "width": 300, "height": 100 },
              "root": { "id": "r", "children": [{ "id": "a", "type": "imageView", "image": "logo.png" }] },
              "constraints": [ "a.top = r.top + 1", "a.leading = r.leading + 1" ] }
            """
        let path = try scratch.write(document, to: "project/a.layout.json")
        _ = try scratch.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "project/logo.png")
        let pointer = try Executable.run(["check", path]).text
        #expect(
            pointer.contains("the image 'logo.png' is a pointer of Git LFS to a file that is not here"), "\(pointer)")
        _ = try scratch.write("", to: "project/logo.png")
        #expect(try Executable.run(["check", path]).text.contains("the image 'logo.png' is empty [unreadable-image]"))
    }

    /// On a Mac the case of names does not matter.
    @Test func `The file that a document probably means is named`() throws {
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "golden/valid/screens/sign-in.png"),
            to: scratch.url.appending(path: "project/Resources/logo.png"))
        try addFont("DejaVuSerif.ttf")
        func check(_ image: String, _ fonts: String) throws -> String {
            let document = """
                { "canvas": { "width": 300, "height": 100 }, "fonts": { "directories": ["\(fonts)"] },
                  "root": { "id": "r", "children": [{ "id": "a", "type": "imageView", "image": "\(image)" }] },
                  "constraints": [ "a.top = r.top + 1", "a.leading = r.leading + 1" ] }
                """
            return try Executable.run(["check", scratch.write(document, to: "project/a.layout.json")]).text
        }
        #expect(!(try check("Resources/logo.png", "Resources/Fonts")).contains("missing-file"))
        let wrong = try check("resources/Logo.png", "Resources/fonts")
        #expect(!wrong.contains("did you mean 'resources"), "\(wrong)")
        #expect(wrong.contains("= hint: did you mean 'Resources/Fonts'?"), "\(wrong)")
        let image = try check("Resources/Logo.png", "Resources/Fonts/DejaVuSerif.ttf")
        #expect(image.contains("= hint: did you mean 'Resources/logo.png'?"), "\(image)")
        #expect(image.contains("= hint: did you mean 'Resources/Fonts'?"), "\(image)")
        for (path, hint) in [
            ("Resources\\\\logo.png", "did you mean 'Resources/logo.png'?"),
            ("Resources\\\\nologo.png", "write '/' between folders"),
            ("C:\\\\logo.png", "this is a path of Windows: write its path from the document's folder"),
            ("https://example.com/logo.png", "this is a URL, which is not opened: download the file"),
            ("file://localhost/logo.png", "this is a URL, which is not opened: write its path"),
            ("data:image/png;base64,AAAA", "images are read from files: save the data in one"),
            ("~/logo.png", "'~' is not the home folder here"),
        ] {
            let errors = try check(path, "Resources/Fonts")
            #expect(errors.contains("= hint: \(hint)"), "\(errors)")
        }
        // Nothing is said of files that a document may not name.
        _ = try scratch.write("", to: "outside.png")
        #expect(!(try check("../outsid.png", "Resources/Fonts")).contains("did you mean"))
    }

    // MARK: Import

    @Test func `Import says where the commands that read its documents do not follow them`() throws {
        let file = try file()
        try addFont("DejaVuSerif.ttf")
        try addFont("DejaVuSerif-Bold.ttf")
        let outcome = try Executable.run(["import", file, "-o", "layouts"], in: scratch.url.appending(path: "project"))
        #expect(
            outcome.errors.contains(
                "warning: layout documents name files outside their folder, in '../Resources/Fonts': pass '--allow-outside'"
            ),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("[outside-file]") && outcome.status == 0)
        let layout = scratch.path("project/layouts/Card.layout.json")
        #expect(try Executable.run(["check", layout]).text.contains("[outside-file]"))
        #expect(try Executable.run(["check", layout, "--allow-outside"]).status == 0)
        // The remedies that it names.
        for remedy in [["-o", "."], ["-o", "layouts", "--allow-outside"]] {
            let outcome = try Executable.run(["import", file] + remedy, in: scratch.url.appending(path: "project"))
            #expect(!outcome.errors.contains("outside"), "\(outcome.errors)")
        }
        #expect(try Executable.run(["check", scratch.path("project/Card.layout.json")]).status == 0)
    }

    /// The fonts of a project may be farther away than its images.
    @Test func `Import measures texts in fonts anywhere in the project`() throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "project/App/A/B/C"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: file(), toPath: scratch.path("project/App/A/B/C/Card.xib"))
        try addFont("DejaVuSerif.ttf")
        let outcome = try Executable.run(
            ["import", "App/A/B/C/Card.xib", "-o", "out"], in: scratch.url.appending(path: "project"))
        #expect(outcome.errors.contains("[outside-file]"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("unknown-font-family"), "\(outcome.errors)")
    }
}
