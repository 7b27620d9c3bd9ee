// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// The look of controls in files: bezels, shadows, states, attributed texts, and symbols for maps and pages.
struct DrawnStyleTests {
    private func view(
        _ element: String, _ attributes: String = "", _ children: String = "", kind: InterfaceFixture.Kind = .ios,
        toolsVersion: String = "18122"
    ) throws -> View {
        let fixture = InterfaceFixture.subview(element, attributes, children, kind: kind, toolsVersion: toolsVersion)
        return try fixture.document().views[1]
    }

    private func cell(_ attributes: String, _ children: String = "") throws -> ViewStyle {
        try view(
            "button", "", "<buttonCell key=\"cell\" title=\"A\" \(attributes)>\(children)</buttonCell>", kind: .macos
        ).style
    }

    // MARK: AppKit

    @Test func `A button of AppKit has a bezel if its cell has a border`() throws {
        #expect(try cell("type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"").isBordered)
        #expect(try !cell("type=\"bevel\" bezelStyle=\"regularSquare\"").isBordered)
        #expect(try !cell("type=\"push\" borderStyle=\"border\" transparent=\"YES\"").isBordered)
    }

    @Test func `The button that Return presses has the accent colour`() throws {
        let key = "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ</string>"
        let push = "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\""
        let style = try cell(push, key)
        #expect(style.backgroundColor == Color(hex: 0x007AFF) && style.textColor == Color(hex: 0xFFFFFF))
        #expect(try cell(push).backgroundColor == nil)
        #expect(try cell("type=\"check\"", key).backgroundColor == nil)
        let escape = key.replacing("DQ", with: "Gw")
        #expect(try cell(push, escape).backgroundColor == nil)
    }

    @Test func `Help buttons and triangles have their symbols`() throws {
        let help = try cell("type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\"")
        #expect(help.symbol == StyleString("questionmark") && help.cornerRadius == 20)
        let triangle = try cell("type=\"disclosureTriangle\" bezelStyle=\"disclosure\" state=\"on\"")
        #expect(triangle.symbol == StyleString("chevron.down") && !triangle.isBordered)
    }

    @Test func `Fields have a background, a magnifying glass or an arrow`() throws {
        func field(_ name: String, _ attributes: String) throws -> ViewStyle {
            try view(
                name, "",
                """
                <textFieldCell key="cell" \(attributes)><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                </textFieldCell>
                """, kind: .macos
            ).style
        }
        #expect(try field("textField", "drawsBackground=\"YES\"").backgroundColor == Color(hex: 0xFF0000))
        #expect(try field("textField", "").backgroundColor == nil)
        #expect(try field("searchField", "").symbol == StyleString("magnifyingglass"))
        #expect(try field("comboBox", "").symbol == StyleString("chevron.down"))
        #expect(try field("textField", "bezelStyle=\"round\"").cornerRadius == 20)
    }

    @Test func `A window has the background of windows, a view of its own none`() throws {
        let root = "<subviews/>"
        let shown = try InterfaceFixture(kind: .macos, device: nil, root: root, controller: "").document()
        #expect(shown.views[0].style.backgroundColor == Color(hex: 0xECECEC))
        let alone = try InterfaceFixture(kind: .macos, device: nil, root: root).document()
        #expect(alone.views[0].style.backgroundColor == nil)
    }

    @Test func `Views without a name are called by their kind`() throws {
        #expect(try view("containerView").id == "containerView")
        #expect(try view("clipView", kind: .macos).id == "clipView")
        #expect(try view("customView", kind: .macos).id == "view")
        #expect(try view("view").id == "view")
    }

    @Test func `Cells and their contents are placed by their superview`() throws {
        let cell = """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="100" height="40"/>
            <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="100" height="40"/>
            </tableViewCellContentView></tableViewCell>
            """
        let content = InterfaceFixture.view("tableView", "id=\"t\"", "<prototypes>\(cell)</prototypes>")
        let views = try InterfaceFixture(root: "<subviews>\(content)</subviews>").document().views
        #expect(views.map(\.style.isPlacedBySuperview) == [false, false, true, true])
        #expect(try !view("view", "fixedFrame=\"YES\"").style.isPlacedBySuperview)
    }

    @Test(arguments: [("custom", Color(hex: 0xFFFFFF)), ("system", Color(hex: 0x007AFF)), ("plain", nil)])
    func `A title without a colour is white on a custom button and tinted on a background`(
        kind: String, color: Color?
    ) throws {
        let background = "<color key=\"backgroundColor\" red=\"1\" green=\"1\" blue=\"0\" alpha=\"1\"/>"
        let type = kind == "custom" ? "" : "buttonType=\"system\""
        let state = "<state key=\"normal\" title=\"A\"/>"
        #expect(try view("button", type, state + (kind == "plain" ? "" : background)).style.textColor == color)
    }

    @Test func `An inline date picker is a calendar`() throws {
        #expect(try view("datePicker", "style=\"inline\"").style.symbol == StyleString("calendar"))
        #expect(try view("datePicker", "style=\"wheels\"").style.symbol == nil)
    }

    // MARK: Shadows

    @Test func `A layer's shadow is black, upwards and three points wide unless attributes differ`() throws {
        func shadow(_ attributes: String) throws -> Shadow? {
            try view("view", "", "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>").style
                .shadow
        }
        func number(_ path: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(value)"/>
            </userDefinedRuntimeAttribute>
            """
        }
        #expect(
            try shadow(number("layer.shadowOpacity", "1"))
                == Shadow(color: Color(hex: 0x000000), offset: Point(x: 0, y: -3), radius: 3))
        let offset = """
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/>
            </userDefinedRuntimeAttribute>
            """
        let own = try shadow(number("layer.shadowOpacity", "1") + number("layer.shadowRadius", "8") + offset)
        #expect(own == Shadow(color: Color(hex: 0x000000), offset: Point(x: 1, y: 2), radius: 8))
        #expect(try shadow(number("layer.shadowOpacity", "0")) == nil)
        #expect(try shadow(number("layer.shadowRadius", "8")) == nil)
    }

    @Test func `A label's text has a shadow of its own, and so has a view of AppKit`() throws {
        let color = "<color key=\"shadowColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        let size = "<size key=\"shadowOffset\" width=\"2\" height=\"1\"/>"
        #expect(
            try view("label", "text=\"A\"", color + size).style.shadow
                == Shadow(color: Color(hex: 0xFF0000), offset: Point(x: 2, y: 1)))
        let own = """
            <shadow key="shadow" blurRadius="4"><size key="offset" width="0.0" height="4"/>
            <color key="color" red="1" green="0" blue="0" alpha="1"/></shadow>
            """
        #expect(
            try view("customView", "", own, kind: .macos).style.shadow
                == Shadow(color: Color(hex: 0xFF0000), offset: Point(x: 0, y: -4), radius: 2))
    }

    // MARK: UIKit

    private func title(_ attributes: String) throws -> (StyledText.Content?, Color?) {
        let states = """
            <state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
            <state key="disabled" title="Wait"><color key="titleColor" red="0" green="1" blue="0" alpha="1"/></state>
            <state key="selected"><color key="titleColor" red="0" green="0" blue="1" alpha="1"/></state>
            """
        let found = try view("button", attributes, states)
        guard case .button(let button) = found.content else { return (nil, nil) }
        return (button.title.content, found.style.textColor)
    }

    @Test func `A button shows the title and the colour of its state`() throws {
        #expect(try title("") == (.plain("Go"), Color(hex: 0xFF0000)))
        #expect(try title("enabled=\"NO\"") == (.plain("Wait"), Color(hex: 0x00FF00)))
        #expect(try title("selected=\"YES\"") == (.plain("Go"), Color(hex: 0x0000FF)))
    }

    @Test func `A configuration's background gives fill, line and corners`() throws {
        func style(_ attributes: String, _ background: String) throws -> ViewStyle {
            try view(
                "button", "",
                """
                <buttonConfiguration key="configuration" style="filled" \(attributes)>
                <backgroundConfiguration key="background" \(background)>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                <color key="strokeColor" red="0" green="1" blue="0" alpha="1"/></backgroundConfiguration></buttonConfiguration>
                """
            ).style
        }
        let fixed = try style("cornerStyle=\"fixed\"", "cornerRadius=\"12\"")
        #expect(fixed.backgroundColor == Color(hex: 0xFF0000) && fixed.borderColor == Color(hex: 0x00FF00))
        #expect(fixed.cornerRadius == 12 && fixed.borderWidth == 1)
        #expect(try style("cornerStyle=\"capsule\"", "cornerRadius=\"12\" strokeWidth=\"2\"").cornerRadius == 20)
        #expect(try style("cornerStyle=\"large\"", "").cornerRadius == 9)
    }

    @Test func `A password is dots, and a clear button is there while there is text`() throws {
        func field(_ attributes: String, _ traits: String = "") throws -> View {
            try view("textField", attributes, "<textInputTraits key=\"textInputTraits\" \(traits)/>")
        }
        guard case .textField(let secure) = try field("text=\"abc\"", "secureTextEntry=\"YES\"").content else {
            Issue.record("not a field")
            return
        }
        #expect(secure.text.content == .plain("\u{2022}\u{2022}\u{2022}"))
        #expect(try field("text=\"abc\" clearButtonMode=\"always\"").style.symbol == StyleString("xmark.circle.fill"))
        #expect(try field("clearButtonMode=\"always\"").style.symbol == nil)
        #expect(try field("text=\"abc\" clearButtonMode=\"whileEditing\"").style.symbol == nil)
    }

    @Test func `Maps and pages have a symbol that stands for them`() throws {
        #expect(try view("mapView").style.symbol == StyleString("map"))
        #expect(try view("wkWebView").style.symbol == StyleString("globe"))
    }

    @Test(arguments: [("pointSize=\"30\"", 30.0), ("scale=\"large\"", 17 * 9.0 / 7), ("", 0)])
    func `A button's symbol has the size of its configuration`(attributes: String, size: Double) throws {
        let style = try view(
            "button", "",
            """
            <state key="normal" image="star" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(attributes)/></state>
            """
        ).style
        #expect((style.buttonContent?.symbolSize ?? 0) == size)
    }

    // MARK: Attributed texts

    private func content(_ fragments: String) throws -> (StyledText?, Color?) {
        let found = try view(
            "label", "", "<attributedString key=\"attributedText\">\(fragments)</attributedString>")
        guard case .label(let label) = found.content else { return (nil, nil) }
        return (label.text, found.style.textColor)
    }

    @Test func `A text of several styles is markup`() throws {
        let text = try content(
            """
            <fragment content="a &lt; b"><attributes><font key="NSFont" metaFont="system" size="17"/></attributes></fragment>
            <fragment content="c"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <font key="NSFont" size="12" name="Menlo-Bold"/><integer key="NSUnderline" value="1"/></attributes></fragment>
            """
        ).0
        #expect(
            text?.content
                == .markup(
                    "a &lt; b<span underline=\"single\" font_family=\"Menlo\" size=\"12288\" weight=\"700\" foreground=\"#ff0000\" alpha=\"65535\">c</span>"
                ))
    }

    @Test func `A text of one style has its font, colour and alignment`() throws {
        let (text, color) = try content(
            """
            <fragment content="a"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
            """)
        #expect(text?.content == .plain("a") && text?.alignment == .center && color == Color(hex: 0xFF0000))
        let struck = try content(
            "<fragment content=\"a\"><attributes><integer key=\"NSStrikethrough\" value=\"1\"/></attributes></fragment>"
        ).0
        #expect(struck?.content == .markup("<span strikethrough=\"true\">a</span>"))
        let lowered = try content(
            "<fragment content=\"2\"><attributes><real key=\"NSBaselineOffset\" value=\"-4\"/></attributes></fragment>"
        ).0
        #expect(lowered?.content == .markup("<span rise=\"-4096\">2</span>"))
    }
}
