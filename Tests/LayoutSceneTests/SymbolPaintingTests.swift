// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Symbols, accessories and separators: drawn inside the view that has them, without an effect on its frame.
@Suite struct SymbolPaintingTests {
    private func items(
        _ content: ViewContent, platform: Platform = .ios, _ change: (inout ViewStyle) -> Void
    ) -> (items: [SceneItem], box: Rect) {
        var sketch = LayoutSketch(200, 200, platform: platform, profile: platform == .macos ? .macos14 : .ios17)
        sketch.document.views[0].style.tintColor = Color(hex: 0xFF0000)
        sketch.add("v", content) {
            var style = ViewStyle()
            change(&style)
            $0.style = style
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 120\nv.height == 40")
        let scenes = Scenes(sketch)
        return (
            scenes.scene.items.filter { $0.layer == .content && $0.subject == .view(1) },
            Rect(origin: scenes.origin, size: Size(width: 120, height: 40))
        )
    }

    private let image = ViewContent.imageView(.placeholder(Size(width: 20, height: 20)))

    @Test func `A symbol replaces the crossed box of a placeholder and keeps its proportions`() throws {
        let (items, box) = items(image) { $0.symbol = StyleString("xmark") }
        #expect(items.count == 2)
        for item in items {
            #expect(box.contains(item.bounds))
            #expect(abs(item.bounds.width - item.bounds.height) < 1e-9)
            #expect(item.bounds.midX == box.midX)
        }
        let unknown = self.items(image) { $0.symbol = StyleString("no.such.symbol") }
        #expect(unknown.items == self.items(image) { _ in }.items)
    }

    @Test(arguments: [
        ("chevron.backward", true), ("arrow.forward.circle.fill", true), ("list.bullet", true), ("chevron.left", false),
        ("forward.fill", false), ("gobackward.10", false), ("play", false),
    ])
    func `A symbol of a reading direction is mirrored with it`(name: String, isMirrored: Bool) throws {
        func drawn(_ direction: LayoutDirection) -> [SceneItem] {
            var sketch = LayoutSketch(40, 40, direction: direction)
            sketch.add("v", .imageView(nil)) { $0.style.symbol = StyleString(name) }
            sketch.constrain("v.left == root.left\nv.top == root.top\nv.width == 40\nv.height == 40")
            return Scenes(sketch).scene.items.filter { $0.layer == .content && $0.subject == .view(1) }
        }
        let (left, right) = (drawn(.leftToRight), drawn(.rightToLeft))
        #expect(!left.isEmpty && left.count == right.count)
        #expect((left.map(\.shape) != right.map(\.shape)) == isMirrored)
    }

    @Test func `A symbol needs no image`() {
        let (items, box) = items(.imageView(nil)) { $0.symbol = StyleString("xmark") }
        #expect(items.count == 2)
        #expect(items.allSatisfy { box.contains($0.bounds) })
    }

    /// As a template: AppKit's image views do not take the tint of the views around them.
    @Test func `A symbol of macOS has the colour of labels unless the view has a tint`() {
        func colors(_ platform: Platform, _ own: Color? = nil) -> Set<Color> {
            let drawn = items(.imageView(nil), platform: platform) {
                $0.symbol = StyleString("xmark")
                $0.tintColor = own
            }
            return Set(
                drawn.items.compactMap { if case .path(_, _, let stroke) = $0.shape { stroke?.color } else { nil } })
        }
        let label = colors(.macos)
        #expect(label.count == 1 && colors(.ios) != label && colors(.macos, Color(hex: 0xFF0000)) != label)
    }

    /// As in UIKit, where the colour of the title does not count for the image.
    @Test func `A button without a configuration draws its symbol in the tint`() {
        func colors(_ insets: DirectionalEdgeInsets?, title: Color?) -> Set<Color> {
            let button = ViewContent.Button(
                title: StyledText(content: .plain(""), font: Font(size: 15)),
                image: .placeholder(Size(width: 20, height: 20)), contentInsets: insets)
            let drawn = items(.button(button)) {
                $0.symbol = StyleString("xmark")
                $0.textColor = title
            }
            return Set(
                drawn.items.compactMap { if case .path(_, _, let stroke) = $0.shape { stroke?.color } else { nil } })
        }
        let white = Color(hex: 0xFFFFFF)
        #expect(colors(nil, title: white) == colors(nil, title: nil))
        #expect(colors(.zero, title: white) != colors(.zero, title: nil))
    }

    @Test(arguments: [
        (CellAccessory.disclosureIndicator, 1), (.checkmark, 1), (.detailButton, 3), (.detailDisclosureButton, 4),
    ])
    func `An accessory is drawn at the trailing edge`(accessory: CellAccessory, count: Int) {
        let (items, box) = items(.view) { $0.accessoryType = accessory }
        #expect(items.count == count)
        #expect(items.allSatisfy { box.contains($0.bounds) && $0.bounds.minX > box.midX })
    }

    @Test func `A separator lies along the bottom, beginning after its inset`() throws {
        let (items, box) = items(.view) { $0.separatorInset = 16 }
        #expect(items.count == 1)
        guard case .line(let from, let to, _)? = items.first?.shape else {
            Issue.record("no line")
            return
        }
        #expect(from == Point(x: box.minX + 16, y: box.maxY - 0.25) && to == Point(x: box.maxX, y: box.maxY - 0.25))
        #expect(self.items(.view) { $0.separatorInset = 500 }.items.isEmpty)
    }

    @Test func `A disabled control is paler`() throws {
        let enabled = items(.toggle(isOn: true)) { _ in }.items
        let disabled = items(.toggle(isOn: true)) { $0.isEnabled = false }.items
        #expect(enabled.count == disabled.count)
        #expect(zip(enabled, disabled).allSatisfy { $0.opacity > $1.opacity && $0.bounds == $1.bounds })
    }
}
