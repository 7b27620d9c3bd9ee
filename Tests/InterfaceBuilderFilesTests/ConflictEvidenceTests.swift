// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
import InterfaceBuilderFiles
import LayoutEngine
import LayoutTestSupport
import Testing

/// Conflicts with values that files do not state exactly.
struct ConflictEvidenceTests {
    /// 19/31 of 248 points are 152, 0.612903 of them 151.99994.
    @Test(
        arguments: [("0.612903", 152.0, true), ("0.612903", 140, false), ("0.6129", 152, false), ("19:31", 152, nil)]
            as [(String, Double, Bool?)])
    func `A conflict with a multiplier of six digits is none for certain if the recorded frames satisfy it`(
        multiplier: String, height: Double, isEstimated: Bool?
    ) throws {
        let picture = InterfaceFixture.view(
            "view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"201\" height=\"\(height)\"")
        let line = InterfaceFixture.view(
            "view", "id=\"w\"", frame: "x=\"0\" y=\"152\" width=\"201\" height=\"96\"",
            "<constraints><constraint firstAttribute=\"height\" constant=\"96\" id=\"h\"/></constraints>")
        let scene = try InterfaceFixture(
            root: """
                <subviews>\(picture)\(line)</subviews><constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="root-0" secondAttribute="top" id="a"/>
                <constraint firstItem="v" firstAttribute="height" secondItem="root-0" secondAttribute="height" \
                multiplier="\(multiplier)" id="b"/>
                <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="bottom" id="c"/>
                <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="d"/>
                </constraints>
                """, rootFrame: "x=\"0\" y=\"0\" width=\"201\" height=\"248\""
        ).scene()
        let layout = scene.document.solve(measuring: FixedCellText())
        let settled = RecordedEvidence(scene, hasRecordedFrames: true, tolerance: 0.5)
            .settled(layout, of: scene.document) { $0.solve(measuring: FixedCellText()) }
        #expect(layout.conflicts.first.map { _ in settled.conflicts.isEmpty } == isEstimated)
    }
}
