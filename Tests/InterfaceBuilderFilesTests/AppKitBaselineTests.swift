// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Baselines of AppKit's controls, points below the top of the frame that the file records.
struct AppKitBaselineTests {
    private func first(_ element: String, _ toolsVersion: String) throws -> Double? {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        let view = try fixture.document(rules: .canvas).views[1]
        return view.baselineOffsets.map { $0.firstFromTop + view.alignmentRectInsets.top }
    }

    private static func control(_ name: String, _ cell: String, height: Double, size: String = "") -> String {
        InterfaceFixture.view(
            name, "id=\"c\" \(size)", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"\(height)\"",
            "<\(name)Cell key=\"cell\" title=\"Name\" \(cell)><font key=\"font\" metaFont=\"system\"/></\(name)Cell>")
    }

    @Test(arguments: [
        ("14460", 25.0, 16.0), ("16096", 25, 15), ("9531", 26, 16), ("12121", 26, 15), ("16096", 26, 16),
        ("21507", 25, 14), ("24506", 24, 16),
    ])
    func `Pop-up buttons of macOS 11 to 15, and high ones of 10.12 to 10.14, have their titles higher`(
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

    /// Alignment rectangles are 16, 16, 20 and 15 points high.
    @Test(arguments: [
        (20.0, "numberOfTickMarks=\"5\"", 13.0), (20, "", 13), (28, "numberOfTickMarks=\"5\"", 15), (19, "", 13),
    ])
    func `The baseline of a slider is that of a text in its middle, tick marks or not`(
        height: Double, cell: String, baseline: Double
    ) throws {
        #expect(try first(Self.control("slider", cell, height: height), "21507") == baseline)
    }

    /// 7 points above the bottom, 8 since macOS 11.
    @Test(arguments: [("21507", 28.0, 20.0), ("24506", 24, 16)])
    func `Date pickers have their baseline near the bottom`(
        toolsVersion: String, height: Double, baseline: Double
    ) throws {
        let picker = Self.control(
            "datePicker", "borderStyle=\"bezel\" datePickerStyle=\"textFieldAndStepper\"", height: height)
        #expect(try first(picker, toolsVersion) == baseline)
    }

    @Test(arguments: [
        ("stepper", "24506", 26.0, 17.0), ("switch", "24506", 26, 17), ("segmentedControl", "21507", 24, 16),
    ])
    func `Other controls have that of a text in their middle`(
        name: String, toolsVersion: String, height: Double, baseline: Double
    ) throws {
        let control = InterfaceFixture.view(
            name, "id=\"c\"", frame: "x=\"20\" y=\"30\" width=\"60\" height=\"\(height)\"",
            name == "segmentedControl" ? "<segmentedCell key=\"cell\" style=\"capsule\"/>" : "")
        #expect(try first(control, toolsVersion) == baseline)
    }

    /// 22 points high, with a line of 16; small ones 20, with a line of 14.
    @Test(arguments: [(22.0, "", 15.0), (20, "controlSize=\"small\"", 13)])
    func `Path controls have the baseline of a text in their middle`(
        height: Double, size: String, baseline: Double
    ) throws {
        let control = InterfaceFixture.view(
            "pathControl", "id=\"c\"", frame: "x=\"20\" y=\"30\" width=\"60\" height=\"\(height)\"",
            "<pathCell key=\"cell\" \(size)><font key=\"font\" metaFont=\"system\"/></pathCell>")
        #expect(try first(control, "21507") == baseline)
    }

    @Test func `A check box whose title is not shown has no baseline of it`() throws {
        let box = "type=\"check\" imagePosition=\"only\""
        #expect(try first(Self.control("button", box, height: 18), "21507") == nil)
    }

    @Test func `A bold label of 17 points has its text as low as a regular one`() throws {
        let label = Self.control("textField", "", height: 17).replacing("\"system\"", with: "\"systemBold\"")
        #expect(try first(label, "12121") == 13)
    }

    /// A line of 16 points in the middle of 22, and one of the system font before San Francisco.
    @Test(arguments: [("8152", 16.0), ("9531", 15), ("14460", 15)])
    func `Fields have their text a point lower before macOS 10_11`(toolsVersion: String, baseline: Double) throws {
        let field = Self.control("textField", "borderStyle=\"bezel\"", height: 22)
        #expect(try first(field, toolsVersion) == baseline)
    }

    /// A field of 19 points, 5 more than a line.
    @Test(arguments: [("14460", 12.0), ("21507", 13)])
    func `Small fields have the odd point below their text up to macOS 10_15`(
        toolsVersion: String, baseline: Double
    ) throws {
        let field = Self.control("textField", "borderStyle=\"bezel\" controlSize=\"small\"", height: 19)
        #expect(try first(field.replacing("\"system\"", with: "\"smallSystem\""), toolsVersion) == baseline)
    }

    /// An alignment rectangle of 16 points, 2 more than a line, 4 points below the top.
    @Test func `Small push buttons have their titles in the middle`() throws {
        let button = Self.control("button", "type=\"push\" controlSize=\"small\"", height: 27)
        #expect(try first(button.replacing("\"system\"", with: "\"smallSystem\""), "21507") == 15)
    }

    @Test func `Small check boxes up to macOS 10_15 have their baseline 3 points above the alignment rectangle's end`()
        throws
    {
        let box = Self.control("button", "type=\"check\" controlSize=\"small\"", height: 18)
        #expect(try first(box.replacing("\"system\"", with: "\"smallSystem\""), "14460") == 12)
    }
}
