// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Titles, buttons and tabs: drawn inside their bar, in the order of the reading direction.
@Suite struct BarPaintingTests {
    private struct Drawn {
        /// By its words: what a text covers, in canvas coordinates.
        var texts: [String: Rect] = [:]
        /// What else is drawn, without the bar's background and line.
        var pictures: [Rect] = []
    }

    private func drawn(
        _ content: ViewContent, width: Double = 320, height: Double = 44, direction: LayoutDirection = .leftToRight
    ) -> Drawn {
        var sketch = LayoutSketch(width, 200, direction: direction)
        sketch.add("bar", content)
        sketch.constrain("bar.left == root.left\nbar.top == root.top\nbar.right == root.right\nbar.height == \(height)")
        return drawn(Scenes(sketch), .view(1))
    }

    private func drawn(_ scenes: Scenes, _ subject: SceneItem.Subject) -> Drawn {
        var result = Drawn()
        let items = scenes.scene.items.filter { $0.layer == .content && $0.subject == subject }
        for item in items {
            let bounds = Rect(origin: item.bounds.origin - scenes.origin, size: item.bounds.size)
            switch item.shape {
            case .text(let text):
                if case .plain(let words) = text.request.text.content { result.texts[words] = bounds }
            case .path, .ellipse, .rectangle(_, _, nil, _): result.pictures.append(bounds)
            case .rectangle, .line, .image, .drawing: break
            }
        }
        return result
    }

    private func navigationBar(_ change: (inout ViewContent.NavigationBar) -> Void = { _ in }) -> ViewContent {
        var bar = ViewContent.NavigationBar(title: "Title")
        change(&bar)
        return .navigationBar(bar)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `Left items are at the leading edge, right items at the trailing edge, the first outermost`(
        direction: LayoutDirection
    ) throws {
        let bar = navigationBar {
            $0.leftBarButtonItems = [BarItem(title: "A")]
            $0.rightBarButtonItems = [BarItem(title: "B"), BarItem(title: "C")]
        }
        let texts = drawn(bar, direction: direction).texts
        let order = texts.sorted { $0.value.minX < $1.value.minX }.map(\.key)
        let expected = ["A", "Title", "C", "B"]
        #expect(order == (direction == .leftToRight ? expected : expected.reversed()))
        let outer = try #require(texts["A"])
        #expect(direction == .leftToRight ? outer.minX == 16 : outer.maxX == 304)
        #expect(try #require(texts["Title"]).midX == 160)
    }

    @Test func `A title that buttons leave no room in the middle moves aside`() throws {
        let bar = navigationBar {
            $0.title = "A title of some length"
            $0.rightBarButtonItems = [BarItem(title: "Several"), BarItem(title: "Words")]
        }
        let texts = drawn(bar).texts
        let title = try #require(texts["A title of some length"])
        #expect(title.minX >= 16)
        #expect(try title.maxX < #require(texts["Words"]).minX)
    }

    @Test func `A back button is a chevron with a title, or with a shorter word if that has no room`() throws {
        let short = drawn(navigationBar { $0.backItem = "Orders" })
        #expect(short.pictures.count == 1 && short.pictures[0].minX >= 8)
        #expect(try #require(short.texts["Orders"]).minX > short.pictures[0].maxX)
        let long = drawn(navigationBar { $0.backItem = "All orders of the last year" })
        #expect(long.texts.keys.sorted() == ["Back", "Title"])
        let none = drawn(
            navigationBar {
                $0.title = "A title that leaves nothing"
                $0.backItem = "Orders"
            })
        #expect(none.texts.keys.sorted() == ["A title that leaves nothing"])
        #expect(none.pictures.count == 1)
    }

    @Test(arguments: [false, true])
    func `A title is above the search bar that the bar contains`(isLarge: Bool) throws {
        var sketch = LayoutSketch(320, 200)
        sketch.add("bar", navigationBar { $0.prefersLargeTitles = isLarge })
        sketch.add("search", in: "bar", .searchBar(placeholder: nil, text: nil))
        let height: Double = isLarge ? 96 : 44
        sketch.constrain(
            "bar.left == root.left\nbar.top == root.top\nbar.right == root.right\nbar.height == \(height + 52)")
        sketch.constrain(
            "search.left == bar.left\nsearch.right == bar.right\nsearch.height == 52\nsearch.bottom == bar.bottom")
        let title = try #require(drawn(Scenes(sketch), .view(1)).texts["Title"])
        #expect(title.maxY <= height && (title.minX == 16) == isLarge)
    }

    @Test func `A large title is below the buttons, a prompt above the title`() throws {
        let large = drawn(
            navigationBar {
                $0.prefersLargeTitles = true
                $0.rightBarButtonItems = [BarItem(systemItem: .edit)]
            }, height: 96
        ).texts
        #expect(try #require(large["Title"]).minX == 16)
        #expect(try #require(large["Title"]).minY > #require(large["Edit"]).maxY)
        let prompt = drawn(navigationBar { $0.prompt = "Prompt" }, height: 74).texts
        #expect(try #require(prompt["Prompt"]).maxY <= #require(prompt["Title"]).minY)
    }

    @Test func `Flexible spaces share what the items of a toolbar leave`() throws {
        let items = [
            BarItem(title: "A"), BarItem(systemItem: .flexibleSpace), BarItem(title: "B"),
            BarItem(systemItem: .flexibleSpace), BarItem(title: "C"),
        ]
        let texts = drawn(.toolbar(items)).texts
        #expect(try #require(texts["A"]).minX == 16)
        #expect(try #require(texts["B"]).midX == 160)
        #expect(try #require(texts["C"]).maxX == 304)
        var space = BarItem(systemItem: .fixedSpace)
        space.width = 40
        let fixed = drawn(.toolbar([BarItem(title: "A"), space, BarItem(title: "B")])).texts
        #expect(try #require(fixed["B"]).minX - #require(fixed["A"]).maxX == 40)
    }

    @Test func `Tabs share the width of a phone and are in the middle of a tablet`() throws {
        let bar = ViewContent.tabBar(.init(items: [BarItem(title: "A"), BarItem(title: "B", systemItem: .search)]))
        let narrow = drawn(bar, height: 49)
        #expect(narrow.texts["A"]?.midX == 80 && narrow.texts["B"]?.midX == 240)
        #expect(try narrow.pictures.allSatisfy { try $0.maxY <= #require(narrow.texts["B"]).minY })
        let wide = drawn(bar, width: 1_000, height: 50)
        #expect(wide.texts["A"]?.midX == 445)
        #expect(try wide.pictures.allSatisfy { try $0.maxX <= #require(wide.texts["B"]).minX })
    }

    @Test(arguments: BarItem.SystemItem.allCases)
    func `Every item of the system has words, a picture or a width`(item: BarItem.SystemItem) throws {
        if let symbol = item.symbol { #expect(SymbolDrawing(named: symbol.text) != nil) }
        #expect(item.isSpace || item.symbol != nil || item.title != nil)
        let drawn = drawn(.toolbar([BarItem(systemItem: item)]))
        #expect(drawn.texts.count == (item.title == nil ? 0 : 1))
        #expect(drawn.pictures.isEmpty == (item.symbol == nil))
        #expect(drawn.pictures.allSatisfy { $0.minX >= 16 && $0.maxX <= 38 && $0.minY >= 0 && $0.maxY <= 44 })
    }

    @Test func `Bars over the root view are drawn in the insets of its safe area`() throws {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 64, leading: 0, bottom: 83, trailing: 0))
        sketch.document.bars = ScreenBars(
            navigationBar: .init(content: navigationBar()), toolbar: .init(content: .toolbar([BarItem(title: "T")])))
        var texts = drawn(Scenes(sketch), .view(0)).texts
        #expect(texts["Title"]?.midY == 42)
        #expect(texts["T"]?.minX == 16)
        #expect(try #require(texts["T"]).minY >= 397 && #require(texts["T"]).maxY <= 446)
        // A tab bar is in front of the toolbar.
        sketch.document.bars?.tabBar = .init(content: .tabBar(.init(items: [BarItem(title: "Tab")])))
        texts = drawn(Scenes(sketch), .view(0)).texts
        #expect(texts.keys.sorted() == ["Tab", "Title"])
        sketch.document.bars?.navigationBar?.height = 50
        #expect(drawn(Scenes(sketch), .view(0)).texts["Title"]?.midY == 28)
        sketch.document.canvas.safeArea = .zero
        #expect(drawn(Scenes(sketch), .view(0)).texts.isEmpty)
    }

    @Test(arguments: [
        (Profile.Name.ios12, false, 0.0, true), (.ios12, true, 0, true), (.ios13, false, 0, true),
        (.ios13, true, 0, false), (.ios13, true, 40, true), (.ios17, false, 0, false), (.ios17, false, 40, true),
    ])
    func `A navigation bar has a background as far as the system gives it one`(
        profile: Profile.Name, isLarge: Bool, scrolled: Double, hasBackground: Bool
    ) {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 96, leading: 0, bottom: 0, trailing: 0))
        sketch.document.profile = .named(profile)
        sketch.add("scroll", .scrollView)
        sketch.constrain("scroll.left == root.left\nscroll.top == root.top\nscroll.width == 320\nscroll.height == 480")
        sketch.change("scroll") { $0.contentOffset.y = scrolled }
        sketch.document.bars = ScreenBars(
            navigationBar: .init(content: navigationBar { $0.prefersLargeTitles = isLarge }))
        func isFilled(_ sketch: LayoutSketch) -> Bool {
            let scenes = Scenes(sketch)
            return scenes.scene.items.contains { item in
                guard case .rectangle = item.shape, item.layer == .content else { return false }
                return item.bounds == Rect(origin: scenes.origin, size: Size(width: 320, height: 96))
            }
        }
        #expect(isFilled(sketch) == hasBackground)
        sketch.document.bars = ScreenBars(
            navigationBar: .init(content: navigationBar { $0.isAtScrollEdge = hasBackground }))
        #expect(isFilled(sketch) != hasBackground)
    }

    @Test func `The label of the safe area covers nothing that bars draw`() throws {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 44, leading: 0, bottom: 83, trailing: 0))
        sketch.document.bars = ScreenBars(
            navigationBar: .init(content: navigationBar()), toolbar: .init(content: .toolbar([BarItem(title: "T")])))
        var options = SceneOptions()
        options.layers.insert(.safeArea)
        let scene = Scenes(sketch, options).scene
        let label = try #require(scene.items.first { $0.layer == .safeArea && $0.role == .text }).bounds
        for item in scene.items where item.layer == .content {
            #expect(item.bounds.contains(label) || !item.bounds.overlaps(label), "\(item.bounds)")
        }
    }

    @Test func `Bars have no effect on the layout`() {
        var sketch = LayoutSketch(safeArea: DirectionalEdgeInsets(top: 64, leading: 0, bottom: 49, trailing: 0))
        sketch.add("bar", .toolbar(nil))
        sketch.constrain("bar.left == root.left\nbar.top == root.top\nbar.right == root.right")
        let frame = sketch.solve().frame("bar", in: sketch)
        sketch.document.bars = ScreenBars(navigationBar: .init(content: navigationBar()))
        sketch.change("bar") { $0.content = .toolbar([BarItem(title: "A very long title of a button, and longer")]) }
        #expect(sketch.solve().frame("bar", in: sketch) == frame)
    }
}
