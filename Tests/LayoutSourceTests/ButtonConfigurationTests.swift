// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

struct ButtonConfigurationTests {
    private func button(
        _ keys: String, platform: String = "ios", profile: String = "ios17"
    ) throws -> (content: ViewContent.Button, style: ViewStyle, warnings: Int, again: View) {
        let text = """
            { "platform": "\(platform)", "profile": "\(profile)", "canvas": { "width": 99, "height": 99 },
              "root": { "id": "a", "children": [ { "id": "b", "type": "button", "title": "Go", \(keys) } ] } }
            """
        let result = Document.read(SourceText(name: "a", text))
        let document = try #require(result.document)
        let again = try #require(Document.read(SourceText(name: "a", document.jsonText)).document)
        guard case .button(let content) = document.views[1].content else { throw CancellationError() }
        return (content, document.views[1].style, result.diagnostics.count, again.views[1])
    }

    @Test func `A configuration gives what the button does not state`() throws {
        let filled = try button(#""configuration": "filled""#)
        #expect(filled.content.contentInsets == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(filled.content.title.font.size == 17)
        #expect(filled.style.backgroundColor == Color(hex: 0x007AFF))
        #expect(filled.style.textColor == Color(hex: 0xFFFFFF))
        #expect(filled.style.cornerRadius == 6)
        #expect(filled.style.configured == [.background, .text, .corners])
        let plain = try button(#""configuration": "plain""#)
        #expect(plain.style.backgroundColor == nil && plain.style.cornerRadius == 0)
    }

    @Test func `What the button states holds`() throws {
        let stated = try button(
            """
            "configuration": "tinted", "font": { "size": 20 }, "contentInsets": { "top": 1 },
            "style": { "tintColor": "#102030", "textColor": "black", "cornerRadius": 3 }
            """)
        #expect(stated.content.contentInsets == DirectionalEdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
        #expect(stated.content.title.font.size == 20)
        #expect(stated.style.backgroundColor == Color(hex: 0x102030).withAlpha(46.0 / 255))
        #expect(stated.style.textColor == Color(hex: 0))
        #expect(stated.style.cornerRadius == 3)
        #expect(stated.style.configured == .background)
    }

    @Test func `The colours follow the appearance and are written`() throws {
        let gray = try button(#""configuration": "gray""#)
        let fill = try #require(gray.style.adaptiveColors?[.background])
        #expect(fill.light != fill.dark)
        #expect(gray.again.style == gray.style)
        #expect(gray.again.content == .button(gray.content))
    }

    @Test func `Buttons of iOS 26 are capsules, and macOS has no configurations`() throws {
        #expect(try button(#""configuration": "filled""#, profile: "ios26").style.cornerRadius > 100)
        let mac = try button(#""configuration": "filled""#, platform: "macos", profile: "macos14")
        #expect(mac.style.backgroundColor == nil && mac.warnings == 1)
    }

    @Test func `UIKit's other names have the one that documents use`() {
        #expect(
            ["bordered", "borderedProminent", "borderedTinted", "borderless"].map {
                UIKitVocabulary.choice($0, among: ButtonConfigurationStyle.allCases.map(\.rawValue))
            } == ["gray", "filled", "tinted", "plain"])
    }
}
