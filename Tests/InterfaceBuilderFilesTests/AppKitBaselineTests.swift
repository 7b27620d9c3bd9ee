// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Baselines of AppKit's controls, points below the top of the frame that the file records.
struct AppKitBaselineTests {
    private func first(_ element: String, _ toolsVersion: String) throws -> Double? {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        let view = try fixture.document().views[1]
        return view.baselineOffsets.map { $0.firstFromTop + view.alignmentRectInsets.top }
    }

    private static func control(_ name: String, _ cell: String, height: Double, size: String = "") -> String {
        InterfaceFixture.view(
            name, "id=\"c\" \(size)", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"\(height)\"",
            "<\(name)Cell key=\"cell\" title=\"Name\" \(cell)><font key=\"font\" metaFont=\"system\"/></\(name)Cell>")
    }

    @Test(arguments: [
        ("16096", 25.0, 16.0), ("12121", 26, 16), ("21507", 25, 14), ("24506", 24, 16),
    ])
    func `Pop-up buttons of macOS 11 to 15 have their titles higher`(
        toolsVersion: String, height: Double, baseline: Double
    ) throws {
        let control = Self.control("popUpButton", "type=\"push\"", height: height)
        #expect(try first(control, toolsVersion) == baseline)
    }

    @Test(arguments: [("16096", 32.0, 18.0), ("21507", 32, 18), ("24506", 24, 16)])
    func `The titles of push buttons are 18 points below the top before macOS 26`(
        toolsVersion: String, height: Double, baseline: Double
    ) throws {
        #expect(try first(Self.control("button", "type=\"push\"", height: height), toolsVersion) == baseline)
    }

    @Test(arguments: [(17.0, "", 13.0), (16, "", nil), (17, "metaFont=\"label\"", nil)] as [(Double, String, Double?)])
    func `A label of 17 points has its text a point lower than one of 16`(
        height: Double, font: String, baseline: Double?
    ) throws {
        let label = Self.control("textField", "", height: height)
        let text = font.isEmpty ? label : label.replacing("metaFont=\"system\"", with: font)
        #expect(try first(text, "12121") == baseline)
    }
}
