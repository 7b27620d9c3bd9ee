import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

@Suite("Safe areas, margins and bars") struct SceneInsetTests {
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
            controller: "", otherScenes: other)
    }

    private static func frame(_ width: Double, _ height: Double) -> String {
        "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\""
    }

    @Test(
        "A controller's safe area follows device, version and bars",
        arguments: [
            ("retina4_7", "14490.70", 375.0, 667.0, false, 20.0, 0.0), ("retina4_7", "14868", 375, 667, false, 0, 0),
            ("retina4_7", "14490.70", 375, 667, true, 64, 0), ("retina4_7", "14490.70", 375, 603, true, 0, 0),
            ("retina6_1", "16096", 414, 896, false, 44, 34), ("retina6_1", "22505", 414, 896, false, 48, 34),
            ("retina5_9", "18122", 375, 812, true, 88, 34), ("retina6_12", "21507", 393, 852, false, 59, 34),
            (nil, "10117", 600, 600, true, 64, 0),
        ] as [(String?, String, Double, Double, Bool, Double, Double)])
    func safeAreas(
        device: String?, version: String, width: Double, height: Double, hasBar: Bool, top: Double, bottom: Double
    ) throws {
        let fixture = fixture(device, version, Self.frame(width, height), hasBar ? Self.navigation : "")
        let area = try fixture.document().canvas.safeArea
        #expect(area.top == top)
        #expect(area.bottom == bottom)
    }

    @Test("Bars that the caller names replace those of the file")
    func bars() throws {
        let fixture = fixture("retina5_9", "18122", Self.frame(375, 812), Self.navigation)
        let area = try fixture.document(ImportOptions(bars: [.tab])).canvas.safeArea
        #expect(area == DirectionalEdgeInsets(top: 44, leading: 0, bottom: 83, trailing: 0))
    }

    @Test("tvOS has its overscan, macOS nothing")
    func otherSystems() throws {
        let television = InterfaceFixture(
            kind: .tvos, device: "appleTV", rootFrame: Self.frame(1920, 1080), controller: "")
        #expect(
            try television.document().canvas.safeArea
                == DirectionalEdgeInsets(top: 60, leading: 90, bottom: 60, trailing: 90))
        #expect(try television.document().canvas.scale == 1)
        let mac = try InterfaceFixture(kind: .macos, device: nil, controller: "").document()
        #expect(mac.canvas.safeArea == .zero)
        #expect(mac.platform == .macos)
    }

    @Test(
        "A cell's contents have the margins of the version",
        arguments: [
            ("12121", nil), ("14490.70", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
            ("16097", EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)),
            ("18122", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
            ("24506", EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
        ] as [(String, EdgeInsets?)])
    func cells(version: String, margins: EdgeInsets?) throws {
        let fixture = InterfaceFixture(
            toolsVersion: version,
            root: """
                <subviews><tableView id="t"><rect key="frame" \(Self.frame(375, 667))/><prototypes>
                <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" id="v"><rect key="frame" \(Self.frame(375, 43.5))/>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                """)
        let views = try fixture.document().views
        #expect(views.map(\.superview) == [nil, 0, 1, 2])
        #expect(views[3].layoutMargins == margins.map { .absolute($0) })
    }

    @Test("Known insets win over what the file tells")
    func known() throws {
        let fixture = fixture("retina4_7", "14490.70", Self.frame(375, 667))
        let options = ImportOptions(insets: [KnownInset(guide: .safeArea, edge: .bottom, value: 68, isOfRoot: true)])
        #expect(try fixture.document(options).canvas.safeArea.bottom == 68)
    }
}
