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
        let content = InterfaceFixture.view(element, "id=\"v\" \(attributes)", children)
        let fixture = InterfaceFixture(
            kind: kind, toolsVersion: toolsVersion, device: kind == .ios ? "retina4_7" : nil,
            root: "<subviews>\(content)</subviews>")
        let assets = NamedAssets(
            images: ["logo": "logo.svg", "stencil": "stencil.svg", "photo": "photo.png", "iconTemplate": "icon.png"],
            renderingModes: ["stencil": .alwaysTemplate, "photo": .alwaysOriginal])
        return try fixture.document(ImportOptions(assets: AppearanceAssets(light: assets))).views[1]
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
        #expect(prominent.backgroundColor == Color(hex: 0x007AFF) && prominent.textColor == Color(hex: 0xFFFFFF))
        #expect(prominent.cornerRadius == 20)
        let glass = try style("style=\"glass\"")
        #expect(glass.cornerRadius == 20 && glass.textColor == Color(hex: 0x000000))
        #expect(try #require(glass.backgroundColor).alpha < 0.2)
    }
}
