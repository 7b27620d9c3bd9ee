// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Alignment rectangles that depend on the height of the frame, most of them of macOS 10.15 and before, and the coordinates of
/// clip views.
struct AppKitOlderControlTests {
    private func view(_ element: String, _ toolsVersion: String) throws -> View {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        return try fixture.document(rules: .canvas).views[1]
    }

    private func insets(
        _ name: String, _ cell: String, height: Double, _ toolsVersion: String
    ) throws -> EdgeInsets {
        try view(
            InterfaceFixture.view(
                name, "id=\"c\"", frame: "x=\"20\" y=\"30\" width=\"90\" height=\"\(height)\"",
                "<\(name)Cell key=\"cell\" title=\"Name\" \(cell)/>"), toolsVersion
        ).alignmentRectInsets
    }

    @Test(arguments: [(28.0, "14460", 4.0), (27, "14460", 3), (27, "21507", 4)])
    func `Small push buttons 27 points high end at the top a point higher than those of 28`(
        height: Double, toolsVersion: String, top: Double
    ) throws {
        let found = try insets("button", "type=\"push\" controlSize=\"small\"", height: height, toolsVersion)
        #expect(found.top == top)
    }

    @Test(arguments: [
        ("small", "", 15.0, "14460", 1.0, 1.0), ("small", "numberOfTickMarks=\"5\"", 18, "14460", 0, 0),
        ("small", "", 15, "21507", 0, 0), ("mini", "", 12, "14460", 0, 1), ("mini", "", 13, "14460", 0, 1),
        ("mini", "numberOfTickMarks=\"5\"", 17, "14460", 0, 0), ("mini", "", 17, "21507", 2, 2),
    ])
    func `Low sliders have room around them up to macOS 10_15 unless tick marks take it`(
        size: String, cell: String, height: Double, toolsVersion: String, top: Double, bottom: Double
    ) throws {
        let found = try insets("slider", "controlSize=\"\(size)\" \(cell)", height: height, toolsVersion)
        #expect(found.top == top)
        #expect(found.bottom == bottom)
    }

    @Test(arguments: [
        (15.0, "14460", EdgeInsets(top: 0, left: 1, bottom: 0, right: 2)),
        (16, "14460", EdgeInsets(top: 0, left: 1, bottom: 1, right: 2)),
        (16, "21507", EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)),
    ])
    func `Mini pop-up buttons up to macOS 10_15 have an alignment rectangle of 15 points`(
        height: Double, toolsVersion: String, expected: EdgeInsets
    ) throws {
        #expect(
            try insets("popUpButton", "type=\"push\" controlSize=\"mini\"", height: height, toolsVersion) == expected)
    }

    @Test(arguments: [
        ("stepper", "small", "21507", 22.0, .zero),
        ("levelIndicator", "regular", "15705", 18, EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)),
        ("levelIndicator", "regular", "21507", 18, EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)),
        ("levelIndicator", "regular", "14460", 2, .zero),
    ])
    func `Small steppers and level indicators are higher than what they draw`(
        name: String, size: String, toolsVersion: String, height: Double, expected: EdgeInsets
    ) throws {
        #expect(try insets(name, "controlSize=\"\(size)\"", height: height, toolsVersion) == expected)
    }

    @Test(arguments: [("10116", 0.0), ("19529", 3)])
    func `Separate segments stand out since macOS 11`(toolsVersion: String, side: Double) throws {
        #expect(try insets("segmented", "style=\"separated\"", height: 24, toolsVersion) == .zero)
        let control = InterfaceFixture.view(
            "segmentedControl", "id=\"c\"", "<segmentedCell key=\"cell\" style=\"separated\"/>")
        #expect(try view(control, toolsVersion).alignmentRectInsets.left == side)
    }

    /// 18 points and 4 of insets.
    @Test(arguments: [("10117", 18.0, 2.0)])
    func `Small help buttons were 18 points up to macOS 10_15`(
        toolsVersion: String, side: Double, left: Double
    ) throws {
        let button = try view(
            InterfaceFixture.view(
                "button", "controlSize=\"small\" id=\"b\"",
                "<buttonCell key=\"cell\" type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\"/>"),
            toolsVersion)
        #expect(button.intrinsicContentSize == IntrinsicContentSize(width: side, height: side))
        #expect(button.alignmentRectInsets.left == left)
    }

    @Test(arguments: [(24.0, 0.0), (18, 3)])
    func `The constants of a color well's own constraints tell its insets`(width: Double, left: Double) throws {
        let well = InterfaceFixture.view(
            "colorWell", "id=\"w\"", frame: "x=\"20\" y=\"30\" width=\"24\" height=\"24\"",
            "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"c\"/></constraints>")
        #expect(try view(well, "21507").alignmentRectInsets.left == left)
    }

    /// In a clip view of 100 points. A stack view may have the coordinates of AppKit, with the origin at the bottom, or those of a
    /// table.
    @Test(arguments: [("stackView", 70.0, 0.0), ("stackView", 0, 0), ("stackView", 50, 50), ("tableView", 70, 70)])
    func `A document view that ends at the upper edge is recorded upwards`(
        name: String, recorded: Double, expected: Double
    ) throws {
        let document = InterfaceFixture.view(
            name, "id=\"d\"", frame: "x=\"0\" y=\"\(recorded)\" width=\"80\" height=\"30\"")
        let clip = InterfaceFixture.view(
            "clipView", "key=\"contentView\" id=\"c\"", frame: "x=\"0\" y=\"0\" width=\"80\" height=\"100\"",
            "<subviews>\(document)</subviews>")
        let scroll = InterfaceFixture.view(
            "scrollView", "id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"80\" height=\"100\"", clip)
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: "17701", device: nil, root: "<subviews>\(scroll)</subviews>")
        #expect(try fixture.scene(rules: .canvas).recordedFrames[3].y == expected)
    }
}
