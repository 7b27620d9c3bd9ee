// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import Testing

/// Attributes that nothing is made of are named once for the file, the most frequent first.
struct UnreadAttributeTests {
    private func notes(_ content: String, kind: InterfaceFixture.Kind = .ios) -> [String] {
        let fixture = InterfaceFixture(kind: kind, device: nil, root: "<subviews>\(content)</subviews>")
        return fixture.imported().diagnostics.filter { $0.code == .unreadAttributes }.map(\.message)
    }

    private func view(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
        InterfaceFixture.view(name, attributes, children)
    }

    @Test func `An attribute that may be seen is named with its element`() {
        let slider = view("slider", "minimumValueImage=\"a\"")
        let bar = view("searchBar", "showsBookmarkButton=\"YES\"")
        #expect(
            notes(slider + bar + slider) == [
                "not drawn and without an effect on the layout: 'slider.minimumValueImage' (2), 'searchBar.showsBookmarkButton'"
            ])
        let many = ["a", "b", "c", "d", "e", "f", "g", "h"].map { "\($0)=\"1\"" }.joined(separator: " ")
        #expect(notes(view("view", many)).first?.hasSuffix("'view.e', 'view.f', 2 others") == true)
    }

    @Test func `What is read, behaviour and other states are passed over`() {
        let button = view(
            "button", "buttonType=\"system\" opaque=\"NO\" adjustsImageWhenHighlighted=\"NO\" tag=\"3\"",
            """
            <state key="normal" title="A"><color key="titleShadowColor" white="0" alpha="1"/></state>
            <state key="highlighted"/><connections><action selector="a:" destination="x" eventType="touchUpInside"/></connections>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>
            </userDefinedRuntimeAttributes>
            """)
        #expect(notes(button).isEmpty)
        #expect(notes(view("label", "text=\"A\" numberOfLines=\"2\" baselineAdjustment=\"alignBaselines\"")).isEmpty)
        #expect(notes(view("tapGestureRecognizer", "whatever=\"1\"")).isEmpty)
        let guide = "<userGuides><userLayoutGuide location=\"62\" affinity=\"minX\"/></userGuides>"
        #expect(notes(view("customView", "", guide), kind: .macos).isEmpty)
        let cell = "<popUpButtonCell key=\"cell\" type=\"push\" arrowPosition=\"arrowAtCenter\"/>"
        #expect(notes(view("popUpButton", "", cell), kind: .macos).isEmpty)
        #expect(notes(view("button", "", "<buttonCell key=\"cell\" type=\"push\"/>"), kind: .macos).isEmpty)
    }

    @Test func `An attribute of one element is not that of another`() {
        #expect(notes(view("switch", "on=\"YES\"")).isEmpty)
        #expect(notes(view("label", "on=\"YES\"")).count == 1)
    }
}
