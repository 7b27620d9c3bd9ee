// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
import LayoutRepair
import LayoutTestSupport
import SourceLocations
import Testing

/// Update Frames on .storyboard files whose sizes and insets are partly unknown here.
struct RecordedFrameTests {
    /// `box` is 40 points inside the leading margin and 40 below the safe area, and `next` 30 points beside it. The margin that its frame
    /// implies is 20, here 16 is assumed.
    private static let unknownMargin = InterfaceFileText(
        subviews: InterfaceFileText.view("box", (60, 60, 100, 50), size("b", 100, 50))
            + InterfaceFileText.view("next", (190, 60, 100, 50), size("n", 100, 50)),
        constraints(
            #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="40" id="l""#,
            #"firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="t""#,
            #"firstItem="next" firstAttribute="leading" secondItem="box" secondAttribute="trailing" constant="30" id="g""#,
            #"firstItem="next" firstAttribute="top" secondItem="box" secondAttribute="top" id="u""#))

    private static func size(_ id: String, _ width: Double, _ height: Double) -> String {
        constraints(
            #"firstAttribute="width" constant="\#(width)" id="\#(id)w""#,
            #"firstAttribute="height" constant="\#(height)" id="\#(id)h""#)
    }

    private static func constraints(_ constraints: String...) -> String {
        "\n<constraints>\n" + constraints.map { "<constraint \($0)/>\n" }.joined() + "</constraints>"
    }

    private func frames(_ file: InterfaceFileText) -> [String] {
        file.text.matches(of: /<rect key="frame" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"\/>/).dropFirst()
            .map { "\($0.1) \($0.2) \($0.3) \($0.4)" }
    }

    @Test func `A frame stays that only an unknown inset contradicts`() throws {
        let file = Self.unknownMargin
        #expect(try file.layout.views[1].frame.x == 56)
        #expect(try file.repaired(.updateFrames).text == file.text)
        let repair = InterfaceBuilderRepair(options: ImportOptions(sizes: .recorded)) { _ in
            { $0.solve(measuring: FixedCellText()) }
        }
        let notes = try repair.repaired(
            SourceText(name: "f", file.text), by: .updateFrames, scenes: { _ in true }, selection: { _ in nil }
        ).notes
        #expect(notes.count == 1)
        #expect(notes.first?.contains("--view updates them anyway") == true)
    }

    @Test func `A view that is named gets its solved frame in any case`() throws {
        #expect(try frames(Self.unknownMargin.repaired(.updateFrames, views: "box"))[0] == "56 60.0 100.0 50.0")
    }

    @Test func `An edited constant moves what depends on it and keeps the unknown inset`() throws {
        let edited = InterfaceFileText(
            Self.unknownMargin.text.replacing("constant=\"30\" id=\"g\"", with: "constant=\"45\" id=\"g\""))
        #expect(try frames(edited.repaired(.updateFrames)) == ["60.0 60.0 100.0 50.0", "205 60.0 100.0 50.0"])
        let wider = InterfaceFileText(
            Self.unknownMargin.text.replacing("constant=\"100.0\" id=\"bw\"", with: "constant=\"120\" id=\"bw\""))
        #expect(try frames(wider.repaired(.updateFrames)) == ["60.0 60.0 120 50.0", "210 60.0 100.0 50.0"])
    }

    private func misplacedViews(_ file: InterfaceFileText) throws -> [String] {
        let scene = try file.scene
        let layout = scene.document.solve(measuring: FixedCellText())
        let evidence = MisplacementEvidence(scene, scene.document, layout, frameTolerance: 0.5) {
            $0.solve(measuring: FixedCellText())
        }
        return evidence.misplacedViews.sorted().map { scene.objectIDs[$0] }
    }

    @Test func `Views are misplaced for certain only where a constraint contradicts their frames`() throws {
        #expect(try misplacedViews(Self.unknownMargin) == [])
        let edited = InterfaceFileText(
            Self.unknownMargin.text.replacing("constant=\"30\" id=\"g\"", with: "constant=\"45\" id=\"g\""))
        #expect(try misplacedViews(edited) == ["next"])
    }

    @Test func `An edited distance from a margin counts if no known margin explains it`() throws {
        let edited = InterfaceFileText(
            Self.unknownMargin.text.replacing("constant=\"40\" id=\"l\"", with: "constant=\"71\" id=\"l\""))
        let result = try frames(edited.repaired(.updateFrames))
        #expect(result == ["87 60.0 100.0 50.0", "217 60.0 100.0 50.0"])
    }

    /// The inset of 30 that the frame implies could be that of an unknown bar.
    @Test func `An edited distance from a safe area counts if another constraint confirms the inset`() throws {
        let edited = InterfaceFileText(
            Self.unknownMargin.text.replacing("constant=\"40\" id=\"t\"", with: "constant=\"30\" id=\"t\""))
        #expect(try edited.repaired(.updateFrames).text == edited.text)
        let confirmed = InterfaceFileText(
            edited.text.replacing(
                #"secondItem="box" secondAttribute="top" id="u""#,
                with: #"secondItem="safe" secondAttribute="top" constant="40" id="u""#))
        let result = try frames(confirmed.repaired(.updateFrames))
        #expect(result == ["60.0 50 100.0 50.0", "190.0 60.0 100.0 50.0"])
    }

    @Test func `No frame changes in a scene whose constraints conflict`() throws {
        let edited = Self.unknownMargin.text.replacing("constant=\"30\" id=\"g\"", with: "constant=\"45\" id=\"g\"")
        let conflicting = InterfaceFileText(
            edited.replacing(
                "<constraint firstAttribute=\"height\" constant=\"50.0\" id=\"nh\"/>",
                with: """
                    <constraint firstAttribute="height" constant="50.0" id="nh"/>
                    <constraint firstAttribute="height" constant="60.0" id="nh2"/>
                    """))
        #expect(conflicting.text != edited)
        #expect(try conflicting.repaired(.updateFrames).text == conflicting.text)
    }

    @Test func `A view that is marked as misplaced is updated`() throws {
        let marked = InterfaceFileText(
            Self.unknownMargin.text.replacing(" id=\"box\">", with: " misplaced=\"YES\" id=\"box\">"))
        #expect(try frames(marked.repaired(.updateFrames))[0] == "56 60.0 100.0 50.0")
    }

    @Test(arguments: [12.0, 30]) func `An edited spacing of a stack view moves its subviews`(spacing: Double) throws {
        let stack = """
            <stackView contentMode="scaleToFill" spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="20" y="60" width="212" height="50"/>
                <subviews>
                    \(InterfaceFileText.view("a", (0, 0, 100, 50), Self.size("a", 100, 50)))
                    \(InterfaceFileText.view("b", (112, 0, 100, 50), Self.size("b", 100, 50)))
                </subviews>
            </stackView>
            """
        let file = InterfaceFileText(
            subviews: stack,
            Self.constraints(
                #"firstItem="stack" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="l""#,
                #"firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="t""#)
        )
        let result = try frames(file.repaired(.updateFrames))
        let moved = spacing == 12 ? ["20 60 212 50", "112.0 0.0 100.0 50.0"] : ["20 60 230 50", "130 0.0 100.0 50.0"]
        #expect([result[0], result[2]] == moved)
    }

    @Test func `Constants that depend on size classes do not count as evidence`() throws {
        let varied = InterfaceFileText(
            Self.unknownMargin.text.replacing(
                "constant=\"30\" id=\"g\"/>",
                with: "constant=\"45\" id=\"g\"><variation key=\"widthClass=regular\" constant=\"30\"/></constraint>"))
        #expect(try varied.repaired(.updateFrames).text == varied.text)
    }
}
