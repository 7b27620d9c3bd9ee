// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@testable import InterfaceBuilderFiles

/// Which images of a file are drawn in the tint, and what only the system draws of search bars, segments and buttons.
struct TemplateImageTests {
    private func view(
        _ element: String, _ attributes: String = "", _ children: String = "", kind: InterfaceFixture.Kind = .ios,
        toolsVersion: String = "18122"
    ) throws -> View {
        let fixture = InterfaceFixture.subview(element, attributes, children, kind: kind, toolsVersion: toolsVersion)
        let assets = NamedAssets(
            images: ["logo": "logo.svg", "stencil": "stencil.svg", "photo": "photo.png", "iconTemplate": "icon.png"],
            renderingModes: ["stencil": .alwaysTemplate, "photo": .alwaysOriginal],
            capInsets: ["photo": Self.caps, "gone": Self.caps])
        return try fixture.document(ImportOptions(assets: AppearanceAssets(light: assets))).views[1]
    }

    private static let caps = EdgeInsets(top: 0, left: 4, bottom: 0, right: 6)

    @Test func `A button's only image is behind the title if it is a background`() throws {
        func style(_ state: String, _ attributes: String = "", _ more: String = "") throws -> ViewStyle {
            try view("button", attributes, "<state key=\"normal\" title=\"A\" \(state)/>\(more)").style
        }
        func placement(_ style: ViewStyle) -> ButtonContent.ImagePlacement? { style.buttonContent?.imagePlacement }
        let background = try style("backgroundImage=\"photo\"")
        #expect(placement(background) == .background && background.imageCapInsets == Self.caps)
        let beside = try style("image=\"photo\"")
        #expect(placement(beside) == nil && beside.imageCapInsets == nil)
        #expect(try placement(style("image=\"logo\" backgroundImage=\"photo\"")) == nil)
        #expect(
            try placement(style("", "enabled=\"NO\"", "<state key=\"disabled\" backgroundImage=\"photo\"/>"))
                == .background)
        #expect(
            try placement(style("backgroundImage=\"photo\"", "", "<buttonConfiguration key=\"configuration\"/>")) == nil
        )
        #expect(try view("imageView", "image=\"photo\"").style.imageCapInsets == Self.caps)
        #expect(try view("imageView", "image=\"gone\"").style.imageCapInsets == nil)
    }

    /// The list has pixels; the file with two pixels per point is the one that is drawn.
    @Test func `An image set says which edges are not stretched`() throws {
        let contents = """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png",
                         "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 3, "right": 3}}},
                        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png",
                         "resizing": {"mode": "9-part", "cap-insets": {"left": 8, "right": 12, "top": 2, "bottom": 5}}}]}
            """
        let set = try #require(AssetSet(contents: Array(contents.utf8)))
        #expect(set.capInsets(for: .light) == EdgeInsets(top: 1, left: 4, bottom: 2.5, right: 6))
        let plain = try #require(AssetSet(contents: Array("{\"images\": [{\"filename\": \"a.png\"}]}".utf8)))
        #expect(plain.imageFile(for: .light) == "a.png" && plain.capInsets(for: .light) == nil)
    }

    @Test(arguments: [
        (
            "{ \"images\": [], \"properties\": { \"template-rendering-intent\": \"template\" } }",
            ImageRenderingMode.alwaysTemplate
        ),
        ("{ \"images\": [], \"properties\": { \"template-rendering-intent\": \"original\" } }", .alwaysOriginal),
        ("{ \"images\": [], \"properties\": { \"preserves-vector-representation\": true } }", nil),
        ("{ \"images\": [] }", nil),
    ]) func `An image set says how its images are drawn`(contents: String, mode: ImageRenderingMode?) throws {
        #expect(try #require(AssetSet(contents: Array(contents.utf8))).renderingMode == mode)
    }

    @Test func `An image view follows the file, then the asset catalogue`() throws {
        func mode(_ attributes: String, _ children: String = "") throws -> ImageRenderingMode? {
            try view("imageView", attributes, children).style.imageRenderingMode
        }
        #expect(try mode("image=\"logo\"") == nil)
        #expect(try mode("image=\"stencil\"") == .alwaysTemplate)
        #expect(
            try mode("", "<imageReference key=\"image\" image=\"logo\" renderingMode=\"template\"/>") == .alwaysTemplate
        )
        #expect(
            try mode("", "<imageReference key=\"image\" image=\"stencil\" renderingMode=\"original\"/>")
                == .alwaysOriginal)
        #expect(try mode("image=\"elsewhere\"") == nil)
    }

    @Test func `Buttons of the system have templates, others only if the image is one`() throws {
        func mode(_ type: String, _ state: String) throws -> ImageRenderingMode? {
            try view("button", type, "<state key=\"normal\" \(state)/>").style.imageRenderingMode
        }
        let system = "buttonType=\"system\""
        #expect(try mode(system, "image=\"logo\"") == .alwaysTemplate)
        #expect(try mode(system, "image=\"photo\"") == .alwaysOriginal)
        #expect(try mode(system, "backgroundImage=\"logo\"") == nil)
        #expect(try mode("", "image=\"logo\"") == nil)
        #expect(try mode("", "image=\"stencil\"") == .alwaysTemplate)
        let configured = try view(
            "button", system, "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"logo\"/>")
        #expect(configured.style.imageRenderingMode == nil)
    }

    @Test func `AppKit's templates have names that end so`() throws {
        let cell = "<imageCell key=\"cell\" image=\"iconTemplate\"/>"
        #expect(try view("imageView", "", cell, kind: .macos).style.imageRenderingMode == .alwaysTemplate)
        #expect(try view("imageView", "image=\"iconTemplate\"").style.imageRenderingMode == nil)
    }

    @Test func `Items of bars keep what is said of their images, and views in them their own look`() throws {
        let items = """
            <items><barButtonItem image="logo"/><barButtonItem image="photo"/>
            <barButtonItem><button key="customView" buttonType="system"><state key="normal" image="logo"/></button></barButtonItem>
            <barButtonItem><button key="customView"><state key="normal" image="logo"/></button></barButtonItem></items>
            """
        guard case .toolbar(let read?) = try view("toolbar", "", items).content else {
            Issue.record("no toolbar")
            return
        }
        #expect(read.map(\.imageRenderingMode) == [nil, .alwaysOriginal, .alwaysTemplate, .alwaysOriginal])
    }

    @Test func `A tab bar has a colour for tabs that are not selected`() throws {
        let red = "<color key=\"unselectedItemTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        #expect(try view("tabBar", "", red).style.textColor == Color(hex: 0xFF0000))
        #expect(try view("tabBar", "barStyle=\"black\"").style.textColor == nil)
    }

    @Test func `Search bars have a cancel button, and scopes if they are shown`() throws {
        let scopes = "<scopeButtonTitles><string>All</string><string>Read</string></scopeButtonTitles>"
        let shown = try view("searchBar", "showsCancelButton=\"YES\" showsScopeBar=\"YES\"", scopes).style.parts
        #expect(shown?.showsCancelButton == true)
        #expect(shown?.tabs == [StyleString("All"), StyleString("Read")])
        #expect(try view("searchBar", "", scopes).style.parts == nil)
    }

    @Test func `Segments have their pictures, except for signs that are words`() throws {
        let parts = try view(
            "segmentedControl", "",
            "<segments><segment title=\"\" image=\"logo\"/><segment title=\"Words\"/><segment image=\"plus\"/></segments>"
        ).style.parts
        #expect(parts?.segments == [BarItem(image: .file("logo.svg")), BarItem(), BarItem()])
        #expect(try view("segmentedControl", "", "<segments><segment title=\"A\"/></segments>").style.parts == nil)
    }

    @Test func `A configuration has its subtitle, and the fill of its style`() throws {
        func style(_ attributes: String) throws -> ViewStyle {
            try view(
                "button", "", "<buttonConfiguration key=\"configuration\" title=\"A\" \(attributes)/>",
                toolsVersion: "24127"
            ).style
        }
        #expect(try style("style=\"plain\" subtitle=\"B\"").buttonContent?.subtitle == StyleString("B"))
        let prominent = try style("style=\"prominentGlass\"")
        // The system's blue since iOS 26.
        #expect(prominent.backgroundColor == Color(hex: 0x0088FF) && prominent.textColor == Color(hex: 0xFFFFFF))
        #expect(prominent.cornerRadius == 20)
        let glass = try style("style=\"glass\"")
        #expect(glass.cornerRadius == 20 && glass.textColor == Color(hex: 0x000000))
        #expect(try #require(glass.backgroundColor).alpha < 0.2)
    }
}
