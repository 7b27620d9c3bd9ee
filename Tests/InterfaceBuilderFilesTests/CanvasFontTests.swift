// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutModel
import Testing

/// San Francisco and the text styles as the iOS of each Xcode's canvas draws them.
struct CanvasFontTests {
    private static func label(size: Double = 17) -> String {
        label("type=\"system\" pointSize=\"\(size)\"")
    }

    private static func label(_ font: String) -> String {
        InterfaceFixture.view(
            "label", "text=\"Name\" id=\"l\"", frame: "x=\"20\" y=\"30\" width=\"46\" height=\"21\"",
            "<fontDescription key=\"fontDescription\" \(font)/>")
    }

    private func text(of label: String, _ toolsVersion: String, onCanvas: Bool) throws -> StyledText {
        let fixture = InterfaceFixture(toolsVersion: toolsVersion, root: "<subviews>\(label)</subviews>")
        guard
            case .label(let found) = try fixture.document(
                ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
            ).views[1].content
        else {
            throw ContentError.noLabel
        }
        return found.text
    }

    private enum ContentError: Error { case noLabel }

    @Test(arguments: [
        (20.0, "12120", true, 0.232), (20, "12120", false, 0), (17, "10117", true, 0.02), (17, "12120", true, 0.035),
        (17, "14109", true, 0.035), (17, "14109", false, 0.02), (17, "16097", true, 0.035), (17, "17701", true, 0),
        (17, "17701", false, 0.02), (17, "21701", true, 0), (20, "14109", true, -0.09), (20, "14109", false, 0),
        (24, "14109", true, 0), (36, "16097", true, -0.162), (20, "17701", true, 0),
    ])
    func `San Francisco is set as by the iOS of the canvas`(
        size: Double, toolsVersion: String, onCanvas: Bool, tracking: Double
    ) throws {
        let button = InterfaceFixture.view(
            "button", "buttonType=\"system\" id=\"b\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/><state key=\"normal\" title=\"Go\"/>"
        )
        let fixture = InterfaceFixture(
            toolsVersion: toolsVersion, root: "<subviews>\(Self.label(size: size))\(button)</subviews>")
        let texts = try fixture.document(
            ImportOptions(sizes: .measured), rules: onCanvas ? .canvas : .system
        ).views.compactMap { view -> StyledText? in
            switch view.content {
            case .label(let label): label.text
            case .button(let button): button.title
            default: nil
            }
        }
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { abs($0.tracking - tracking) < 1e-9 })
    }

    @Test(arguments: [
        ("12120", true, false, 0.035), ("12120", false, true, 0.02), ("13000", true, true, 0.035),
        ("24506", true, true, 0),
    ])
    func `Labels leave no word alone in the last line, except on the canvas of Xcode 8`(
        toolsVersion: String, onCanvas: Bool, pushesOut: Bool, tracking: Double
    ) throws {
        let text = try text(of: Self.label(), toolsVersion, onCanvas: onCanvas)
        #expect(text.pushesOutWords == pushesOut)
        #expect(text.tracking == tracking)
    }

    @Test(
        arguments: [
            ("10117", "Body", 16, true), ("10117", "Caption1", 11, true), ("10117", "Caption1", 12, false),
            ("11542", "Headline", 17, true),
            ("13529", "Title2", 20, true), ("14490.70", "Title1", 26, true), ("14490.70", "Title1", 28, false),
            ("14490.70", "Title3", 20, true), ("14868", "Title2", 22, true), ("20037", "Body", 14, true),
        ] as [(String, String, Double, Bool)])
    func `Text styles have the sizes of the canvas`(
        toolsVersion: String, style: String, size: Double, onCanvas: Bool
    ) throws {
        let label = Self.label("style=\"UICTFontTextStyle\(style)\"")
        #expect(try text(of: label, toolsVersion, onCanvas: onCanvas).font.size == size)
    }
}
