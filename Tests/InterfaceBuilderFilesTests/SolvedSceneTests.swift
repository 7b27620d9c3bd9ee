// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// Whole files of our own, solved: frames by hand arithmetic.
struct SolvedSceneTests {
    private let fixture = InterfaceFixture(
        toolsVersion: "16096", device: "retina6_1",
        root: """
            <viewLayoutGuide key="safeArea" id="guide"/>
            <subviews>
            \(InterfaceFixture.view("label", "text=\"Name\" id=\"l\"", frame: "x=\"20\" y=\"52\" width=\"50\" height=\"20.5\""))
            \(InterfaceFixture.view("slider", "id=\"s\"", frame: "x=\"76\" y=\"47\" width=\"320\" height=\"31\""))
            </subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="root-0" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="guide" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" symbolic="YES" id="c3"/>
            <constraint firstItem="s" firstAttribute="centerY" secondItem="l" secondAttribute="centerY" id="c4"/>
            <constraint firstAttribute="trailingMargin" secondItem="s" secondAttribute="trailing" id="c5"/>
            </constraints>
            """, rootFrame: "x=\"0.0\" y=\"0.0\" width=\"414\" height=\"896\"", controller: "")

    @Test func `Margins of 20, a safe area of 44, a slider's insets and rounding to half points are imported`() throws {
        let solved = try fixture.document(rules: .canvas).solve(measuring: FixedCellText())
        #expect(solved.views[1].pixelFrame == Rect(x: 20, y: 52, width: 50, height: 20.5))
        // Alignment rectangle: x 78 to 394, 30 high around 62.25; the frame is 2 wider on each side and 1 lower.
        #expect(solved.views[2].frame == Rect(x: 76, y: 47.25, width: 320, height: 31))
        #expect(solved.views[2].pixelFrame == Rect(x: 76, y: 47.5, width: 320, height: 31))
        #expect(solved.views.allSatisfy { $0.ambiguities.isEmpty })
    }

    @Test func `The written document reads back the same and solves the same`() throws {
        let document = try fixture.document()
        let again = try #require(Document.read(SourceText(name: "x", document.jsonText)).document)
        #expect(again.withoutPlaces == document.withoutPlaces)
        #expect(
            again.solve(measuring: FixedCellText()).views.map(\.frame)
                == document.solve(measuring: FixedCellText()).views.map(\.frame))
    }

    @Test(arguments: ["tableViewCell", "collectionViewCell"])
    func `The contents of a cell take the height that their constraints require`(cell: String) throws {
        let box = InterfaceFixture.view(
            "view", "id=\"b\"", frame: "x=\"0\" y=\"0\" width=\"100\" height=\"40\"",
            "<constraints><constraint firstAttribute=\"height\" constant=\"16\" id=\"h\"/></constraints>")
        let edges = ["top", "bottom"].map {
            "<constraint firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"v\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><\(cell) id="c">
            <rect key="frame" x="0" y="0" width="100" height="40"/>
            <\(cell)ContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="100" height="40"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(box)</subviews><constraints>\(edges.joined())</constraints>
            </\(cell)ContentView></\(cell)></objects></document>
            """
        let scenes = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded))
            .scenes(of: SourceText(name: "cell.xib", file)).scenes
        let solved = try #require(scenes.first).document.solve(measuring: FixedCellText())
        #expect(solved.conflicts.isEmpty)
        #expect(solved.views[1].frame.height == 16)
    }

    @Test func `A root view larger than any screen is refused`() {
        let file = InterfaceFixture(rootFrame: "x=\"0.0\" y=\"0.0\" width=\"30000\" height=\"10\"").imported()
        #expect(file.scenes.isEmpty)
        #expect(file.diagnostics.map(\.code) == [.sceneTooLarge])
    }

    @Test(arguments: 0..<200)
    func `Broken files give diagnostics and never crash`(seed: Int) {
        var bytes = Array(fixture.text.utf8)
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        for _ in 0...next(4) {
            let place = next(bytes.count)
            switch next(4) {
            case 0: bytes[place] = UInt8(next(256))
            case 1: bytes.remove(at: place)
            // Digits and attribute values keep the XML well-formed more often.
            case 2: bytes[place] = UInt8(ascii: "9")
            default:
                let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
                if let digit = digits.isEmpty ? nil : digits[next(digits.count)] {
                    bytes.replaceSubrange(digit...digit, with: Array("-999999".utf8))
                }
            }
        }
        let file = InterfaceBuilderImporter().scenes(of: SourceText(name: "damaged", bytes: bytes))
        for scene in file.scenes { _ = scene.document.solve(measuring: FixedCellText()) }
        #expect(!file.scenes.isEmpty || !file.diagnostics.isEmpty)
    }
}
