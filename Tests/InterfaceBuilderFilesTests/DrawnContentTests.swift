// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// What is only drawn: places in buttons, titles of sections, blurs and attributes that are set at run time.
struct DrawnContentTests {
    private static func view(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
        InterfaceFixture.view(
            name, "id=\"v-\(name)\" \(attributes)", frame: "x=\"0\" y=\"0\" width=\"90\" height=\"40\"", children)
    }

    private static func views(
        _ content: String, kind: InterfaceFixture.Kind = .ios, toolsVersion: String = "21701"
    ) throws -> [View] {
        let fixture = InterfaceFixture(
            kind: kind, toolsVersion: toolsVersion, device: kind == .ios ? "retina4_7" : nil,
            root: "<subviews>\(content)</subviews>")
        return try fixture.document().views
    }

    @Test func `A button has the alignment and the insets of its contents`() throws {
        let inset = "<inset key=\"titleEdgeInsets\" minX=\"8\" minY=\"1\" maxX=\"-2\" maxY=\"0\"/>"
        let attributes = "contentHorizontalAlignment=\"left\" contentVerticalAlignment=\"top\""
        let content = try #require(try Self.views(Self.view("button", attributes, inset))[1].style.buttonContent)
        #expect(content.horizontal == .left && content.vertical == .top && content.imagePlacement == .leading)
        #expect(content.titleEdgeInsets == EdgeInsets(top: 1, left: 8, bottom: 0, right: -2))
        #expect(content.imageEdgeInsets == .zero)
        let centred = "contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\""
        #expect(try Self.views(Self.view("button", centred))[1].style.buttonContent == nil)
        #expect(try Self.views(Self.view("textField", attributes))[1].style.buttonContent == nil)
    }

    @Test func `An image is at the edge of the title that the button names`() throws {
        let configuration =
            "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"A\" imagePlacement=\"trailing\"/>"
        #expect(
            try Self.views(Self.view("button", "", configuration))[1].style.buttonContent?.imagePlacement == .trailing)
        for (position, placement) in [
            ("right", ButtonContent.ImagePlacement.trailing), ("above", .top), ("below", .bottom),
        ] {
            let cell = "<buttonCell key=\"cell\" type=\"push\" title=\"A\" imagePosition=\"\(position)\"/>"
            let view = try Self.views(Self.view("button", "", cell), kind: .macos)[1]
            #expect(view.style.buttonContent?.imagePlacement == placement)
        }
    }

    @Test(arguments: [
        ("grouped", "21701", "MY DATA"), ("plain", "21701", "My data"), ("insetGrouped", "24128", "My data"),
    ])
    func `The first cell of a section has its header and the last one its footer`(
        style: String, toolsVersion: String, header: String
    ) throws {
        func cell(_ id: String) -> String {
            "<tableViewCell id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"40\"/></tableViewCell>"
        }
        let sections = """
            <sections><tableViewSection headerTitle="My data" footerTitle="Kept"><cells>\(cell("a"))\(cell("b"))</cells>
            </tableViewSection><tableViewSection headerTitle=""><cells>\(cell("c"))</cells></tableViewSection></sections>
            """
        let views = try Self.views(Self.view("tableView", "style=\"\(style)\"", sections), toolsVersion: toolsVersion)
        #expect(views.map(\.style.sectionTitles?.header?.text) == [nil, nil, header, nil, nil])
        #expect(views.map(\.style.sectionTitles?.footer?.text) == [nil, nil, nil, "Kept", nil])
    }

    @Test func `A blur is a fill through which the background shows`() throws {
        func fill(_ effect: String) throws -> Color? {
            try Self.views(Self.view("visualEffectView", "", effect))[1].style.backgroundColor
        }
        let dark = try #require(try fill("<blurEffect style=\"dark\"/>"))
        #expect(dark.isDark && dark.alpha < 1)
        let light = try #require(try fill("<blurEffect style=\"systemUltraThinMaterial\"/>"))
        #expect(!light.isDark && light.alpha < dark.alpha)
        #expect(try fill("<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>") == nil)
        let sidebar = Self.view("visualEffectView", "material=\"sidebar\"")
        #expect(try Self.views(sidebar, kind: .macos)[1].style.backgroundColor != nil)
    }

    @Test func `Attributes that are set at run time clip, tint and fade`() throws {
        func views(_ attributes: String) throws -> View {
            let content = "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
            return try Self.views(Self.view("view", "clipsSubviews=\"NO\"", content))[1]
        }
        func boolean(_ path: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(value)\"/>"
        }
        #expect(try views(boolean("layer.masksToBounds", "YES")).clipsToBounds)
        #expect(try !views(boolean("layer.masksToBounds", "NO")).clipsToBounds)
        #expect(try !views("").clipsToBounds)
        let red = """
            <userDefinedRuntimeAttribute type="color" keyPath="tintColor"><color key="value" red="1" green="0" blue="0" alpha="1"/>
            </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.opacity"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute>
            """
        let style = try views(red).style
        #expect(style.tintColor == Color(hex: 0xFF0000) && style.opacity == 0.5)
    }

    @Test(arguments: [(InterfaceFixture.Kind.ios, 0.5), (.macos, 1)])
    func `Only views of UIKit have an alpha`(kind: InterfaceFixture.Kind, opacity: Double) throws {
        let content = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        let element = kind == .ios ? "view" : "customView"
        #expect(try Self.views(Self.view(element, "", content), kind: kind)[1].style.opacity == opacity)
    }
}
