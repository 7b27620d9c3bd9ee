// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

/// Which macOS a file was saved on, where its Xcode runs on two of them.
struct AppKitDesignTests {
    private static let bigSur = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)

    private static func button(
        _ cell: String, height: Double, _ attributes: String = "", element: String = "button"
    ) -> String {
        InterfaceFixture.view(
            element, "id=\"\(element)\(height)\" \(attributes)",
            frame: "x=\"20\" y=\"30\" width=\"80\" height=\"\(height)\"",
            "<\(element)Cell key=\"cell\" \(cell)/>")
    }

    /// A push button of 50 points, which says nothing itself, beside others.
    private func insets(beside others: String, toolsVersion: String) throws -> EdgeInsets {
        let push = Self.button("type=\"push\" title=\"OK\"", height: 50)
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(push)\(others)</subviews>")
        return try fixture.document(rules: .canvas).views[1].alignmentRectInsets
    }

    @Test(arguments: [
        ("type=\"push\" title=\"A\"", 24.0, 32.0), ("type=\"push\" controlSize=\"small\" title=\"A\"", 20, 28),
        ("type=\"push\" controlSize=\"large\" title=\"A\"", 28, 40), ("type=\"check\" title=\"A\"", 16, 18),
        ("type=\"radio\" title=\"A\"", 16, 18), ("type=\"check\" controlSize=\"small\" title=\"A\"", 14, 16),
    ])
    func `The height of a button tells the design of all controls`(cell: String, new: Double, old: Double) throws {
        for toolsVersion in ["24127", "24506"] {
            #expect(try insets(beside: Self.button(cell, height: new), toolsVersion: toolsVersion) == .zero)
            #expect(try insets(beside: Self.button(cell, height: old), toolsVersion: toolsVersion) == Self.bigSur)
        }
    }

    @Test func `Pop-up buttons tell it, too`() throws {
        for (height, expected) in [(24.0, EdgeInsets.zero), (25, Self.bigSur), (26, Self.bigSur)] {
            let popUp = Self.button("type=\"push\"", height: height, element: "popUpButton")
            #expect(try insets(beside: popUp, toolsVersion: "24506") == expected)
        }
    }

    @Test func `The version decides where no height tells it, or as many tell either`() throws {
        let both =
            Self.button("type=\"push\" title=\"A\"", height: 24) + Self.button("type=\"push\" title=\"B\"", height: 32)
        let other = Self.button("type=\"push\" title=\"A\"", height: 30)
        for others in ["", both, other] {
            #expect(try insets(beside: others, toolsVersion: "24127") == Self.bigSur)
            #expect(try insets(beside: others, toolsVersion: "24506") == .zero)
        }
    }

    @Test func `Boxes without a title are as high in either design`() throws {
        let box = Self.button("type=\"check\" imagePosition=\"only\"", height: 16)
        #expect(try insets(beside: box, toolsVersion: "24127") == Self.bigSur)
    }

    @Test func `Before Xcode 16 there is no other design`() throws {
        let button = Self.button("type=\"push\" title=\"A\"", height: 24)
        #expect(try insets(beside: button, toolsVersion: "21507") == Self.bigSur)
    }

    @Test(arguments: [
        ("popUpButton", "type=\"push\" controlSize=\"small\"", "21507", 2.0, 12.0),
        ("popUpButton", "type=\"push\" controlSize=\"small\"", "24506", 6, 19),
        ("button", "type=\"check\" controlSize=\"small\"", "21507", 0, 20),
        ("button", "type=\"check\" controlSize=\"small\"", "24506", 0, 17),
    ])
    func `Small controls have insets of their own around their titles`(
        element: String, cell: String, toolsVersion: String, height: Double, leading: Double
    ) throws {
        let control = Self.button("\(cell) title=\"Keep\"", height: 50, element: element)
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(control)</subviews>")
        guard case .button(let button) = try fixture.document(rules: .canvas).views[1].content else {
            Issue.record("no button")
            return
        }
        let insets = try #require(button.contentInsets)
        #expect(insets.top + insets.bottom == height)
        #expect(insets.leading == leading)
    }

    @Test func `A height that a constraint of its own gives a button tells nothing`() throws {
        let button = Self.button("type=\"push\" title=\"A\"", height: 32).replacing(
            "</button>",
            with: "<constraints><constraint firstAttribute=\"height\" constant=\"32\" id=\"k\"/></constraints></button>"
        )
        #expect(try insets(beside: button, toolsVersion: "24506") == .zero)
    }

    private static func tab(_ id: String, _ buttons: String) -> String {
        """
        <tabViewItem id="\(id)"><view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="80" height="60"/>
        <subviews>\(buttons)</subviews></view></tabViewItem>
        """
    }

    /// Two buttons of macOS 26 in one tab, three of earlier versions in another.
    @Test(arguments: [("new", EdgeInsets.zero), ("old", Self.bigSur)])
    func `Only the selected tab tells the design`(selected: String, expected: EdgeInsets) throws {
        let new = Self.button("type=\"push\" title=\"A\"", height: 24)
        let old = Self.button("type=\"push\" title=\"A\"", height: 32)
        let tabs = InterfaceFixture.view(
            "tabView", "id=\"t\" initialItem=\"\(selected)\"",
            "<tabViewItems>\(Self.tab("new", new + new))\(Self.tab("old", old + old + old))</tabViewItems>")
        #expect(try insets(beside: tabs, toolsVersion: "24506") == expected)
        #expect(try insets(beside: tabs, toolsVersion: "24127") == expected)
    }

    @Test func `Where the selected tab tells nothing, the others do`() throws {
        let old = Self.button("type=\"push\" title=\"A\"", height: 32)
        let tabs = InterfaceFixture.view(
            "tabView", "id=\"t\"", "<tabViewItems>\(Self.tab("first", ""))\(Self.tab("second", old))</tabViewItems>")
        #expect(try insets(beside: tabs, toolsVersion: "24506") == Self.bigSur)
    }

    @Test func `Each scene has the design of its own buttons`() throws {
        func root(_ id: String, _ height: Double) -> String {
            let push = Self.button("type=\"push\" title=\"OK\"", height: 50)
            let other = Self.button("type=\"push\" title=\"A\"", height: height)
            return """
                <customView id="\(id)"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <subviews>\(push)\(height > 0 ? other : "")</subviews></customView>
                """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            \(root("a", 24))\(root("b", 32))\(root("c", 24))\(root("d", 0))</objects></document>
            """
        let scenes = AgreementRules.canvas.importer(ImportOptions()).scenes(of: SourceText(name: "scenes.xib", text))
            .scenes
        #expect(scenes.map { $0.document.views[1].alignmentRectInsets } == [.zero, Self.bigSur, .zero, .zero])
    }

    /// One pop-up button or two, 20 points from the edge of the root: on macOS 11 they stand out by 3 points, before by 2.
    @Test(arguments: [
        ("17701", 18.0, 0.0, 6.0), ("17701", 17, 0, 7), ("18122", 18, 100, 6), ("18122", 18, 0, 7),
        ("24127", 18, 100, 6), ("17156", 17, 100, 7), ("17156", 17, 0, 6), ("16096", 17, 100, 6),
    ])
    func `The constraints around controls tell which macOS drew them`(
        toolsVersion: String, x: Double, second: Double, side: Double
    ) throws {
        func popUp(_ id: String, _ y: Double) -> String {
            InterfaceFixture.view(
                "popUpButton", "id=\"\(id)\"", frame: "x=\"\(x)\" y=\"\(y)\" width=\"80\" height=\"25\"",
                "<popUpButtonCell key=\"cell\" type=\"push\"/>")
        }
        func start(_ id: String) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" \
            constant="20" id="k\(id)"/>
            """
        }
        let push = Self.button("type=\"push\" title=\"OK\"", height: 50)
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil,
            root: """
                <subviews>\(push)\(popUp("a", 200))\(second > 0 ? popUp("b", second) : "")</subviews>
                <constraints>\(start("a"))\(second > 0 ? start("b") : "")</constraints>
                """)
        #expect(try fixture.document(rules: .canvas).views[1].alignmentRectInsets.left == side)
    }
}
