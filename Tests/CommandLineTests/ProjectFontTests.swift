// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// An Interface Builder file is drawn in the fonts of its project.
struct ProjectFontTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["project/.git", "project/App/Views/Login", "project/App/Resources/Fonts", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
    }

    private func addFont(to folder: String) throws {
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
            toPath: scratch.path("\(folder)/DejaVuSerif.ttf"))
    }

    /// Its font is named as no installed family is, so that only its PostScript name tells which it is.
    private func file(
        in folder: String = "project/App/Views/Login", fonts: String = "DejaVuSerif.ttf"
    ) throws -> String {
        try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <customFonts key="customFonts"><array key="\(fonts)"><string>DejaVuSerif</string></array></customFonts>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="30" width="47" height="20"/>
            <fontDescription key="fontDescription" name="DejaVuSerif" family="Nobody" pointSize="17"/></label>
            </subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
            </constraints></view></objects></document>
            """, to: "\(folder)/Login.xib")
    }

    /// Whether the text has a substitute, and its width.
    private func label(_ file: String) throws -> (isSubstituted: Bool, width: Double) {
        let outcome = try Executable.run(["solve", file, "--sizes", "measured"])
        let layout = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let views = try #require(layout["views"] as? [[String: Any]])
        let size = try #require(views.last?["intrinsicContentSize"] as? [String: Any])
        return (outcome.errors.contains("[unknown-font-family]"), try #require(size["width"] as? Double))
    }

    @Test func `A font that the file names is found anywhere in the project`() throws {
        let file = try file()
        let before = try label(file)
        #expect(before.isSubstituted)
        try addFont(to: "project/App/Resources/Fonts")
        let after = try label(file)
        #expect(!after.isSubstituted)
        #expect(after.width != before.width)
        let picture = try Executable.run(["render", file, "-o", scratch.path("a.svg")])
        #expect(picture.status == 0, "\(picture.errors)")
    }

    @Test func `Fonts outside the project, and files that are not named, are not used`() throws {
        let file = try file()
        try addFont(to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/App/Fonts"), withDestinationPath: "../../elsewhere")
        #expect(try label(file).isSubstituted)
        try addFont(to: "project/App/Resources/Fonts")
        #expect(try label(self.file(fonts: "../Fonts/DejaVuSerif.ttf")).isSubstituted)
        #expect(try label(self.file(fonts: "Other.ttf")).isSubstituted)
    }

    @Test func `Pipes, folders and links with the name of a font are passed over`() throws {
        let file = try file()
        let place = scratch.path("project/App/Resources/Fonts/DejaVuSerif.ttf")
        #expect(mkfifo(place, 0o600) == 0)
        #expect(try label(file).isSubstituted)
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        #expect(try label(file).isSubstituted)
        try FileManager.default.removeItem(atPath: place)
        try addFont(to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: place, withDestinationPath: scratch.path("elsewhere/DejaVuSerif.ttf"))
        #expect(try label(file).isSubstituted)
        // A folder that leads back to itself ends the search nevertheless.
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/App/Resources/Again"), withDestinationPath: "..")
        #expect(try label(file).isSubstituted)
    }

    @Test func `A font that is linked from outside does not count among those of a folder`() throws {
        let file = try file()
        try addFont(to: "project/App/Resources/Fonts")
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf",
            toPath: scratch.path("elsewhere/A.ttf"))
        let fonts = scratch.path("project/App/Resources/Fonts")
        try FileManager.default.createSymbolicLink(
            atPath: "\(fonts)/A.ttf", withDestinationPath: scratch.path("elsewhere/A.ttf"))
        let outcome = try Executable.run(["import", file, "-o", "-"])
        #expect(outcome.text.contains("\"DejaVu Serif\""))
        try FileManager.default.removeItem(atPath: "\(fonts)/A.ttf")
        try FileManager.default.moveItem(atPath: scratch.path("elsewhere/A.ttf"), toPath: "\(fonts)/A.ttf")
        #expect(try Executable.run(["import", file, "-o", "-"]).text.contains("\"DejaVuSerif\""))
    }

    @Test func `Several files of a run have the fonts of their own project`() throws {
        try addFont(to: "project/App/Resources/Fonts")
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "other/.git"), withIntermediateDirectories: true)
        let files = [try file(), try file(in: "project/App"), try file(in: "other")]
        let outcome = try Executable.run(["check"] + files)
        #expect(outcome.text.components(separatedBy: "[unknown-font-family]").count == 2, "\(outcome.text)")
        #expect(outcome.text.contains("other/Login.xib"))
    }

    @Test func `Without a project only fonts beside the file are used`() throws {
        try FileManager.default.removeItem(atPath: scratch.path("project/.git"))
        try addFont(to: "project/App/Resources/Fonts")
        let file = try file()
        #expect(try label(file).isSubstituted)
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "project/App.xcodeproj"), withIntermediateDirectories: true)
        #expect(try !label(file).isSubstituted)
        try FileManager.default.removeItem(atPath: scratch.path("project/App.xcodeproj"))
        try addFont(to: "project/App/Views/Login")
        #expect(try !label(file).isSubstituted)
    }

    @Test func `Of faces with one family and weight the one with the PostScript name is used`() throws {
        let file = try file()
        try addFont(to: "project/App/Resources/Fonts")
        let alone = try label(file).width
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf",
            toPath: scratch.path("project/App/Resources/Fonts/A.ttf"))
        let beside = try label(file)
        #expect(!beside.isSubstituted)
        #expect(beside.width == alone)
    }

    @Test func `A document made from the file names the folder of the font`() throws {
        try addFont(to: "project/App/Resources/Fonts")
        let outcome = try Executable.run(["import", try file(), "-o", scratch.path("project/layouts")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let folder = scratch.path("project/layouts")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(text.contains("\"../App/Resources/Fonts\""))
        #expect(text.contains("\"DejaVu Serif\""))
        let check = try Executable.run(["check", "\(folder)/\(name)", "--allow-outside"])
        #expect(!check.text.contains("font"), "\(check.text)")
    }
}
