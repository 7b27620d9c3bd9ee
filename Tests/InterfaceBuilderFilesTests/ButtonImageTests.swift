// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Images that a button names by an attribute or by a reference, which Xcode writes for a scale or a rendering mode.
struct ButtonImageTests {
    private func image(
        _ children: String, kind: InterfaceFixture.Kind = .ios, resources: String = ""
    ) throws -> ImageSource? {
        var fixture = InterfaceFixture.subview(
            "button", "", children, kind: kind, toolsVersion: "21507")
        fixture.resources = resources
        let view = try fixture.document(ImportOptions(sizes: .measured)).views[1]
        guard case .button(let button) = view.content else {
            Issue.record("no button")
            return nil
        }
        return button.image
    }

    @Test(arguments: [
        "<state key=\"normal\" image=\"logo\"/>",
        "<state key=\"normal\"><imageReference key=\"image\" image=\"logo\" renderingMode=\"template\"/></state>",
        """
        <state key="normal"><imageReference key="image" image="logo" symbolScale="large"/></state>\
        <buttonConfiguration key="configuration" style="plain"/>
        """,
    ])
    func `A button's image has the size of the file's resources`(children: String) throws {
        let resources = "<image name=\"logo\" width=\"40\" height=\"20\"/>"
        #expect(try image(children, resources: resources) == .placeholder(Size(width: 40, height: 20)))
    }

    @Test func `A symbol alone is as large as its button's frame`() throws {
        let state = "<state key=\"normal\"><imageReference key=\"image\" image=\"xmark\" catalog=\"system\"/></state>"
        #expect(try image(state) == .placeholder(Size(width: 100, height: 40)))
    }

    /// A push button's alignment rectangle leaves 86 of its frame's 100 points, of these the room around its content 66.
    @Test func `A symbol alone in a button of AppKit is as large as the insets leave of its frame`() throws {
        let cell = """
            <buttonCell key="cell" type="push" bezelStyle="rounded" imagePosition="only">\
            <imageReference key="image" image="xmark" catalog="system"/></buttonCell>
            """
        guard case .placeholder(let size)? = try image(cell, kind: .macos) else {
            Issue.record("no placeholder")
            return
        }
        #expect(size.width == 66)
    }
}
