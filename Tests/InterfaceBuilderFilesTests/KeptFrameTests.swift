// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// Views that no constraint places: Interface Builder and AppKit leave them where they are.
struct KeptFrameTests {
    private func view(
        _ id: String, _ root: String, kind: InterfaceFixture.Kind = .macos, onCanvas: Bool = true
    ) throws -> View {
        let fixture = InterfaceFixture(
            kind: kind, toolsVersion: "21507", device: kind == .ios ? "retina4_7" : nil, root: root)
        let scene = try fixture.scene(
            ImportOptions(sizes: .recorded), rules: onCanvas ? .canvas : .system)
        let index = try #require(scene.objectIDs.firstIndex(of: id))
        return scene.document.views[index]
    }

    private static let plain = InterfaceFixture.view("view", "id=\"v\"")

    @Test(arguments: [InterfaceFixture.Kind.macos, .ios])
    func `On the canvas a view keeps its frame if no constraint is about it`(kind: InterfaceFixture.Kind) throws {
        let alone = "<subviews>\(Self.plain)</subviews>"
        #expect(try view("v", alone, kind: kind).autoresizingMask == AutoresizingMask([]))
        #expect(try view("v", alone, kind: kind, onCanvas: false).autoresizingMask == nil)
        for constraint in [
            "firstItem=\"v\" firstAttribute=\"width\" constant=\"9\"",
            "firstAttribute=\"trailing\" secondItem=\"v\" secondAttribute=\"trailing\"",
        ] {
            let held = "\(alone)<constraints><constraint \(constraint) id=\"k\"/></constraints>"
            #expect(try view("v", held, kind: kind).autoresizingMask == nil)
        }
    }

    @Test func `A constraint of its own is about a view as well`() throws {
        let own = "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"k\"/></constraints>"
        let held = InterfaceFixture.view("view", "id=\"v\"", own)
        #expect(try view("v", "<subviews>\(held)</subviews>").autoresizingMask == nil)
    }

    @Test func `Stack views and split views place what they hold`() throws {
        for (name, attributes) in [("stackView", "distribution=\"fill\""), ("splitView", "")] {
            let holder = InterfaceFixture.view(
                name, "\(attributes) id=\"s\"", "<subviews>\(Self.plain)</subviews>")
            #expect(try view("v", "<subviews>\(holder)</subviews>").autoresizingMask == nil)
        }
    }

    @Test func `A scroll view of AppKit places its clip view, and its table sizes itself`() throws {
        let table = InterfaceFixture.view("tableView", "id=\"t\"")
        let clip = InterfaceFixture.view("clipView", "key=\"contentView\" id=\"c\"", "<subviews>\(table)</subviews>")
        let scroll = "<subviews>\(InterfaceFixture.view("scrollView", "id=\"s\"", clip))</subviews>"
        let edge = "firstItem=\"t\" firstAttribute=\"top\" secondItem=\"c\" secondAttribute=\"top\""
        let held = scroll + "<constraints><constraint \(edge) id=\"k\"/></constraints>"
        let moving: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        for onCanvas in [false, true] {
            #expect(try view("c", scroll, onCanvas: onCanvas).autoresizingMask == moving)
            #expect(try view("t", scroll, onCanvas: onCanvas).autoresizingMask == AutoresizingMask([]))
            // What constraints are about, they place.
            #expect(try view("c", held, onCanvas: onCanvas).autoresizingMask == nil)
            #expect(try view("t", held, onCanvas: onCanvas).autoresizingMask == nil)
        }
    }

    @Test func `A stack view of AppKit hugs less than its views do`() throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", frame: "x=\"0\" y=\"0\" width=\"60\" height=\"18\"",
            "<buttonCell key=\"cell\" type=\"check\" title=\"Keep\"/>")
        let stack = InterfaceFixture.view(
            "stackView", "distribution=\"fill\" orientation=\"vertical\" alignment=\"leading\" id=\"s\"",
            "<subviews>\(button)</subviews>"
                + "<constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"k\"/></constraints>")
        let root = "<subviews>\(stack)</subviews>"
        #expect(try view("s", root).contentHugging.horizontal < view("b", root).contentHugging.horizontal)
        let scene = try InterfaceFixture(kind: .macos, toolsVersion: "21507", device: nil, root: root).scene()
        let solved = scene.document.solve(measuring: FixedCellText())
        #expect(solved.views[2].frame.width == 60)
        #expect(solved.views[2].ambiguities.isEmpty)
    }

    private static func table(_ attributes: String, cell: String, column: String = "", width: Double = 60) -> String {
        """
        <tableView id="t" \(attributes)><rect key="frame" x="0" y="0" width="100" height="40"/>
        <tableColumns><tableColumn id="o" width="40" \(column)><prototypeCellViews>
        <tableCellView id="c" \(cell)><rect key="frame" x="0" y="0" width="\(width)" height="17"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></tableCellView>
        </prototypeCellViews></tableColumn></tableColumns></tableView>
        """
    }

    private static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    /// 60 points of 100: with its mask a cell would make its table at least 40 wide.
    @Test(arguments: [
        ("", "", true), ("", Self.constrained, true), (Self.constrained, Self.constrained, true),
        (Self.constrained, "", false), ("fixedFrame=\"YES\" \(Self.constrained)", "", true),
    ])
    func `A table of AppKit places its cells unless constraints lay it out and they have masks`(
        table: String, cell: String, isPlaced: Bool
    ) throws {
        let table = Self.table(table, cell: cell)
        let mask: AutoresizingMask = isPlaced ? [] : .flexibleWidth
        #expect(try view("c", "<subviews>\(table)</subviews>").autoresizingMask == mask)
    }

    @Test(arguments: [("", 60.0, 60.0, false), ("hidden=\"YES\"", 0, 40, true), ("hidden=\"NO\"", 0, 40, false)])
    func `A cell without a width has that of its column, and one of a hidden column is hidden`(
        column: String, width: Double, expected: Double, isHidden: Bool
    ) throws {
        let table = Self.table("", cell: "", column: column, width: width)
        let cell = try view("c", "<subviews>\(table)</subviews>")
        #expect(cell.frame?.width == expected)
        #expect(cell.isHidden == isHidden)
    }
}
