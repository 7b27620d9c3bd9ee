// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import Testing

/// What a file says and the picture does not show is reported, once for each scene.
struct LeftOutTests {
    private static func notes(
        _ code: DiagnosticCode, _ content: String, kind: InterfaceFixture.Kind = .ios, resources: String = "",
        images: [String: String] = [:]
    ) -> [String] {
        let fixture = InterfaceFixture(
            kind: kind, device: kind == .ios ? "retina4_7" : nil, root: "<subviews>\(content)</subviews>",
            resources: resources)
        var options = ImportOptions(sizes: .recorded)
        options.assets.light.images = images
        return fixture.imported(options).diagnostics.filter { $0.code == code }.map(\.message)
    }

    private static func view(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
        InterfaceFixture.view(
            name, "id=\"v-\(name)\" \(attributes)", frame: "x=\"0\" y=\"0\" width=\"90\" height=\"40\"", children)
    }

    private static func attributes(_ list: String...) -> String {
        "<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>"
    }

    private static func number(_ path: String, _ value: String) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(value)"/>
        </userDefinedRuntimeAttribute>
        """
    }

    private static func string(_ path: String) -> String {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"a\"/>"
    }

    private static let cases: [(String, InterfaceFixture.Kind, String)] = [
        (
            view("segmentedControl", "", "<segments><segment title=\"A\" enabled=\"NO\"/></segments>"), .ios,
            "1 disabled segment"
        ),
        (
            view("button", "", "<state key=\"normal\" image=\"a\" backgroundImage=\"b\"/>"), .ios,
            "1 background image of a button"
        ),
        (
            view(
                "tableView", "", "<sections><tableViewSection headerTitle=\"A\"><cells/></tableViewSection></sections>"),
            .ios, "1 section with a title"
        ),
        (view("tabView", "type=\"leftTabsBezelBorder\""), .macos, "1 tab view with tabs at a side"),
        (
            view(
                "segmentedControl", "",
                "<segmentedCell key=\"cell\"><segments><segment label=\"A\" image=\"logo\"/></segments></segmentedCell>"
            ),
            .macos, "1 image of a segment"
        ),
    ]

    @Test(arguments: cases)
    func `What is not drawn is counted`(content: String, kind: InterfaceFixture.Kind, count: String) {
        #expect(Self.notes(.leftOut, content, kind: kind) == ["neither laid out nor drawn: \(count)"])
    }

    private static let silent: [(String, InterfaceFixture.Kind)] = [
        (
            view(
                "button", "", "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"A\" subtitle=\"B\"/>"),
            .ios
        ),
        (view("segmentedControl", "", "<segments><segment image=\"logo\"/></segments>"), .ios),
        (view("label", "numberOfLines=\"2\" minimumScaleFactor=\"0.5\""), .ios),
        (view("button", "", "<inset key=\"titleEdgeInsets\" minX=\"8\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"), .ios),
        (view("button", "contentHorizontalAlignment=\"left\""), .ios),
        (
            view(
                "button", "",
                "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"A\" imagePlacement=\"top\"/>"), .ios
        ),
        (view("visualEffectView", "", "<blurEffect style=\"dark\"/>"), .ios),
        (
            view(
                "view", "",
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"a\"/><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.masksToBounds\" value=\"YES\"/></userDefinedRuntimeAttributes>"
            ), .ios
        ),
        (view("tableView", "separatorStyle=\"default\"", "<prototypes/>"), .ios),
        (view("tableViewCell", "accessoryType=\"checkmark\""), .ios),
        (view("label", "minimumScaleFactor=\"0.5\""), .ios), (view("switch", "enabled=\"NO\""), .ios),
        (view("button", "", "<inset key=\"titleEdgeInsets\" minX=\"0.0\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"), .ios),
        (view("button", "", "<inset key=\"contentEdgeInsets\" minX=\"8\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"), .ios),
        (view("button", "", "<state key=\"normal\" backgroundImage=\"b\"/>"), .ios),
        (
            view(
                "label", "", "<attributedString key=\"attributedText\"><fragment content=\"A\"/></attributedString>"),
            .ios
        ),
        (view("box", "title=\"Network\" titlePosition=\"noTitle\""), .macos),
        (view("box", "title=\"Network\" titlePosition=\"atTop\""), .macos), (view("tabView"), .macos),
        (view("splitView"), .macos), (view("view", "", attributes(string("style"))), .ios),
        (view("view", "", attributes(number("layer.shadowOpacity", "0.5"), number("shadowRadius", "4"))), .ios),
        (view("label", "text=\"A\"", "<color key=\"shadowColor\" white=\"0\" alpha=\"1\"/>"), .ios),
        (view("box", "title=\"Network\" boxType=\"separator\""), .macos),
        (view("tabView", "type=\"noTabsNoBorder\""), .macos),
        (
            view(
                "view", "",
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
            ), .ios
        ),
    ]

    @Test(arguments: silent)
    func `What is drawn, or is nothing, is not counted`(content: String, kind: InterfaceFixture.Kind) {
        #expect(Self.notes(.leftOut, content, kind: kind) == [])
    }

    @Test func `Attributes of the program's own classes are named, the most frequent first`() {
        let content =
            Self.view("view", "", Self.attributes(Self.string("theme"), Self.string("b"), Self.string("a")))
            + Self.view("label", "", Self.attributes(Self.string("theme"), Self.number("layer.cornerRadius", "4")))
        #expect(
            Self.notes(.runtimeAttributes, content) == [
                "the effect of these runtime attributes is known only to the program and is not drawn: 'theme' (2), 'a', 'b'"
            ])
        let many = Self.view("view", "", Self.attributes(Self.string("a"), Self.string("b"), Self.string("c")))
        let more = Self.view("label", "", Self.attributes(Self.string("d"), Self.string("e"), Self.string("f")))
        #expect(Self.notes(.runtimeAttributes, many + more).first?.hasSuffix("'a', 'b', 'c', 'd', 2 others") == true)
        #expect(Self.notes(.runtimeAttributes, Self.view("view")) == [])
    }

    @Test func `Images that are drawn as boxes are counted once each`() {
        let content =
            Self.view("imageView", "image=\"logo\"") + Self.view("imageView", "image=\"logo\"")
            + Self.view("imageView", "image=\"swirl\" catalog=\"system\"")
            + Self.view("imageView", "image=\"star.fill\" catalog=\"system\"")
            + Self.view(
                "button", "", "<state key=\"normal\" image=\"other\"/><state key=\"selected\" image=\"third\"/>")
        #expect(
            Self.notes(.imagePlaceholder, content) == [
                "drawn as boxes: 1 image of the system and 2 images that are not in the project"
            ])
        #expect(
            Self.notes(.imagePlaceholder, content, images: ["logo": "l.png", "other": "o.png", "swirl": "s.svg"]) == [])
        let symbol = "<image name=\"logo\" catalog=\"system\" width=\"20\" height=\"20\"/>"
        #expect(
            Self.notes(.imagePlaceholder, Self.view("imageView", "image=\"logo\""), resources: symbol) == [
                "drawn as boxes: 1 image of the system"
            ])
        let checkBox = Self.view("button", "", "<buttonCell key=\"cell\" type=\"check\" image=\"NSSwitch\"/>")
        #expect(Self.notes(.imagePlaceholder, checkBox, kind: .macos) == [])
        let button = Self.view("button", "", "<buttonCell key=\"cell\" type=\"push\" image=\"NSUserAccounts\"/>")
        #expect(Self.notes(.imagePlaceholder, button, kind: .macos) == ["drawn as boxes: 1 image of the system"])
        #expect(Self.notes(.imagePlaceholder, "") == [])
    }

    private func style(_ content: String, toolsVersion: String = "21701") throws -> ViewStyle {
        let fixture = InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(content)</subviews>")
        return try fixture.document().views[1].style
    }

    @Test func `Symbols that have a drawing are drawn`() throws {
        func symbol(_ content: String) throws -> String? { try style(content).symbol?.text }
        #expect(try symbol(Self.view("imageView", "image=\"trash\" catalog=\"system\"")) == "trash")
        #expect(try symbol(Self.view("imageView", "image=\"trash\"")) == nil)
        #expect(try symbol(Self.view("imageView", "image=\"swirl\" catalog=\"system\"")) == nil)
        #expect(
            try symbol(Self.view("button", "", "<state key=\"normal\" image=\"plus\" catalog=\"system\"/>")) == "plus")
        #expect(
            try symbol(
                Self.view(
                    "button", "", "<buttonConfiguration key=\"configuration\" image=\"gear\" catalog=\"system\"/>"))
                == "gear")
    }

    @Test func `Disabled controls, texts that shrink and accessories of cells keep their keys`() throws {
        #expect(try !style(Self.view("switch", "enabled=\"NO\"")).isEnabled)
        #expect(try style(Self.view("switch")).isEnabled)
        #expect(try style(Self.view("label", "minimumScaleFactor=\"0.5\"")).minimumScaleFactor == 0.5)
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        #expect(try style(Self.view("label", "minimumFontSize=\"12\"", font)).minimumScaleFactor == 0.6)
        let fixed = "adjustsFontSizeToFit=\"NO\" minimumFontSize=\"12\""
        #expect(try style(Self.view("label", fixed, font)).minimumScaleFactor == 0)
        #expect(
            try style(Self.view("tableViewCell", "accessoryType=\"disclosureIndicator\"")).accessoryType
                == .disclosureIndicator)
        #expect(try style(Self.view("tableViewCell", "accessoryType=\"none\"")).accessoryType == nil)
    }

    @Test(arguments: [("default", 16.0), ("singleLine", 16), ("none", nil)] as [(String, Double?)])
    func `The cells of a table with separators have one each`(style: String, inset: Double?) throws {
        let cell = Self.view("tableViewCell")
        let table = Self.view("tableView", "separatorStyle=\"\(style)\"", "<prototypes>\(cell)</prototypes>")
        let views = try InterfaceFixture(root: "<subviews>\(table)</subviews>").document().views
        #expect(views.map(\.style.separatorInset) == [nil, nil, inset])
    }

    private static let lastLines: [(String, [Double?])] = [
        ("grouped", [16, 0]), ("insetGrouped", [16, nil]), ("plain", [16, 16]),
    ]

    @Test(arguments: lastLines)
    func `The last cell of a grouped section has a line from the edge, that of an inset one none`(
        style: String, insets: [Double?]
    ) throws {
        let cells = ["a", "b"].map {
            """
            <tableViewCell id="\($0)"><rect key="frame" x="0" y="0" width="90" height="40"/></tableViewCell>
            """
        }
        let sections = "<sections><tableViewSection><cells>\(cells.joined())</cells></tableViewSection></sections>"
        let table = Self.view("tableView", "separatorStyle=\"default\" style=\"\(style)\"", sections)
        let views = try InterfaceFixture(root: "<subviews>\(table)</subviews>").document().views
        #expect(views.dropFirst(2).map(\.style.separatorInset) == insets)
    }

    private static func configured(_ attributes: String, _ colors: String = "") -> String {
        view(
            "button", "",
            "<buttonConfiguration key=\"configuration\" \(attributes) title=\"Go\">\(colors)</buttonConfiguration>")
    }

    @Test func `A button has the background and the colour of its configuration`() throws {
        let red = "<color key=\"baseBackgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        let green = "<color key=\"baseForegroundColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/>"
        let filled = try style(Self.configured("style=\"filled\""))
        #expect(filled.backgroundColor == Color(hex: 0x007AFF) && filled.textColor == Color(hex: 0xFFFFFF))
        #expect(filled.cornerRadius == 6)
        let coloured = try style(Self.configured("style=\"filled\" cornerStyle=\"capsule\"", red + green))
        #expect(coloured.backgroundColor == Color(hex: 0xFF0000) && coloured.textColor == Color(hex: 0x00FF00))
        #expect(coloured.cornerRadius == 20)
        #expect(try style(Self.configured("style=\"filled\""), toolsVersion: "24128").cornerRadius == 20)
        let tinted = try style(Self.configured("style=\"tinted\"", red))
        #expect(tinted.backgroundColor == Color(hex: 0xFF0000).withAlpha(46.0 / 255))
        #expect(tinted.textColor == Color(hex: 0xFF0000))
        #expect(try style(Self.configured("style=\"gray\"")).backgroundColor != nil)
        let plain = try style(Self.configured("style=\"plain\"", green))
        #expect(plain.backgroundColor == nil && plain.textColor == Color(hex: 0x00FF00) && plain.cornerRadius == 0)
    }

    @Test(arguments: [
        ("switch", "onTintColor"), ("slider", "minimumTrackTintColor"), ("progressView", "progressTintColor"),
        ("activityIndicatorView", "color"), ("pageControl", "currentPageIndicatorTintColor"),
    ])
    func `The colour of a control is its tint`(name: String, key: String) throws {
        let red = "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        #expect(try style(Self.view(name, "", red)).tintColor == Color(hex: 0xFF0000))
        #expect(try style(Self.view("view", "", red)).tintColor == nil)
    }

    @Test func `Runtime attributes give a view its background and border`() throws {
        let attributes = ["borderColor", "backgroundColor"].map { path in
            """
            <userDefinedRuntimeAttribute type="color" keyPath="\(path)">
            <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
            """
        }
        let content = "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
        let found = try style(Self.view("view", "", content))
        #expect(found.borderColor == Color(hex: 0xFF0000) && found.backgroundColor == Color(hex: 0xFF0000))
        #expect(
            try style(
                Self.view(
                    "navigationBar", "", "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
            ).backgroundColor == Color(hex: 0xFF0000))
    }
}
