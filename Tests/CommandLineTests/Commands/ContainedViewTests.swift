// SPDX-License-Identifier: Apache-2.0
import Testing

/// What `check` reports of views that a split view or a table of AppKit places.
struct ContainedViewTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// - Parameter root: as in `writeAppKitView`.
    private func findings(_ root: String) throws -> [String] {
        let file = try scratch.writeAppKitView(root)
        let report = try Executable.run(["check", file, "--diagnostics", "short"])
        #expect(report.status == 0, "\(report.text)")
        return report.text.split(separator: "\n").filter { $0.contains("warning") }.map(String.init)
    }

    private static func pane(_ name: String, x: Int, _ members: String = "") -> String {
        """
        <customView id="\(name)"><rect key="frame" x="\(x)" y="0" width="145" height="200"/>
        <autoresizingMask key="autoresizingMask"/>\(members)</customView>
        """
    }

    private static let leastWidth =
        #"<constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="c"/></constraints>"#

    @Test(arguments: [("splitView", false), ("customView", true)])
    func `A pane of a split view may have a least width`(name: String, isReported: Bool) throws {
        let panes = Self.pane("left", x: 0, Self.leastWidth) + Self.pane("right", x: 155)
        let found = try findings(
            """
            <subviews><\(name) vertical="YES" id="split"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(panes)</subviews></\(name)></subviews>
            """)
        #expect(found.contains { $0.hasSuffix("[tamic-true]") } == isReported, "\(found)")
    }

    @Test(arguments: [
        ("customView", "customClass=\"Badge\"", false), ("customView", "", true), ("imageView", "", false),
        ("scrollView", "", true),
    ])
    func `Priorities count where the program may give a view a size`(
        name: String, attributes: String, isReported: Bool
    )
        throws
    {
        let file = try scratch.writeAppKitView(
            """
            <subviews><\(name) \(attributes) horizontalHuggingPriority="251" id="v">
            <rect key="frame" x="0" y="0" width="40" height="40"/><autoresizingMask key="autoresizingMask"/></\(name)></subviews>
            """)
        let report = try Executable.run(["check", file, "--diagnostics", "short"])
        #expect(report.text.contains("[content-priority-without-content]") == isReported, "\(report.text)")
    }

    /// The label of a hidden column is 4 points wide in the file, as the column had no room for it.
    @Test(arguments: [("hidden=\"YES\"", "0.0", false), ("", "40", true)])
    func `What a hidden column contains is not misplaced`(hidden: String, width: String, isReported: Bool) throws {
        let label = """
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="0" width="4" height="17"/><constraints>
            <constraint firstAttribute="height" constant="17" id="h"/></constraints>
            <textFieldCell key="cell" title="A" id="label-cell"/></textField>
            """
        let edges = ["leading", "trailing", "top"].map {
            #"<constraint firstItem="label" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)" id="\#($0)"/>"#
        }
        let cell = """
            <tableCellView id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="17"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="4" height="17"/><subviews>\(label)</subviews>
            <constraints>\(edges.joined().replacing("\"cell\"", with: "\"box\""))
            <constraint firstAttribute="height" constant="17" id="box-h"/></constraints></customView></subviews>
            <constraints>\(edges.joined().replacing("\"label\"", with: "\"box\"").replacing(" id=\"", with: " id=\"b-"))
            </constraints></tableCellView>
            """
        let found = try findings(
            """
            <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><tableColumns>
            <tableColumn width="40" \(hidden) id="column"><prototypeCellViews>\(cell)</prototypeCellViews></tableColumn>
            </tableColumns></tableView></subviews>
            """)
        #expect(found.contains { $0.hasSuffix("[misplaced-view]") } == isReported, "\(found)")
    }
}
