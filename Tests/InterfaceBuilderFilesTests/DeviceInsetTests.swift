// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// What a device shows of a file, where Xcode's canvas drew something else.
struct DeviceInsetTests {
    private static func frame(_ width: Double, _ height: Double) -> String {
        "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\""
    }

    private func area(
        _ device: String, _ version: String, _ width: Double, _ height: Double, controller: String? = "",
        other: String = ""
    ) throws -> DirectionalEdgeInsets {
        try InterfaceFixture(
            toolsVersion: version, device: device, root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: Self.frame(width, height), controller: controller, otherScenes: other
        ).document().canvas.safeArea
    }

    private static func insets(_ top: Double, _ bottom: Double) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }

    /// Xcode 16.3 and later record both insets of the first twice, Xcode 11 to 14.2 no status bar for the third.
    @Test(arguments: [
        ("retina6_12", "24506", 393.0, 852.0, 59.0, 34.0), ("retina6_1", "16096", 414, 896, 48, 34),
        ("retina4_7", "14868", 375, 667, 20, 0), ("ipad12_9rounded", "16096", 1024, 1366, 24, 20),
        ("retina3_5", "14109", 320, 480, 20, 0),
    ])
    func `A view that fills the screen has the safe area of its device in every version of Xcode`(
        device: String, version: String, width: Double, height: Double, top: Double, bottom: Double
    ) throws {
        #expect(try area(device, version, width, height) == Self.insets(top, bottom))
        #expect(try area(device, version, width, height, controller: nil) == Self.insets(top, bottom))
    }

    @Test func `The safe area is that of the device of the same name`() throws {
        for (name, id) in [("retina6_12", "iphone-15"), ("retina6_3", "iphone-16-pro"), ("ipad8_3", "ipad-mini-6")] {
            let device = try #require(Device.named(id))
            let size = device.size
            #expect(try area(name, "24506", size.width, size.height) == device.safeArea(in: .portrait))
        }
    }

    private static func segue(_ kind: String, from controller: String = "viewController") -> String {
        """
        <scene sceneID="s-2"><objects><\(controller) id="c-2"><connections>
        <segue destination="vc-1" kind="\(kind)" id="seg"/></connections></\(controller)></objects></scene>
        """
    }

    @Test(arguments: [("embed", 0.0, 0.0), ("popoverPresentation", 0, 0), ("presentation", 0, 34)])
    func `A part of a screen has no safe area, a sheet that of the home indicator`(
        kind: String, top: Double, bottom: Double
    ) throws {
        let found = try area("retina6_12", "24506", 393, 600, other: Self.segue(kind))
        #expect(found == Self.insets(top, bottom))
    }

    @Test func `A navigation bar of a sheet is higher than others`() throws {
        let navigation = Self.segue("relationship", from: "navigationController").replacing(
            "</objects></scene>",
            with: """
                <viewController id="c-3"><connections><segue destination="c-2" kind="presentation" id="p"/>
                </connections></viewController></objects></scene>
                """)
        #expect(try area("retina6_12", "23504", 393, 700, other: navigation) == Self.insets(56, 34))
        #expect(try area("retina6_12", "23504", 393, 852, other: navigation) == Self.insets(103, 34))
    }

    @Test func `A view of a .xib that does not fill the screen has no safe area`() throws {
        for version in ["14109", "20037", "24128"] {
            #expect(try area("retina6_12", version, 320, 240, controller: nil) == .zero)
        }
    }

    @Test func `Text styles have the standard size, and empty labels none`() throws {
        let label = InterfaceFixture.view(
            "label", "text=\"\" id=\"l\"", frame: "x=\"0\" y=\"0\" width=\"50\" height=\"50\"",
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        let stack = InterfaceFixture.view("stackView", "id=\"s\"", "<subviews>\(label)</subviews>")
        // Xcode 13 draws text styles in the smallest size.
        let document = try InterfaceFixture(toolsVersion: "19529", root: "<subviews>\(stack)</subviews>")
            .document(ImportOptions())
        #expect(document.canvas.contentSizeCategory == .large)
        guard case .label(let found) = document.views[2].content else {
            Issue.record("no label")
            return
        }
        #expect(found.text.font.size == 17)
        #expect(document.solve(measuring: FixedCellText()).views[2].frame.width == 0)
    }

    /// Xcode 26 on macOS 15 records 32 points.
    @Test func `Controls of AppKit have the design of the file's version, not of the recorded frame`() throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", frame: "x=\"20\" y=\"30\" width=\"80\" height=\"32\"",
            "<buttonCell key=\"cell\" type=\"push\" title=\"OK\"/>")
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: "24506", device: nil, root: "<subviews>\(button)</subviews>")
        #expect(try fixture.document().views[1].alignmentRectInsets == .zero)
        #expect(try fixture.document(rules: .canvas).views[1].alignmentRectInsets.top == 5)
    }

    @Test func `The contents of a cell fill it where the file has another height`() throws {
        for (height, expected) in [(43.0, 168.0), (167, 167), (168, 168)] {
            let fixture = InterfaceFixture(
                toolsVersion: "7702",
                root: """
                    <subviews><tableView id="t"><rect key="frame" \(Self.frame(375, 667))/><prototypes>
                    <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="168"/>
                    <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(375, height))/>
                    </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                    """)
            #expect(try fixture.document().views[3].frame == Rect(x: 0, y: 0, width: 375, height: expected))
        }
    }
}
