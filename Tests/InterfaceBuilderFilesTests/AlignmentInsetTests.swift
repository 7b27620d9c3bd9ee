// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// Alignment rectangles of AppKit's controls, and heights of UIKit's toolbars, as Xcode records them.
struct AlignmentInsetTests {
    private static let sides = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)

    private func view(_ element: String, toolsVersion: String = "21507") throws -> View {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(element)</subviews>")
        return try fixture.document(rules: .canvas).views[1]
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

    @Test(arguments: [("13196", 0.0, 0.0), ("17506", 0, 0), ("20037", 0, 0), ("21507", 2, 3), ("24506", 0, 0)])
    func `Colour wells have insets from Xcode 14 to 16`(toolsVersion: String, top: Double, left: Double) throws {
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
        // Without a symbol they may not be larger than the recorded frame.
        #expect(try view(button("")).alignmentRectInsets == (height < 20 ? .zero : insets))
        #expect(try view(button(image, "relation=\"greaterThanOrEqual\"")).alignmentRectInsets == .zero)
        #expect(try view(button(image, "priority=\"999\"")).alignmentRectInsets == .zero)
    }

    /// By a view that has 20 × 30 points in its own constraints, or is as large as its recorded frame.
    @Test(arguments: [
        ("stepper", "", "14113", EdgeInsets(top: 2, left: 3, bottom: 3, right: 3)),
        ("stepper", "", "21507", EdgeInsets(top: 4, left: 3, bottom: 4, right: 3)),
        ("switch", "", "21507", EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)),
        ("switch", "", "24765", .zero),
        ("datePicker", "borderStyle=\"bezel\"", "21507", EdgeInsets(top: 4, left: 0, bottom: 0, right: 3)),
        ("datePicker", "borderStyle=\"bezel\"", "14460", EdgeInsets(top: 4, left: 0, bottom: 0, right: 3)),
        ("datePicker", "borderStyle=\"bezel\" datePickerStyle=\"textField\"", "21507", .zero),
        ("datePicker", "", "21507", .zero), ("datePicker", "borderStyle=\"bezel\"", "9060", .zero),
        ("pathControl", "pathStyle=\"popUp\"", "21507", EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)),
        (
            "pathControl", "pathStyle=\"popUp\" controlSize=\"small\"", "12121",
            EdgeInsets(top: 1, left: 3, bottom: 4, right: 3)
        ),
        ("pathControl", "", "21507", .zero),
        ("segmentedControl", "style=\"separated\"", "21507", EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)),
        (
            "button", "type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\"", "21507",
            EdgeInsets(top: 3, left: 3, bottom: 4, right: 3)
        ), ("button", "type=\"bevel\" bezelStyle=\"regularSquare\"", "21507", .zero),
        ("tabView", "", "24765", EdgeInsets(top: 6, left: 7, bottom: 10, right: 7)),
        ("button", "type=\"push\" controlSize=\"mini\"", "14113", EdgeInsets(top: 0, left: 1, bottom: 1, right: 1)),
        ("button", "type=\"push\" controlSize=\"mini\"", "21507", EdgeInsets(top: 0, left: 2, bottom: 2, right: 2)),
        ("button", "type=\"check\" controlSize=\"small\"", "14113", EdgeInsets(top: 3, left: 3, bottom: 3, right: 2)),
        (
            "button", "type=\"roundRect\" borderStyle=\"border\"", "21507",
            EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        ),
        ("button", "type=\"roundRect\"", "21507", .zero),
        (
            "button", "type=\"roundTextured\" borderStyle=\"border\"", "21507",
            EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
        ),
        ("button", "type=\"roundTextured\" borderStyle=\"border\"", "14113", .zero),
        (
            "popUpButton", "type=\"push\" controlSize=\"small\"", "14460",
            EdgeInsets(top: 1, left: 3, bottom: 3, right: 3)
        ),
        (
            "popUpButton", "type=\"bevel\" borderStyle=\"border\"", "21701",
            EdgeInsets(top: 3, left: 3, bottom: 4, right: 3)
        ),
        ("popUpButton", "type=\"bevel\"", "21701", EdgeInsets(top: 0, left: 5, bottom: 0, right: 0)),
        ("button", "type=\"radio\"", "21507", EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)),
        (
            "button", "type=\"radio\" controlSize=\"small\"", "21507",
            EdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
        ),
        ("image", "imageFrameStyle=\"photo\"", "14113", EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)),
        ("image", "imageFrameStyle=\"grayBezel\"", "21507", EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)),
        ("image", "", "21507", .zero),
        ("comboBox", "borderStyle=\"bezel\"", "11762", EdgeInsets(top: 2, left: 0, bottom: 4, right: 3)),
        ("comboBox", "controlSize=\"small\"", "21507", EdgeInsets(top: 0, left: 0, bottom: 0, right: 3)),
        ("comboBox", "borderStyle=\"bezel\"", "24506", .zero),
        ("segmentedControl", "style=\"rounded\"", "21507", EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)),
        (
            "segmentedControl", "style=\"rounded\" controlSize=\"small\"", "21507",
            EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
        ),
        (
            "segmentedControl", "style=\"rounded\" trackingMode=\"momentary\"", "21507",
            EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
        ),
    ])
    func `Controls of AppKit stand out from their alignment rectangles`(
        name: String, attributes: String, toolsVersion: String, insets: EdgeInsets
    ) throws {
        let control = InterfaceFixture.view(
            name == "image" ? "imageView" : name, "id=\"c\"",
            "<\(name == "segmentedControl" ? "segmented" : name)Cell key=\"cell\" \(attributes)/>")
        #expect(try view(control, toolsVersion: toolsVersion).alignmentRectInsets == insets)
    }

    @Test(arguments: [
        ("NSAddTemplate", "", "17506", EdgeInsets(top: 2.5, left: 0, bottom: 1.5, right: 0.5)),
        ("NSRemoveTemplate", "", "24506", EdgeInsets(top: -2, left: 0, bottom: -3, right: 0.5)),
        ("NSAddTemplate", "", "16096", .zero), ("NSAddTemplate", "borderStyle=\"border\"", "22505", .zero),
        ("NSActionTemplate", "", "22505", EdgeInsets(top: 3, left: 0, bottom: 3, right: 0)),
        ("NSActionTemplate", "borderStyle=\"border\"", "22505", .zero), ("NSActionTemplate", "", "16096", .zero),
        ("NSStopProgressFreestandingTemplate", "", "21507", EdgeInsets(top: 3, left: 0, bottom: 3, right: 0)),
        ("NSQuickLookTemplate", "", "22505", .zero),
    ])
    func `Templates of the system without a border stand out from their alignment rectangles`(
        image: String, border: String, toolsVersion: String, insets: EdgeInsets
    ) throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"",
            "<buttonCell key=\"cell\" type=\"square\" image=\"\(image)\" imagePosition=\"only\" \(border)/>")
        #expect(try view(button, toolsVersion: toolsVersion).alignmentRectInsets == insets)
    }

    @Test func `The constants of a button's own constraints tell its insets, too`() throws {
        func button(_ width: Double, _ height: Double) -> String {
            InterfaceFixture.view(
                "button", "id=\"b\"", frame: "x=\"20\" y=\"30\" width=\"80\" height=\"40\"",
                """
                <buttonCell key="cell" type="push"/><constraints>
                <constraint firstAttribute="width" constant="\(width)" id="w"/>
                <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
                """)
        }
        #expect(try view(button(80, 40)).alignmentRectInsets == .zero)
        #expect(try view(button(77, 36)).alignmentRectInsets == EdgeInsets(top: 2, left: 2, bottom: 2, right: 1))
        // Those of its kind add up to as much.
        let standard = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
        #expect(try view(button(66, 28)).alignmentRectInsets == standard)
        // Larger differences are frames from before a change.
        #expect(try view(button(20, 60)).alignmentRectInsets == standard)
    }

    @Test(arguments: [("17156", 6.0), ("17506", 7), ("17701", 7)])
    func `Push buttons have the insets of macOS 11 from Xcode 12.4 on`(toolsVersion: String, side: Double) throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"push\" title=\"Cancel\"/>")
        #expect(try view(button, toolsVersion: toolsVersion).alignmentRectInsets.left == side)
    }

    /// By a button of 80 points at the end of a view of 375, 20 points from its edge.
    @Test(arguments: [("17506", 281.0, 6.0), ("17506", 282, 7), ("16096", 282, 6)])
    func `Files of Xcode 12.4 are from the macOS that a push button at the end of its superview tells`(
        toolsVersion: String, x: Double, side: Double
    ) throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", frame: "x=\"\(x)\" y=\"13\" width=\"80\" height=\"32\"",
            "<buttonCell key=\"cell\" type=\"push\" title=\"Cancel\"/>")
        let end =
            "<constraint firstAttribute=\"trailing\" secondItem=\"b\" secondAttribute=\"trailing\" constant=\"20\" id=\"c\"/>"
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil,
            root: "<subviews>\(button)</subviews><constraints>\(end)</constraints>")
        #expect(try fixture.document(rules: .canvas).views[1].alignmentRectInsets.left == side)
    }

    @Test(arguments: [("12121", 11.0, 3.0), ("21507", nil, nil)] as [(String, Double?, Double?)])
    func `Old check boxes have their baseline 3 points above the bottom of the alignment rectangle`(
        toolsVersion: String, first: Double?, last: Double?
    ) throws {
        let box = InterfaceFixture.view(
            "button", "id=\"b\"", frame: "x=\"20\" y=\"30\" width=\"90\" height=\"18\"",
            "<buttonCell key=\"cell\" type=\"check\" title=\"Keep\"/>")
        let offsets = try view(box, toolsVersion: toolsVersion).baselineOffsets
        #expect(offsets?.firstFromTop == first)
        #expect(offsets?.lastFromBottom == last)
    }

    @Test(
        arguments: [
            ("help", "", "21507", 20.0), ("help", "", "24506", 24),
            ("help", "controlSize=\"small\"", "24506", 20), ("help", "controlSize=\"mini\"", "24506", 16),
            ("help", "controlSize=\"large\"", "24506", nil), ("disclosureTriangle", "", "24506", 13),
            ("disclosureTriangle", "", "21507", 13),
            ("check", "", "21507", 14), ("check", "", "24506", 16), ("check", "title=\"Keep\"", "21507", nil),
            ("push", "", "21507", nil),
        ] as [(String, String, String, Double?)])
    func `Buttons that only have a drawing of their own are as large as it`(
        type: String, title: String, toolsVersion: String, side: Double?
    ) throws {
        let button = InterfaceFixture.view("button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"\(type)\" \(title)/>")
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(button)</subviews>")
        let found = try fixture.document(ImportOptions(sizes: .measured)).views[1]
        #expect(found.intrinsicContentSize == side.map { IntrinsicContentSize(width: $0, height: $0) })
    }

    @Test(
        arguments: [
            ("style=\"rounded\" trackingMode=\"momentary\"", "21507", 65, 20),
            ("style=\"rounded\" trackingMode=\"momentary\"", "12118", 67, 21),
            ("style=\"separated\"", "24127", 65, 20),
            ("style=\"separated\" controlSize=\"small\"", "21507", 65, 17),
            ("style=\"separated\" controlSize=\"small\"", "24506", 65, 20), ("style=\"separated\"", "24506", 65, 24),
            ("style=\"capsule\"", "21507", nil, nil), ("style=\"separated\" controlSize=\"large\"", "21507", nil, nil),
        ] as [(String, String, Double?, Double?)])
    func `Buttons next to each other with widths of their own have a line between two`(
        cell: String, toolsVersion: String, width: Double?, height: Double?
    ) throws {
        func size(_ segments: [String]) throws -> IntrinsicContentSize? {
            let control = InterfaceFixture.view(
                "segmentedControl", "id=\"s\"",
                "<segmentedCell key=\"cell\" \(cell)><segments>\(segments.joined())</segments></segmentedCell>")
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(control)</subviews>")
            return try fixture.document(ImportOptions(sizes: .measured)).views[1].intrinsicContentSize
        }
        let segment = "<segment width=\"32\"/>"
        #expect(try size([segment, segment]) == width.map { IntrinsicContentSize(width: $0, height: height) })
        #expect(try size([segment, "<segment label=\"A\"/>"]) == nil)
        #expect(try size([]) == nil)
    }

    @Test func `A table of AppKit places its cells by their frames`() throws {
        let cell = InterfaceFixture.view("tableCellView", "id=\"c\"", "<subviews/>")
        let document = try InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil,
            root: "<subviews>\(cell)\(InterfaceFixture.view("customView", "id=\"v\""))</subviews>"
        ).document()
        #expect(document.views[1].autoresizingMask == AutoresizingMask([]))
        #expect(document.views[2].autoresizingMask == nil)
    }

    /// A symbol of 20 × 12 points.
    @Test(arguments: [
        ("", "catalog=\"system\"", -4.0), ("placeholderIntrinsicHeight=\"17\"", "catalog=\"system\"", -2.5),
        ("", "", 0),
    ])
    func `A symbol of UIKit is lower than the height that its image view asks for`(
        placeholder: String, catalog: String, inset: Double
    ) throws {
        let constraint = placeholder.isEmpty ? "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/>" : ""
        let symbol = InterfaceFixture.view(
            "imageView", "image=\"chevron.down\" \(catalog) \(placeholder) id=\"i\"",
            frame: "x=\"20\" y=\"34\" width=\"20\" height=\"12\"", "<constraints>\(constraint)</constraints>")
        let found = try InterfaceFixture(root: "<subviews>\(symbol)</subviews>").document(rules: .canvas).views[1]
        #expect(found.alignmentRectInsets == EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
    }

    /// A symbol of 20 × 12 points.
    @Test(arguments: [
        ("1:1", "", -4.0), ("4:3", "", -1.5), ("1:1", "priority=\"999\"", 0), ("1:1", "constant=\"2\"", 0),
    ])
    func `A symbol of UIKit is lower than the height that a ratio asks for`(
        ratio: String, attributes: String, inset: Double
    ) throws {
        let constraint = """
            <constraint firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="\(ratio)" \(attributes) id="r"/>
            """
        let symbol = InterfaceFixture.view(
            "imageView", "image=\"chevron.down\" catalog=\"system\" id=\"i\"",
            frame: "x=\"20\" y=\"34\" width=\"20\" height=\"12\"", "<constraints>\(constraint)</constraints>")
        let found = try InterfaceFixture(root: "<subviews>\(symbol)</subviews>").document(rules: .canvas).views[1]
        #expect(found.alignmentRectInsets == EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
    }

    @Test(arguments: [("portrait", "retina4_7", 44.0), ("landscape", "retina4_7", 32), ("landscape", "ipad9_7", 44)])
    func `A toolbar on a phone in landscape orientation is 32 points high`(
        orientation: String, device: String, height: Double
    ) throws {
        let bar = InterfaceFixture.view("toolbar", "id=\"t\"")
        let text = InterfaceFixture(toolsVersion: "23504", device: device, root: "<subviews>\(bar)</subviews>").text
            .replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
        let imported = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "fixture", text))
        let document = try #require(imported.scenes.first).document
        let size = document.views[1].intrinsicContentSize ?? document.profile.control(of: .toolbar).intrinsicContentSize
        #expect(size.height == height)
    }

    @Test(arguments: [("17701", "", true), ("17701", "style=\"wheels\"", false), ("16096", "", false)])
    func `Date pickers are compact from Xcode 12 on`(toolsVersion: String, style: String, isCompact: Bool) throws {
        let picker = InterfaceFixture.view(
            "datePicker", "datePickerMode=\"date\" \(style) id=\"d\"",
            frame: "x=\"20\" y=\"30\" width=\"90\" height=\"36\"")
        let document = try InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(picker)</subviews>")
            .document(rules: .canvas)
        // Wheels have the profile's size.
        #expect(
            document.views[1].intrinsicContentSize == (isCompact ? IntrinsicContentSize(width: 90, height: 36) : nil))
    }

    @Test(arguments: [
        ("retina6_1", "17701", 896.0, 813.0, 49.0), ("retina6_1", "17701", 896, 764, 44),
        ("retina6_1", "16096", 896, 813, 44), ("retina4_7", "17701", 667, 618, 44),
        ("retina6_1", "17156", 842, 759, 49),
    ])
    func `A toolbar above the home indicator is 49 points high`(
        device: String, toolsVersion: String, rootHeight: Double, y: Double, height: Double
    ) throws {
        let bar = InterfaceFixture.view(
            "toolbar", "id=\"t\"", frame: "x=\"0\" y=\"\(y)\" width=\"375\" height=\"49\"")
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, device: device, root: "<subviews>\(bar)</subviews>",
            rootFrame: "x=\"0\" y=\"0\" width=\"414\" height=\"\(rootHeight)\"")
        let document = try fixture.document(rules: .canvas)
        let size = document.views[1].intrinsicContentSize ?? document.profile.control(of: .toolbar).intrinsicContentSize
        #expect(size.height == height)
    }

    @Test(arguments: [("14109", 56.0), ("20037", 51), ("22505", 56), ("24412", 64)])
    func `Search bars have the height of their iOS`(toolsVersion: String, height: Double) throws {
        let bar = InterfaceFixture.view("searchBar", "id=\"s\"")
        let document = try InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(bar)</subviews>").document(
            rules: .canvas)
        let size =
            document.views[1].intrinsicContentSize ?? document.profile.control(of: .searchBar).intrinsicContentSize
        #expect(size.height == height)
    }

    @Test func `A field of AppKit without a border is a line high`() throws {
        func height(_ border: String) throws -> Double? {
            let field = InterfaceFixture.view(
                "textField", "id=\"f\"",
                "<textFieldCell key=\"cell\" editable=\"YES\" selectable=\"YES\" \(border)><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
            )
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(field)</subviews>")
            return try fixture.document(ImportOptions(sizes: .measured)).views[1].intrinsicContentSize?.height
        }
        #expect(try height("") == 16)
        #expect(try height("borderStyle=\"bezel\" drawsBackground=\"YES\"") == 21)
    }

    @Test(arguments: [("20037", 14.0), ("17701", 17), ("22505", 17)])
    func `Titles of configurations are in the body style, on the canvas of Xcode 13 at its smallest size`(
        toolsVersion: String, size: Double
    ) throws {
        let button = InterfaceFixture.view(
            "button", "id=\"b\"", "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Add\"/>")
        let document = try InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(button)</subviews>")
            .document(rules: .canvas)
        guard case .button(let found) = document.views[1].content else {
            Issue.record("no button")
            return
        }
        #expect(found.title.font.size == size)
    }
}
