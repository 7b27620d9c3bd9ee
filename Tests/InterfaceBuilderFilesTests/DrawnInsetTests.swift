// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// Alignment rectangles that depend on the macOS that drew a control, on its height or on the constraints around it.
struct DrawnInsetTests {
    private func document(_ elements: String, _ constraints: String = "", toolsVersion: String) throws -> Document {
        let root = "<subviews>\(elements)</subviews><constraints>\(constraints)</constraints>"
        return try InterfaceFixture(kind: .macos, toolsVersion: toolsVersion, device: nil, root: root).document(
            rules: .canvas)
    }

    private static func control(_ name: String, _ cell: String, _ attributes: String = "", height: Double) -> String {
        InterfaceFixture.view(
            name, "id=\"c\" \(attributes)", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"\(height)\"",
            "<\(name == "segmentedControl" ? "segmented" : name)Cell key=\"cell\" \(cell)/>")
    }

    /// Top, left, bottom, right.
    @Test(arguments: [
        ("button", "type=\"help\" borderStyle=\"border\"", "16096", 25.0, [1.0, 2, 3, 2]),
        ("button", "type=\"help\" borderStyle=\"border\"", "21507", 25, [1, 3, 4, 2]),
        ("button", "type=\"round\" borderStyle=\"border\"", "14113", 38, [3, 6, 9, 7]),
        ("button", "type=\"round\" borderStyle=\"border\"", "21507", 26, [0, 0, 0, 0]),
        ("button", "type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "21507", 29, [3, 3, 4, 3]),
        ("button", "type=\"recessed\" borderStyle=\"border\"", "21507", 19, [0, 0, 1, 0]),
        ("button", "type=\"recessed\"", "21507", 19, [0, 0, 0, 0]),
        ("button", "type=\"smallSquare\" borderStyle=\"border\"", "24506", 26, [1, 0, 1, 0]),
        ("button", "type=\"smallSquare\"", "24506", 26, [0, 0, 0, 0]),
        ("popUpButton", "type=\"push\" controlSize=\"mini\"", "21507", 16, [1, 2, 2, 2]),
        ("segmentedControl", "style=\"smallSquare\"", "21507", 23, [1, 0, 1, 0]),
        ("segmentedControl", "style=\"smallSquare\"", "24506", 24, [0, 0, 0, 0]),
        ("popUpButton", "type=\"bevel\"", "16096", 21, [0, 0, 0, 0]),
        ("popUpButton", "type=\"bevel\"", "17701", 21, [0, 5, 0, 0]),
        ("button", "image=\"NSAddTemplate\" imagePosition=\"overlaps\"", "23077", 20, [2.5, 0, 1.5, 0.5]),
        ("button", "image=\"NSAddTemplate\" imagePosition=\"overlaps\" title=\"A\"", "23077", 20, [0, 0, 0, 0]),
        ("button", "image=\"NSRemoveTemplate\" imagePosition=\"overlaps\"", "23077", 11, [-2, 0, -3, 0.5]),
        ("button", "type=\"roundTextured\" borderStyle=\"border\"", "6254", 25, [1, 0, 2, 0]),
        ("button", "type=\"squareTextured\" borderStyle=\"border\"", "6254", 25, [1, 0, 2, 0]),
        ("button", "type=\"roundTextured\" borderStyle=\"border\"", "14113", 23, [0, 0, 1, 0]),
        ("button", "type=\"roundTextured\" borderStyle=\"border\"", "14113", 30, [0, 0, 0, 0]),
        ("button", "type=\"roundTextured\"", "14113", 25, [0, 0, 0, 0]),
        ("segmentedControl", "style=\"texturedSquare\"", "10117", 25, [1, 0, 2, 0]),
        ("segmentedControl", "style=\"texturedSquare\"", "14113", 23, [0, 0, 1, 0]),
        ("button", "type=\"roundTextured\" borderStyle=\"border\"", "21507", 23, [1, 1, 2, 1]),
        ("popUpButton", "type=\"square\" pullsDown=\"YES\"", "21507", 20, [0, 5, 0, 0]),
        ("popUpButton", "type=\"square\" pullsDown=\"YES\"", "16096", 20, [0, 0, 0, 0]),
        ("popUpButton", "type=\"square\" pullsDown=\"YES\" controlSize=\"small\"", "21507", 16, [0, 0, 0, 0]),
        ("popUpButton", "type=\"square\"", "21507", 20, [0, 0, 0, 0]),
        ("popUpButton", "type=\"square\" pullsDown=\"YES\"", "24506", 15, [0, 5, 0, 0]),
        ("popUpButton", "type=\"square\"", "24506", 15, [0, 0, 0, 0]),
        ("popUpButton", "type=\"bevel\" borderStyle=\"border\"", "24506", 24, [0, 0, 0, 0]),
        ("comboBox", "borderStyle=\"bezel\"", "21507", 23, [1, 1, 2, 3]),
        ("comboBox", "borderStyle=\"bezel\"", "21507", 25, [2, 0, 4, 3]),
        ("comboBox", "borderStyle=\"bezel\"", "17506", 24, [2, 0, 4, 3]),
        ("comboBox", "borderStyle=\"bezel\" controlSize=\"small\"", "7531", 22, [1, 0, 4, 3]),
        ("comboBox", "borderStyle=\"bezel\" controlSize=\"small\"", "17701", 22, [0, 0, 0, 3]),
        ("segmentedControl", "style=\"rounded\" trackingMode=\"momentary\"", "12118", 24, [1, 2, 2, 2]),
        ("segmentedControl", "style=\"rounded\" trackingMode=\"momentary\"", "21507", 24, [2, 3, 2, 3]),
        ("slider", "controlSize=\"mini\"", "14490", 12, [0, 0, 1, 0]),
        ("slider", "controlSize=\"mini\"", "22154", 17, [2, 2, 2, 2]),
        ("slider", "controlSize=\"small\"", "17506", 15, [0, 0, 0, 0]),
        ("slider", "controlSize=\"small\"", "17506", 20, [2, 2, 2, 2]),
        ("slider", "numberOfTickMarks=\"5\" tickMarkPosition=\"above\"", "14490", 24, [1, 2, 2, 2]),
        ("slider", "numberOfTickMarks=\"5\" tickMarkPosition=\"below\"", "14490", 24, [2, 2, 1, 2]),
        ("slider", "numberOfTickMarks=\"0\" tickMarkPosition=\"above\"", "14490", 19, [2, 2, 2, 2]),
        ("slider", "numberOfTickMarks=\"5\" tickMarkPosition=\"below\"", "21507", 28, [2, 2, 6, 2]),
        ("slider", "numberOfTickMarks=\"5\" tickMarkPosition=\"below\"", "24506", 16, [0, 0, 0, 0]),
    ])
    func `Controls have the insets of the macOS that drew them`(
        name: String, cell: String, toolsVersion: String, height: Double, edges: [Double]
    ) throws {
        let control = Self.control(name, cell, height: height)
        let insets = try document(control, toolsVersion: toolsVersion).views[1].alignmentRectInsets
        #expect([insets.top, insets.left, insets.bottom, insets.right] == edges)
    }

    @Test(arguments: [("primary", "21507"), ("secondary", "10116"), ("secondary", "24506"), ("custom", "10116")])
    func `Secondary boxes have the insets of primary ones`(kind: String, toolsVersion: String) throws {
        let box = InterfaceFixture.view(
            "box", "id=\"b\" titlePosition=\"noTitle\"\(kind == "primary" ? "" : " boxType=\"\(kind)\"")")
        let hasInsets = kind != "custom" && toolsVersion != "24506"
        #expect(
            try document(box, toolsVersion: toolsVersion).views[1].alignmentRectInsets
                == (hasInsets ? EdgeInsets(top: 2, left: 3, bottom: 4, right: 3) : .zero))
    }

    /// Two push buttons of 80 points whose alignment rectangles are 12 points apart.
    @Test(arguments: [("17506", 80.0, 6.0), ("17506", 78, 7), ("17701", 80, 6), ("17701", 78, 7), ("18122", 80, 7)])
    func `Push buttons next to each other tell macOS 10.15, too`(
        toolsVersion: String, distance: Double, side: Double
    ) throws {
        func push(_ id: String, _ x: Double) -> String {
            InterfaceFixture.view(
                "button", "id=\"\(id)\"", frame: "x=\"\(x)\" y=\"13\" width=\"80\" height=\"32\"",
                "<buttonCell key=\"cell\" type=\"push\" title=\"\(id)\"/>")
        }
        let document = try document(
            push("a", 20) + push("b", 20 + distance), Self.constraint("b", "leading", "a", "trailing", 12),
            toolsVersion: toolsVersion)
        #expect(document.views[1].alignmentRectInsets.left == side)
    }

    private static func constraint(
        _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double,
        _ more: String = ""
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)" \(more)/>
        """
    }

    /// Above its tick marks, a slider of 15 points, 13 if it is small.
    @Test(arguments: [("", 24.0, "above", 6.0), ("controlSize=\"small\"", 18, "above", 3), ("", 20, "below", 6)])
    func `Tick marks above a slider leave its baseline where it is without them`(
        size: String, height: Double, marks: String, baseline: Double
    ) throws {
        let slider = Self.control(
            "slider", "numberOfTickMarks=\"5\" tickMarkPosition=\"\(marks)\"", size, height: height)
        let view = try document(slider, toolsVersion: "16096").views[1]
        let last = try #require(view.baselineOffsets?.lastFromBottom)
        #expect(last + view.alignmentRectInsets.bottom == baseline)
    }
}
