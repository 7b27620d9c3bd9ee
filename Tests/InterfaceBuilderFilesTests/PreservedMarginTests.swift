// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import LayoutTestSupport
import Testing

struct PreservedMarginTests {
    @Test func `A cell takes over no margins from outside, its contents those that it has of its own`() throws {
        func preserves(_ margins: String) throws -> [Bool] {
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
            let content = """
                <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">\(frame)
                </tableViewCellContentView>
                """
            let cell = """
                <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">\(frame)\(content)\(margins)</tableViewCell>
                """
            var fixture = InterfaceFixture(
                toolsVersion: "15702", device: "retina4_7", root: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
                rootFrame: "x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"", controller: "", otherScenes: "")
            fixture.root +=
                "<subviews>\(InterfaceFixture.view("tableView", "id=\"t\"", "<prototypes>\(cell)</prototypes>"))</subviews>"
            return try fixture.document().views.suffix(2).map(\.preservesSuperviewLayoutMargins)
        }
        #expect(try preserves("") == [false, false])
        let own = "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"30\"/>"
        #expect(try preserves(own) == [false, true])
    }

    /// The least margins of a system are those of a view controller's view.
    @Test(arguments: [("6245", nil, 600.0), ("11762", "retina4_7", 500)])
    func `Up to Xcode 8 the root of a xib has margins of 8 points at any width`(
        toolsVersion: String, device: String?, width: Double
    ) throws {
        let guide = """
            <constraint firstItem="l" firstAttribute="leading" secondItem="root-0" secondAttribute="leadingMargin" id="k1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="root-0" secondAttribute="top" id="k2"/>
            """
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, device: device,
            root:
                "<subviews>\(InterfaceFixture.view("label", "id=\"l\" text=\"Name\""))</subviews><constraints>\(guide)</constraints>",
            rootFrame: "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"600\"")
        #expect(try fixture.document().solve(measuring: FixedCellText()).views[1].frame.minX == 8)
    }
}
