// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutRendering
import Testing

struct ImageDifferenceTests {
    private func bitmap(_ width: Int, _ height: Int, changing pixels: [Int: UInt8] = [:]) -> Bitmap {
        var bytes = [UInt8](repeating: 200, count: width * height * 4)
        for (pixel, value) in pixels { bytes[pixel * 4 + 1] = value }
        return Bitmap(width: width, height: height, pixels: bytes)
    }

    @Test func `Equal pictures do not differ`() {
        #expect(ImageDifference(expected: bitmap(3, 2), actual: bitmap(3, 2)) == nil)
    }

    @Test func `One unit of one component is a difference`() throws {
        let difference = try #require(
            ImageDifference(expected: bitmap(4, 3), actual: bitmap(4, 3, changing: [6: 201])))
        #expect(difference.differingPixels == 1)
        #expect(difference.greatestComponent == 1)
        #expect(difference.columns == 2..<3)
        #expect(difference.rows == 1..<2)
        #expect(difference.text == "1 pixel differs within x 2 … 3, y 1 … 2, by at most 1 of 255")
        #expect(Array(difference.image.pixels[24..<28]) == [0xD1, 0x1A, 0x2A, 0xFF])
        #expect(Array(difference.image.pixels[..<4]) == [241, 241, 241, 0xFF])
    }

    @Test func `A tolerance applies to each component`() throws {
        let (old, new) = (bitmap(4, 3), bitmap(4, 3, changing: [6: 203, 7: 205]))
        #expect(ImageDifference(expected: old, actual: new, tolerance: 5) == nil)
        let difference = try #require(ImageDifference(expected: old, actual: new, tolerance: 4))
        #expect(difference.differingPixels == 1)
        #expect(difference.columns == 3..<4)
        #expect(ImageDifference(expected: bitmap(2, 2), actual: bitmap(3, 2), tolerance: 255) != nil)
    }

    @Test func `Pixels that only one picture has differ`() throws {
        let difference = try #require(ImageDifference(expected: bitmap(2, 2), actual: bitmap(3, 2)))
        #expect(difference.differingPixels == 2)
        #expect(difference.greatestComponent == 255)
        #expect(difference.image.width == 3)
        #expect(difference.columns == 2..<3)
    }

    private func canvas(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelBox {
        PixelBox(columns: columns, rows: rows)
    }

    @Test func `A wider margin moves nothing: pictures are laid over each other by their canvas`() throws {
        let old = bitmap(4, 3, changing: [5: 90])
        let new = bitmap(6, 5, changing: [20: 90])
        #expect(ImageDifference(expected: old, actual: new) != nil)
        let canvases = (expected: canvas(0..<4, 0..<3), actual: canvas(1..<5, 2..<5))
        #expect(ImageDifference(expected: old, actual: new, canvases: canvases) == nil)

        let marked = bitmap(6, 5, changing: [20: 90, 0: 90, 1: 90])
        let difference = try #require(ImageDifference(expected: old, actual: marked, canvases: canvases))
        #expect(difference.pixelsOutsideCanvas == difference.differingPixels)
        let moved = try #require(
            ImageDifference(expected: old, actual: bitmap(6, 5, changing: [21: 90]), canvases: canvases))
        #expect(moved.differingPixels == 2)
        #expect(moved.pixelsOutsideCanvas == 0)
    }

    @Test func `Regions apart from each other have a box each`() throws {
        let difference = try #require(
            ImageDifference(
                expected: bitmap(100, 40), actual: bitmap(100, 40, changing: [205: 9, 306: 9, 3080: 9, 3190: 9])))
        #expect(
            difference.boxes == [
                PixelBox(columns: 5..<7, rows: 2..<4), PixelBox(columns: 80..<91, rows: 30..<32),
            ])
    }

    @Test func `A tolerance of pixels or of their share`() throws {
        let difference = try #require(
            ImageDifference(expected: bitmap(10, 10), actual: bitmap(10, 10, changing: [5: 9, 6: 9])))
        #expect(PixelTolerance(component: 0, pixels: 2).allows(difference))
        #expect(!PixelTolerance(component: 0, pixels: 1).allows(difference))
        #expect(PixelTolerance(component: 0, ratio: 0.02).allows(difference))
        #expect(!PixelTolerance(component: 0, ratio: 0.019).allows(difference))
    }
}
