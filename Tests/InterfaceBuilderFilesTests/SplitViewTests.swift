// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// Panes lie side by side from edge to edge, regardless of their masks. The root is 402 × 200 points.
struct SplitViewTests {
    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static func pane(_ id: String, _ frame: String, _ attributes: String = "", _ content: String = "") -> String
    {
        "<customView id=\"\(id)\" userLabel=\"\(id)\" \(attributes)>\(frame)\(content)</customView>"
    }

    /// A split view that fills its superview.
    private static func scene(_ panes: [String], vertical: Bool = true, priorities: [Int] = []) throws -> ImportedScene
    {
        let holding = priorities.map { "<real value=\"\($0)\"/>" }.joined()
        let content = """
            <subviews><splitView dividerStyle="thin" vertical="\(vertical ? "YES" : "NO")" id="s">\(rect(0, 0, 402, 200))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(panes.joined())</subviews><holdingPriorities>\(holding)</holdingPriorities></splitView></subviews>
            """
        return try InterfaceFixture(
            kind: .macos, device: nil, root: content, rootFrame: "x=\"0\" y=\"0\" width=\"402\" height=\"200\""
        ).scene()
    }

    private static let three = [
        pane("a", rect(0, 0, 100, 200)), pane("b", rect(101, 0, 200, 200)), pane("c", rect(302, 0, 100, 200)),
    ]

    /// x and width of each pane, in a root of another size.
    private func spans(_ document: Document, width: Double = 402, height: Double = 200) throws -> [[Double]] {
        var document = document
        (document.canvas.width, document.canvas.height) = (width, height)
        let solved = document.solve(measuring: FixedCellText())
        #expect(solved.views.allSatisfy { $0.state == .determined } && solved.conflicts.isEmpty)
        return ["a", "b", "c"].compactMap { id in
            document.views.firstIndex { $0.id == id }.map { [solved.views[$0].frame.x, solved.views[$0].frame.width] }
        }
    }

    @Test func `On the canvas panes are where the file has them`() throws {
        let scene = try Self.scene(Self.three)
        let solved = scene.document.solve(measuring: FixedCellText())
        #expect(SceneAgreement(scene, solved).agrees)
        #expect(try spans(scene.document) == [[0, 100], [101, 200], [302, 100]])
    }

    @Test func `Panes that hold their widths equally keep their proportion`() throws {
        #expect(try spans(Self.scene(Self.three).document, width: 802) == [[0, 200], [201, 400], [602, 200]])
        #expect(try spans(Self.scene(Self.three).document, width: 202) == [[0, 50], [51, 100], [152, 50]])
    }

    @Test func `The pane with the lowest holding priority changes its width first`() throws {
        let scene = try Self.scene(Self.three, priorities: [260, 250, 251])
        #expect(try spans(scene.document, width: 802) == [[0, 100], [101, 600], [702, 100]])
        #expect(try spans(scene.document, width: 152) == [[0, 100], [101, 0], [102, 50]])
    }

    @Test func `A pane is as wide as its constraints require`() throws {
        var panes = Self.three
        panes[0] = Self.pane(
            "a", Self.rect(0, 0, 100, 200), "",
            "<constraints><constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"90\" id=\"w\"/></constraints>"
        )
        #expect(try spans(Self.scene(panes).document, width: 202)[0] == [0, 90])
    }

    @Test func `Panes that only constraints would place are not ambiguous`() throws {
        let panes = Self.three.map {
            $0.replacing("<customView ", with: "<customView translatesAutoresizingMaskIntoConstraints=\"NO\" ")
        }
        #expect(try spans(Self.scene(panes).document, width: 802)[1] == [201, 400])
    }

    @Test func `Panes one above the other are as wide as the split view`() throws {
        let panes = [Self.pane("a", Self.rect(0, 0, 402, 91)), Self.pane("b", Self.rect(0, 100, 402, 100))]
        let document = try Self.scene(panes, vertical: false, priorities: [300, 250]).document
        #expect(try spans(document, width: 500, height: 300) == [[0, 500], [0, 500]])
    }

    /// Hidden panes are collapsed.
    @Test(arguments: [(90.0, ""), (100, "hidden=\"YES\"")])
    func `Panes that do not fill the split view keep their frames`(width: Double, attributes: String) throws {
        var panes = Self.three
        panes[2] = Self.pane("c", Self.rect(302, 0, width, 200), attributes)
        let document = try Self.scene(panes).document
        #expect(document.constraints.isEmpty && document.views[2].autoresizingMask != nil)
    }

    @Test func `The constraints of a split view are not the author's`() throws {
        let document = try Self.scene(Self.three).document
        #expect(!document.constraints.isEmpty && document.authoredConstraints.isEmpty)
        let again = try #require(Document.read(SourceText(name: "x", document.jsonText)).document)
        #expect(again.authoredConstraints.isEmpty && again.withoutPlaces == document.withoutPlaces)
    }

    @Test func `On iOS constraints with such names are the author's`() throws {
        var document = try Self.scene(Self.three).document
        document.platform = .ios
        #expect(!document.constraints.isEmpty && document.authoredConstraints == document.constraints)
    }
}
