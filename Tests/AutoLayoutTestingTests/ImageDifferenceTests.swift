// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import LayoutRendering
import Testing

struct ImageDifferenceTests {
    private func bitmap(_ width: Int, _ height: Int, changing pixels: [Int: UInt8] = [:]) -> Bitmap {
        var bytes = [UInt8](repeating: 200, count: width * height * 4)
        for (pixel, value) in pixels { bytes[pixel * 4 + 1] = value }
        return Bitmap(width: width, height: height, pixels: bytes)
    }

    @Test func samePicturesDoNotDiffer() {
        #expect(ImageDifference(expected: bitmap(3, 2), actual: bitmap(3, 2)) == nil)
    }

    @Test func oneUnitOfOneComponentIsADifference() throws {
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

    @Test func aToleranceIsForEachComponent() throws {
        let (old, new) = (bitmap(4, 3), bitmap(4, 3, changing: [6: 203, 7: 205]))
        #expect(ImageDifference(expected: old, actual: new, tolerance: 5) == nil)
        let difference = try #require(ImageDifference(expected: old, actual: new, tolerance: 4))
        #expect(difference.differingPixels == 1)
        #expect(difference.columns == 3..<4)
        #expect(ImageDifference(expected: bitmap(2, 2), actual: bitmap(3, 2), tolerance: 255) != nil)
    }

    @Test func whatOnlyOneHasDiffers() throws {
        let difference = try #require(ImageDifference(expected: bitmap(2, 2), actual: bitmap(3, 2)))
        #expect(difference.differingPixels == 2)
        #expect(difference.greatestComponent == 255)
        #expect(difference.image.width == 3)
        #expect(difference.columns == 2..<3)
    }
}
