// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// .xib and .storyboard files as inputs.
struct InterfaceBuilderTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static func scene(_ number: Int, _ name: String, _ subviews: String = "") -> String {
        """
        <scene sceneID="s-\(number)"><objects>
        <viewController storyboardIdentifier="\(name)" id="vc-\(number)">
        <view key="view" id="v-\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(subviews)</subviews>
        <constraints>
        <constraint firstAttribute="width" secondItem="v-\(number)" secondAttribute="width" id="c-\(number)"/>
        </constraints></view></viewController></objects></scene>
        """
    }

    private static let logo = """
        <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="i">
        <rect key="frame" x="10" y="20" width="7" height="7"/><constraints>
        <constraint firstItem="i" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="10" id="a"/>
        <constraint firstItem="i" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="20" id="b"/>
        </constraints></imageView>
        """

    private func storyboard(_ scenes: String) throws -> String {
        try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="18122" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>\(scenes)</scenes></document>
            """, to: "Main.storyboard")
    }

    /// `box` has the margin of 20 that its frame implies, 16 is assumed; `next` stands 30 points beside it.
    private static func boxes(gap: Int) -> String {
        func box(_ id: String, x: Int, _ leading: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x)" y="40" width="50" height="50"/><constraints>
            <constraint firstAttribute="width" constant="50" id="\(id)-w"/>
            <constraint firstAttribute="height" constant="50" id="\(id)-h"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="40" id="\(id)-t"/>
            <constraint firstItem="\(id)" firstAttribute="leading" \(leading) id="\(id)-l"/>
            </constraints></view>
            """
        }
        return box("box", x: 20, #"secondItem="v-1" secondAttribute="leadingMargin""#)
            + box("next", x: 100, #"secondItem="box" secondAttribute="trailing" constant="\#(gap)""#)
    }

    @Test func `Files of scenes are never hidden, and their names never too long`() throws {
        let names = ["..", "a&#10;b", String(repeating: "é", count: 300)]
        let file = try storyboard(names.enumerated().map { Self.scene($0 + 1, $1) }.joined())
        let outcome = try Executable.run(["import", file, "-o", scratch.path("out")])
        #expect(outcome.status == 0)
        let written = try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).sorted()
        #expect(
            written == ["-..layout.json", "a-b.layout.json", String(repeating: "é", count: 100) + ".layout.json"])
    }

    @Test func `A diagnostic is of its own scene`() throws {
        let boxes = Self.boxes(gap: 30).replacing("id=\"box\">", with: "ambiguous=\"YES\" id=\"box\">")
        let file = try storyboard(Self.scene(1, "Login", boxes) + Self.scene(2, "Help"))
        func codes(_ arguments: [String]) throws -> Int {
            let text = try Executable.run(arguments + ["--diagnostics", "short"]).text
            return text.components(separatedBy: "marked-ambiguous").count - 1
        }
        #expect(try codes(["check", file]) == 1)
        #expect(try codes(["check", file, "--scene", "Login"]) == 1)
        #expect(try codes(["check", file, "--scene", "Help"]) == 0)
        #expect(try codes(["solve", file]) == 1)
        let text = try Executable.run(["check", file, "--diagnostics", "short"]).text
        #expect(text.split(separator: "\n").contains { $0.hasSuffix("(in scene Login) [marked-ambiguous]") })
    }

    @Test func `Only views that a constraint contradicts are misplaced, the others are a note`() throws {
        let file = try storyboard(Self.scene(1, "Login", Self.boxes(gap: 30)))
        let sound = try Executable.run(["check", file, "--strict"])
        #expect(sound.status == 0, "\(sound.errors)")
        let note =
            "the solved frames of 2 views, starting with 'view', differ from the recorded ones (X = 16 rather than 20)"
        #expect(sound.text.contains(note))
        #expect(!sound.text.contains("[misplaced-view]"))
        let edited = try storyboard(Self.scene(1, "Login", Self.boxes(gap: 40)))
        let outcome = try Executable.run(["check", edited, "--strict"])
        #expect(outcome.status != 0)
        #expect(outcome.text.components(separatedBy: "[misplaced-view]").count == 2, "\(outcome.text)")
        #expect(outcome.text.contains("Frame for \"view-2\""))
    }

    @Test(arguments: [("21", false), ("22", true)])
    func `A point that rounding leaves is not a misplacement unless Xcode has marked it`(
        constant: String, isMisplaced: Bool
    ) throws {
        let boxes = Self.boxes(gap: 30).replacing(
            #"secondAttribute="leadingMargin""#, with: #"secondAttribute="leading" constant="\#(constant)""#)
        let options = ["--strict", "--sizes", "recorded"]
        let outcome = try Executable.run(["check", try storyboard(Self.scene(1, "Login", boxes))] + options)
        #expect(outcome.text.contains("[misplaced-view]") == isMisplaced, "\(outcome.text)")
        let marked = boxes.replacing(#"id="box">"#, with: #"misplaced="YES" id="box">"#)
        let strict = try Executable.run(["check", try storyboard(Self.scene(1, "Login", marked)), "--strict"])
        #expect(strict.text.contains("isplaced"), "\(strict.text)")
    }

    @Test func `Every scene has a picture`() throws {
        let file = try storyboard(Self.scene(1, "Login") + Self.scene(2, "Help/About"))
        let outcome = try Executable.run([file, "-o", scratch.path("{stem}-{scene}.png")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(scratch.names == ["Main-Help-About.png", "Main-Login.png", "Main.storyboard"])
    }

    @Test(arguments: ["Login", "s-1", "v-1"]) func `One scene is selected by name`(name: String) throws {
        let file = try storyboard(Self.scene(1, "Login") + Self.scene(2, "About"))
        let outcome = try Executable.run(["solve", file, "--scene", name, "--format", "txt"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.split(separator: "\n").count == 1)
    }

    @Test func `Imported documents have the frames solved here, unless a constraint contradicts the file's`()
        throws
    {
        let folder = scratch.path("layouts")
        for (gap, isMisplaced) in [(30, false), (29, true)] {
            let file = try storyboard(Self.scene(1, "Login", Self.boxes(gap: gap)))
            let outcome = try Executable.run(["import", file, "-o", folder])
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("(X = 16 rather than 20)"))
            let checked = try Executable.run(["check", "\(folder)/Login.layout.json", "--strict"])
            #expect((checked.status != 0) == isMisplaced, "\(checked.text)")
            #expect(checked.text.contains("\"view-2\"") == isMisplaced || checked.text.isEmpty, "\(checked.text)")
            let document = try String(contentsOfFile: "\(folder)/Login.layout.json", encoding: .utf8)
            #expect(document.contains("[16, 40, 50, 50]"), "\(document)")
        }
    }

    @Test func `Frames that a mask refers to follow the view that they are in`() throws {
        let inside = """
            <view contentMode="scaleToFill" id="in"><rect key="frame" x="10" y="0" width="30" height="50"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/><subviews>
            <view contentMode="scaleToFill" id="in-2"><rect key="frame" x="5" y="5" width="20" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews></view>
            """
        // As wide as the margins of 16 that are assumed leave, rather than those of 20 that the frame implies.
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="40" width="335" height="50"/><subviews>\(inside)</subviews><constraints>
            <constraint firstAttribute="height" constant="50" id="h"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="40" id="t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="v-1" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="v-1" secondAttribute="trailingMargin" id="r"/>
            </constraints></view>
            """
        let file = try storyboard(Self.scene(1, "Login", box))
        #expect(try Executable.run(["import", file, "-o", scratch.path("layouts")]).status == 0)
        let imported = scratch.path("layouts/Login.layout.json")
        let checked = try Executable.run(["check", imported, "--strict"])
        #expect(checked.status == 0, "\(checked.text)")
        let solved = try Executable.run(["solve", imported, "--format", "txt"]).text
        #expect(solved.contains("(16, 40, 343, 50)"), "\(solved)")
        #expect(solved.contains("(10, 0, 30, 50)") && solved.contains("(5, 5, 20, 40)"), "\(solved)")
    }

    @Test func `An unknown scene is reported with the scenes that exist`() throws {
        let file = try storyboard(Self.scene(1, "Login"))
        let outcome = try Executable.run(["solve", file, "--scene", "Logn"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("Login (v-1)"))
    }

    @Test func `Imported documents are layout documents`() throws {
        let file = try storyboard(Self.scene(1, "Login", Self.logo) + Self.scene(2, "Login"))
        let outcome = try Executable.run(["import", file, "-o", scratch.path("layouts")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let folder = scratch.path("layouts")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == ["Login-2.layout.json", "Login.layout.json"])
        let solved = try Executable.run(["solve", "\(folder)/Login.layout.json", "--format", "txt"])
        #expect(solved.status == 0)
        #expect(solved.text.contains("imageView"))
    }

    @Test func `Images come from the asset catalogue next to the file`() throws {
        let set = scratch.url.appending(path: "Assets.xcassets/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>"
        try Data(picture.utf8).write(to: set.appending(path: "logo.svg"))
        let contents =
            #"{ "images": [{ "idiom": "universal", "filename": "logo.svg" }], "properties": { "template-rendering-intent": "template" } }"#
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        let outcome = try Executable.run([
            "solve", try storyboard(Self.scene(1, "Login", Self.logo)), "--format", "txt",
        ])
        #expect(outcome.text.contains("(10, 20, 40, 30)"), "\(outcome.text)")
        #expect(
            try Executable.run(["import", scratch.path("Main.storyboard"), "-o", scratch.path("layouts")]).status == 0)
        let document = try String(contentsOfFile: scratch.path("layouts/Login.layout.json"), encoding: .utf8)
        #expect(document.contains("\"imageRenderingMode\": \"alwaysTemplate\""), "\(document)")
    }

    @Test(arguments: ["", "{ \"images\": [", "[1]x"])
    func `A damaged list of an asset catalogue is reported where the file names the image`(list: String) throws {
        let set = scratch.url.appending(path: "Assets.xcassets/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(list.utf8).write(to: set.appending(path: "Contents.json"))
        let file = try storyboard(Self.scene(1, "Login", Self.logo))
        let text = try String(contentsOfFile: file, encoding: .utf8).replacingOccurrences(
            of: "</document>",
            with: "<resources><image name=\"logo\" width=\"40\" height=\"30\"/></resources></document>")
        try Data(text.utf8).write(to: URL(filePath: file))
        let outcome = try Executable.run(["check", file])
        #expect(outcome.text.contains("Assets.xcassets/logo.imageset/Contents.json, cannot be read: a box is drawn"))
        #expect(outcome.text.contains("[unreadable-asset]") && !outcome.text.contains("[image-placeholder]"))
        // An image beside the file has the name, too, and is drawn.
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>"
        try Data(picture.utf8).write(to: scratch.url.appending(path: "logo.svg"))
        #expect(try !Executable.run(["check", file]).text.contains("[unreadable-asset]"))
    }

    /// Image and colour sets by appearance, and documents that name their images from where they are written.
    @Test func `Assets follow the appearance`() throws {
        func set(_ folder: String, _ contents: String) throws {
            let url = scratch.url.appending(path: "Assets.xcassets/Group/\(folder)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: url.appending(path: "Contents.json"))
        }
        let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
        try set(
            "logo.imageset",
            """
            { "images": [
              { "idiom": "universal", "filename": "wide.pdf" },
              { "idiom": "universal", "filename": "light.svg" },
              { "idiom": "universal", "filename": "night.svg", \(dark) } ] }
            """)
        try set(
            "Sky.colorset",
            """
            { "colors": [
              { "color": { "color-space": "srgb", "components": { "red": "0x80", "green": "128", "blue": "1.000" } } },
              { \(dark), "color": { "components": { "red": "0.000", "green": "0", "blue": "0x40", "alpha": "1.0" } } } ] }
            """)
        for (name, width) in [("light", 40), ("night", 44)] {
            let picture =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"30\" viewBox=\"0 0 4 3\"/>"
            let file = scratch.url.appending(path: "Assets.xcassets/Group/logo.imageset/\(name).svg")
            try Data(picture.utf8).write(to: file)
        }
        let view = Self.logo.replacingOccurrences(
            of: "<constraints>", with: "<color key=\"backgroundColor\" name=\"Sky\"/><constraints>"
        ).replacingOccurrences(of: "image=\"logo\"", with: "image=\"logo\" contentMode=\"top\" clipsSubviews=\"YES\"")
        let file = try storyboard(Self.scene(1, "Login", view))
        let light = try Executable.run(["solve", file, "--format", "txt"])
        #expect(light.text.contains("(10, 20, 40, 30)"), "\(light.text)")
        let night = try Executable.run(["solve", file, "--format", "txt", "--appearance", "dark"])
        #expect(night.text.contains("(10, 20, 44, 30)"), "\(night.text)")

        #expect(try Executable.run(["import", file, "-o", scratch.path("layouts")]).status == 0)
        let document = try String(contentsOfFile: scratch.path("layouts/Login.layout.json"), encoding: .utf8)
        #expect(document.contains("\"../Assets.xcassets/Group/logo.imageset/light.svg\""), "\(document)")
        #expect(document.contains("\"contentMode\": \"top\""))
        #expect(document.contains("\"clipsToBounds\": true"))
        #expect(document.contains("#8080ff"))
        let again = ["solve", scratch.path("layouts/Login.layout.json"), "--format", "txt"]
        // The images stay where they are, outside the new document's folder.
        #expect(try Executable.run(again).status == 1)
        let allowed = try Executable.run(again + ["--allow-outside"])
        #expect(allowed.text.contains("(10, 20, 40, 30)"), "\(allowed.text)")
    }

    @Test func `An image that cannot be read has a placeholder`() throws {
        try Data("\u{89}PNG".utf8).write(to: scratch.url.appending(path: "logo.png"))
        let file = try storyboard(Self.scene(1, "Login", Self.logo))
        let outcome = try Executable.run(["check", file, "--diagnostics", "short"])
        #expect(outcome.text.contains("[unreadable-image]"), "\(outcome.text)")
        #expect(try Executable.run(["solve", file, "--format", "txt"]).text.contains("(10, 20, 7, 7)"))
    }

    @Test func `A document type is refused`() throws {
        let file = try scratch.write("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>", to: "bomb.xib")
        let outcome = try Executable.run(["check", file, "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("bomb.xib:1:"))
        #expect(outcome.text.contains("document-type-declaration"))
    }

    @Test func `The canvas can be overridden`() throws {
        let file = try storyboard(Self.scene(1, "Login"))
        let outcome = try Executable.run(["solve", file, "--size", "500x400", "--format", "txt"])
        #expect(outcome.text.contains("(0, 0, 500, 400)"), "\(outcome.text)")
    }

    @Test func `The safe area and the margins can be given`() throws {
        let box = Self.boxes(gap: 30).replacing(
            #"firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="40""#,
            with: #"firstAttribute="top" secondItem="safe" secondAttribute="top""#)
        let file = try storyboard(
            Self.scene(1, "Login", box).replacing(
                "</subviews>", with: #"</subviews><viewLayoutGuide key="safeArea" id="safe"/>"#))
        for (options, frame) in [
            ([], "(16, 20, 50, 50)"), (["--safe-area", "top=59,bottom=34"], "(16, 59, 50, 50)"),
            (["--margins", "left=30.5"], "(30.5, 20, 50, 50)"),
            (["--safe-area", "top=0", "--margins", "left=0", "--sizes", "measured"], "(0, 0, 50, 50)"),
        ] {
            let outcome = try Executable.run(["solve", file, "--format", "txt"] + options)
            #expect(outcome.text.contains(frame), "\(options): \(outcome.text)")
        }
        let folder = scratch.path("imported")
        #expect(try Executable.run(["import", file, "-o", folder, "--safe-area", "top=59"]).status == 0)
        let document = try #require(FileManager.default.enumerator(atPath: folder)?.nextObject() as? String)
        let solved = try Executable.run(["solve", "\(folder)/\(document)", "--format", "txt"])
        #expect(solved.text.contains("(16, 59, 50, 50)"), "\(solved.text)")
        let other = try Executable.run(["solve", "a.layout.json", "--margins", "left=1"])
        #expect(other.status == 64)
        #expect(other.errors.contains("--margins applies only to .xib and .storyboard files"))
    }

    @Test(arguments: [
        ["--bars", "nav,sidebar"], ["--sizes", "guessed"], ["--safe-area", "59"], ["--safe-area", "top=59,top=1"],
        ["--safe-area", "top=-1"], ["--margins", "leading=8"], ["--margins", "left=nan"], ["--margins", ""],
    ]) func `Wrong usage is reported`(
        arguments: [String]
    ) throws {
        let file = try storyboard(Self.scene(1, "Login"))
        #expect(try Executable.run(["solve", file] + arguments).status == 64)
    }

    /// A view of 547 points between the edges of the safe area: on this canvas between a bar of 64 points and one of 56, which the
    /// file does not have.
    private func conflict(recordedHeight: Int) throws -> String {
        func constraint(_ id: String, _ attributes: String) -> String { "<constraint \(attributes) id=\"\(id)\"/>" }
        let edges = ["top", "bottom"].map { edge in
            constraint(
                edge, "firstItem=\"box\" firstAttribute=\"\(edge)\" secondItem=\"safe\" secondAttribute=\"\(edge)\"")
        }
        return try storyboard(
            """
            <scene sceneID="s-1"><objects><viewController id="vc-1">
            <view key="view" id="v-1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="64" width="375" height="\(recordedHeight)"/><constraints>
            \(constraint("h", "firstAttribute=\"height\" constant=\"547\""))
            \(constraint("w", "firstAttribute=\"width\" constant=\"375\""))
            </constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(edges.joined())
            \(constraint("x", "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"v-1\" secondAttribute=\"leading\""))
            </constraints></view></viewController></objects></scene>
            """)
    }

    @Test func `A conflict with an inset that only the file's Xcode knows is a note`() throws {
        let outcome = try Executable.run(["check", try conflict(recordedHeight: 547), "--diagnostics", "short"])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("estimated-frames"))
        #expect(!outcome.text.contains("unsatisfiable-constraints"))
    }

    @Test func `A conflict that the recorded frames have as well is an error`() throws {
        let outcome = try Executable.run(["check", try conflict(recordedHeight: 500), "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("unsatisfiable-constraints"))
    }

    @Test func `On another canvas the recorded frames do not tell it`() throws {
        let input = try conflict(recordedHeight: 547)
        let outcome = try Executable.run(["check", input, "--size", "320x500", "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("unsatisfiable-constraints"))
    }

    /// A box of 521 points whose height and ratio ask for a seventh of a point more.
    @Test(arguments: [(617.0, 0, "estimated-frames"), (600, 1, "unsatisfiable-constraints")])
    func `A window of AppKit takes the size that its contents require`(
        width: Double, status: Int32, code: String
    ) throws {
        func constraint(_ id: String, _ attributes: String) -> String { "<constraint \(attributes) id=\"\(id)\"/>" }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="w-1">
            <view key="contentView" id="v-1"><rect key="frame" x="0" y="0" width="\(width)" height="400"/>
            <subviews><box translatesAutoresizingMaskIntoConstraints="NO" boxType="custom" id="box">
            <rect key="frame" x="48" y="10" width="521" height="380"/><constraints>
            \(constraint("h", "firstAttribute=\"height\" constant=\"380\""))
            \(constraint("r", "firstAttribute=\"width\" secondItem=\"box\" secondAttribute=\"height\" multiplier=\"48:35\""))
            </constraints></box></subviews><constraints>
            \(constraint("t", "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"v-1\" secondAttribute=\"top\" constant=\"10\""))
            \(constraint("l", "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"v-1\" secondAttribute=\"leading\" constant=\"48\""))
            \(constraint("e", "firstAttribute=\"trailing\" secondItem=\"box\" secondAttribute=\"trailing\" constant=\"48\""))
            </constraints></view></window></objects></document>
            """
        let file = try scratch.write(text, to: "window.xib")
        let outcome = try Executable.run(["check", file, "--diagnostics", "short"])
        #expect(outcome.status == status, "\(outcome.text)")
        #expect(outcome.text.contains(code), "\(outcome.text)")
    }
}
