// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutEngine
import LayoutGeometry
import LayoutTestSupport
import Testing

struct SceneAgreementTests {
    /// A label of 50 × 20.5 recorded at (20, 30), with a view below it that is as wide.
    private func file(
        labelFrame: String = "x=\"20\" y=\"30\" width=\"50\" height=\"20.5\"", labelAttributes: String = "",
        viewFrame: String = "x=\"20\" y=\"58.5\" width=\"50\" height=\"10\"", viewAttributes: String = ""
    ) -> InterfaceFixture {
        InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("label", "text=\"Name\" id=\"l\" \(labelAttributes)", frame: labelFrame))
                \(InterfaceFixture.view("view", "id=\"b\" \(viewAttributes)", frame: viewFrame))
                </subviews>
                <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="30" id="c2"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="c3"/>
                <constraint firstItem="b" firstAttribute="width" secondItem="l" secondAttribute="width" id="c4"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="c5"/>
                <constraint firstItem="b" firstAttribute="height" constant="10" id="c6"/>
                </constraints>
                """, controller: "")
    }

    private func agreement(
        _ file: InterfaceFixture, _ sizes: ImportOptions.Sizes = .recorded
    ) throws -> SceneAgreement {
        let scene = try #require(file.imported(ImportOptions(sizes: sizes)).scenes.first)
        return SceneAgreement(scene, scene.document.solve(measuring: FixedCellText()))
    }

    @Test func `Frames that follow from the constraints agree`() throws {
        let agreement = try agreement(file())
        #expect(agreement.agrees)
        #expect(agreement.views.count == 3)
        #expect(AgreementCause(agreement) == nil)
    }

    @Test func `A text of another size is the cause of all that follows`() throws {
        let agreement = try agreement(file(), .measured)
        #expect(agreement.differences.count == 2)
        #expect(AgreementCause(agreement)?.kind == .ownSize)
        #expect(AgreementCause(agreement)?.view?.type == .label)
    }

    @Test func `A view at another place is named with both frames`() throws {
        let agreement = try agreement(file(viewFrame: "x=\"25\" y=\"58.5\" width=\"50\" height=\"10\""))
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .position)
        #expect(cause.view?.recorded == Rect(x: 25, y: 58.5, width: 50, height: 10))
        #expect(cause.view?.solved == Rect(x: 20, y: 58.5, width: 50, height: 10))
        #expect(cause.text.hasSuffix("is at (20, 58.5) 50 × 10, at (25, 58.5) 50 × 10 in the file"))
    }

    @Test func `Frames that Interface Builder marks as misplaced are the file's own difference`() throws {
        let agreement = try agreement(
            file(viewFrame: "x=\"25\" y=\"58.5\" width=\"50\" height=\"10\"", viewAttributes: "misplaced=\"YES\""))
        #expect(AgreementCause(agreement) == .misplaced(count: 1))
    }

    @Test func `Edges within half a point are rounding`() throws {
        let agreement = try agreement(file(viewFrame: "x=\"19.5\" y=\"58.5\" width=\"51\" height=\"10\""))
        #expect(AgreementCause(agreement) == .rounding)
    }
}
