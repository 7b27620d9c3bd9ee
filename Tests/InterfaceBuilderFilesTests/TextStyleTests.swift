// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

struct TextStyleTests {
    @Test func `A text style is written as such and grows with the text size`() throws {
        var fixture = InterfaceFixture()
        fixture.root = """
            <subviews>
            <label opaque="NO" text="Name" id="l-1">
            <rect key="frame" x="0.0" y="0.0" width="45" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            </label>
            </subviews>
            """
        let written = SourceText(name: "", try fixture.document().jsonText)
        #expect(String(decoding: written.bytes, as: UTF8.self).contains("\"textStyle\": \"headline\""))
        for (category, size) in [(ContentSizeCategory.large, 17.0), (.accessibilityLarge, 33)] {
            let options = ReadOptions(canvas: CanvasOverrides(contentSizeCategory: category))
            let document = try #require(Document.read(written, options: options).document)
            guard case .label(let label) = document.views[1].content else {
                Issue.record("\(document.views[1])")
                return
            }
            #expect(label.text.font == Font(size: size, weight: 600))
        }
    }

    @Test(arguments: [("system", 14.0), ("smallSystem", 12), ("label", 17), ("button", 18)])
    func `A font has one of the standard sizes`(name: String, size: Double) throws {
        var fixture = InterfaceFixture()
        fixture.root = """
            <subviews>
            <label opaque="NO" text="Name" id="l-1">
            <rect key="frame" x="0.0" y="0.0" width="45" height="21"/>
            <fontDescription key="fontDescription" type="boldSystem" size="\(name)"/>
            </label>
            </subviews>
            """
        guard case .label(let label) = try fixture.document().views[1].content else {
            Issue.record("no label")
            return
        }
        #expect(label.text.font == Font(size: size, weight: 700))
    }

    @Test(
        arguments: [("設定", nil), ("名前を入力", "ja"), ("カメラ", "ja"), ("한국어", nil), ("甲・乙", nil), ("Café", nil)]
            as [(String, String?)])
    func `A file with kana has Japanese ideographs`(text: String, language: String?) throws {
        var fixture = InterfaceFixture()
        fixture.root = """
            <subviews>
            <label opaque="NO" text="\(text)" id="l-1">
            <rect key="frame" x="0.0" y="0.0" width="45" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            </subviews>
            """
        #expect(try fixture.document().canvas.language == language)
    }

    @Test(arguments: [
        ("17701", 16.0, ContentSizeCategory.large), ("18122", 13, .extraSmall), ("20037", 13, .extraSmall),
        ("21225", 16, .large),
    ])
    func `Files of Xcode 12.5 to 13 have text styles at the smallest text size`(
        toolsVersion: String, size: Double, category: ContentSizeCategory
    ) throws {
        var fixture = InterfaceFixture(toolsVersion: toolsVersion)
        fixture.root = """
            <subviews>
            <label opaque="NO" text="Name" id="l-1">
            <rect key="frame" x="0.0" y="0.0" width="45" height="21"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>
            </label>
            </subviews>
            """
        let document = try fixture.document(rules: .canvas)
        #expect(document.canvas.contentSizeCategory == category)
        guard case .label(let label) = document.views[1].content else {
            Issue.record("\(document.views[1])")
            return
        }
        #expect(label.text.font == Font(size: size))
    }
}
