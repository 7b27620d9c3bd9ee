// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutModel
import Testing

/// Xcode's canvas may have one pixel per point, for any device.
struct CanvasScaleTests {
    private func scale(
        _ height: String, labels attributes: String = "", y: String = "30", device: String? = "retina4_7",
        toolsVersion: String = "12120", size: Double = 17, constraint: String = "", onCanvas: Bool = true
    ) throws -> Double {
        let label = InterfaceFixture.view(
            "label", "text=\"Name\" id=\"l\" \(attributes)",
            frame: "x=\"20\" y=\"\(y)\" width=\"46\" height=\"\(height)\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>\(constraint)")
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, device: device, root: "<subviews>\(label)</subviews>")
        return try fixture.document(
            ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
        ).canvas.scale
    }

    @Test func `A label as high as its text in whole points, among whole frames, shows such a canvas`() throws {
        #expect(try scale("21") == 1)
        #expect(try scale("20.5") == 2)
        #expect(try scale("21", y: "30.5") == 2)
        #expect(try scale("21", onCanvas: false) == 2)
    }

    @Test func `Other labels do not show it`() throws {
        #expect(try scale("30") == 2)
        #expect(try scale("21", labels: "numberOfLines=\"0\"") == 2)
        // As high as that in pixels, too.
        #expect(try scale("17", size: 14) == 2)
        let height = "<constraints><constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints>"
        #expect(try scale("21", constraint: height) == 2)
    }

    @Test func `With three pixels per point labels in the standard font show nothing`() throws {
        #expect(try scale("21", device: "retina6_12", toolsVersion: "23504") == 3)
        #expect(try scale("20", device: "retina6_12", toolsVersion: "23504", size: 16) == 1)
    }

    @Test(arguments: [("148", "13196", 1.0), ("147", "13196", 1), ("147.5", "13196", 2), ("148", "18122", 2)])
    func `A view that is centred half a point from the middle shows it up to Xcode 10`(
        x: String, version: String, scale: Double
    ) throws {
        let view = InterfaceFixture.view("view", "id=\"v\"", frame: "x=\"\(x)\" y=\"30\" width=\"80\" height=\"40\"")
        let fixture = InterfaceFixture(
            toolsVersion: version,
            root: """
                <subviews>\(view)</subviews>
                <constraints>
                <constraint firstItem="v" firstAttribute="centerX" secondItem="root-0" secondAttribute="centerX" id="c"/>
                </constraints>
                """)
        let options = ImportOptions(sizes: .measured)
        #expect(try fixture.document(options, rules: .canvas).canvas.scale == scale)
    }

    @Test func `Scenes without a device, from before Xcode 8, have it if all their frames are whole`() throws {
        #expect(try scale("30", device: nil, toolsVersion: "6254") == 1)
        #expect(try scale("30", y: "30.5", device: nil, toolsVersion: "6254") == 2)
    }
}
