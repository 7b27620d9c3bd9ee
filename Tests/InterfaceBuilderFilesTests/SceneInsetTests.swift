// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import SourceLocations
import Testing

struct SceneInsetTests {
    private static let navigation = """
        <scene sceneID="s-2"><objects><navigationController id="nav"><connections>
        <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene>
        """

    private func fixture(_ device: String?, _ version: String, _ size: String, _ other: String = "") -> InterfaceFixture
    {
        InterfaceFixture(
            toolsVersion: version, device: device, root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: size,
            controller: "", otherScenes: other, rules: .canvas)
    }

    private static func frame(_ width: Double, _ height: Double) -> String {
        "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\""
    }

    @Test(
        arguments: [
            ("retina4_7", "14490.70", 375.0, 667.0, false, 20.0, 0.0), ("retina4_7", "14868", 375, 667, false, 0, 0),
            ("retina4_7", "14490.70", 375, 667, true, 64, 0), ("retina4_7", "14490.70", 375, 603, true, 0, 0),
            ("retina6_1", "16096", 414, 896, false, 44, 34), ("retina6_1", "22505", 414, 896, false, 48, 34),
            ("retina5_9", "18122", 375, 812, true, 88, 34), ("retina6_12", "21507", 393, 852, false, 59, 34),
            (nil, "10117", 600, 600, true, 64, 0), ("retina4_7", "21507", 375, 667, false, 0, 0),
            ("retina4_7", "21701", 375, 667, false, 20, 0), ("retina5_9", "21701", 375, 812, false, 50, 34),
            ("retina5_9", "21507", 375, 812, false, 47, 34), ("retina4_7", "14109", 375, 333, false, 0, 0),
            ("retina4_7", "14109", 375, 334, false, 20, 0),
            ("retina6_7", "20037", 428, 926, false, 44, 34), ("retina6_7", "23504", 430, 932, false, 59, 34),
            ("retina6_12", "24128", 393, 852, false, 118, 68), ("retina6_12", "24128", 393, 852, true, 172, 68),
            ("ipad12_9rounded", "24765", 1024, 1366, false, 24, 20), ("retina6_7", "23090", 428, 926, true, 91, 34),
            ("ipad11_0rounded", "14460.31", 834, 1194, true, 74, 20), ("retina4_7", "23727", 375, 603, false, 0, 0),
            (nil, "10117", 600, 536, true, 0, 0), (nil, "6254", 320, 504, true, 0, 0),
            (nil, "10117", 600, 500, true, 64, 0),
        ] as [(String?, String, Double, Double, Bool, Double, Double)])
    func `A controller's safe area follows device, version and bars`(
        device: String?, version: String, width: Double, height: Double, hasBar: Bool, top: Double, bottom: Double
    ) throws {
        let fixture = fixture(device, version, Self.frame(width, height), hasBar ? Self.navigation : "")
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test func `The safe area does not reach into the cells of a collection view`() throws {
        let cell = """
            <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="100" height="60"/><viewLayoutGuide key="safeArea" id="inner"/>
            </collectionViewCellContentView></collectionViewCell>
            """
        var fixture = fixture("retina6_12", "21507", Self.frame(393, 852))
        fixture.root +=
            "<subviews>\(InterfaceFixture.view("collectionView", "id=\"c\"", "<cells>\(cell)</cells>"))</subviews>"
        let document = try fixture.document(rules: .canvas)
        #expect(document.canvas.safeArea.top == 59)
        #expect(
            document.views.map(\.additionalSafeAreaInsets)
                == [.zero, .zero, EdgeInsets(top: -59, left: 0, bottom: -34, right: 0), .zero])
    }

    @Test(arguments: [
        ("retina4_7", "16096", 375.0, 647.0, false, 0.0), ("retina6_0", "23504", 390, 834, false, 0),
        ("retina6_0", "23504", 390, 834, true, 56), ("retina6_12", "24765", 393, 793, false, 59),
        ("retina6_12", "24765", 393, 793, true, 70),
    ])
    func `A sheet has no status bar, and a bar of its own height`(
        device: String, version: String, width: Double, height: Double, hasBar: Bool, top: Double
    ) throws {
        let fixture = fixture(device, version, Self.frame(width, height), hasBar ? Self.navigation : "")
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == 0)
    }

    @Test(arguments: [
        ("retina6_1", "17156", 842.0, false, 0.0, 34.0), ("retina6_5", "17506", 842, true, 56, 34),
        ("retina6_1", "19158", 842, false, 0, 0), ("retina6_1", "20037", 842, true, 56, 0),
        ("retina6_12", "23727", 783, false, 59, 0),
    ])
    func `Sheets may leave the status bar free, and have the bottom inset only up to Xcode 12`(
        device: String, version: String, height: Double, hasBar: Bool, top: Double, bottom: Double
    ) throws {
        let width: Double = device == "retina6_12" ? 393 : 414
        let fixture = fixture(device, version, Self.frame(width, height), hasBar ? Self.navigation : "")
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [
        (" navigationBarHidden=\"YES\"", "", 44.0), ("", " translucent=\"NO\"", 0),
        ("", " largeTitles=\"YES\"", 140),
    ])
    func `A navigation bar may be hidden, opaque or have a large title`(
        controller: String, bar: String, top: Double
    ) throws {
        let navigation = Self.navigation.replacing(
            "<navigationController id=\"nav\">",
            with: "<navigationController id=\"nav\"\(controller)><navigationBar key=\"navigationBar\"\(bar)/>")
        let fixture = fixture("retina6_1", "19158", Self.frame(414, 896), navigation)
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == top)
    }

    @Test func `A container's simulated bar is its children's`() throws {
        let navigation = Self.navigation.replacing(
            "<navigationController id=\"nav\">",
            with: """
                <navigationController id="nav"><nil key="simulatedTopBarMetrics"/>\
                <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                """)
        let fixture = fixture("retina6_1", "19158", Self.frame(414, 896), navigation)
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == 44)
        #expect(area.bottom == 83)
    }

    @Test(arguments: [("show", 64.0, 49.0), ("push", 64, 49), ("presentation", 20, 0), ("embed", 20, 0)])
    func `Bars that a controller simulates are also around what it shows`(
        kind: String, top: Double, bottom: Double
    ) throws {
        let simulating = """
            <scene sceneID="s-2"><objects><viewController id="vc-2">
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            <connections><segue destination="vc-1" kind="\(kind)" id="seg"/></connections>
            </viewController></objects></scene>
            """
        let area = try fixture("retina4_7", "14109", Self.frame(375, 667), simulating).document(rules: .canvas).canvas
            .safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [
        ("retina6_1", "20037", 44.0, 0.0), ("retina6_12", "23504", 59, 34), ("retina6_12", "24128", 59, 34),
        ("retina4_7", "20037", 0, 0), ("retina4_7", "24128", 20, 0),
    ])
    func `A view of a .xib that is not as large as the screen has the insets of the version`(
        device: String, version: String, top: Double, bottom: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version, device: device, root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: Self.frame(320, 240))
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [
        ("retina6_1", "20037", 500.0, 44.0, 34.0), ("retina4_7", "14460.31", 400, 0, 0),
        ("retina6_54", "24506", 420, 68, 34),
    ])
    func `A view of a .xib that is wider than the screen has all of its insets`(
        device: String, version: String, width: Double, top: Double, bottom: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version, device: device, root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: Self.frame(width, 240))
        let area = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [("retina6_1", "17156", 44.0), ("retina6_1", "14490.70", 44), ("retina6_1", "12121", 0)])
    func `Margins of a .xib have the safe area since Xcode 9, also without a guide in the file`(
        device: String, version: String, top: Double
    ) throws {
        let fixture = InterfaceFixture(toolsVersion: version, device: device, rootFrame: Self.frame(320, 240))
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == top)
    }

    /// A television whose tabs show a view controller.
    private func televisionWithTabs(
        _ version: String, _ controller: String, _ otherScenes: String = ""
    ) -> InterfaceFixture {
        InterfaceFixture(
            kind: .tvos, toolsVersion: version, device: "appleTV",
            root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", rootFrame: Self.frame(1920, 1080), controller: "",
            otherScenes: otherScenes + """
                <scene sceneID="s-3"><objects><tabBarController id="tabs"><connections>
                <segue destination="\(controller)" kind="relationship" relationship="viewControllers" id="tab"/>
                </connections></tabBarController></objects></scene>
                """)
    }

    @Test(arguments: [("23504", 205.0, 60.0), ("11542", 145, 0)])
    func `A navigation bar of tvOS is 145 points high, a tab bar with it takes nothing`(
        version: String, top: Double, bottom: Double
    ) throws {
        let area = try televisionWithTabs(version, "nav", Self.navigation).document(rules: .canvas).canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(arguments: [("23504", 157.0), ("14490.70", 157), ("11542", 0)])
    func `The tabs of tvOS are at the top, and take 97 points where there is a safe area`(
        version: String, top: Double
    ) throws {
        let area = try televisionWithTabs(version, "vc-1").document(rules: .canvas).canvas.safeArea
        #expect(area.top == top && area.bottom == (top > 0 ? 60 : 0))
    }

    @Test(arguments: [("retina4_7", "20037", 0.0, 44.0), ("retina4_7", "14109", 0, 64), ("retina4_7", "21701", 64, 0)])
    func `Below an opaque bar a view as high as the screen ends below it, up to Xcode 14.2`(
        device: String, version: String, top: Double, bottom: Double
    ) throws {
        let navigation = Self.navigation.replacing(
            "<navigationController id=\"nav\">",
            with: "<navigationController id=\"nav\"><navigationBar key=\"navigationBar\" translucent=\"NO\"/>")
        let area = try fixture(device, version, Self.frame(375, 667), navigation).document(rules: .canvas).canvas
            .safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test(
        arguments: [
            ("retina4_7", "14109", 320.0, 500.0, 20.0), ("retina4_7", "14109", 320, 479, 0),
            ("ipad9_7", "14460.31", 768, 1004, 20), (nil, "14109", 375, 812, 20), (nil, "18122", 375, 812, 0),
            ("ipad12_9rounded", "16096", 1024, 1366, 0), ("ipad12_9rounded", "21701", 1024, 1366, 24),
        ] as [(String?, String, Double, Double, Double)])
    func `A high view of a .xib has the status bar of Xcode 10, on iPads none from Xcode 11 to 14.2`(
        device: String?, version: String, width: Double, height: Double, top: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version, device: device, root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
            rootFrame: Self.frame(width, height))
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == top)
    }

    @Test func `Where a container simulates no bar what it shows has none, except a tab bar controller's tabs`() throws
    {
        let containers = """
            <scene sceneID="s-2"><objects><navigationController id="nav"><connections>
            <segue destination="tabs" kind="relationship" relationship="rootViewController" id="seg"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s-3"><objects><tabBarController id="tabs">
            <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/><connections>
            <segue destination="vc-1" kind="relationship" relationship="viewControllers" id="seg-2"/>
            </connections></tabBarController></objects></scene>
            """
        let area = try fixture("retina6_0", "18122", Self.frame(390, 844), containers).document(rules: .canvas).canvas
            .safeArea
        #expect(area.top == 44)
        #expect(area.bottom == 83)
    }

    @Test func `Below an opaque simulated bar a .xib has no safe area at the top`() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
        var fixture = InterfaceFixture(
            toolsVersion: "21701", root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", rootFrame: Self.frame(375, 603)
        )
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == 20)
        fixture.root += bar
        #expect(try fixture.document(rules: .canvas).canvas.safeArea.top == 0)
    }

    @Test func `A view that fills the screen has the safe area of the requested orientation`() throws {
        var options = ImportOptions(sizes: .recorded)
        options.orientation = .landscape
        let screen = fixture("retina6_12", "22505", Self.frame(393, 852))
        #expect(
            try screen.document(options).canvas.safeArea
                == DirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        options.orientation = .portrait
        #expect(try screen.document(options).canvas.safeArea == screen.document(rules: .canvas).canvas.safeArea)
    }

    @Test func `What is added to the screen's insets are those of the portrait screen`() throws {
        let fixture = fixture("retina6_0", "24412", Self.frame(844, 390))
        let text = fixture.text.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
        let file = AgreementRules.canvas.importer(ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "fixture", text))
        let area = try #require(file.scenes.first).document.canvas.safeArea
        #expect(area == DirectionalEdgeInsets(top: 47, leading: 47, bottom: 55, trailing: 47))
    }

    @Test(arguments: [
        ("24412", "retina6_0", 844.0, 390.0, 101.0, 86.0), ("22505", "retina6_0", 844, 390, 32, 53),
        ("13196", "retina4_7", 667, 375, 32, 32), ("22505", "retina6_5", 896, 414, 44, 70),
    ])
    func `Bars of a phone in landscape orientation are low`(
        version: String, device: String, width: Double, height: Double, top: Double, bottom: Double
    ) throws {
        let fixture = fixture(device, version, Self.frame(width, height))
        let text = fixture.text.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
        let file = AgreementRules.canvas.importer(ImportOptions(sizes: .recorded, bars: [.nav, .tab]))
            .scenes(of: SourceText(name: "fixture", text))
        let area = try #require(file.scenes.first).document.canvas.safeArea
        #expect(area.top == top && area.bottom == bottom)
    }

    @Test func `So is a toolbar`() throws {
        let fixture = fixture("retina4_7", "13196", Self.frame(667, 375))
        let text = fixture.text.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
        let file = AgreementRules.canvas.importer(ImportOptions(sizes: .recorded, bars: [.toolbar]))
            .scenes(of: SourceText(name: "fixture", text))
        #expect(try #require(file.scenes.first).document.canvas.safeArea.bottom == 32)
    }

    @Test(arguments: [("17701", 120.0, 0.0), ("18122", 448, 0), ("17701", 700, 34), ("22505", 120, 34)])
    func `A controller's view that is low has no inset for the home indicator up to Xcode 14.2`(
        version: String, height: Double, bottom: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version, device: "retina6_1",
            rootFrame: "x=\"0\" y=\"0\" width=\"414\" height=\"\(height)\"",
            controller: "<size key=\"freeformSize\" width=\"414\" height=\"\(height)\"/>")
        let safeArea = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(safeArea.bottom == bottom && safeArea.top >= 44)
    }

    @Test func `Bars that the caller names replace those of the file`() throws {
        let fixture = fixture("retina5_9", "18122", Self.frame(375, 812), Self.navigation)
        let area = try fixture.document(ImportOptions(bars: [.tab])).canvas.safeArea
        #expect(area == DirectionalEdgeInsets(top: 44, leading: 0, bottom: 83, trailing: 0))
    }

    @Test func `tvOS has an overscan margin, macOS has none`() throws {
        var television = InterfaceFixture(
            kind: .tvos, toolsVersion: "19529", device: "appleTV", rootFrame: Self.frame(1920, 1080), controller: "")
        #expect(try television.document(rules: .canvas).canvas.safeArea.leading == 80)
        television.toolsVersion = "18122"
        #expect(
            try television.document(rules: .canvas).canvas.safeArea
                == DirectionalEdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
        #expect(try television.document(rules: .canvas).canvas.scale == 1)
        let mac = try InterfaceFixture(kind: .macos, device: nil, controller: "").document()
        #expect(mac.canvas.safeArea == .zero)
        #expect(mac.platform == .macos)
    }

    @Test(
        arguments: [
            ("12121", nil), ("14490.70", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
            ("16097", EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)),
            ("18122", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
            ("24506", EdgeInsets(top: 15, left: 16, bottom: 15, right: 16)),
        ] as [(String, EdgeInsets?)])
    func `A cell's contents have the margins of the version`(version: String, margins: EdgeInsets?) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version,
            root: """
                <subviews><tableView id="t"><rect key="frame" \(Self.frame(375, 667))/><prototypes>
                <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(375, 43.5))/>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                """)
        let views = try fixture.document(rules: .canvas).views
        #expect(views.map(\.superview) == [nil, 0, 1, 2])
        #expect(views[3].layoutMargins == margins.map { .absolute($0) })
    }

    @Test(arguments: [
        ("7706", 16.0, ""), ("8191", 20, ""),
        ("7706", 24, "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"24\" bottom=\"0\" right=\"24\"/>"),
    ])
    func `Up to Xcode 6 the root of a canvas of 600 points has the margins of a narrow one`(
        toolsVersion: String, left: Double, margins: String
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, device: nil,
            root: """
                <subviews>\(InterfaceFixture.view("view", "id=\"v\"", frame: Self.frame(50, 50)))</subviews>\(margins)
                <constraints>
                <constraint firstItem="v" firstAttribute="leading" secondItem="root-0" secondAttribute="leadingMargin" id="a"/>
                </constraints>
                """, rootFrame: Self.frame(600, 600), controller: "")
        #expect(try fixture.document(rules: .canvas).solve(measuring: FixedCellText()).views[1].frame.minX == left)
    }

    @Test(arguments: [
        ("retina6_1", 414.0, "", 20.0, 20.0), ("retina6_1", 320, "", 16, 16), ("retina6_0", 390, "", 20, 20),
        ("retina5_9", 375, "", 16, 16), ("retina6_1", 383.5, "accessoryType=\"disclosureIndicator\"", 20, 8),
    ])
    func `A cell's side margins follow the device and its own width`(
        device: String, width: Double, cell: String, left: Double, right: Double
    ) throws {
        let fixture = InterfaceFixture(
            toolsVersion: "22505", device: device,
            root: """
                <subviews><tableView id="t"><rect key="frame" \(Self.frame(414, 667))/><prototypes>
                <tableViewCell id="c" \(cell)><rect key="frame" \(Self.frame(cell.isEmpty ? width : 414, 44))/>
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(width, 44))/>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                """)
        let content = try fixture.document(rules: .canvas).views[3]
        #expect(content.layoutMargins == .absolute(EdgeInsets(top: 11, left: left, bottom: 11, right: right)))
        #expect(!content.insetsLayoutMarginsFromSafeArea)
    }

    @Test func `Known insets override those of the file`() throws {
        let fixture = fixture("retina4_7", "14490.70", Self.frame(375, 667))
        let options = ImportOptions(insets: [KnownInset(guide: .safeArea, edge: .bottom, value: 68, isOfRoot: true)])
        #expect(try fixture.document(options).canvas.safeArea.bottom == 68)
    }
}
