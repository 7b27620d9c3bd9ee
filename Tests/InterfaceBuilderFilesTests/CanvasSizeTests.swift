// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Sizes that texts have on Interface Builder's canvas and in AppKit's controls.
struct CanvasSizeTests {
    private static func label(_ attributes: String = "", size: Double = 17) -> String {
        InterfaceFixture.view(
            "label", "text=\"Name\" id=\"l\" \(attributes)", frame: "x=\"20\" y=\"30\" width=\"46\" height=\"21\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }

    private func takesWholePoints(
        _ label: String, device: String = "retina6_12",
        rules: AgreementRules = .canvas, sizes: ImportOptions.Sizes = .measured
    ) throws -> Bool {
        let fixture = InterfaceFixture(
            toolsVersion: "23504", device: device, root: "<subviews>\(label)</subviews>")
        let labels = try fixture.document(ImportOptions(sizes: sizes), rules: rules).views.compactMap {
            view -> ViewContent.Label? in
            if case .label(let label) = view.content { label } else { nil }
        }
        return try #require(labels.first).takesWholePoints
    }

    @Test func `On a canvas of three pixels per point labels in the standard font take whole points`() throws {
        #expect(try takesWholePoints(Self.label()))
        #expect(try !takesWholePoints(Self.label(), device: "retina6_1"))
        #expect(try !takesWholePoints(Self.label("numberOfLines=\"0\"")))
        #expect(try !takesWholePoints(Self.label(size: 15)))
        #expect(try !takesWholePoints(Self.stack(Self.label())))
    }

    @Test func `Documents keep the pixels of devices`() throws {
        #expect(try !takesWholePoints(Self.label(), rules: .system))
        #expect(try !takesWholePoints(Self.label(), sizes: .recorded))
    }

    @Test func `On that canvas the weight of the standard font does not matter, its size and its family do`() throws {
        func label(_ font: String) -> String {
            Self.label().replacing(
                "type=\"system\" pointSize=\"17.0\"", with: font)
        }
        #expect(try takesWholePoints(label("type=\"boldSystem\" pointSize=\"17\"")))
        #expect(try !takesWholePoints(label("name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"17\"")))
        #expect(try !takesWholePoints(label("style=\"UICTFontTextStyleBody\"")))
    }

    private func sized(_ content: String, isArranged: Bool = true, onCanvas: Bool = true) throws -> View {
        let content = isArranged ? Self.stack(content) : content
        let fixture = InterfaceFixture(toolsVersion: "21701", root: "<subviews>\(content)</subviews>")
        return try #require(
            try fixture.document(
                ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
            ).views.last)
    }

    private static func empty(_ attributes: String = "") -> String {
        InterfaceFixture.view(
            "label", "text=\"\" id=\"l\" \(attributes)", frame: "x=\"0\" y=\"0\" width=\"50\" height=\"50\"", "")
    }

    @Test func `The canvas gives an empty label of one line in a stack view 50 points`() throws {
        let size = IntrinsicContentSize(width: 50, height: 50)
        #expect(try sized(Self.empty()).intrinsicContentSize == size)
        #expect(try sized(Self.empty("numberOfLines=\"0\"")).intrinsicContentSize == nil)
        #expect(try sized(Self.empty(), isArranged: false).intrinsicContentSize == nil)
        #expect(try sized(Self.empty(), onCanvas: false).intrinsicContentSize == nil)
        #expect(
            try sized(Self.empty("placeholderIntrinsicWidth=\"9\" placeholderIntrinsicHeight=\"8\""))
                .intrinsicContentSize == IntrinsicContentSize(width: 9, height: 8))
    }

    @Test func `The canvas gives a plain view in a stack view at least 50 points`() throws {
        let view = InterfaceFixture.view(
            "view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"50\" height=\"50\"", "")
        let found = try sized(view)
        #expect(found.intrinsicContentSize == IntrinsicContentSize(width: 50, height: 50))
        #expect(found.contentHugging.vertical < LayoutPriority(251))
        #expect(found.compressionResistance.vertical > LayoutPriority(254))
        #expect(try sized(view, isArranged: false).intrinsicContentSize == nil)
        #expect(try sized(view, onCanvas: false).intrinsicContentSize == nil)
    }

    @Test func `On the canvas views without a size of their own do not collapse in proportional stack views`() throws {
        func distribution(_ arranged: String, onCanvas: Bool = true) throws -> ViewContent.StackView.Distribution {
            let stack = Self.stack(arranged, "distribution=\"fillProportionally\"")
            let fixture = InterfaceFixture(toolsVersion: "21701", root: "<subviews>\(stack)</subviews>")
            let views = try fixture.document(
                ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
            ).views
            guard case .stackView(let found) = try #require(views.dropFirst().first).content else {
                return .fillEqually
            }
            return found.distribution
        }
        let label = Self.label()
        let inner = InterfaceFixture.view("stackView", "id=\"inner\"")
        #expect(try distribution(label + inner) == .fill)
        #expect(try distribution(label + inner, onCanvas: false) == .fillProportionally)
        #expect(try distribution(inner) == .fillProportionally)
        #expect(try distribution(label + label.replacing("id=\"l\"", with: "id=\"m\"")) == .fillProportionally)
        let sized = InterfaceFixture.view(
            "view", "id=\"v\" placeholderIntrinsicWidth=\"9\" placeholderIntrinsicHeight=\"9\"")
        #expect(try distribution(label + sized) == .fillProportionally)
    }

    @Test(arguments: [
        ("vertical", "center", "21701", 240.0), ("vertical", "leading", "21701", 50),
        ("vertical", "center", "17701", 50),
    ])
    func `The canvas gives a plain view that a vertical stack view centres 240 points`(
        axis: String, alignment: String, toolsVersion: String, width: Double
    ) throws {
        let view = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"240\" height=\"8\"", "")
        let stack = Self.stack(view, "axis=\"\(axis)\" alignment=\"\(alignment)\"")
        let fixture = InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(stack)</subviews>")
        var options = ImportOptions(sizes: .measured)
        let measured = try #require(try fixture.document(options, rules: .canvas).views.last)
        #expect(measured.intrinsicContentSize == IntrinsicContentSize(width: width, height: 50))
        options.sizes = .recorded
        let recorded = try #require(try fixture.document(options, rules: .canvas).views.last)
        #expect(recorded.intrinsicContentSize == IntrinsicContentSize(width: 240, height: width == 240 ? nil : 8))
        #expect((recorded.compressionResistance.horizontal < LayoutPriority(49)) == (width != 240))
    }

    @Test(arguments: ["center", "lastBaseline"])
    func `On the canvas a plain view fills a horizontal stack view that does not stretch its views`(
        alignment: String
    ) throws {
        let view = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"9\" height=\"44\"", "")
        let options = ImportOptions(sizes: .recorded)
        func size(_ attributes: String) throws -> View {
            let stack = Self.stack(view, attributes)
            let fixture = InterfaceFixture(toolsVersion: "21701", root: "<subviews>\(stack)</subviews>")
            return try #require(try fixture.document(options, rules: .canvas).views.last)
        }
        let filling = try size("alignment=\"\(alignment)\"")
        #expect(filling.intrinsicContentSize == IntrinsicContentSize(height: 128))
        // It holds against the suppression of ambiguous heights, not against the stack view's own height.
        #expect(filling.compressionResistance.vertical > LayoutPriority(25))
        #expect(filling.compressionResistance.vertical < LayoutPriority(49))
        // Elsewhere it keeps its recorded size.
        let recorded = IntrinsicContentSize(width: 9, height: 44)
        #expect(try size("").intrinsicContentSize == recorded)
        #expect(try size("axis=\"vertical\" alignment=\"leading\"").intrinsicContentSize == recorded)
    }

    private static func stack(_ content: String, _ attributes: String = "") -> String {
        InterfaceFixture.view(
            "stackView", "id=\"s\" \(attributes)", frame: "x=\"20\" y=\"30\" width=\"46\" height=\"21\"",
            "<subviews>\(content)</subviews>")
    }

    private static func popUpButton(_ cell: String) -> String {
        InterfaceFixture.view(
            "popUpButton", "id=\"p\"", frame: "x=\"20\" y=\"30\" width=\"90\" height=\"25\"", cell)
    }

    @Test(arguments: [("", ["One", "The widest", ""]), ("pullsDown=\"YES\"", [])])
    func `A pop-up button has the titles of its menu unless it pulls down`(
        attribute: String, titles: [String]
    ) throws {
        let items = ["title=\"One\"", "title=\"The widest\"", "isSeparatorItem=\"YES\"", "title=\"No\" hidden=\"YES\""]
            .map {
                "<menuItem \($0)/>"
            }
        let cell = """
            <popUpButtonCell key="cell" type="push" title="One" \(attribute)>
            <menu key="menu"><items>\(items.joined())</items></menu>
            </popUpButtonCell>
            """
        let fixture = InterfaceFixture(
            kind: .macos, device: nil,
            root: "<subviews>\(Self.popUpButton(cell))</subviews>")
        guard case .button(let button) = try fixture.document().views[1].content else {
            Issue.record("no button")
            return
        }
        #expect(button.title.content == .plain("One"))
        #expect(button.itemTitles == titles)
    }

    @Test(arguments: [
        ("selectedItem=\"b\"", "Two"), ("", ""), ("pullsDown=\"YES\"", "One"),
        ("title=\"Three\" selectedItem=\"b\"", "Three"),
        ("imagePosition=\"only\" selectedItem=\"b\"", ""),
    ])
    func `A pop-up button without a title shows the item that is selected`(attributes: String, title: String) throws {
        let cell = """
            <popUpButtonCell key="cell" type="push" \(attributes)><menu key="menu"><items>
            <menuItem title="One" id="a"/><menuItem title="Two" id="b"/></items></menu></popUpButtonCell>
            """
        let fixture = InterfaceFixture(
            kind: .macos, device: nil, root: "<subviews>\(Self.popUpButton(cell))</subviews>")
        guard case .button(let button) = try fixture.document().views[1].content else {
            Issue.record("no button")
            return
        }
        #expect(button.title.content == .plain(title))
    }

    @Test func `The selected segment of AppKit is the one that says so`() throws {
        func selected(_ segments: String) throws -> Int? {
            let control = InterfaceFixture.view(
                "segmentedControl", "id=\"c\"", frame: "x=\"20\" y=\"30\" width=\"90\" height=\"24\"",
                "<segmentedCell key=\"cell\" style=\"rounded\"><segments>\(segments)</segments></segmentedCell>")
            let fixture = InterfaceFixture(kind: .macos, device: nil, root: "<subviews>\(control)</subviews>")
            guard case .segmentedControl(let titles, let selected, _) = try fixture.document().views[1].content else {
                Issue.record("no segments")
                return nil
            }
            #expect(titles == ["One", "Two"])
            return selected
        }
        #expect(try selected("<segment label=\"One\"/><segment label=\"Two\" selected=\"YES\"/>") == 1)
        #expect(try selected("<segment label=\"One\"/><segment label=\"Two\"/>") == nil)
    }

    private func appKitLabel(
        _ attributes: String, _ font: String = "metaFont=\"smallSystem\"", toolsVersion: String = "23504",
        rules: AgreementRules = .system
    ) throws -> ViewContent.Label {
        let cell = "<textFieldCell key=\"cell\" \(attributes)><font key=\"font\" \(font)/></textFieldCell>"
        let field = InterfaceFixture.view(
            "textField", "id=\"l\"", frame: "x=\"20\" y=\"30\" width=\"90\" height=\"14\"", cell)
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(field)</subviews>")
        guard case .label(let label) = try fixture.document(ImportOptions(), rules: rules).views[1].content else {
            Issue.record("no label")
            return ViewContent.Label(text: StyledText(content: .plain(""), font: Font(size: 0)))
        }
        return label
    }

    /// Three lines of 11 points are 42 points high, not 40.
    @Test func `Lines of AppKit's labels take whole points`() throws {
        func height(_ font: String) throws -> Double? { try appKitLabel("title=\"Some words\"", font).text.lineHeight }
        for (size, lineHeight) in [(10, 13.0), (11, 14), (13, 16), (15, 19), (16, 19), (18, 21), (24, 28), (36, 43)] {
            #expect(try height("metaFont=\"system\" size=\"\(size)\"") == lineHeight)
        }
        #expect(try height("size=\"11\" name=\"Menlo-Regular\"") == nil)
    }

    @Test func `On the canvas of Xcode 10 and before, lines of AppKit's labels are 16 or 17 points high`() throws {
        func height(_ toolsVersion: String, size: Int = 13, onCanvas: Bool = true) throws -> Double? {
            try appKitLabel(
                "title=\"Some words\"", "metaFont=\"system\" size=\"\(size)\"", toolsVersion: toolsVersion,
                rules: onCanvas ? .canvas : .system
            ).text.lineHeight
        }
        #expect(try height("13156") == 17)
        #expect(try height("14490") == 17)
        #expect(try height("14868") == 16)
        #expect(try height("14490", size: 12) == 16)
        #expect(try height("13156", onCanvas: false) == 16)
        #expect(try height("13156", size: 11) == 14)
        #expect(try height("13156", size: 24) == nil)
        #expect(try height("14490", size: 24) == 28)
    }

    @Test func `A label of AppKit without a title has the size of its placeholder`() throws {
        #expect(try appKitLabel("placeholderString=\"None yet\"").text.content == .plain("None yet"))
        #expect(try appKitLabel("placeholderString=\"None yet\" title=\"Two\"").text.content == .plain("Two"))
        #expect(try appKitLabel("").text.content == .plain(""))
    }

    private func button(_ kind: InterfaceFixture.Kind, _ content: String) throws -> ViewContent.Button {
        let element = InterfaceFixture.view(
            "button", "buttonType=\"system\" id=\"b\"", frame: "x=\"20\" y=\"30\" width=\"200\" height=\"86\"", content)
        let fixture = InterfaceFixture(
            kind: kind, toolsVersion: "21701", device: kind == .tvos ? "appleTV" : "retina6_1",
            root: "<subviews>\(element)</subviews>")
        guard case .button(let button) = try fixture.document().views[1].content else {
            Issue.record("no button")
            return ViewContent.Button(title: StyledText(content: .plain(""), font: Font(size: 0)))
        }
        return button
    }

    @Test func `Buttons of tvOS without a font have 38 points, medium, and large insets in a configuration`() throws {
        let plain = "<state key=\"normal\" title=\"Log in\"/>"
        #expect(try button(.tvos, plain).title.font == Font(size: 38, weight: 500))
        #expect(try button(.ios, plain).title.font == Font(size: 15))
        let configured = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Log in\"/>"
        let onTV = try button(.tvos, configured)
        #expect(onTV.title.font == Font(size: 38, weight: 500))
        #expect(onTV.contentInsets == DirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40))
        let onPhone = try button(.ios, configured)
        #expect(onPhone.contentInsets == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }

    private func onCanvas(_ element: String, kind: InterfaceFixture.Kind = .ios, _ toolsVersion: String) throws -> View
    {
        let fixture = InterfaceFixture(
            kind: kind, toolsVersion: toolsVersion, device: kind == .tvos ? "appleTV" : "retina6_1",
            root: "<subviews>\(element)</subviews>")
        let options = ImportOptions(sizes: .measured)
        return try fixture.document(options, rules: .canvas).views[1]
    }

    @Test(arguments: [
        ("Headline", 38.0, 500), ("Title1", 76, 500), ("Title2", 57, 500), ("Title3", 48, 500), ("Subhead", 29, 400),
        ("Body", 29, 500), ("Caption1", 25, 500), ("Caption2", 23, 500),
    ])
    func `Text styles of tvOS have sizes of their own`(style: String, size: Double, weight: Int) throws {
        let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
        let label = InterfaceFixture.view("label", "text=\"Name\" id=\"l\"", font)
        guard case .label(let found) = try onCanvas(label, kind: .tvos, "21701").content else {
            Issue.record("no label")
            return
        }
        #expect(found.text.font == Font(size: size, weight: weight))
        #expect(found.text.textStyle == nil)
    }

    @Test(
        arguments: [
            ("lineHeightMultiple=\"1.5\"", 35.80), ("minimumLineHeight=\"30\"", 30), ("maximumLineHeight=\"18\"", 18),
            ("minimumLineHeight=\"10\" maximumLineHeight=\"0.0\"", nil),
        ] as [(String, Double?)])
    func `Lines of an attributed label are as high as its paragraph style asks for`(
        attributes: String, height: Double?
    ) throws {
        let text = """
            <attributedString key="attributedText"><fragment content="Name"><attributes>
            <font key="NSFont" metaFont="system" size="20"/><paragraphStyle key="NSParagraphStyle" \(attributes)/>
            </attributes></fragment></attributedString>
            """
        guard case .label(let label) = try onCanvas(InterfaceFixture.view("label", "id=\"l\"", text), "21701").content
        else {
            Issue.record("no label")
            return
        }
        #expect(label.text.paragraphLineHeight.map { ($0 * 100).rounded() / 100 } == height)
    }

    @Test(
        arguments: [("17701", "none", 22.0), ("16096", "none", nil), ("17701", "roundedRect", nil)]
            as [(String, String, Double?)])
    func `Fields without a border are a point and a half higher than a line in Xcode 12`(
        toolsVersion: String, border: String, height: Double?
    ) throws {
        let field = InterfaceFixture.view(
            "textField", "borderStyle=\"\(border)\" text=\"Name\" id=\"f\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        guard case .textField(let found) = try onCanvas(field, toolsVersion).content else {
            Issue.record("no field")
            return
        }
        #expect(found.text.lineHeight == height)
    }
}
