// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Image files that are templates: the colour that they are painted with.
@Suite struct TintedImageTests {
    private static let red = Color(hex: 0xFF0000)
    private static let green = Color(hex: 0x00FF00)

    /// The tints of images in drawing order; nil for one with its own colours.
    private func tints(_ content: ViewContent, _ style: ViewStyle, platform: Platform = .ios) -> [Color?] {
        var sketch = LayoutSketch(320, 200)
        sketch.document.platform = platform
        sketch.add("v", content) { $0.style = style }
        sketch.constrain("v.left == root.left\nv.top == root.top\nv.right == root.right\nv.height == 60")
        var images = ImageFiles()
        for path in ["a.svg", "b.svg"] {
            images.load(path) { path in
                ImageFile(
                    path: path, bytes: [], format: .svg, storedSize: Size(width: 20, height: 20), isOpaque: false,
                    embeddedRanges: [])
            }
        }
        var options = SceneOptions()
        options.layers = [.content]
        options.images = images
        return Scenes(sketch, options).scene.items.compactMap { item in
            guard case .image(let image) = item.shape else { return nil }
            return .some(image.hues.tint)
        }
    }

    private func style(_ mode: ImageRenderingMode?, tint: Color? = red, text: Color? = nil) -> ViewStyle {
        var style = ViewStyle(tintColor: tint, textColor: text)
        style.imageRenderingMode = mode
        return style
    }

    @Test func `An image view paints a template with its tint`() throws {
        let content = ViewContent.imageView(.file("a.svg"))
        #expect(tints(content, style(.alwaysTemplate)) == [Self.red])
        #expect(tints(content, style(nil)) == [nil])
        #expect(tints(content, style(.alwaysOriginal)) == [nil])
        let label = tints(content, style(.alwaysTemplate, tint: nil), platform: .macos)[0]
        #expect(try #require(label).relativeLuminance < 0.03)
    }

    @Test func `A button paints a template with its tint, one with a configuration with the title's colour`() {
        func button(_ insets: DirectionalEdgeInsets?) -> ViewContent {
            .button(
                .init(
                    title: StyledText(content: .plain("A"), font: Font(size: 15)), image: .file("a.svg"),
                    contentInsets: insets))
        }
        let style = style(.alwaysTemplate, text: Self.green)
        #expect(tints(button(nil), style) == [Self.red])
        #expect(tints(button(.zero), style) == [Self.green])
        #expect(tints(button(.zero), self.style(nil)) == [nil])
    }

    @Test func `Bars paint all images unless an item says otherwise`() {
        var original = BarItem(image: .file("b.svg"))
        original.imageRenderingMode = .alwaysOriginal
        var own = BarItem(image: .file("a.svg"))
        own.tintColor = Self.green
        let items = [BarItem(image: .file("a.svg")), original, own]
        #expect(tints(.toolbar(items), style(nil)) == [Self.red, nil, Self.green])
    }

    @Test func `Tabs have the tint if they are selected, else the bar's text colour or a grey`() throws {
        let bar = ViewContent.tabBar(
            .init(items: [BarItem(image: .file("a.svg")), BarItem(image: .file("b.svg"))], selectedItem: 1))
        let colors = tints(bar, style(nil))
        #expect(try #require(colors[0]).chroma < 0.05 && colors[0]?.alpha == 1)
        #expect(colors[1] == Self.red)
        #expect(tints(bar, style(nil, text: Self.green)) == [Self.green, Self.red])
    }

    @Test func `Segments have pictures in the colour of words`() {
        var style = ViewStyle()
        var parts = SystemParts()
        parts.segments = [BarItem(image: .file("a.svg")), BarItem()]
        style.parts = parts
        #expect(
            tints(.segmentedControl(segments: ["", "B"], selected: nil), style) == [
                SceneTheme(.classic, appearance: .light).content.label
            ])
    }
}
