// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import Testing

struct PNGTextTests {
    private let png = try? PNGWriter(scale: 2, canvas: Rect(x: 1, y: 2, width: 3, height: 4.5)).bytes(
        of: Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255]))

    @Test func `A text is read, set, replaced and removed`() throws {
        let png = try #require(png)
        #expect(PNGText.value(of: .canvas, in: png) == "1 2 3 4.5")
        #expect(PNGText.value(of: .content, in: png) == nil)
        let set = PNGText.setting(.content, to: "0123abcd", in: png)
        #expect(PNGText.value(of: .content, in: set) == "0123abcd")
        #expect(PNGText.value(of: .canvas, in: set) == "1 2 3 4.5")
        #expect(PNGText.value(of: .content, in: PNGText.setting(.content, to: "ff", in: set)) == "ff")
        #expect(PNGText.removing(.content, from: set) == png)
        #expect(try Bitmap(png: set) == Bitmap(png: png))
    }

    @Test(arguments: [0, 7, 8, 20, 40, 60, 80])
    func `A file that is cut off has no text that is not there`(length: Int) throws {
        let cut = Array(try #require(png).prefix(length))
        #expect(PNGText.value(of: .content, in: cut) == nil)
        #expect(PNGText.removing(.content, from: cut) == cut)
    }
}
