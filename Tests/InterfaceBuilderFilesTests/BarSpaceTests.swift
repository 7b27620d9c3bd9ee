// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// What bars take of a view, and what the versions of Xcode leave of the safe area in margins.
struct BarSpaceTests {
    private static let guide = "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"

    private static func frame(_ width: Double, _ height: Double) -> String {
        "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\""
    }

    private func area(
        _ device: String, _ version: String, _ width: Double, _ height: Double, controller: String?, other: String = ""
    ) throws -> DirectionalEdgeInsets {
        try InterfaceFixture(
            toolsVersion: version, device: device, root: Self.guide, rootFrame: Self.frame(width, height),
            controller: controller, otherScenes: other, rules: .canvas
        ).document().canvas.safeArea
    }

    private static let opaqueBars = """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
        """

    @Test(arguments: [
        ("retina4_7", "23504", 375.0, 554.0, 0.0, 0.0), ("retina4_7", "20037", 375, 574, 0, 0),
        ("retina6_1", "23727", 414, 639, 0, 0), ("ipad9_7", "13771", 320, 975, 0, 0),
        // One point more is not what the bars leave.
        ("retina4_7", "23504", 375, 555, 0, 49),
    ])
    func `A view that is shorter than the screen by its opaque bars lies between them`(
        device: String, version: String, width: Double, height: Double, top: Double, bottom: Double
    ) throws {
        let area = try area(device, version, width, height, controller: Self.opaqueBars)
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    private static let navigation = """
        <scene sceneID="s-2"><objects><navigationController id="nav" toolbarHidden="NO"><connections>
        <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene>
        """

    @Test(arguments: [("22505", 830.0, 0.0, 49.0), ("22505", 886, 56, 49)])
    func `A sheet that is shorter by a navigation bar begins below it`(
        version: String, height: Double, top: Double, bottom: Double
    ) throws {
        let area = try area("retina6_1", version, 414, height, controller: "", other: Self.navigation)
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [("ipad11_0rounded", "14460.31", 834.0, 1194.0, 65.0), ("ipad9_7", "20037", 768, 1024, 50)])
    func `A tab bar of an iPad without a home button ends 65 points above the edge`(
        device: String, version: String, width: Double, height: Double, bottom: Double
    ) throws {
        let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try area(device, version, width, height, controller: tabBar).bottom == bottom)
    }

    private func heightOfBar(
        _ element: String, y: Double, height: Double, rootHeight: Double, device: String, version: String
    ) throws -> Double? {
        let bar = InterfaceFixture.view(
            element, "id=\"b\"", frame: "x=\"0.0\" y=\"\(y)\" width=\"375\" height=\"\(height)\"")
        let fixture = InterfaceFixture(
            toolsVersion: version, device: device, root: "<subviews>\(bar)</subviews>",
            rootFrame: Self.frame(375, rootHeight), controller: "", rules: .canvas)
        let view = try #require(try fixture.document().views.last)
        // Nil: the height of the profile.
        return view.intrinsicContentSize?.height
    }

    @Test(
        arguments: [("retina5_9", 729.0, 83.0, 83.0), ("retina5_9", 729, 49, nil), ("retina4_7", 618, 49, nil)]
            as [(String, Double, Double, Double?)])
    func `A tab bar at the edge of the screen reaches below the home indicator`(
        device: String, y: Double, height: Double, expected: Double?
    ) throws {
        let found = try heightOfBar(
            "tabBar", y: y, height: height, rootHeight: device == "retina5_9" ? 812 : 667, device: device,
            version: "17156")
        #expect(found == expected)
    }

    @Test(arguments: [(647.0, 0.0, 56.0), (667, 0, nil), (647, 8, nil)] as [(Double, Double, Double?)])
    func `A navigation bar at the top of a sheet is 56 points high`(
        rootHeight: Double, y: Double, expected: Double?
    ) throws {
        let found = try heightOfBar(
            "navigationBar", y: y, height: 56, rootHeight: rootHeight, device: "retina4_7", version: "23504")
        #expect(found == expected)
    }

    @Test(arguments: [("simulatedTabBarMetrics", 83.0), ("simulatedToolbarMetrics", 83), ("nil", 34)])
    func `A .xib may simulate a bar at the bottom`(bar: String, bottom: Double) throws {
        let bar = "<\(bar) key=\"simulatedBottomBarMetrics\"/>"
        let fixture = InterfaceFixture(
            toolsVersion: "14490.70", device: "retina6_1", root: Self.guide + bar, rootFrame: Self.frame(414, 896))
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.bottom == bottom)
    }

    @Test(arguments: [("14490.70", 523.0, 20.0), ("14490.70", 300, 0), ("14868", 523, 0)])
    func `An embedded view of Xcode 9 and 10 has the status bar if it is high`(
        version: String, height: Double, top: Double
    ) throws {
        let embedding = """
            <scene sceneID="s-2"><objects><viewController id="vc-2"><connections>
            <segue destination="vc-1" kind="embed" id="seg"/>
            </connections></viewController></objects></scene>
            """
        #expect(
            try area("retina4_7", version, 271, height, controller: "", other: embedding).top == top)
    }

    @Test(arguments: [("9532", false), ("12121", false), ("13196", true)])
    func `The margins of a controller's view have the safe area since Xcode 9`(version: String, insets: Bool) throws {
        let fixture = InterfaceFixture(toolsVersion: version, rootFrame: Self.frame(375, 667), controller: "")
        #expect(try fixture.document().views[0].insetsLayoutMarginsFromSafeArea == insets)
    }

    @Test(arguments: [("12121", 0.0), ("13196", 20), ("14490.70", 20), ("14868", 0), ("21701", 20)])
    func `So have those of a .xib as large as the screen`(version: String, top: Double) throws {
        let fixture = InterfaceFixture(toolsVersion: version, rootFrame: Self.frame(375, 667))
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == top)
    }

    @Test(
        arguments: [
            ("collectionViewCell", "14460.31", 402.0, 20.0), ("collectionViewCell", "14460.31", 399, nil),
            ("collectionViewCell", "16097", 402, nil), ("view", "14460.31", 402, nil),
        ] as [(String, String, Double, Double?)])
    func `Wide collection cells of Xcode 9 and 10 have side margins of 20`(
        name: String, version: String, width: Double, side: Double?
    ) throws {
        let fixture = InterfaceFixture(toolsVersion: version, rootFrame: Self.frame(width, 88))
        let text = fixture.text.replacing("<view id", with: "<\(name) id").replacing("</view>", with: "</\(name)>")
        let scenes = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "cell.xib", text)).scenes
        let margins = try #require(scenes.first).document.views[0].layoutMargins
        #expect(margins == side.map { .absolute(EdgeInsets(top: 0, left: $0, bottom: 0, right: $0)) })
    }

    @Test(arguments: [(400.0, 362.0, 20.0), (399, 361, 16)])
    func `The side margins of a cell of Xcode 9 and 10 follow the width of the cell, not of its contents`(
        cell: Double, contents: Double, side: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: "13771", device: "retina5_5",
            root: """
                <subviews><tableView id="t"><rect key="frame" \(Self.frame(414, 667))/><prototypes>
                <tableViewCell id="c" accessoryType="checkmark"><rect key="frame" \(Self.frame(cell, 44))/>
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(contents, 44))/>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                """)
        #expect(
            try fixture.document().views[3].layoutMargins
                == .absolute(EdgeInsets(top: 11, left: side, bottom: 10.5, right: 8)))
    }

    /// The views of `first`, which the navigation controller shows, and of `second`, which it pushes.
    @Test(arguments: [("never", "", 88.0), ("", "", 140), ("never", "always", 140), ("always", "never", 88)])
    func `An item without a mode for large titles takes over that of the item before it`(
        first: String, second: String, top: Double
    ) throws {
        func item(_ mode: String) -> String {
            let attribute = mode.isEmpty ? "" : "largeTitleDisplayMode=\"\(mode)\""
            return "<navigationItem key=\"navigationItem\" title=\"T\" \(attribute) id=\"\(mode)item\"/>"
        }
        let others = """
            <scene sceneID="s-2"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s-3"><objects><viewController id="first">\(item(first))<connections>
            <segue destination="vc-1" kind="show" id="p"/></connections></viewController></objects></scene>
            """
        let fixture = InterfaceFixture(
            toolsVersion: "19158", device: "retina6_1", root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: Self.frame(414, 896), controller: item(second), otherScenes: others)
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == top)
    }

    /// On a screen of 375 points.
    @Test(arguments: [
        ("16097", true, 16.0), ("16097", false, 15), ("18122", false, 16), ("14854.2", true, 16), ("14460", true, 16),
        ("14460", false, 15), ("13771", false, 15),
    ])
    func `Cells of a controller's own table have its side margins in Xcode 9 to 11`(
        version: String, isOwn: Bool, side: Double
    ) throws {
        let cells = """
            <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(375, 43.5))/>
            </tableViewCellContentView></tableViewCell></prototypes>
            """
        let table = "<tableView id=\"t\"><rect key=\"frame\" \(Self.frame(375, 667))/>\(cells)</tableView>"
        let fixture = InterfaceFixture(
            toolsVersion: version, root: isOwn ? cells : "<subviews>\(table)</subviews>",
            rootFrame: Self.frame(375, 667), controller: "")
        var text = fixture.text
        if isOwn {
            text = text.replacing("<view key", with: "<tableView key").replacing("</view>", with: "</tableView>")
        }
        let scenes = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "table.storyboard", text)).scenes
        let margins = try #require(scenes.first?.document.views.last?.layoutMargins)
        #expect(margins.resolved(for: .leftToRight).left == side)
    }

    /// In the cell of a .xib.
    @Test(arguments: [("13196", nil), ("13771", 16.0)] as [(String, Double?)])
    func `The cell of a .xib has margins of its own since Xcode 9_1`(version: String, side: Double?) throws {
        let text = InterfaceFixture(
            toolsVersion: version,
            root: """
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(320, 43.5))/>
                </tableViewCellContentView>
                """, rootFrame: Self.frame(320, 44)
        ).text.replacing("<view id", with: "<tableViewCell id").replacing("</view>", with: "</tableViewCell>")
        let scenes = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "cell.xib", text)).scenes
        let content = try #require(scenes.first?.document.views.last)
        #expect(content.content.type == .view)
        #expect(content.layoutMargins?.resolved(for: .leftToRight).left == side)
    }

    /// On a screen of 896 points, of which the last 34 are below the safe area.
    @Test(arguments: [
        ("18122", 700.0, 0.0), ("17506", 865, 3), ("18122", 1290, 34), ("21701", 700, 34),
    ])
    func `A high view of a .xib has at the bottom what the screen's inset covers, up to Xcode 14_2`(
        version: String, height: Double, bottom: Double
    ) throws {
        #expect(try area("retina6_1", version, 414, height, controller: nil).bottom == bottom)
    }

    /// A tab shows the view's controller, which has a navigation controller in the second case.
    @Test(arguments: [(false, 0.0), (true, 49.0)])
    func `What a tab shows without a navigation controller has no tab bar`(
        hasNavigation: Bool, bottom: Double
    ) throws {
        let child = hasNavigation ? "nav" : "first"
        let others = """
            <scene sceneID="s-2"><objects><tabBarController id="tabs"><connections>
            <segue destination="\(child)" kind="relationship" relationship="viewControllers" id="r"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s-3"><objects><navigationController id="nav"><connections>
            <segue destination="\(hasNavigation ? "first" : "none")" kind="relationship" id="q"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s-4"><objects><viewController id="first"><connections>
            <segue destination="vc-1" kind="show" id="p"/></connections></viewController></objects></scene>
            """
        let found = try area("retina4_7", "18122", 375, 667, controller: "", other: others)
        #expect(found.bottom == bottom)
    }
}
