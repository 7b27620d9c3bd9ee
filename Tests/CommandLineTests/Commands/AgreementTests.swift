// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct AgreementTests {
    private static let file = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard")
        .path

    @Test func `A scene is counted on the canvas with both kinds of sizes, and as users get it`() throws {
        let outcome = try Executable.run(["agreement", Self.file])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first?.split(separator: " ").first == "file")
        let titles = ["canvas, recorded sizes: ", "canvas, measured sizes: ", "what users get, measured sizes: "]
        for title in titles {
            #expect(lines.contains { $0.hasPrefix(title) && $0.hasSuffix(" are as in the file") })
        }
    }

    /// An iPhone 15 has 59 points at the top; Xcode 16.3 and later record twice as much.
    @Test func `A doubled safe area agrees on the canvas, and not in what users get`() throws {
        let scratch = try ScratchDirectory()
        let path = try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24506" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="118" width="393" height="666"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d"/>
            </constraints></view></objects></document>
            """, to: "doubled.xib")
        let outcome = try Executable.run(["agreement", path, "--format", "json"])
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let counts = try #require(json["summary"] as? [[String: Any]])
        #expect(counts.map { $0["rules"] as? String } == ["canvas", "canvas", "system"])
        #expect(counts.map { $0["agreeingScenes"] as? Int } == [1, 1, 0])
        let solved = try Executable.run(["solve", path])
        #expect(solved.text.contains("\"y\": 59, \"width\": 393, \"height\": 759"))
    }

    @Test func `A frame that was changed in the file is found and its view is named`() throws {
        let scratch = try ScratchDirectory()
        let text = try String(contentsOfFile: Self.file, encoding: .utf8)
        let frame = try Regex(#"<rect key="frame" x="[0-9.]+" y="[0-9.]+" width="[0-9.]+" height="34""#)
        let changed = text.replacing(
            frame, with: #"<rect key="frame" x="3" y="3" width="33" height="34""#, maxReplacements: 1)
        let path = try scratch.write(changed, to: "changed.storyboard")
        let outcome = try Executable.run(["agreement", path, "--sizes", "recorded", "--format", "json", "--details"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let summary = try #require((json["summary"] as? [[String: Any]])?.first)
        #expect(summary["sizes"] as? String == "recorded")
        #expect((summary["agreeingViews"] as? Int).map { $0 < (summary["views"] as? Int ?? 0) } == true)
        #expect(outcome.text.contains("\"width\": 33"))
    }

    @Test func `Folders are searched for Interface Builder files only`() throws {
        let outcome = try Executable.run([
            "agreement", Executable.package.appending(path: "samples/valid/interface-builder").path,
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("sign-up.storyboard"))
        #expect(outcome.text.contains("preferences.xib"))
    }

    @Test(arguments: ["", "<a"])
    func `A file that is not XML has an error and no figures`(text: String) throws {
        let scratch = try ScratchDirectory()
        let outcome = try Executable.run(["agreement", try scratch.write(text, to: "a.xib")])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("malformed-xml"))
        #expect(outcome.text.isEmpty)
    }

    @Test func `Another file is refused`() throws {
        let scratch = try ScratchDirectory()
        let outcome = try Executable.run(["agreement", try scratch.write(Layouts.valid, to: "a.layout.json")])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("is not a .xib or .storyboard file"))
    }
}
