// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
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
        viewFrame: String = "x=\"20\" y=\"58.5\" width=\"50\" height=\"10\"", viewAttributes: String = "",
        viewTop: String = "secondItem=\"l\" secondAttribute=\"bottom\" constant=\"8\""
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
                <constraint firstItem="b" firstAttribute="top" \(viewTop) id="c5"/>
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

    @Test func `A view whose frame the file leaves out is not compared, even around a subview with a mask`() throws {
        let agreement = try agreement(
            InterfaceFixture(
                root: """
                    <subviews><toolbar translatesAutoresizingMaskIntoConstraints="NO" id="t"><subviews>
                    <view id="w"><rect key="frame" x="0" y="0" width="20" height="20"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></toolbar></subviews>
                    <constraints>
                    <constraint firstItem="t" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="c1"/>
                    <constraint firstItem="t" firstAttribute="bottom" secondItem="root-0" secondAttribute="bottom" id="c2"/>
                    <constraint firstItem="t" firstAttribute="trailing" secondItem="root-0" secondAttribute="trailing" id="c3"/>
                    </constraints>
                    """, controller: ""))
        #expect(!agreement.views.contains { $0.type == .toolbar })
        #expect(agreement.contradiction == nil)
    }

    @Test func `A text of another size is the cause of all that follows`() throws {
        let agreement = try agreement(file(), .measured)
        #expect(agreement.differences.count == 2)
        #expect(AgreementCause(agreement)?.kind == .ownSize)
        #expect(AgreementCause(agreement)?.view?.type == .label)
    }

    @Test func `A view at another place is named with both frames`() throws {
        let agreement = try agreement(
            file(
                viewFrame: "x=\"20\" y=\"78\" width=\"50\" height=\"10\"",
                viewTop: "secondItem=\"l\" secondAttribute=\"bottom\" constant=\"20\" priority=\"999\""))
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .position)
        #expect(cause.view?.recorded == Rect(x: 20, y: 78, width: 50, height: 10))
        #expect(cause.view?.solved == Rect(x: 20, y: 70.5, width: 50, height: 10))
        #expect(cause.text.hasSuffix("is at (20, 70.5) 50 × 10, at (20, 78) 50 × 10 in the file"))
    }

    @Test func `A view at another place that Xcode marks as ambiguous is said to be`() throws {
        let agreement = try agreement(
            file(
                viewFrame: "x=\"20\" y=\"78\" width=\"50\" height=\"10\"", viewAttributes: "ambiguous=\"YES\"",
                viewTop: "secondItem=\"l\" secondAttribute=\"bottom\" constant=\"20\" priority=\"999\""))
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .ambiguity)
        #expect(cause.text == "the file marks 1 view as ambiguous")
    }

    @Test func `A margin that the recorded frames imply is named with the option that sets it`() throws {
        let file = file(
            viewFrame: "x=\"20\" y=\"78\" width=\"50\" height=\"10\"",
            viewTop: "secondItem=\"root-0\" secondAttribute=\"topMargin\" constant=\"50.5\"")
        let cause = try #require(AgreementCause(try agreement(file)))
        #expect(cause.kind == .inset)
        #expect(cause.view == nil)
        #expect(
            cause.text
                == "the recorded frames imply a margin of 27.5 at the top of root, where 20 is assumed (--margins top=27.5)"
        )
        // With that margin they agree.
        let scene = try #require(file.imported(ImportOptions(sizes: .recorded)).scenes.first)
        let insets = RecordedInsets(scene, scene.document.solve(measuring: FixedCellText())).known
        #expect(insets == [KnownInset(guide: .margin, edge: .top, value: 27.5, isOfRoot: true)])
        let again = try #require(file.imported(ImportOptions(sizes: .recorded, insets: insets)).scenes.first)
        #expect(SceneAgreement(again, again.document.solve(measuring: FixedCellText())).agrees)
    }

    /// Two views at the bottom of the safe area, which is that of the root, with and without the second one at the same height.
    @Test(
        arguments: [
            ("633", "633", "safe area of 34 at the bottom of root, where 0 is assumed (--safe-area bottom=34)"),
            ("633", "640", nil), ("667", "667", nil),
        ] as [(String, String, String?)])
    func `A safe area is implied where all that is tied to it agrees`(
        first: String, second: String, words: String?
    ) throws {
        func view(_ id: String, _ bottom: String) -> String {
            let y = (Int(bottom) ?? 0) - 10
            return InterfaceFixture.view(
                "view", "id=\"\(id)\"", frame: "x=\"0.0\" y=\"\(y)\" width=\"50\" height=\"10\"")
        }
        let constraints = ["a", "b"].map { id in
            """
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottom" id="\(id)1"/>
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="\(id)2"/>
            <constraint firstItem="\(id)" firstAttribute="width" constant="50" id="\(id)3"/>
            <constraint firstItem="\(id)" firstAttribute="height" constant="10" id="\(id)4"/>
            """
        }
        let file = InterfaceFixture(
            root: """
                <subviews>\(view("a", first))\(view("b", second))</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>\(constraints.joined())</constraints>
                """, controller: "")
        let agreement = try agreement(file)
        let text = agreement.inset.map { AgreementCause.inset($0).text }
        #expect(text == words.map { "the recorded frames imply a \($0)" })
        #expect(agreement.agrees == (first == "667"))
    }

    @Test func `A required constraint that the recorded frames contradict is named with what they have there`() throws {
        let agreement = try agreement(file(viewFrame: "x=\"25\" y=\"58.5\" width=\"50\" height=\"10\""))
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .contradiction)
        #expect(cause.view == nil)
        #expect(cause.text == "the recorded frames contradict 'view.leading == label.leading': they have 5 there")
    }

    @Test func `An optional constraint and half a pixel for each edge contradict nothing`() throws {
        let optional = try agreement(
            file(
                viewFrame: "x=\"20\" y=\"70\" width=\"50\" height=\"10\"",
                viewTop: "secondItem=\"l\" secondAttribute=\"bottom\" constant=\"8\" priority=\"999\""))
        #expect(optional.contradiction == nil)
        #expect(!optional.agrees)
        let rounded = try agreement(file(viewFrame: "x=\"20.5\" y=\"60\" width=\"51\" height=\"10\""))
        #expect(rounded.contradiction == .constraint(equation: "view.top == label.bottom + 8", actual: 9.5))
        #expect(try agreement(file(viewFrame: "x=\"20.5\" y=\"58.5\" width=\"51\" height=\"10\"")).contradiction == nil)
    }

    /// In a view at 100, half of its centre at 100 is 50, wherever the view is in the root.
    @Test(arguments: [(40.0, nil), (50, 10.0)])
    func `A multiplier of a place is for the nearest view around both`(y: Double, difference: Double?) throws {
        let file = InterfaceFixture(
            root: """
                <subviews>
                \(InterfaceFixture.view("view", "id=\"a\"", frame: "x=\"0.0\" y=\"100\" width=\"200\" height=\"200\"", """
                    <subviews>
                    \(InterfaceFixture.view("view", "id=\"b\"", frame: "x=\"30\" y=\"\(y)\" width=\"50\" height=\"20\""))
                    </subviews>
                    <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="20" priority="999" id="c1"/>
                    <constraint firstItem="b" firstAttribute="width" constant="50" id="c2"/>
                    <constraint firstItem="b" firstAttribute="height" constant="20" id="c3"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" multiplier="0.5" id="c4"/>
                    </constraints>
                    """))
                </subviews>
                <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="d1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="100" id="d2"/>
                <constraint firstItem="a" firstAttribute="width" constant="200" id="d3"/>
                <constraint firstItem="a" firstAttribute="height" constant="200" id="d4"/>
                </constraints>
                """, controller: "")
        let agreement = try agreement(file)
        #expect(!agreement.agrees)
        #expect(
            agreement.contradiction
                == difference.map {
                    RecordedContradiction.constraint(equation: "view-2.centerY == 0.5 * view.centerY", actual: $0)
                })
    }

    @Test(arguments: [("leading", "20", true), ("leading", "19.75", false), ("top", "20", false)])
    func `A center is exact to a quarter of a point next to an edge that is tied to the root, too`(
        edge: String, constant: String, isContradicted: Bool
    ) throws {
        let label = InterfaceFixture.view(
            "label", "text=\"Name\" id=\"l\"", frame: "x=\"20\" y=\"20\" width=\"336\" height=\"20.5\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        let file = InterfaceFixture(
            root: """
                <subviews>\(label)</subviews>
                <constraints>
                <constraint firstItem="l" firstAttribute="\(edge)" secondItem="root-0" secondAttribute="\(edge)" constant="\(constant)" id="c1"/>
                <constraint firstItem="l" firstAttribute="centerX" secondItem="root-0" secondAttribute="centerX" id="c2"/>
                </constraints>
                """, controller: "")
        let contradiction = try agreement(file).contradiction
        #expect(
            contradiction
                == (isContradicted ? .constraint(equation: "label.centerX == root.centerX", actual: 0.5) : nil))
    }

    /// A vertical stack view 90 points wide at (20, 30).
    private func stackView(_ attributes: String, height: Int, _ arranged: String) -> InterfaceFixture {
        let stack = InterfaceFixture.view(
            "stackView", "id=\"s\" axis=\"vertical\" \(attributes)",
            frame: "x=\"20\" y=\"30\" width=\"90\" height=\"\(height)\"",
            """
            <subviews>\(arranged)</subviews>
            <constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints>
            """)
        return InterfaceFixture(
            root: """
                <subviews>\(stack)</subviews>
                <constraints>
                <constraint firstItem="s" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="30" id="c2"/>
                </constraints>
                """, controller: "")
    }

    @Test func `Arranged subviews that stand further apart than the spacing are a contradiction`() throws {
        func agreement(second: String) throws -> SceneAgreement {
            let views = [("a", "0"), ("b", second)].map { id, y in
                InterfaceFixture.view(
                    "view", "id=\"\(id)\"", frame: "x=\"0\" y=\"\(y)\" width=\"90\" height=\"10\"",
                    "<constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"\(id)h\"/></constraints>")
            }
            return try self.agreement(stackView("spacing=\"6\"", height: 26, views.joined()))
        }
        #expect(try agreement(second: "16").agrees)
        let apart = try agreement(second: "30")
        #expect(apart.contradiction == .spacing(stackView: "stackView", expected: 6, actual: 20))
        #expect(
            AgreementCause(apart)?.text
                == "the recorded frames of what stackView arranges are 20 apart, its spacing is 6")
    }

    @Test func `An arranged subview that a stack view does not stretch is a contradiction`() throws {
        func agreement(width: String) throws -> SceneAgreement {
            let arranged = InterfaceFixture.view(
                "view", "id=\"a\"", frame: "x=\"0\" y=\"0\" width=\"\(width)\" height=\"10\"",
                "<constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"ah\"/></constraints>")
            return try self.agreement(stackView("", height: 10, arranged))
        }
        #expect(try agreement(width: "90").agrees)
        let narrow = try agreement(width: "60")
        #expect(narrow.contradiction == .alignment(stackView: "stackView", view: "view"))
        #expect(
            AgreementCause(narrow)?.text
                == "the recorded frame of view does not reach from edge to edge of stackView, which stretches its views"
        )
    }

    @Test func `Two views at one edge of the safe area with different distances from it are a contradiction`() throws {
        let views = [("a", "44"), ("b", "94")].map { id, y in
            InterfaceFixture.view(
                "view", "id=\"\(id)\"", frame: "x=\"20\" y=\"\(y)\" width=\"50\" height=\"10\"",
                """
                <constraints><constraint firstAttribute="height" constant="10" id="\(id)h"/>
                <constraint firstAttribute="width" constant="50" id="\(id)w"/></constraints>
                """)
        }
        let ties = ["a", "b"].map {
            """
            <constraint firstItem="\($0)" firstAttribute="top" secondItem="g" secondAttribute="top" id="\($0)t"/>
            <constraint firstItem="\($0)" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="20" id="\($0)l"/>
            """
        }
        let file = InterfaceFixture(
            root: """
                <subviews>\(views.joined())</subviews><viewLayoutGuide key="safeArea" id="g"/>
                <constraints>\(ties.joined())</constraints>
                """, controller: "")
        let agreement = try agreement(file)
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .contradiction)
        #expect(cause.text == "the recorded frames have safe areas of 44 and 94 at the top of root")
    }

    @Test func `A text in a font that is not installed is a cause of its own`() throws {
        let scene = try file().scene(ImportOptions(sizes: .measured))
        let solved = scene.document.solve(measuring: FixedCellText())
        let agreement = SceneAgreement(scene, solved, viewsInOtherFonts: ["label"])
        let cause = try #require(AgreementCause(agreement))
        #expect(cause.kind == .font)
        #expect(cause.view?.view == "label")
        #expect(cause.text.hasSuffix("50 × 20.5 in the file: its font is not installed"))
        #expect(AgreementCause(SceneAgreement(scene, solved, viewsInOtherFonts: ["other"]))?.kind == .ownSize)
    }

    @Test func `The views of tabs that are not selected are not compared`() throws {
        func tab(_ id: String, _ x: String) -> String {
            """
            <tabViewItem label="\(id)" identifier="" id="i\(id)">
            <view key="view" id="\(id)"><rect key="frame" x="\(x)" y="33" width="80" height="40"/></view></tabViewItem>
            """
        }
        let tabs = InterfaceFixture.view(
            "tabView", "id=\"t\" initialItem=\"ifirst\"", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"90\"",
            "<tabViewItems>\(tab("first", "10"))\(tab("other", "99"))</tabViewItems>")
        let file = InterfaceFixture(
            kind: .macos, toolsVersion: "21507", device: nil, root: "<subviews>\(tabs)</subviews>")
        let scene = try file.scene()
        let names = zip(scene.document.views, scene.objectIDs).filter { ["first", "other"].contains($1) }.map(\.0.id)
        let compared = SceneAgreement(scene, scene.document.solve(measuring: FixedCellText())).views.map(\.view)
        #expect(names.map(compared.contains) == [true, false])
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
