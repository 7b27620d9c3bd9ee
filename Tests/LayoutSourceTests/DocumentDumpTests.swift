// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

struct DocumentDumpTests {
    @Test func `The dump names everything that reading filled in`() throws {
        let text = """
            {"name": "Sign in", "canvas": {"device": "iphone-15"}, "metrics": {"gap": 8},
             "root": {"id": "screen", "guides": [{"id": "column"}], "children": [
               {"type": "label", "text": "Name\\n2", "font": {"textStyle": "headline"}},
               {"id": "s", "type": "switch", "hidden": true, "frame": [1, 2, 3, 4.5], "intrinsicContentSize": {"width": 3}}]},
             "constraints": ["s.leading >= label-1.trailing + gap @750 'x'"],
             "variants": {"dark": {"canvas": {"appearance": "dark"}, "metrics": {"gap": 9}}}}
            """
        let document = try #require(Document.read(SourceText(name: "", text)).document)
        #expect(
            document.dump == """
                document "Sign in" ios ios17
                canvas iphone-15 393×852 @3 portrait ltr light L safeArea 59 0 34 0
                metric gap = 8
                variant dark: iphone-15 393×852 @3 portrait ltr dark L safeArea 59 0 34 0 gap=9
                view screen hugging 250/250 compression 750/750
                  guide column
                  label label-1 (generated) hugging 251/251 compression 750/750 "Name\\n2" system 17 600
                  switch s hugging 750/750 compression 750/750 intrinsic 3×- frame 1 2 3 4.5 insets 0 0 0 2 hidden
                constraint s.leading >= label-1.trailing + 8 @750 'x'

                """)
    }
}
