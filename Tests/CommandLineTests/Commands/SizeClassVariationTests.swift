// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Variations of .storyboard files on the canvas that the command line asks for.
struct SizeClassVariationTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        _ = try scratch.write(Self.text, to: "Main.storyboard")
    }

    /// A box that is 20 points below the safe area in portrait and 4 in landscape, where a second one is left out.
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <scenes>\(scene("../../evil", "1"))\(scene("Login", "2"))</scenes></document>
        """

    private static func scene(_ name: String, _ n: String) -> String {
        func box(_ id: String, y: Double, _ top: String) -> String {
            """
            <view userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-\(n)">
            <rect key="frame" x="16" y="\(y)" width="50" height="50"/><constraints>
            <constraint firstAttribute="width" constant="50.000000000000014" id="\(id)-w-\(n)"/>
            <constraint firstAttribute="height" constant="50" id="\(id)-h-\(n)"/>
            <constraint firstItem="\(id)-\(n)" firstAttribute="leading" secondItem="safe-\(n)" secondAttribute="leading" constant="16" id="\(id)-l-\(n)"/>
            \(top)</constraints></view>
            """
        }
        let top = """
            <constraint firstItem="box-\(n)" firstAttribute="top" secondItem="safe-\(n)" secondAttribute="top" constant="20" \
            id="t-\(n)"><variation key="heightClass=compact" constant="4"/></constraint>
            """
        let below = """
            <constraint firstItem="other-\(n)" firstAttribute="top" secondItem="box-\(n)" secondAttribute="bottom" \
            constant="8" id="b-\(n)"/>
            """
        return """
            <scene sceneID="s\(n)"><objects><viewController storyboardIdentifier="\(name)" id="c\(n)">
            <view key="view" id="v\(n)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(box("box", y: 79, top))\(box("other", y: 137, below))</subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(n)"/>
            <variation key="heightClass=compact"><mask key="subviews"><exclude reference="other-\(n)"/></mask></variation>
            </view></viewController></objects></scene>
            """
    }

    private func solved(_ options: String...) throws -> (box: String?, hasOther: Bool) {
        let outcome = try Executable.run(
            ["solve", "Main.storyboard", "--scene", "Login", "--format", "txt"] + options, in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n")
        let frame = lines.first { $0.contains("box") }.flatMap { line in
            line.firstMatch(of: /\(([0-9].*?)\)/).map { String($0.1) }
        }
        return (frame, lines.contains { $0.contains("other") })
    }

    @Test func `The canvas decides on the variations and on the safe area`() throws {
        #expect(try solved() == ("16, 79, 50, 50", true))
        #expect(try solved("--device", "iphone-15", "--orientation", "landscape") == ("75, 4, 50, 50", false))
        #expect(try solved("--orientation", "landscape") == ("75, 4, 50, 50", false))
        #expect(try solved("--size", "852x393").hasOther == false)
        #expect(try solved("--device", "iphone-se-3").hasOther)
        #expect(try solved("--device", "iphone-15", "--orientation", "portrait") == ("16, 79, 50, 50", true))
    }

    @Test func `A view that is left out on the canvas has a note, one that is there has none`() throws {
        func check(_ options: String...) throws -> String {
            try Executable.run(["check", "Main.storyboard", "--diagnostics", "short"] + options, in: scratch.url).text
        }
        #expect(try !check().contains("view-not-installed"))
        #expect(try check("--orientation", "landscape").components(separatedBy: "view-not-installed").count == 3)
    }

    @Test func `A sweep meets the variations of the sizes that it passes`() throws {
        let mask = #"<mask key="subviews"><exclude reference="other-2"/></mask>"#
        let ambiguous = #"<mask key="constraints"><exclude reference="other-h-2"/></mask>"#
        _ = try scratch.write(Self.text.replacing(mask, with: ambiguous), to: "Main.storyboard")
        let outcome = try Executable.run(
            ["check", "Main.storyboard", "--scene", "Login", "--size", "852x", "--sweep", "height=300...900"],
            in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("from 500: 'other' is determined"), "\(outcome.text)")
    }

    @Test func `Scenes have the same names in pictures and documents, and numbers are what was meant`() throws {
        let conversion = try Executable.run(["import", "Main.storyboard", "-o", "out"], in: scratch.url)
        #expect(conversion.status == 0)
        #expect(!conversion.errors.contains("the document of"), "\(conversion.errors)")
        #expect(
            try Executable.run(["Main.storyboard", "-o", "out/{scene}.svg"], in: scratch.url).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).sorted()
        #expect(names == ["-.-..-evil.layout.json", "-.-..-evil.svg", "Login.layout.json", "Login.svg"])
        let text = String(decoding: try scratch.bytes("out/Login.layout.json"), as: UTF8.self)
        #expect(text.contains("box.width = 50\"") || text.contains("box.width == 50\""), "\(text)")
    }
}
