// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Grouped tables: backgrounds, round corners, and rows below the bars.
struct GroupedTableTests {
    private static func cell(_ id: String, y: Double) -> String {
        """
        <tableViewCell id="\(id)"><rect key="frame" x="20" y="\(y)" width="335" height="44"/></tableViewCell>
        """
    }

    private func document(
        _ style: String, _ attributes: String = "", controller: String? = nil, toolsVersion: String = "22155"
    ) throws -> Document {
        let table = """
            <tableView id="t" style="\(style)" separatorStyle="default" \(attributes)>
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections>
            <tableViewSection id="s1"><cells>\(Self.cell("a", y: 18))\(Self.cell("b", y: 62))\(Self.cell("c", y: 106))</cells>
            </tableViewSection><tableViewSection id="s2"><cells>\(Self.cell("d", y: 186))</cells></tableViewSection>
            </sections></tableView>
            """
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, root: "<subviews>\(table)</subviews>", controller: controller)
        return try fixture.document()
    }

    @Test func `A grouped table is grey and its cells are white`() throws {
        let views = try document("grouped").views
        #expect(views[1].style.backgroundColor == Color(hex: 0xF2F2F7))
        #expect(
            views[2...].allSatisfy { $0.style.backgroundColor == Color(hex: 0xFFFFFF) && $0.style.cornerRadius == 0 })
        let plain = try document("plain").views
        #expect(plain[1...].allSatisfy { $0.style.backgroundColor == nil })
    }

    @Test func `An inset table has round corners at the ends of its sections`() throws {
        let views = try document("insetGrouped").views
        #expect(views[2...].map(\.style.cornerRadius) == [10, 0, 10, 10])
        #expect(views[2].style.maskedCorners == [.topLeft, .topRight])
        #expect(views[4].style.maskedCorners == [.bottomLeft, .bottomRight])
        #expect(views[5].style.maskedCorners == .all)
        #expect(try document("insetGrouped", toolsVersion: "24128").views[2].style.cornerRadius == 26)
    }

    @Test func `The rows of a table begin below the navigation bar`() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        func y(_ attributes: String = "", _ controller: String) throws -> Double? {
            try document("plain", attributes, controller: controller).views[2].frame?.y
        }
        let inset = try document("plain", controller: bar).canvas.safeArea.top
        #expect(try y("", bar) == 18 + inset && inset > 40)
        #expect(try y("", "") == 18)
        #expect(try y("contentInsetAdjustmentBehavior=\"never\"", bar) == 18)
    }

    @Test func `A table without lines has none where it is empty`() throws {
        func parts(_ attributes: String) throws -> SystemParts? {
            let table = InterfaceFixture.view("tableView", "id=\"t\" \(attributes)")
            return try InterfaceFixture(root: "<subviews>\(table)</subviews>").document().views[1].style.parts
        }
        #expect(try parts("separatorStyle=\"default\" style=\"plain\"") == nil)
        #expect(try parts("separatorStyle=\"none\" style=\"plain\"")?.separatorColor?.alpha == 0)
        #expect(try parts("separatorStyle=\"default\" style=\"grouped\"")?.separatorColor?.alpha == 0)
    }
}
