// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Symbols of UIKit, whose image views are lower or higher than their alignment rectangles.
struct SymbolInsetTests {
    private static let attribute = "image=\"chevron.down\" catalog=\"system\" id=\"i\""

    /// A symbol of 20 × 12 points.
    private static func symbol(_ attributes: String = attribute, _ children: String = "") -> String {
        InterfaceFixture.view(
            "imageView", attributes, frame: "x=\"0\" y=\"5\" width=\"20\" height=\"12\"", children)
    }

    private func insets(
        of superview: String, _ attributes: String, _ symbol: String, _ constraints: String = ""
    ) throws
        -> EdgeInsets
    {
        let element = InterfaceFixture.view(
            superview, "\(attributes) id=\"s\"", frame: "x=\"0\" y=\"0\" width=\"66\" height=\"22\"",
            "<subviews>\(symbol)</subviews><constraints>\(constraints)</constraints>")
        return try InterfaceFixture(root: "<subviews>\(element)</subviews>")
            .document(rules: .canvas).views[2].alignmentRectInsets
    }

    private static let outside = EdgeInsets(top: -5, left: 0, bottom: -5, right: 0)

    @Test(arguments: [
        ("", true), ("alignment=\"fill\"", true), ("alignment=\"center\"", false), ("axis=\"vertical\"", false),
        ("layoutMarginsRelativeArrangement=\"YES\"", false),
    ])
    func `In a row that stretches its views the alignment rectangle of a symbol is as high as the row`(
        attributes: String, isStretched: Bool
    ) throws {
        #expect(try insets(of: "stackView", attributes, Self.symbol()) == (isStretched ? Self.outside : .zero))
    }

    @Test func `So is that of a symbol which a reference names, not that of another image`() throws {
        let reference = "<imageReference key=\"image\" image=\"circle.fill\" catalog=\"system\" symbolScale=\"large\"/>"
        #expect(try insets(of: "stackView", "", Self.symbol("id=\"i\"", reference)) == Self.outside)
        #expect(try insets(of: "stackView", "", Self.symbol("image=\"logo\" id=\"i\"")) == .zero)
        let other = "<imageReference key=\"image\" image=\"logo\" renderingMode=\"template\"/>"
        #expect(try insets(of: "stackView", "", Self.symbol("id=\"i\"", other)) == .zero)
    }

    @Test(arguments: [("", -4.0), ("priority=\"999\"", 0), ("relation=\"greaterThanOrEqual\"", 0)])
    func `Between the edges of its superview a symbol has the height that these leave`(
        attributes: String, inset: Double
    ) throws {
        let pins = """
            <constraint firstItem="i" firstAttribute="top" secondItem="s" secondAttribute="top" constant="1" id="a"/>
            <constraint firstAttribute="bottom" secondItem="i" secondAttribute="bottom" constant="1" \(attributes) id="b"/>
            """
        #expect(
            try insets(of: "view", "", Self.symbol(), pins)
                == EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
    }
}
