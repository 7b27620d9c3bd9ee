// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Alignment rectangles of AppKit's controls, and heights of UIKit's toolbars, as Xcode records them.
struct AlignmentInsetTests {
    private static let sides = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)

    private func view(_ element: String, toolsVersion: String = "21507") throws -> View {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        return try fixture.document().views[1]
    }

    @Test(arguments: [
        ("", true), ("editable=\"YES\"", true), ("drawsBackground=\"YES\"", false),
        ("editable=\"YES\" drawsBackground=\"YES\"", false), ("editable=\"YES\" borderStyle=\"bezel\"", false),
    ])
    func `Text fields have insets at the sides unless they draw a border or a background`(
        attributes: String, hasInsets: Bool
    ) throws {
        for name in ["textField", "tokenField"] {
            let field = InterfaceFixture.view(
                name, "id=\"f\"", "<\(name)Cell key=\"cell\" \(attributes) title=\"12\"/>")
            #expect(try view(field).alignmentRectInsets == (hasInsets ? Self.sides : .zero), "\(name)")
        }
    }

    @Test(arguments: [("13196", 0.0, 0.0), ("17506", 0, 0), ("21507", 2, 3), ("24506", 0, 0)])
    func `Colour wells have insets from Xcode 13 to 16`(toolsVersion: String, top: Double, left: Double) throws {
        let well = InterfaceFixture.view("colorWell", "id=\"w\"")
        #expect(
            try view(well, toolsVersion: toolsVersion).alignmentRectInsets
                == EdgeInsets(top: top, left: left, bottom: top, right: left))
    }

    /// By a button of 20 × 20 points between its insets.
    @Test(arguments: [
        (26.0, EdgeInsets(top: 3, left: 0, bottom: 3, right: 0)),
        (31, EdgeInsets(top: 6, left: 0, bottom: 5, right: 0)),
        (15, EdgeInsets(top: -2, left: 0, bottom: -3, right: 0)), (20.5, .zero),
    ])
    func `Symbols have the insets that the constants of their own constraints leave of the recorded frame`(
        height: Double, insets: EdgeInsets
    ) throws {
        func button(_ image: String, _ constraint: String = "") -> String {
            let constants = ["width", "height"].map {
                "<constraint firstAttribute=\"\($0)\" constant=\"20\" id=\"\($0)\" \(constraint)/>"
            }
            return InterfaceFixture.view(
                "button", "id=\"b\"", frame: "x=\"20\" y=\"30\" width=\"20\" height=\"\(height)\"",
                "<buttonCell key=\"cell\" type=\"square\" \(image)/><constraints>\(constants.joined())</constraints>")
        }
        let image = "image=\"NSStopProgressFreestandingTemplate\""
        #expect(try view(button(image)).alignmentRectInsets == insets)
        #expect(try view(button("")).alignmentRectInsets == .zero)
        #expect(try view(button(image, "relation=\"greaterThanOrEqual\"")).alignmentRectInsets == .zero)
        #expect(try view(button(image, "priority=\"999\"")).alignmentRectInsets == .zero)
    }

    @Test(arguments: [
        ("retina6_1", "17701", 813.0, 49.0), ("retina6_1", "17701", 764, 44), ("retina6_1", "16096", 813, 44),
        ("retina4_7", "17701", 618, 44),
    ])
    func `A toolbar above the home indicator is 49 points high`(
        device: String, toolsVersion: String, y: Double, height: Double
    ) throws {
        let bar = InterfaceFixture.view(
            "toolbar", "id=\"t\"", frame: "x=\"0\" y=\"\(y)\" width=\"375\" height=\"49\"")
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, device: device, root: "<subviews>\(bar)</subviews>")
        let document = try fixture.document()
        let size = document.views[1].intrinsicContentSize ?? document.profile.control(of: .toolbar).intrinsicContentSize
        #expect(size.height == height)
    }
}
