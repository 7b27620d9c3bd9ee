// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

struct MatrixTests {
    private func fixture(
        _ cells: String, frame: String = "width=\"100\" height=\"38\"", attributes: String = "", sizes: String = ""
    ) -> InterfaceFixture {
        InterfaceFixture(
            kind: .macos, toolsVersion: "22155", device: nil,
            root: "<subviews>"
                + InterfaceFixture.view(
                    "matrix", "userLabel=\"choice\" id=\"m\" \(attributes)", frame: "x=\"0\" y=\"0\" \(frame)",
                    """
                    <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <size key="intercellSpacing" width="4" height="2"/>\(sizes)<cells>\(cells)</cells>
                    """) + "</subviews>")
    }

    private func radio(_ title: String, _ attributes: String = "") -> String {
        """
        <buttonCell type="radio" title="\(title)" imagePosition="left" \(attributes) id="\(title)">
        <font key="font" metaFont="system"/></buttonCell>
        """
    }

    private var column: String { "<column>\(radio("Owner", "state=\"on\""))\(radio("User"))</column>" }

    private func frames(_ document: Document) -> [Rect?] { document.views.dropFirst(2).map(\.frame) }

    @Test func `The cells of a matrix are buttons beside and below each other`() throws {
        let scene = try fixture(
            column + "<column>\(radio("Nobody"))</column>", frame: "width=\"104\" height=\"38\""
        ).scene()
        let document = scene.document
        #expect(
            frames(document) == [
                Rect(x: 0, y: 0, width: 50, height: 18), Rect(x: 0, y: 20, width: 50, height: 18),
                Rect(x: 54, y: 0, width: 50, height: 18),
            ])
        let buttons = document.views.dropFirst(2).compactMap { view -> ViewContent.Button? in
            if case .button(let button) = view.content { button } else { nil }
        }
        #expect(buttons.map(\.kind) == [.radio, .radio, .radio])
        #expect(buttons.map(\.isOn) == [true, false, false])
        #expect(buttons.map(\.title.content) == [.plain("Owner"), .plain("User"), .plain("Nobody")])
        #expect(document.views.dropFirst(2).allSatisfy { $0.autoresizingMask == [] && $0.style.isPlacedBySuperview })
    }

    @Test func `A matrix is as large as recorded, and its cells have no frames in the file`() throws {
        let file = fixture(column).imported()
        #expect(file.diagnostics.isEmpty)
        let scene = try fixture(column).scene()
        let matrix = try scene.document.view("choice")
        #expect(matrix.content == .view)
        #expect(matrix.intrinsicContentSize == IntrinsicContentSize(width: 100, height: 38))
        #expect(scene.objectIDs == ["root-0", "m", "", ""])
        #expect(scene.frameSources.map { $0 != nil } == [true, true, false, false])
    }

    @Test(arguments: [("autosizesCells=\"NO\"", 60.0, 17.0, 19.0), ("", 100, 18, 20)])
    func `Cells may have a size of their own`(attributes: String, width: Double, height: Double, y: Double) throws {
        let document = try fixture(
            column, attributes: attributes, sizes: "<size key=\"cellSize\" width=\"60\" height=\"17\"/>"
        ).document()
        #expect(
            frames(document) == [
                Rect(x: 0, y: 0, width: width, height: height), Rect(x: 0, y: y, width: width, height: height),
            ])
    }

    @Test func `Cells may be fields, and the background is drawn only if the file says so`() throws {
        let cell =
            "<column><textFieldCell title=\"Name\"><font key=\"font\" metaFont=\"system\"/></textFieldCell></column>"
        let document = try fixture(cell).document()
        guard case .label(let label) = document.views[2].content else {
            Issue.record("not a label")
            return
        }
        #expect(label.text.content == .plain("Name"))
        #expect(try document.view("choice").style.backgroundColor == nil)
        let filled = try fixture(cell, attributes: "drawsBackground=\"YES\"").document()
        #expect(try filled.view("choice").style.backgroundColor != nil)
    }

    @Test func `A matrix without cells has none`() throws {
        #expect(try fixture("").document().views.count == 2)
    }
}
