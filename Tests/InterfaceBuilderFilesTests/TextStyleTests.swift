// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
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
}
