// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// What the sizes of AppKit's controls are where text is measured, by the version of Xcode.
struct AppKitMeasuredSizeTests {
    private func view(_ element: String, _ toolsVersion: String) throws -> View {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        return try fixture.document(ImportOptions(sizes: .measured)).views[1]
    }

    private func insets(_ name: String, _ cell: String, _ toolsVersion: String) throws -> DirectionalEdgeInsets {
        let button = try view(
            InterfaceFixture.view(name, "id=\"b\"", "<\(name)Cell key=\"cell\" title=\"Name\" \(cell)/>"), toolsVersion)
        guard case .button(let content) = button.content else {
            Issue.record("no button")
            return .zero
        }
        return try #require(content.contentInsets)
    }

    @Test(arguments: [
        ("textField", "14490", 22.0), ("textField", "15505", 21), ("textField", "21507", 21),
        ("textField", "24506", 24), ("searchField", "16096", 21), ("searchField", "21507", 22),
        ("comboBox", "11762", 20), ("comboBox", "19529", 20), ("comboBox", "24506", 24),
    ])
    func `Empty fields have the height of the version`(name: String, toolsVersion: String, height: Double) throws {
        let field = InterfaceFixture.view(
            name, "id=\"f\"",
            """
            <\(name)Cell key="cell" borderStyle="bezel" drawsBackground="YES"><font key="font" metaFont="system"/>
            </\(name)Cell>
            """)
        #expect(try view(field, toolsVersion).intrinsicContentSize == IntrinsicContentSize(height: height))
    }

    @Test(
        arguments: [
            ("borderStyle=\"bezel\"", "20037", 24.0), ("borderStyle=\"bezel\"", "14460", 24),
            ("borderStyle=\"bezel\" datePickerStyle=\"textField\"", "20037", nil),
            ("borderStyle=\"bezel\"", "24506", nil), ("", "20037", nil),
        ] as [(String, String, Double?)])
    func `Date pickers beside a stepper are 24 points high before macOS 26`(
        cell: String, toolsVersion: String, height: Double?
    ) throws {
        let picker = InterfaceFixture.view("datePicker", "id=\"d\"", "<datePickerCell key=\"cell\" \(cell)/>")
        let expected = height.map { IntrinsicContentSize(height: $0) }
        #expect(try view(picker, toolsVersion).intrinsicContentSize == expected)
    }

    /// What is left of 200 points beside the insets of a label.
    @Test(arguments: [
        ("setsMaxLayoutWidthAtFirstLayout=\"YES\"", 34.0, true, 196.0),
        ("setsMaxLayoutWidthAtFirstLayout=\"YES\"", 34, false, 0),
        ("setsMaxLayoutWidthAtFirstLayout=\"YES\"", 17, true, 0), ("", 34, true, 0),
        ("setsMaxLayoutWidthAtFirstLayout=\"YES\" preferredMaxLayoutWidth=\"150\"", 34, true, 150),
    ])
    func `The width that a label takes at its first layout is on the canvas that of its frame`(
        attributes: String, height: Double, onCanvas: Bool, preferred: Double
    ) throws {
        let label = InterfaceFixture.view(
            "textField", "id=\"l\" \(attributes)", frame: "x=\"0\" y=\"0\" width=\"200\" height=\"\(height)\"",
            "<textFieldCell key=\"cell\" title=\"Delivered to a neighbour\"/>")
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(label)</subviews>")
        guard
            case .label(let content) = try fixture.document(
                ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
            ).views[1].content
        else {
            Issue.record("no label")
            return
        }
        #expect(content.preferredMaxLayoutWidth == preferred)
        #expect(content.setsMaxLayoutWidthAtFirstLayout == !attributes.isEmpty)
    }

    /// Points beside and above the title together.
    @Test(arguments: [
        ("bevel", "21507", 20.0, 2.0), ("smallSquare", "21507", 6, 5),
        ("smallSquare", "14460", 20, 5), ("squareTextured", "14313", 8, 6), ("roundTextured", "21507", 15, 4),
        ("inline", "14313", 12, 3), ("inline", "21507", 10, 4),
    ])
    func `Square and inline buttons with a border have the room of the version around their titles`(
        type: String, toolsVersion: String, width: Double, height: Double
    ) throws {
        let found = try insets("button", "type=\"\(type)\" borderStyle=\"border\"", toolsVersion)
        #expect([found.leading + found.trailing, found.top + found.bottom] == [width, height])
    }

    /// A symbol of 14 points in a button of 22: with the 20 points that are beside a title it would be drawn 2 points wide.
    @Test(arguments: [("overlaps", "12120"), ("only", "21507"), ("only", "24506")])
    func `Images alone in small squares have little room beside them`(position: String, toolsVersion: String) throws {
        let button = try view(
            InterfaceFixture.view(
                "button", "id=\"b\"",
                "<buttonCell key=\"cell\" type=\"smallSquare\" borderStyle=\"border\" image=\"NSAddTemplate\" imagePosition=\"\(position)\"/>"
            ), toolsVersion)
        guard case .button(let content) = button.content else {
            Issue.record("no button")
            return
        }
        let insets = try #require(content.contentInsets)
        #expect(insets.leading + insets.trailing == 4)
    }

    @Test func `On the canvas an empty label in a stack view is 50 points wide`() throws {
        func width(_ title: String, onCanvas: Bool) throws -> Double? {
            let label = InterfaceFixture.view(
                "textField", "id=\"l\"", "<textFieldCell key=\"cell\" \(title)/>")
            let stack = InterfaceFixture.view(
                "stackView", "id=\"s\" orientation=\"horizontal\" distribution=\"fill\"",
                "<subviews>\(label)</subviews>")
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(stack)</subviews>")
            return try fixture.document(
                ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
            ).views[2].intrinsicContentSize?.width
        }
        #expect(try width("", onCanvas: true) == 50)
        #expect(try width("", onCanvas: false) == nil)
        #expect(try width("title=\"Name\"", onCanvas: true) == nil)
    }

    /// Points beside and above the title together.
    @Test(arguments: [
        ("", "16096", 33.0, 5.0), ("", "21507", 32, 4), ("controlSize=\"small\"", "14460", 30, 4),
        ("controlSize=\"small\"", "21507", 24, 2),
    ])
    func `Pop-up buttons have the room of the version around their titles`(
        size: String, toolsVersion: String, width: Double, height: Double
    ) throws {
        let found = try insets("popUpButton", "type=\"push\" \(size)", toolsVersion)
        #expect(found.leading + found.trailing == width)
        #expect(found.top + found.bottom == height)
    }

    /// Titles of 12 points have lines of 15, small ones of 14, those of bevels of 16: all buttons are 24 points high, small ones 20.
    @Test(arguments: [
        ("button", "type=\"roundRect\" borderStyle=\"border\"", 9.0, 24.0),
        ("button", "type=\"roundRect\" borderStyle=\"border\" controlSize=\"small\"", 6, 20),
        ("button", "type=\"recessed\" borderStyle=\"border\"", 9, 24),
        ("button", "type=\"bevel\" borderStyle=\"border\"", 8, 24),
        ("popUpButton", "type=\"push\" controlSize=\"small\"", 6, 39),
    ])
    func `Buttons of macOS 26 with a border are as high as push buttons`(
        name: String, cell: String, height: Double, width: Double
    ) throws {
        let found = try insets(name, cell, "24506")
        #expect(found.top + found.bottom == height)
        #expect(found.leading + found.trailing == width)
    }

    /// A line of 14 points in an alignment rectangle of 12.
    @Test(arguments: [("14460", 17.0, -2.0), ("21507", 20, 0)])
    func `Small check boxes up to macOS 10_15 are lower than their titles and closer to them`(
        toolsVersion: String, leading: Double, height: Double
    ) throws {
        let found = try insets("button", "type=\"check\" controlSize=\"small\"", toolsVersion)
        #expect(found.leading == leading)
        #expect(found.top + found.bottom == height)
    }

    @Test(arguments: [("16096", 21.0), ("21507", 20)])
    func `Help buttons were a point larger up to macOS 10_15`(toolsVersion: String, side: Double) throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"help\" borderStyle=\"border\"/>")
        #expect(
            try view(button, toolsVersion).intrinsicContentSize == IntrinsicContentSize(width: side, height: side))
    }
}
