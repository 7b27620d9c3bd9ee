// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Bars: those that are views, and those that containers put around a controller's view.
struct BarImportTests {
    private static let item = """
        <navigationItem key="navigationItem" title="Orders" prompt="Today">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel"/>
        <rightBarButtonItems><barButtonItem title="Send" style="done" enabled="NO"/>
        <barButtonItem image="plus" catalog="system"/></rightBarButtonItems></navigationItem>
        """

    private static func fixture(_ controller: String, _ scenes: String) -> InterfaceFixture {
        InterfaceFixture(toolsVersion: "20037", device: "retina4_7", controller: controller, otherScenes: scenes)
    }

    private static func scene(_ id: String, _ object: String) -> String {
        "<scene sceneID=\"s-\(id)\"><objects>\(object)</objects></scene>"
    }

    private static func segue(_ destination: String, _ kind: String = "relationship") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"e-\(destination)-\(kind)\"/>"
    }

    private static func navigation(_ content: String = "", to destination: String = "vc-1") -> String {
        scene(
            "n",
            "<navigationController id=\"nav\">\(content)<connections>\(segue(destination))</connections></navigationController>"
        )
    }

    private static func bar(_ document: Document) throws -> ViewContent.NavigationBar {
        guard case .navigationBar(let bar)? = document.bars?.navigationBar?.content else {
            throw Missing(name: "navigation bar")
        }
        return bar
    }

    private struct Missing: Error { var name: String }

    @Test func `A navigation controller's bar shows the item of its child`() throws {
        let document = try Self.fixture(Self.item, Self.navigation()).document()
        let bar = try Self.bar(document)
        #expect(bar.title == "Orders" && bar.prompt == "Today" && bar.backItem == nil)
        #expect(bar.leftBarButtonItems == [BarItem(systemItem: .cancel)])
        var send = BarItem(title: "Send")
        send.style = .done
        send.isEnabled = false
        #expect(bar.rightBarButtonItems == [send, BarItem(symbol: StyleString("plus"))])
        #expect(document.views.count == 1)
    }

    @Test func `A bar has its own colours`() throws {
        let color = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""
        let content = """
            <navigationBar key="navigationBar" barStyle="black"><color key="tintColor" \(color)/>
            <textAttributes key="titleTextAttributes"><color key="textColor" \(color)/></textAttributes></navigationBar>
            """
        let style = try Self.fixture(Self.item, Self.navigation(content)).document().bars?.navigationBar?.style
        let red = Color(hex: 0xFF0000)
        #expect(style?.tintColor == red && style?.textColor == red && style?.backgroundColor == Color(hex: 0x1C1C1E))
    }

    @Test func `Without a bar in the safe area there is none in the picture`() throws {
        let opaque = "<navigationBar key=\"navigationBar\" translucent=\"NO\"/>"
        let bare = Self.fixture(Self.item, "").imported()
        #expect(bare.scenes.first?.document.bars == nil)
        #expect(bare.diagnostics.contains { $0.code == .barNotInFile })
        // A view that is lower by an opaque bar begins below it.
        var lower = Self.fixture(Self.item, Self.navigation(opaque))
        lower.rootFrame = "x=\"0\" y=\"0\" width=\"375\" height=\"603\""
        let file = lower.imported()
        #expect(file.scenes.first?.document.bars == nil)
        #expect(file.diagnostics.contains { $0.code == .leftOut })
        let drawn = Self.fixture(Self.item, Self.navigation()).imported()
        #expect(drawn.diagnostics.filter { $0.code == .leftOut }.isEmpty)
    }

    @Test(arguments: [
        ("title=\"First\"", "", "First"), ("", "", "Back"),
        ("title=\"First\"", "<barButtonItem key=\"backBarButtonItem\" title=\"All\"/>", "All"),
    ])
    func `A controller that is pushed has a button back to the one that pushes it`(
        title: String, button: String, back: String
    ) throws {
        let first = """
            <viewController id="first"><view key="view" id="first-view">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" \(title)>\(button)</navigationItem>
            <connections>\(Self.segue("vc-1", "show"))</connections></viewController>
            """
        let scenes = Self.navigation(to: "first") + Self.scene("f", first)
        let plain = "<navigationItem key=\"navigationItem\" title=\"Second\"/>"
        let bar = try Self.bar(Self.fixture(plain, scenes).document())
        #expect(bar.title == "Second" && bar.backItem == back)
        let hidden = "<navigationItem key=\"navigationItem\" hidesBackButton=\"YES\"/>"
        #expect(try Self.bar(Self.fixture(hidden, scenes).document()).backItem == nil)
        #expect(try Self.bar(Self.fixture(Self.item, scenes).document()).backItem == nil)
    }

    @Test func `A tab bar controller's children show all of its tabs`() throws {
        let tabs = Self.scene(
            "t",
            "<tabBarController id=\"tabs\"><connections>\(Self.segue("other"))\(Self.segue("vc-1"))</connections></tabBarController>"
        )
        let other = Self.scene(
            "o",
            "<navigationController id=\"other\"><tabBarItem key=\"tabBarItem\" systemItem=\"search\"/></navigationController>"
        )
        let own = "<tabBarItem key=\"tabBarItem\" title=\"Orders\" image=\"tray\" catalog=\"system\"/>"
        let document = try Self.fixture(own, tabs + other).document()
        guard case .tabBar(let bar?)? = document.bars?.tabBar?.content else { throw Missing(name: "tab bar") }
        #expect(bar.items.map(\.title) == [nil, "Orders"])
        #expect(bar.items.map(\.systemItem) == [.search, nil])
        #expect(bar.selectedItem == 1)
    }

    @Test func `A tab bar controller on the stack gives its children its own item`() throws {
        let item = "<navigationItem key=\"navigationItem\" title=\"All\"/>"
        func tabs(of child: String) -> String {
            Self.scene(
                "t",
                "<tabBarController id=\"tabs\">\(item)<connections>\(Self.segue(child))</connections></tabBarController>"
            )
        }
        let outside = Self.navigation(to: "tabs") + tabs(of: "vc-1")
        #expect(try Self.bar(Self.fixture(Self.item, outside).document()).title == "All")
        // A stack inside a tab, even if a controller on it pushes the tab bar controller again.
        var inside = Self.fixture(
            Self.item + "<connections>\(Self.segue("tabs", "push"))</connections>",
            tabs(of: "nav") + Self.navigation())
        #expect(try Self.bar(inside.document()).title == "Orders")
        inside.controller = Self.item
        #expect(try Self.bar(inside.document()).title == "Orders")
    }

    @Test func `A toolbar over the screen has the controller's items`() throws {
        let navigation = Self.navigation().replacing(
            "<navigationController id=\"nav\">", with: "<navigationController id=\"nav\" toolbarHidden=\"NO\">")
        let items = "<toolbarItems><barButtonItem systemItem=\"add\"/></toolbarItems>"
        let document = try Self.fixture(items, navigation).document()
        #expect(document.bars?.toolbar?.content == .toolbar([BarItem(systemItem: .add)]))
    }

    @Test func `Bars are as high as on a device where Xcode's canvas doubles the safe area`() throws {
        let navigation = Self.navigation().replacing(
            "<navigationController id=\"nav\">", with: "<navigationController id=\"nav\" toolbarHidden=\"NO\">")
        var fixture = Self.fixture(Self.item, navigation)
        fixture.toolsVersion = "23727"
        fixture.device = "retina6_12"
        fixture.rootFrame = "x=\"0\" y=\"0\" width=\"393\" height=\"852\""
        let document = try fixture.document()
        #expect(document.canvas.safeArea.top == 103 && document.canvas.safeArea.bottom == 83)
        #expect(document.bars?.navigationBar != nil && document.bars?.toolbar != nil)
        let canvas = try fixture.document(rules: .canvas).canvas.safeArea
        #expect(canvas.top == 162 && canvas.bottom == 117)
    }

    @Test func `Bars that are views show their items`() throws {
        func content(_ name: String, _ attributes: String = "", _ items: String) throws -> ViewContent {
            let view = InterfaceFixture.view(name, "id=\"b\" \(attributes)", "<items>\(items)</items>")
            let file = InterfaceFixture(root: "<subviews>\(view)</subviews>").imported()
            #expect(file.diagnostics.filter { $0.code == .leftOut }.isEmpty)
            return try #require(file.scenes.first).document.views[1].content
        }
        var bar = ViewContent.NavigationBar(title: "A")
        bar.rightBarButtonItems = [BarItem(systemItem: .add)]
        #expect(
            try content(
                "navigationBar", "",
                "<navigationItem title=\"A\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\"/></navigationItem>"
            ) == .navigationBar(bar))
        #expect(
            try content("toolbar", "", "<barButtonItem systemItem=\"flexibleSpace\"/><barButtonItem title=\"B\"/>")
                == .toolbar([BarItem(systemItem: .flexibleSpace), BarItem(title: "B")]))
        #expect(
            try content(
                "tabBar", "selectedItem=\"t\"", "<tabBarItem title=\"A\"/><tabBarItem systemItem=\"more\" id=\"t\"/>")
                == .tabBar(.init(items: [BarItem(title: "A"), BarItem(systemItem: .more)], selectedItem: 1)))
    }

    @Test func `A view in a bar is counted unless its words or picture are all of it`() throws {
        func notes(_ view: String) -> [String] {
            let item =
                "<navigationItem key=\"navigationItem\"><barButtonItem key=\"leftBarButtonItem\">\(view)</barButtonItem></navigationItem>"
            return Self.fixture(item, Self.navigation()).imported().diagnostics.filter { $0.code == .leftOut }
                .map(\.message)
        }
        #expect(notes("<button key=\"customView\"><state key=\"normal\" title=\"Go\"/></button>") == [])
        #expect(notes("<view key=\"customView\"/>") == ["neither laid out nor drawn: 1 view in a bar"])
        let words = "<subviews><label text=\"Go\"/></subviews>"
        #expect(notes("<view key=\"customView\">\(words)</view>") == [])
        #expect(
            notes("<view key=\"customView\"><subviews><label text=\"A\"/><label text=\"B\"/></subviews></view>").count
                == 1)
    }

    @Test func `A view around one label or image is drawn as that`() throws {
        let left = "<view key=\"customView\"><subviews><label text=\"Go\"/></subviews></view>"
        let image = "<imageView image=\"plus\" catalog=\"system\"/>"
        let right = "<view key=\"customView\"><subviews>\(image)</subviews></view>"
        let item = """
            <navigationItem key="navigationItem"><barButtonItem key="leftBarButtonItem">\(left)</barButtonItem>
            <barButtonItem key="rightBarButtonItem">\(right)</barButtonItem>
            <view key="titleView"><subviews><label text="Orders"/></subviews></view></navigationItem>
            """
        let bar = try Self.bar(Self.fixture(item, Self.navigation()).document())
        #expect(bar.title == "Orders" && bar.leftBarButtonItems == [BarItem(title: "Go")])
        #expect(bar.rightBarButtonItems == [BarItem(symbol: StyleString("plus"))])
    }

    @Test func `A view in a bar that is a view is a subview, with room in the bar`() throws {
        let frame = "<rect key=\"frame\" x=\"40\" y=\"5\" width=\"60\" height=\"30\"/>"
        let items = """
            <items><barButtonItem><label key="customView" text="Go" id="l">\(frame)</label></barButtonItem>
            <barButtonItem title="B"/></items>
            """
        let bar = InterfaceFixture.view("toolbar", "id=\"b\"", items)
        let file = InterfaceFixture(root: "<subviews>\(bar)</subviews>").imported()
        #expect(file.diagnostics.filter { $0.code == .leftOut }.isEmpty)
        let views = try #require(file.scenes.first).document.views
        var room = BarItem(systemItem: .fixedSpace)
        room.width = 60
        #expect(views[1].content == .toolbar([room, BarItem(title: "B")]))
        #expect(views[2].content.type == .label && views[2].frame == Rect(x: 40, y: 5, width: 60, height: 30))
    }

    @Test func `Items of bars that no container shows are counted apart, with the option that draws them`() {
        func notes(
            _ item: String, _ scenes: String, _ bars: Set<ImportOptions.Bar>? = nil, height: Double? = nil
        ) -> [String] {
            var options = ImportOptions(sizes: .recorded)
            options.bars = bars
            var fixture = Self.fixture(item, scenes)
            if let height { fixture.rootFrame = "x=\"0\" y=\"0\" width=\"375\" height=\"\(height)\"" }
            return fixture.imported(options).diagnostics.filter {
                [.leftOut, .barNotInFile].contains($0.code)
            }.map(\.message)
        }
        #expect(
            notes(Self.item, "") == [
                "no container in this file shows 1 navigation item, 3 bar button items; '--bars nav' draws the bar that another file adds"
            ])
        #expect(notes(Self.item, "", [.nav]) == [])
        #expect(notes(Self.item, Self.navigation()) == [])
        let opaque = "<navigationBar key=\"navigationBar\" translucent=\"NO\"/>"
        #expect(
            notes(Self.item, Self.navigation(opaque), height: 603) == [
                "neither laid out nor drawn: in a bar above the view 1 navigation item, 3 bar button items"
            ])
    }

    @Test func `Pictures of bars that are not known are counted with the other images`() throws {
        let item =
            "<navigationItem key=\"navigationItem\"><barButtonItem key=\"leftBarButtonItem\" image=\"logo\"/></navigationItem>"
        let notes = Self.fixture(item, Self.navigation()).imported().diagnostics
        #expect(
            notes.filter { $0.code == .imagePlaceholder }.map(\.message)
                == ["drawn as boxes: 1 image that is not in the project"])
    }
}
