// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Images as sizes: of files, of drawings and of pixels.
@MainActor
struct ImageSizeTests {
    @Test func `An image has the size of its file`() throws {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 60,
        ]
        #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 60))
        #expect(UIImage(data: Data(png), scale: 3)?.size == CGSize(width: 100, height: 20))
        let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 60, 0]
        #expect(UIImage(data: Data(gif))?.size == CGSize(width: 300, height: 60))
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC0, 0, 11, 8, 0, 60, 1, 44, 1, 1, 0x11, 0,
        ]
        #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 300, height: 60))
        #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(data: Data(jpeg.prefix(12))) == nil)
    }

    @Test func `A drawing is an image of its size`() {
        var isDrawn = false
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        let image = renderer.image { context in
            isDrawn = true
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(isDrawn && image.size == CGSize(width: 30, height: 20) && image.scale == 3)
        #expect(image.cgImage?.width == 90)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 9), false, 2)
        #expect(UIGraphicsGetCurrentContext() != nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 8, height: 9))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
