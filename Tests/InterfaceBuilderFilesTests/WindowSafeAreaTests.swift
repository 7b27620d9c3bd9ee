// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutModel
import SourceLocations
import Testing

/// The safe area of AppKit's views, at the top.
struct WindowSafeAreaTests {
    private func top(
        _ window: String, toolsVersion: String = "21507", onCanvas: Bool = false
    ) throws -> Double {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="w">
            <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="480" height="270"/></view>
            \(window)</window></objects></document>
            """
        let rules: AgreementRules = onCanvas ? .canvas : .system
        let scenes = rules.importer(ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "window.xib", text)).scenes
        return try #require(scenes.first).document.canvas.safeArea.top
    }

    private static let full = "<windowStyleMask key=\"styleMask\" titled=\"YES\" fullSizeContentView=\"YES\"/>"
    private static let toolbar = "<toolbar id=\"t\"/>"

    @Test func `Contents below a title bar or a toolbar leave it out`() throws {
        #expect(try top(Self.full) == 28)
        #expect(try top(Self.full, toolsVersion: "24506") == 32)
        #expect(try top(Self.full + Self.toolbar) == 52)
        let plain = Self.full.replacing("fullSizeContentView=\"YES\"", with: "")
        #expect(try top(plain) == 0)
        #expect(try top(plain + Self.toolbar) == 0)
    }

    @Test func `The canvas has a toolbar of its own over every view`() throws {
        #expect(try top("", onCanvas: true) == 52)
        #expect(try top(Self.full, toolsVersion: "24506", onCanvas: true) == 84)
        #expect(try top(Self.full + Self.toolbar, onCanvas: true) == 104)
    }

    @Test func `A symbolic distance to the safe area is that of the file`() throws {
        let box = InterfaceFixture.view("view", "id=\"b\"")
        let edge =
            "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"g\" secondAttribute=\"top\" constant=\"20\" symbolic=\"YES\""
        let root =
            "<subviews>\(box)</subviews><viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
            + "<constraints><constraint \(edge) id=\"k\"/></constraints>"
        for (kind, constant) in [(InterfaceFixture.Kind.macos, 20.0), (.ios, 0)] {
            let fixture = InterfaceFixture(kind: kind, device: kind == .ios ? "retina4_7" : nil, root: root)
            #expect(try fixture.document().constraints.map(\.constant) == [constant])
        }
    }
}
