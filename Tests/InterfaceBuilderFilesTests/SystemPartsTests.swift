// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import SourceLocations
import Testing

/// What AppKit makes itself and files only describe: titles of columns and boxes, tabs, dividers, rows. None of it is a view.
struct SystemPartsTests {
    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static func scene(_ content: String, rules: AgreementRules = .system) throws -> ImportedScene {
        try InterfaceFixture(kind: .macos, device: nil, root: "<subviews>\(content)</subviews>").scene(rules: rules)
    }

    private static let table = """
        <scrollView id="s">\(rect(20, 20, 300, 200))
        <clipView key="contentView" id="c">\(rect(1, 1, 298, 198))
        <subviews><tableView rowHeight="24" alternatingRowBackgroundColors="YES" id="t">\(rect(0, 0, 298, 175))
        <size key="intercellSpacing" width="3" height="2"/>
        <tableViewGridLines key="gridStyleMask" horizontal="YES"/>
        <color key="gridColor" red="1" green="0" blue="0" alpha="1"/>
        <tableColumns>
        <tableColumn width="100" id="a"><tableHeaderCell title="Name" alignment="center"/></tableColumn>
        <tableColumn width="50" hidden="YES" id="b"><tableHeaderCell title="Kind"/></tableColumn>
        <tableColumn width="80" id="d"><tableHeaderCell title="Size"/></tableColumn>
        </tableColumns></tableView></subviews></clipView>
        <tableHeaderView key="headerView" id="h">\(rect(0, 0, 298, 23))</tableHeaderView></scrollView>
        """

    @Test func `A table's columns have their titles above the rows`() throws {
        let document = try Self.scene(Self.table).document
        #expect(try document.view("scrollView").style.borderWidth == 1)
        let header = try document.view("tableHeaderView")
        #expect(header.frame == Rect(x: 1, y: 1, width: 298, height: 23))
        #expect(try document.view("tableView").frame == Rect(x: 0, y: 23, width: 298, height: 175))
        #expect(header.subviews.isEmpty)
        #expect(
            header.style.parts?.columns == [
                .init(title: StyleString("Name"), x: 1, width: 100, alignment: .center),
                .init(title: StyleString("Size"), x: 104, width: 80),
            ])
    }

    @Test func `A table has the height, the shades and the lines of its rows`() throws {
        let parts = try #require(Self.scene(Self.table).document.view("tableView").style.parts)
        #expect(parts.rowHeight == 26 && parts.usesAlternatingRowBackgroundColors)
        #expect(parts.gridLines == .horizontal && parts.separatorColor == Color(hex: 0xFF0000))
    }

    @Test func `A box has its title above its border`() throws {
        let box = """
            <box title="Network" id="b">\(Self.rect(17, 16, 200, 100))
            <view key="contentView" id="v">\(Self.rect(3, 3, 194, 82))</view></box>
            """
        let document = try Self.scene(box).document
        #expect(document.views[1].style.parts?.title == StyleString("Network"))
        #expect(document.views[1].style.parts?.titlePosition == .atTop && document.views.count == 3)
        #expect(document.views[1].style.borderWidth == 0)
        let bare = box.replacing("title=\"Network\"", with: "titlePosition=\"noTitle\" title=\"Network\"")
        #expect(try Self.scene(bare).document.views[1].style.borderWidth == 1)
        #expect(try Self.scene(bare).document.views[1].style.parts == nil)
        let below = box.replacing("title=\"Network\"", with: "titlePosition=\"belowBottom\" title=\"Network\"")
        #expect(try Self.scene(below).document.views[1].style.parts?.titlePosition == .atBottom)
    }

    @Test func `A tab view shows its tabs and the view of the selected one`() throws {
        func item(_ label: String, _ id: String) -> String {
            "<tabViewItem label=\"\(label)\" id=\"i-\(id)\"><view key=\"view\" id=\"\(id)\">\(Self.rect(10, 33, 380, 150))</view></tabViewItem>"
        }
        func tabs(_ attributes: String) throws -> Document {
            try Self.scene(
                """
                <tabView id="t" \(attributes)>\(Self.rect(0, 0, 400, 200))
                <tabViewItems>\(item("General", "g"))\(item("Mail", "m"))</tabViewItems></tabView>
                """
            ).document
        }
        let document = try tabs("initialItem=\"i-m\"")
        let parts = try document.view("tabView").style.parts
        #expect(parts?.tabs == [StyleString("General"), StyleString("Mail")] && parts?.selectedTab == 1)
        #expect(try document.view("view").isHidden && !document.view("view-2").isHidden)
        #expect(try !tabs("").view("view").isHidden)
        let bare = try tabs("type=\"noTabsNoBorder\"")
        #expect(bare.views.count == 4 && bare.views[3].isHidden && bare.views[1].style.parts == nil)
    }

    @Test func `A split view has a line between its panes`() throws {
        func panes(_ attributes: String, _ first: String, _ second: String) throws -> Document {
            try Self.scene(
                """
                <splitView id="p" \(attributes)>\(Self.rect(0, 0, 300, 200))<subviews>
                <customView id="a">\(first)</customView><customView id="b">\(second)</customView></subviews></splitView>
                """
            ).document
        }
        let beside = try panes(
            "dividerStyle=\"thin\" vertical=\"YES\"", Self.rect(0, 0, 100, 200), Self.rect(101, 0, 199, 200))
        #expect(beside.views[1].style.parts?.dividers == .vertical && beside.views.count == 4)
        let stacked = try panes("", Self.rect(0, 0, 300, 91), Self.rect(0, 100, 300, 100))
        #expect(stacked.views[1].style.parts?.dividers == .horizontal)
    }

    @Test func `What is below a table's header cannot be moved in the file`() throws {
        let scene = try Self.scene(Self.table)
        let solved = scene.document.solve(measuring: FixedCellText())
        #expect(SceneAgreement(scene, solved).views.count == scene.document.views.count)
        let table = try #require(scene.document.views.firstIndex { $0.id == "tableView" })
        let scroll = try #require(scene.document.views.firstIndex { $0.id == "scrollView" })
        #expect(scene.frameSources[table] == nil && scene.frameSources[scroll] != nil)
    }

    @Test func `Colour wells show their colour, level indicators their value`() throws {
        let content = """
            <colorWell id="w">\(Self.rect(0, 0, 44, 23))<color key="color" red="1" green="0" blue="0" alpha="1"/></colorWell>
            <levelIndicator id="l">\(Self.rect(0, 40, 90, 16))
            <levelIndicatorCell key="cell" doubleValue="3" maxValue="4"/></levelIndicator>
            """
        let views = try Self.scene(content).document.views
        #expect(views[1].style.backgroundColor == Color(hex: 0xFF0000) && views[1].style.borderWidth == 1)
        #expect(views[2].content == .progressView(value: 0.75))
    }

    @Test func `An image view's bezel is around its alignment rectangle`() throws {
        let view = InterfaceFixture.view(
            "imageView", "id=\"i\"", frame: "x=\"0\" y=\"0\" width=\"70\" height=\"70\"",
            """
            <constraints><constraint firstAttribute="width" constant="64" id="c1"/>
            <constraint firstAttribute="height" constant="64" id="c2"/></constraints>
            <imageCell key="cell" imageFrameStyle="grayBezel"/>
            """)
        #expect(
            try Self.scene(view).document.views[1].alignmentRectInsets
                == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    }

    @Test(arguments: [(19.0, 4.0), (20, 5)])
    func `A slider of AppKit has its baseline below its middle`(height: Double, last: Double) throws {
        func offsets(_ ticks: String) throws -> BaselineOffsets? {
            let slider = "<slider id=\"s\">\(Self.rect(0, 0, 130, height))<sliderCell key=\"cell\"\(ticks)/></slider>"
            return try Self.scene(slider, rules: .canvas).document.views[1].baselineOffsets
        }
        #expect(try offsets("") == BaselineOffsets(firstFromTop: height - 4 - last, lastFromBottom: last))
        #expect(try offsets(" numberOfTickMarks=\"5\"") == offsets(""))
    }

    @Test(arguments: [("customView", 10.0), ("view", 10), ("tableView", 60), ("stackView", 60)])
    func `A clip view has the coordinates of its document view`(name: String, y: Double) throws {
        let content = InterfaceFixture.view(name, "id=\"d\"", frame: "x=\"0\" y=\"60\" width=\"90\" height=\"30\"")
        let scrollView = InterfaceFixture.view(
            "scrollView", "id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"100\" height=\"100\"",
            """
            <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews>\(content)</subviews></clipView>
            """)
        let scene = try InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(scrollView)</subviews>"
        ).scene()
        let index = try #require(scene.objectIDs.firstIndex(of: "d"))
        #expect(scene.recordedFrames[index].y == y)
        #expect(scene.scrolledViews == [index])
    }

    @Test(arguments: ["customView", "view"])
    func `An item of a collection view is a scene of its view`(element: String) throws {
        let view = """
            <\(element) key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
            <subviews><button id="b"><rect key="frame" x="20" y="20" width="60" height="24"/></button></subviews></\(element)>
            """
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <collectionViewItem id="i" customClass="PhotoItem">\(view)</collectionViewItem></objects></document>
            """
        let file = InterfaceBuilderImporter().scenes(of: SourceText(name: "PhotoItem.xib", text))
        #expect(file.scenes.map(\.name) == ["PhotoItem"])
        #expect(file.scenes.first?.document.views.count == 2)
        #expect(!file.diagnostics.contains { $0.severity == .error }, "\(file.diagnostics)")
    }

    /// Visible horizontal scrollers of 8 repositories end a point or two above the bottom if y grows downwards, in no file
    /// otherwise.
    @Test func `A scroll view of AppKit has its scroller at the bottom and the header of its table at the top`() throws
    {
        let table = InterfaceFixture.view(
            "tableView", "id=\"t\" headerView=\"h\"", frame: "x=\"0\" y=\"0\" width=\"98\" height=\"60\"")
        let scrollView = InterfaceFixture.view(
            "scrollView", "id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"100\" height=\"100\"",
            """
            <clipView key="contentView" id="c"><rect key="frame" x="1" y="0" width="98" height="99"/>
            <subviews>\(table)</subviews></clipView>
            <scroller key="horizontalScroller" id="b" horizontal="YES">\(Self.rect(1, 84, 98, 15))</scroller>
            <tableHeaderView key="headerView" id="h">\(Self.rect(0, 0, 98, 23))</tableHeaderView>
            """)
        let scene = try InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(scrollView)</subviews>"
        ).scene()
        func y(_ id: String) throws -> Double {
            scene.recordedFrames[try #require(scene.objectIDs.firstIndex(of: id))].y
        }
        #expect(try [y("c"), y("b"), y("h")] == [0, 84, 0])
    }
}
