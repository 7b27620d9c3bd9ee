// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

struct ViewImportTests {
    @Test func `IDs come from the label, the outlet, the class or the kind, and are unique`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("label", "userLabel=\"File's Header Label\" id=\"a\""))
                \(InterfaceFixture.view("label", "id=\"b\""))
                \(InterfaceFixture.view("label", "id=\"c\""))
                \(InterfaceFixture.view("view", "customClass=\"URLBadgeView\" id=\"d\""))
                \(InterfaceFixture.view("view", "userLabel=\"2 × 日本\" id=\"e\""))
                \(InterfaceFixture.view("view", "userLabel=\"Self\" id=\"f\""))
                \(InterfaceFixture.view("button", "id=\"g\""))
                \(InterfaceFixture.view("label", "userLabel=\"日本\" id=\"h\""))
                </subviews>
                """,
            controller: """
                <connections>
                <outlet property="delegate" destination="b" id="o1"/>
                <outlet property="saveButton" destination="g" id="o2"/>
                </connections>
                """)
        let document = try fixture.document()
        #expect(
            document.views.map(\.id)
                == [
                    "root", "filesHeaderLabel", "label", "label-2", "urlBadgeView", "_2", "self-2", "saveButton",
                    "label-3",
                ])
    }

    @Test func `Views keep earlier ids in a scene with two root views`() {
        let other = InterfaceFixture.view(
            "view", "id=\"other\"", "<subviews>\(InterfaceFixture.view("label", "id=\"b\""))</subviews>")
        let text = InterfaceFixture(
            root: "<subviews>\(InterfaceFixture.view("label", "id=\"a\""))</subviews>", controller: ""
        ).text.replacing("</objects></scene>", with: other + "</objects></scene>")
        let source = SourceText(name: "fixture", text)
        let scenes = InterfaceBuilderImporter().scenes(of: source).scenes
        #expect(scenes.map { $0.document.views.map(\.id) } == [["root", "label"], ["root", "label"]])
        var options = ImportOptions()
        for scene in scenes {
            for (id, view) in zip(scene.objectIDs, scene.document.views) { options.viewIDs[id] = view.id }
        }
        let again = InterfaceBuilderImporter(options: options).scenes(of: source).scenes
        #expect(again.map { $0.document.views.map(\.id) } == scenes.map { $0.document.views.map(\.id) })
    }

    @Test func `The content view of a cell is self-sizing`() throws {
        let content = InterfaceFixture.view("tableViewCellContentView", "key=\"contentView\" id=\"c\"")
            .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
        let fixture = InterfaceFixture(
            root: """
                <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" id="t">
                <rect key="frame" x="0" y="0" width="375" height="400"/>
                <prototypes><tableViewCell id="p"><rect key="frame" x="0" y="28" width="375" height="44"/>
                \(content)</tableViewCell></prototypes></tableView></subviews>
                """)
        #expect(try fixture.document().views.map(\.isSelfSizing) == [false, false, false, true])
    }

    @Test func `One note counts the items of bars that are not drawn`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("label", "minimumFontSize=\"9\" id=\"a\""))
                \(InterfaceFixture.view("label", "adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\" id=\"b\""))
                \(InterfaceFixture.view("button", "enabled=\"NO\" contentHorizontalAlignment=\"left\" id=\"c\""))
                \(InterfaceFixture.view("button", "contentHorizontalAlignment=\"center\" id=\"d\""))
                </subviews>
                """,
            controller: """
                <navigationItem key="navigationItem" title="Inbox" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="p"/>
                <barButtonItem key="leftBarButtonItem" systemItem="edit" id="q"/></navigationItem>
                """)
        let notes = fixture.imported().diagnostics.filter { $0.code == .barNotInFile }
        #expect(
            notes.map(\.message) == [
                "no container in this file shows 1 navigation item, 2 bar button items; '--bars nav' draws the bar that another file adds"
            ])
        #expect(notes.first?.severity == .note)
        #expect(InterfaceFixture(root: "").imported().diagnostics.filter { $0.code == .barNotInFile }.isEmpty)
    }

    private static let kinds: [(String, ViewType)] = [
        ("view", .view), ("label", .label), ("button", .button), ("textField", .textField),
        ("textView", .textView), ("imageView", .imageView), ("switch", .switch), ("slider", .slider),
        ("stepper", .stepper), ("segmentedControl", .segmentedControl), ("progressView", .progressView),
        ("activityIndicatorView", .activityIndicator), ("pageControl", .pageControl), ("datePicker", .datePicker),
        ("pickerView", .pickerView), ("searchBar", .searchBar), ("navigationBar", .navigationBar),
        ("tabBar", .tabBar),
        ("toolbar", .toolbar), ("stackView", .stackView), ("scrollView", .scrollView), ("tableView", .tableView),
        ("mapView", .custom), ("visualEffectView", .view),
    ]

    @Test func `Every type is that of an imported view`() {
        #expect(Set(Self.kinds.map(\.1)) == Set(ViewType.allCases))
    }

    @Test(arguments: kinds)
    func `Every kind of view is imported`(element: String, type: ViewType) throws {
        let file = InterfaceFixture(root: "<subviews>\(InterfaceFixture.view(element, "id=\"a\""))</subviews>")
            .imported()
        #expect(file.diagnostics.filter { $0.code != .leftOut } == [])
        #expect(try #require(file.scenes.first).document.views[1].content.type == type)
    }

    @Test func `AppKit's check boxes, radio buttons and pop-ups are buttons of their kind`() throws {
        func button(_ id: String, _ name: String, _ cell: String) -> String {
            "<\(name) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"18\"/>\(cell)</\(name)>"
        }
        let views = [
            button("a", "button", "<buttonCell key=\"cell\" type=\"check\" title=\"Sync\" state=\"on\"/>"),
            button("b", "button", "<buttonCell key=\"cell\" type=\"radio\" title=\"Sync\"/>"),
            button("c", "popUpButton", "<popUpButtonCell key=\"cell\" type=\"push\" title=\"Sync\" state=\"on\"/>"),
            button("d", "button", "<buttonCell key=\"cell\" type=\"push\" title=\"Sync\" state=\"on\"/>"),
        ]
        let fixture = InterfaceFixture(
            kind: .macos, device: nil, root: "<subviews>\n\(views.joined(separator: "\n"))</subviews>")
        let buttons = try fixture.document().views.compactMap { view -> ViewContent.Button? in
            if case .button(let button) = view.content { button } else { nil }
        }
        #expect(buttons.map(\.kind) == [.switch, .radio, .popUp, .momentaryPushIn])
        #expect(buttons.map(\.isOn) == [true, false, false, false])
    }

    @Test func `Pull-down buttons show their first item, which their menu hides`() throws {
        func button(_ attributes: String) throws -> (content: ViewContent.Button, style: ViewStyle) {
            let cell = """
                <popUpButtonCell key="cell" type="push" \(attributes)><menu key="menu" id="m"><items>
                <menuItem state="on" image="NSActionTemplate" hidden="YES" id="n"/><menuItem title="Rename" id="o"/>
                </items></menu></popUpButtonCell>
                """
            let fixture = InterfaceFixture.subview("popUpButton", "", cell, kind: .macos, toolsVersion: "21507")
            let view = try fixture.document().views[1]
            guard case .button(let button) = view.content else { throw TestError.notTheKind }
            return (button, view.style)
        }
        let down = try button("imagePosition=\"only\" pullsDown=\"YES\"")
        #expect(down.content.kind == .pullDown && down.content.image != nil && down.content.title.content.isEmpty)
        #expect(down.style.symbol == StyleString("NSActionTemplate"))
        #expect(try button("pullsDown=\"YES\" arrowPosition=\"noArrow\"").content.kind == .momentaryPushIn)
        let selected = try button("selectedItem=\"o\"")
        #expect(selected.content.kind == .popUp && selected.content.title.content == .plain("Rename"))
        #expect(selected.content.image == nil && selected.style.symbol == nil)
    }

    private enum TestError: Error { case notTheKind }

    @Test func `Items of a touch bar are not subviews of a text view`() throws {
        let item = InterfaceFixture.view("button", "key=\"view\" id=\"b\"", "<buttonCell key=\"cell\" type=\"push\"/>")
        let bar = """
            <touchBar key="touchBar" id="t"><touchBarItems><touchBarItem id="i"><viewController key="viewController" id="c">
            \(item)</viewController></touchBarItem></touchBarItems></touchBar>
            """
        let fixture = InterfaceFixture.subview("textView", "", bar, kind: .macos, toolsVersion: "21507")
        let views = try fixture.document().views
        #expect(views.count == 2)
        // Unlike UITextView's, the text begins at the edge.
        guard case .textView(let text) = views[1].content else { throw TestError.notTheKind }
        #expect(text.textContainerInset == .zero)
    }

    /// How much wider than their titles Xcode records AppKit's buttons, shadows included.
    @Test(
        arguments: [
            ("push", nil, 40.0, 34.0, 24.0), ("push", "small", 26, 28, 20), ("check", nil, 22, 26, 22),
        ] as [(String, String?, Double, Double, Double)])
    func `AppKit's buttons have the insets of their macOS`(
        type: String, size: String?, yosemite: Double, bigSur: Double, macOS26: Double
    ) throws {
        for (toolsVersion, width) in [("15505", yosemite), ("21507", bigSur), ("24506", macOS26)] {
            let cell =
                "<buttonCell key=\"cell\" type=\"\(type)\" title=\"Sync\"\(size.map { " controlSize=\"\($0)\"" } ?? "")/>"
            let fixture = InterfaceFixture(
                kind: .macos, toolsVersion: toolsVersion, device: nil,
                root: "<subviews>\(InterfaceFixture.view("button", "id=\"b\"", cell))</subviews>")
            let view = try fixture.document(ImportOptions(sizes: .measured)).views[1]
            guard case .button(let button) = view.content else { throw NotAButton() }
            let insets = try #require(button.contentInsets)
            let outside = view.alignmentRectInsets.left + view.alignmentRectInsets.right
            #expect(insets.leading + insets.trailing + outside == width, "\(toolsVersion)")
        }
    }

    @Test func `A button's configuration replaces its title, font and insets`() throws {
        func button(_ configuration: String) throws -> ViewContent.Button {
            let view = InterfaceFixture.view(
                "button", "buttonType=\"system\" id=\"b\"", "<state key=\"normal\" title=\"Button\"/>\(configuration)")
            let content = try InterfaceFixture(toolsVersion: "21701", root: "<subviews>\(view)</subviews>").document()
                .views[1].content
            guard case .button(let button) = content else { throw NotAButton() }
            return button
        }
        let plain = try button("<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Resume\"/>")
        #expect(plain.title.content == .plain("Resume"))
        #expect(plain.title.font == Font(size: 17))
        #expect(plain.contentInsets == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        let own = try button(
            """
            <buttonConfiguration key="configuration" style="filled" title="Cancel">
            <fontDescription key="titleFontDescription" type="system" weight="semibold" pointSize="15"/>
            <directionalEdgeInsets key="contentInsets" top="10" leading="15" bottom="10" trailing="20"/>
            </buttonConfiguration>
            """)
        #expect(own.title.font == Font(size: 15, weight: 600))
        #expect(own.contentInsets == DirectionalEdgeInsets(top: 10, leading: 15, bottom: 10, trailing: 20))
    }

    @Test func `Insets of a button without a configuration stay those of its edges`() throws {
        let view = InterfaceFixture.view(
            "button", "buttonType=\"system\" id=\"b\"",
            "<inset key=\"contentEdgeInsets\" minX=\"20\" minY=\"12\" maxX=\"18\" maxY=\"10\"/><state key=\"normal\" title=\"Go\"/>"
        )
        let content = try InterfaceFixture(root: "<subviews>\(view)</subviews>").document().views[1].content
        guard case .button(let button) = content else { throw NotAButton() }
        #expect(button.contentEdgeInsets == EdgeInsets(top: 12, left: 20, bottom: 10, right: 18))
        #expect(button.contentInsets == nil)
    }

    @Test func `A button's image of unknown size has the size that its insets leave of the frame`() throws {
        let view = InterfaceFixture.view(
            "button", "id=\"b\"",
            "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"trash\" catalog=\"system\"/>")
        let content = try InterfaceFixture(root: "<subviews>\(view)</subviews>").document().views[1].content
        guard case .button(let button) = content else { throw NotAButton() }
        #expect(button.image == .placeholder(Size(width: 76, height: 26)))
    }

    @Test func `An attributed text has the font and line spacing of its first fragment`() throws {
        let label = InterfaceFixture.view(
            "label", "usesAttributedText=\"YES\" numberOfLines=\"0\" id=\"l\"",
            """
            <attributedString key="attributedText"><fragment content="Verify"><attributes>
            <font key="NSFont" metaFont="systemBold" size="28"/>
            <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" lineSpacing="3"/>
            </attributes></fragment><fragment content=" now"><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>
            </attributedString>
            """)
        let view = try InterfaceFixture(root: "<subviews>\(label)</subviews>").document().views[1]
        guard case .label(let content) = view.content else {
            Issue.record("\(view)")
            return
        }
        #expect(content.text.content == .markup("Verify<span size=\"13312\" weight=\"400\"> now</span>"))
        #expect(content.text.font == Font(size: 28, weight: 700))
        #expect(content.text.lineSpacing == 3)
    }

    /// Up to Xcode 12.4 check boxes are lower and small push buttons higher than later.
    @Test(
        arguments: [
            ("roundRect", "small", "21507", 2), ("roundRect", nil, "21507", 3), ("check", nil, "15505", -2.0),
            ("check", nil, "17701", 0), ("push", "small", "14295", 4),
            ("push", "small", "21507", 2), ("push", "mini", "14295", 4), ("push", "mini", "21507", 3),
            ("push", "large", "21507", 12), ("recessed", nil, "14460", 3),
            ("recessed", "small", "14460", 2), ("inline", nil, "21507", 4), ("inline", nil, "14460", 3),
            ("roundTextured", nil, "21507", 4), ("roundTextured", nil, "14460", 6),
            ("roundTextured", "small", "21507", 2), ("smallSquare", nil, "21507", 5),
            ("squareTextured", nil, "14313", 6), ("bevel", nil, "21507", 2), ("bevel", nil, "14460", 0),
        ]
            as [(String, String?, String, Double)])
    func `AppKit's buttons have the height of their macOS around the title`(
        type: String, size: String?, toolsVersion: String, height: Double
    ) throws {
        let cell =
            "<buttonCell key=\"cell\" type=\"\(type)\" borderStyle=\"border\" title=\"Sync\"\(size.map { " controlSize=\"\($0)\"" } ?? "")/>"
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil,
            root: "<subviews>\(InterfaceFixture.view("button", "id=\"b\"", cell))</subviews>")
        guard case .button(let button) = try fixture.document().views[1].content else { throw NotAButton() }
        let insets = try #require(button.contentInsets)
        #expect(insets.top + insets.bottom == height)
    }

    /// With a line of 16 points and what is outside of the alignment rectangle.
    @Test(arguments: [("12118", 26.0), ("15505", 25), ("21507", 25)])
    func `Pop-up buttons of AppKit have the height of their Xcode`(toolsVersion: String, height: Double) throws {
        let cell = "<popUpButtonCell key=\"cell\" type=\"push\" title=\"Sync\"/>"
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil,
            root: """
                <subviews><popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="20" y="30" width="100" height="\(height)"/>\(cell)</popUpButton></subviews>
                """)
        let view = try fixture.document(rules: .canvas).views[1]
        guard case .button(let button) = view.content else { throw NotAButton() }
        let insets = try #require(button.contentInsets)
        #expect(view.alignmentRectInsets.top == (height == 26 ? 2 : 1))
        let outside = view.alignmentRectInsets.top + view.alignmentRectInsets.bottom
        #expect(16 + insets.top + insets.bottom + outside == height)
    }

    private struct NotAButton: Error {}

    @Test(arguments: [
        (InterfaceFixture.Kind.ios, "systemColor=\"systemBackgroundColor\"", 0xFFFFFF, 0x000000),
        (.ios, "systemColor=\"systemBlueColor\"", 0x007AFF, 0x0A84FF),
        (.ios, "systemColor=\"systemBlueColor\" red=\"0\" green=\"0.4\" blue=\"1\" alpha=\"1\"", 0x007AFF, 0x0A84FF),
        (.ios, "cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" alpha=\"1\"", 0x000000, 0x000000),
        (.ios, "name=\"Sky\"", 0x336699, 0x336699),
        (.macos, "name=\"textBackgroundColor\" catalog=\"System\"", 0xFFFFFF, 0x1E1E1E),
        (.macos, "name=\"windowBackgroundColor\" catalog=\"System\"", 0xECECEC, 0x323232),
    ])
    func `The system's colours are those of the appearance, AppKit's as well`(
        kind: InterfaceFixture.Kind, color: String, light: Int, dark: Int
    ) throws {
        let fixture = InterfaceFixture(
            kind: kind, root: "<color key=\"backgroundColor\" \(color)/>",
            resources:
                "<namedColor name=\"Sky\"><color red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\"/></namedColor>")
        for (appearance, hex) in [(Canvas.Appearance.light, light), (.dark, dark)] {
            let document = try fixture.document(ImportOptions(sizes: .recorded, appearance: appearance))
            let color = try #require(document.views[0].style.backgroundColor)
            let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
            #expect(parts == [hex >> 16, hex >> 8 & 255, hex & 255])
        }
    }

    /// Xcode 11 writes both; the system's colour is what a device shows.
    @Test func `A recorded value beside the name of a system colour has no effect`() throws {
        let recorded = "systemColor=\"secondaryLabelColor\" red=\"0.2\" green=\"0.2\" blue=\"0.2\" alpha=\"0.4\""
        let fixture = InterfaceFixture(kind: .ios, root: "<color key=\"backgroundColor\" \(recorded)/>")
        for appearance in Canvas.Appearance.allCases {
            let document = try fixture.document(ImportOptions(sizes: .recorded, appearance: appearance))
            #expect(try #require(document.views[0].style.backgroundColor).alpha == 0.6)
        }
    }

    @Test func `An unknown kind of view is a box of its recorded size, reported with its line`() throws {
        let fixture = InterfaceFixture(
            root: "<subviews>\n\(InterfaceFixture.view("holographView", "id=\"a\""))</subviews>")
        let file = fixture.imported(ImportOptions(sizes: .measured))
        let view = try #require(file.scenes.first).document.views[1]
        #expect(view.content == .custom)
        #expect(view.intrinsicContentSize == IntrinsicContentSize(width: 100, height: 40))
        let finding = try #require(file.diagnostics.first)
        #expect(finding.code == .unsupportedView)
        #expect(finding.views == ["holographView"])
        let line = SourceText(name: "fixture", fixture.text).position(of: finding.range?.lowerBound ?? 0).line
        let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[line - 1].hasPrefix("<holographView"))
    }

    @Test func `AppKit's frames and masks grow upwards, but not below a flipped view`() throws {
        let inner = """
            <view id="in"><rect key="frame" x="1" y="2" width="30" height="10"/>
            <autoresizingMask key="autoresizingMask" flexibleMinY="YES"/></view>
            """
        let fixture = InterfaceFixture(
            kind: .macos, device: nil,
            root: """
                <subviews>
                <customView id="a"><rect key="frame" x="10" y="20" width="100" height="50"/>
                <autoresizingMask key="autoresizingMask" flexibleMinY="YES" widthSizable="YES"/><subviews>\(inner)</subviews>
                </customView>
                <tableView id="t"><rect key="frame" x="10" y="20" width="100" height="50"/><subviews>
                \(inner.replacing("\"in\"", with: "\"flipped\""))</subviews></tableView>
                </subviews>
                """, rootFrame: "x=\"0.0\" y=\"0.0\" width=\"200\" height=\"300\"")
        let views = try fixture.document().views
        #expect(views[1].frame == Rect(x: 10, y: 230, width: 100, height: 50))
        #expect(views[1].autoresizingMask == [.flexibleBottomMargin, .flexibleWidth])
        #expect(views[2].frame == Rect(x: 1, y: 38, width: 30, height: 10))
        #expect(views[2].autoresizingMask == .flexibleBottomMargin)
        #expect(views[4].frame == Rect(x: 1, y: 2, width: 30, height: 10))
        #expect(views[4].autoresizingMask == .flexibleTopMargin)
    }

    @Test func `A view without the switch for constraints keeps its mask, a fixed frame has the mask of one`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("view", "id=\"a\""))
                \(InterfaceFixture.view("view", "fixedFrame=\"YES\" id=\"b\""))
                <view id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES" heightSizable="YES"/></view>
                </subviews>
                """)
        let views = try fixture.document().views
        #expect(views[1].autoresizingMask == nil)
        #expect(views[2].autoresizingMask == AutoresizingMask([]))
        #expect(views[3].autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin, .flexibleHeight])
    }

    @Test func `Text, font, colours and priorities are imported`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("label", """
                    horizontalHuggingPriority="251" verticalCompressionResistancePriority="999.5" numberOfLines="0" \
                    lineBreakMode="wordWrap" textAlignment="right" hidden="YES" alpha="0.5" id="a"
                    """, """
                    <string key="text">One\nTwo</string>
                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                    <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom"/>
                    """))
                </subviews>
                """,
            resources:
                "<systemColor name=\"systemRedColor\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></systemColor>"
        )
        let view = try fixture.document().views[1]
        guard case .label(let label) = view.content else { return #expect(Bool(false), "no label") }
        #expect(label.text.content == .plain("One\nTwo"))
        #expect(label.text.font == Font(size: 15, weight: 600))
        #expect(label.text.alignment == .right)
        #expect(label.numberOfLines == 0)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(view.contentHugging == AxisPriorities(horizontal: LayoutPriority(251), vertical: .defaultLow))
        #expect(view.compressionResistance == AxisPriorities(horizontal: .defaultHigh, vertical: LayoutPriority(999.5)))
        #expect(view.isHidden)
        #expect(view.style.opacity == 0.5)
        // What a device shows, not what the file recorded.
        #expect(view.style.textColor == Color(hex: 0xFF3B30))
        #expect(view.style.backgroundColor == Color(red: 1, green: 128.0 / 255, blue: 0))
    }

    @Test func `Unknown fonts and colours are reported`() {
        let children = """
            <fontDescription key="fontDescription" style="UICTFontTextStyleEmphasizedBody"/>
            <color key="backgroundColor" name="brandColor"/>
            """
        let file = InterfaceFixture(
            root: "<subviews>\(InterfaceFixture.view("label", "text=\"x\" id=\"a\"", children))</subviews>"
        ).imported()
        #expect(Set(file.diagnostics.map(\.code)) == [.unsupportedFont, .unknownColor])
    }

    @Test func `PostScript names give family, weight and slant`() throws {
        let children = "<fontDescription key=\"fontDescription\" name=\"AvenirNext-DemiBoldItalic\" pointSize=\"12\"/>"
        let fixture = InterfaceFixture(
            root: "<subviews>\(InterfaceFixture.view("label", "text=\"x\"", children))</subviews>")
        guard case .label(let label) = try fixture.document().views[1].content else { return #expect(Bool(false)) }
        #expect(label.text.font == Font(family: "Avenir Next", size: 12, weight: 600, isItalic: true))
    }

    @Test func `Images have the size of the file's resources, symbols and missing ones that of their frame`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("imageView", "image=\"logo\""))
                \(InterfaceFixture.view("imageView", "image=\"star\""))
                \(InterfaceFixture.view("imageView", ""))
                </subviews>
                """,
            resources: """
                <image name="logo" width="48" height="24"/><image name="star" catalog="system" width="128" height="118"/>
                """)
        let views = try fixture.document().views
        #expect(views[1].content == .imageView(.placeholder(Size(width: 48, height: 24))))
        #expect(views[2].content == .imageView(.placeholder(Size(width: 100, height: 40))))
        #expect(views[3].content == .imageView(nil))
        let beside = ImportOptions(
            assets: AppearanceAssets(
                light: NamedAssets(images: ["star": "../Assets.xcassets/star.imageset/star.svg"])))
        #expect(
            try fixture.document(beside).views[2].content
                == .imageView(.file("../Assets.xcassets/star.imageset/star.svg")))
    }

    @Test func `Recorded sizes are those of alignment rectangles, and only of text`() throws {
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil,
            root: """
                <subviews>
                \(InterfaceFixture.view("textField", "id=\"a\"", "<textFieldCell key=\"cell\" title=\"Name\"/>"))
                \(InterfaceFixture.view("button", "id=\"b\"", "<buttonCell key=\"cell\" type=\"push\" title=\"OK\"/>"))
                \(InterfaceFixture.view("customView", "id=\"c\""))
                </subviews>
                """)
        let recorded = try fixture.document().views
        #expect(recorded[1].content.type == .label)
        #expect(recorded[1].intrinsicContentSize == IntrinsicContentSize(width: 96, height: 40))
        #expect(recorded[2].intrinsicContentSize == IntrinsicContentSize(width: 86, height: 28))
        #expect(recorded[2].alignmentRectInsets == EdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
        #expect(recorded[3].intrinsicContentSize == nil)
        let measured = try fixture.document(ImportOptions(sizes: .measured)).views
        #expect(measured[1].intrinsicContentSize == nil)
        #expect(measured[2].intrinsicContentSize == nil)
    }

    @Test(arguments: [
        ("18122", EdgeInsets(top: 0, left: 2, bottom: 1, right: 2), IntrinsicContentSize(width: 49, height: 31)),
        ("24506", EdgeInsets.zero, IntrinsicContentSize(width: 61, height: 28)),
        (
            "32700.99.1234", EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
            IntrinsicContentSize(width: 49, height: 31)
        ),
    ])
    func `Alignment insets follow the version`(
        toolsVersion: String, slider: EdgeInsets, toggle: IntrinsicContentSize
    ) throws {
        var fixture = InterfaceFixture(
            toolsVersion: toolsVersion,
            root: "<subviews>\(InterfaceFixture.view("slider"))\(InterfaceFixture.view("switch"))</subviews>")
        // The number of a development build says nothing; its plug-in's does.
        fixture.resources = ""
        let source = fixture.text.replacing(
            "<resources>", with: "<dependencies><plugIn identifier=\"x\" version=\"22690\"/></dependencies><resources>")
        let file = InterfaceBuilderImporter().scenes(of: SourceText(name: "fixture", source))
        let document = try #require(file.scenes.first).document
        #expect(document.views[1].alignmentRectInsets == slider)
        let size = document.views[2].intrinsicContentSize ?? document.profile.control(of: .switch).intrinsicContentSize
        #expect(size == toggle)
    }

    @Test func `Stack views have kind, alignment, spacing and margins`() throws {
        let fixture = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("stackView", "axis=\"vertical\" alignment=\"top\" spacingType=\"standard\" distribution=\"equalSpacing\""))
                \(InterfaceFixture.view("stackView", "spacing=\"3\"", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"))
                </subviews>
                """)
        let views = try fixture.document().views
        #expect(
            views[1].content
                == .stackView(.init(axis: .vertical, distribution: .equalSpacing, alignment: .leading, spacing: 8)))
        #expect(views[2].content == .stackView(.init(spacing: 3, isLayoutMarginsRelativeArrangement: true)))
        #expect(views[2].layoutMargins == .absolute(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    }

    @Test func `NSStackView has areas, insets, priorities and settings of single views`() throws {
        func list(_ name: String, _ children: String) -> String { "<\(name)>\(children)</\(name)>" }
        let views = [("beginningViews", "a"), ("middleViews", "b"), ("endViews", "c")].map { name, id in
            list(name, InterfaceFixture.view("customView", "id=\"\(id)\" userLabel=\"\(id)\""))
        }
        let attributes = [
            "orientation": "vertical", "alignment": "trailing", "spacing": "6", "id": "s",
            "horizontalStackHuggingPriority": "249.99998474121094", "verticalStackHuggingPriority": "1000",
            "horizontalHuggingPriority": "251", "verticalClippingResistancePriority": "999",
        ].map { "\($0.key)=\"\($0.value)\"" }.joined(separator: " ")
        let children =
            views.joined() + "<edgeInsets key=\"edgeInsets\" left=\"1\" right=\"2\" top=\"3\" bottom=\"4\"/>"
            + list(
                "visibilityPriorities", "<integer value=\"1000\"/><real value=\"900\"/><integer value=\"0\"/>")
            + list("customSpacing", "<real value=\"12\"/><real value=\"3.4028234663852886e+38\"/>")
        let plain = "distribution=\"fill\" orientation=\"horizontal\" alignment=\"centerY\" id=\"t\""
        let fixture = InterfaceFixture(
            kind: .macos, device: nil,
            root: list(
                "subviews",
                InterfaceFixture.view("stackView", attributes, children) + InterfaceFixture.view("stackView", plain)))
        let document = try fixture.document()
        #expect(
            document.views[1].content
                == .stackView(
                    .init(
                        axis: .vertical, distribution: .gravityAreas, alignment: .trailing, spacing: 6,
                        customSpacing: [.init("a", 12)], gravity: [.init("b", .center), .init("c", .trailing)],
                        edgeInsets: EdgeInsets(top: 3, left: 1, bottom: 4, right: 2),
                        visibilityPriority: [.init("b", LayoutPriority(900)), .init("c", LayoutPriority(0))],
                        clippingResistance: AxisPriorities(horizontal: .required, vertical: LayoutPriority(999)))))
        #expect(document.views[1].contentHugging.vertical == .required)
        #expect(document.views[1].contentHugging.horizontal == LayoutPriority(249.99998))
        #expect(document.views[1].layoutMargins == nil)
        #expect(document.views[5].content == .stackView(.init(distribution: .fill, alignment: .center, spacing: 8)))
    }
}
