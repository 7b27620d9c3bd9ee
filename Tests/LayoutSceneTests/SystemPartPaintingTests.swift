// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// What the system draws of a view, shadows and round corners.
@Suite struct SystemPartPaintingTests {
    private func scenes(
        _ content: ViewContent = .view, platform: Platform = .macos, _ change: (inout ViewStyle) -> Void
    ) -> (items: [SceneItem], box: Rect) {
        var sketch = LayoutSketch(200, 200)
        sketch.document.platform = platform
        sketch.add("v", content) {
            var style = ViewStyle()
            change(&style)
            $0.style = style
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 120\nv.height == 100")
        let scenes = Scenes(sketch)
        return (
            scenes.scene.items.filter { $0.layer == .content && $0.subject == .view(1) },
            Rect(origin: scenes.origin, size: Size(width: 120, height: 100))
        )
    }

    private func parts(
        _ content: ViewContent = .view, _ change: (inout SystemParts) -> Void
    ) -> (
        items: [SceneItem], box: Rect
    ) {
        scenes(content) {
            var parts = SystemParts()
            change(&parts)
            $0.parts = parts
        }
    }

    private func words(_ items: [SceneItem]) -> [String] {
        items.compactMap { item in
            guard case .text(let text) = item.shape, case .plain(let words) = text.request.text.content else {
                return nil
            }
            return words
        }
    }

    @Test func `A box has its title above or below its border`() throws {
        let (items, box) = parts { $0.title = StyleString("Network") }
        #expect(words(items) == ["Network"])
        let border = try #require(items.first { $0.role == .mark })
        #expect(border.bounds == Rect(x: box.x, y: box.y + 14, width: 120, height: 86))
        let below = parts {
            $0.title = StyleString("Network")
            $0.titlePosition = .atBottom
        }
        #expect(below.items.first { $0.role == .mark }?.bounds.y == below.box.y)
        let title = try #require(below.items.first { $0.role == .text })
        #expect(title.bounds.minY >= below.box.maxY - 15)
    }

    @Test func `Tabs are at the top, over the edge of a border`() throws {
        let (items, box) = parts {
            $0.tabs = [StyleString("A"), StyleString("B")]
            $0.selectedTab = 1
        }
        #expect(words(items) == ["A", "B"])
        #expect(items.filter { $0.role == .text }.allSatisfy { $0.bounds.maxY < box.y + 24 })
        #expect(items.first?.bounds.y == box.y + 11)
    }

    @Test func `Columns have titles where they begin and lines between them`() throws {
        let (items, box) = parts {
            $0.columns = [
                .init(title: StyleString("Name"), x: 2, width: 60),
                .init(title: StyleString("Size"), x: 66, width: 40, alignment: .right),
                .init(title: StyleString("Kind"), x: 300, width: 40),
            ]
        }
        #expect(words(items) == ["Name", "Size"])
        let texts = items.filter { $0.role == .text }
        #expect(texts[0].bounds.minX == box.x + 2 && abs(texts[1].bounds.maxX - (box.x + 106)) < 1)
        #expect(items.filter { $0.role == .mark && $0.bounds.height > 50 }.count == 1)
    }

    /// The header of a table begins at the top of its scroll view, over the border.
    @Test(arguments: [(0, 1.0, 1), (0, 0, 0), (5, 1, 0)])
    func `The border of a scroll view goes on above column titles`(top: Int, border: Double, count: Int) {
        var sketch = LayoutSketch(200, 200)
        sketch.document.platform = .macos
        sketch.add("s", .scrollView) { $0.style.borderWidth = border }
        sketch.add("h", in: "s", .view) {
            var parts = SystemParts()
            parts.columns = [.init(title: StyleString("Name"), x: 2, width: 60)]
            $0.style.parts = parts
        }
        sketch.constrain("s.leading == root.leading\ns.top == root.top\ns.width == 120\ns.height == 100")
        sketch.constrain("h.leading == root.leading\nh.width == 118\nh.height == 20\nh.top == root.top + \(top)")
        let scenes = Scenes(sketch)
        let lines = scenes.scene.items.filter {
            $0.layer == .content && $0.subject == .view(2) && $0.role == .mark && $0.bounds.height < 2
                && $0.bounds.minY < scenes.origin.y + 2
        }
        #expect(lines.count == count)
    }

    @Test func `An empty table has shades for every second row, and lines if it has a grid`() throws {
        let shaded = parts(.tableView) {
            $0.rowHeight = 20
            $0.usesAlternatingRowBackgroundColors = true
        }
        #expect(shaded.items.filter { $0.bounds.height == 20 }.map { $0.bounds.y - shaded.box.y } == [20, 60])
        let lined = parts(.tableView) {
            $0.rowHeight = 40
            $0.gridLines = .horizontal
        }
        #expect(lined.items.filter { $0.bounds.height < 2 }.count == 2)
    }

    @Test func `A split view has a line in each gap between its panes`() {
        var sketch = LayoutSketch(200, 100)
        sketch.add("split", .custom) {
            var parts = SystemParts()
            parts.dividers = .vertical
            $0.style.parts = parts
        }
        sketch.add("a", in: "split")
        sketch.add("b", in: "split")
        sketch.constrain(
            """
            split.leading == root.leading\nsplit.top == root.top\nsplit.width == 200\nsplit.height == 100
            a.leading == split.leading\na.top == split.top\na.bottom == split.bottom\na.width == 80
            b.leading == a.trailing + 10\nb.top == split.top\nb.bottom == split.bottom\nb.trailing == split.trailing
            """)
        let scenes = Scenes(sketch)
        let lines = scenes.scene.items.filter { $0.layer == .content && $0.subject == .view(1) }
        #expect(lines.map { $0.bounds.midX - scenes.origin.x } == [85])
    }

    @Test func `A shadow is behind its view, moved, and wider than it`() {
        let (items, box) = scenes {
            $0.backgroundColor = Color(hex: 0xFFFFFF)
            $0.shadow = Shadow(color: Color(hex: 0x000000, alpha: 0.5), offset: Point(x: 0, y: 4), radius: 6)
        }
        #expect(items.count == 7 && items.last?.bounds == box)
        #expect((items.first?.bounds.width ?? 0) > 120 && items[0].bounds.midY == box.midY + 4)
        let none = scenes { $0.shadow = Shadow(color: Color(hex: 0x000000), radius: 6) }
        #expect(none.items.isEmpty)
    }

    @Test func `Only some corners are round`() throws {
        let item = try #require(
            scenes {
                $0.backgroundColor = Color(hex: 0xFF0000)
                $0.cornerRadius = 10
                $0.maskedCorners = [.topLeft, .topRight]
            }.items.first)
        guard case .path(let path, _, _) = item.shape else {
            Issue.record("\(item.shape)")
            return
        }
        let curves = path.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 2 && path.count == 7)
    }

    @Test func `A translucent background lets what is behind it through`() throws {
        func fill(_ alpha: Double) -> Color?? {
            scenes { $0.backgroundColor = Color(hex: 0xFF0000, alpha: alpha) }.items.first.map { item in
                if case .rectangle(_, _, let fill, _) = item.shape { fill } else { nil }
            }
        }
        #expect((try #require(fill(0.5))?.alpha ?? 1) < 0.51)
        #expect((try #require(fill(1))?.alpha ?? 0) == 1)
        #expect(fill(0) == nil)
    }

    @Test func `A date picker is a field, wheels or a calendar`() {
        func texts(_ symbol: String?) -> [String] {
            words(scenes(.datePicker, platform: .ios) { $0.symbol = symbol.map(StyleString.init) }.items)
        }
        #expect(texts("calendar") == (1...31).map(String.init))
        #expect(texts(nil).isEmpty)
    }

    @Test func `A button of AppKit without a bezel is its title alone`() {
        let button = ViewContent.button(.init(title: StyledText(content: .plain("A"), font: Font(size: 13))))
        #expect(scenes(button) { $0.isBordered = false }.items.count == 1)
        #expect(scenes(button) { _ in }.items.count == 2)
    }
}
