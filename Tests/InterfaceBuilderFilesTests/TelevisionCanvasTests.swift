// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import SourceLocations
import Testing

/// The canvas of tvOS, and sizes of controls that differ between devices.
struct TelevisionCanvasTests {
    private static let navigation = """
        <scene sceneID="s-2"><objects><navigationController id="nav"><connections>
        <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene>
        """

    private func television(_ version: String, root: String = "", otherScenes: String = "") -> InterfaceFixture {
        InterfaceFixture(
            kind: .tvos, toolsVersion: version, device: "appleTV", root: root,
            rootFrame: "x=\"0\" y=\"0\" width=\"1920\" height=\"1080\"", controller: "", otherScenes: otherScenes)
    }

    @Test(arguments: ["21701", "24412"])
    func `A view that fills the screen of a television has its overscan margin once`(version: String) throws {
        #expect(
            try television(version).document().canvas.safeArea
                == DirectionalEdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80))
    }

    @Test(arguments: [("11542", 0.0), ("14109", 205)])
    func `Up to tvOS 10 margins have nothing of the bars`(version: String, top: Double) throws {
        let label = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"50\" height=\"50\"")
        let root = """
            <subviews>\(label)</subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root-0" secondAttribute="topMargin" id="a"/>
            </constraints>
            """
        let solved = try television(version, root: root, otherScenes: Self.navigation).document()
            .solve(measuring: FixedCellText())
        #expect(solved.views[1].frame.minY == top)
    }

    @Test(arguments: [("21507", 533.0, 172.0, 0.0, 0.0), ("23504", 1900, 1040, 60, 20), ("20037", 2013, 400, 80, 60)])
    func `A view of a size of its own lies in the corner of a television's screen`(
        version: String, width: Double, height: Double, trailing: Double, bottom: Double
    ) throws {
        let fixture = InterfaceFixture(
            kind: .tvos, toolsVersion: version, device: "appleTV",
            root: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
            rootFrame: "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"")
        #expect(
            try fixture.document(rules: .canvas).canvas.safeArea
                == DirectionalEdgeInsets(top: 60, leading: 80, bottom: bottom, trailing: trailing))
    }

    @Test(arguments: [("12121", 20.0), ("21507", 96), ("32700", 96)])
    func `Side margins of a screen are 16 points beside the safe area of tvOS 11`(
        version: String, leading: Double
    ) throws {
        let label = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"50\" height=\"50\"")
        let root = """
            <subviews>\(label)</subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root-0" secondAttribute="leadingMargin" id="a"/>
            </constraints>
            """
        let solved = try television(version, root: root).document().solve(measuring: FixedCellText())
        #expect(solved.views[1].frame.minX == leading)
    }

    @Test(arguments: [("10116", 774.0), ("12121", 790), ("21507", 774)])
    func `Xcode 8 records the contents of cells as narrower`(version: String, width: Double) throws {
        let cell = """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="790" height="66"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
            <rect key="frame" x="0" y="0" width="774" height="66"/></tableViewCellContentView></tableViewCell>
            """
        let table = InterfaceFixture.view("tableView", "id=\"t\"", "<prototypes>\(cell)</prototypes>")
        let scene = try television(version, root: "<subviews>\(table)</subviews>").scene(rules: .canvas)
        #expect(scene.recordedFrames.last?.width == width)
    }

    @Test(arguments: [
        (InterfaceFixture.Kind.tvos, "whiteLarge", 64.0), (.tvos, "large", 64), (.ios, "large", 37),
        (.ios, "medium", 20),
    ])
    func `Large activity indicators of tvOS are larger than those of iOS`(
        kind: InterfaceFixture.Kind, style: String, side: Double
    ) throws {
        let indicator = InterfaceFixture.view("activityIndicatorView", "style=\"\(style)\" id=\"a\"")
        let fixture = InterfaceFixture(
            kind: kind, device: kind == .tvos ? "appleTV" : "retina4_7", root: "<subviews>\(indicator)</subviews>")
        let view = try fixture.document(rules: .canvas).views[1]
        // The profile has the size of the small one.
        let size = side == 20 ? nil : IntrinsicContentSize(width: side, height: side)
        #expect(view.intrinsicContentSize == size)
    }

    @Test(arguments: [("iOS.CocoaTouch", 162.0), ("iOS.CocoaTouch.iPad", 216)])
    func `Pickers up to Xcode 6 are lower on phones, not on iPads`(runtime: String, height: Double) throws {
        let picker = InterfaceFixture.view("pickerView", "id=\"p\"")
        let text = InterfaceFixture(toolsVersion: "5056", device: nil, root: "<subviews>\(picker)</subviews>").text
            .replacing("\"iOS.CocoaTouch\"", with: "\"\(runtime)\"")
        let scenes = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "fixture", text)).scenes
        let size = try #require(scenes.first).document.views[1].intrinsicContentSize
        #expect((size?.height ?? 216) == height)
    }
}
