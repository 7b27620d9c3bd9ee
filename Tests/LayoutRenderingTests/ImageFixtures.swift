// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutImages
import LayoutModel
import LayoutRendering
import LayoutScene

/// Image files for tests.
enum ImageFixtures {
    /// 32 × 16 pixels: red, green above blue, white.
    static let quartersJPEG = [UInt8](
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
                CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
                CgoKCgoKCgr/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkICv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/
                xAAYAQEAAwEAAAAAAAAAAAAAAAAACAkKB//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AMXopr/AFKEW2FcBBttM
                WsAO4hQG6oA//9k=
                """, options: .ignoreUnknownCharacters) ?? Data())

    /// The image with EXIF's orientation.
    static func quarters(_ orientation: ImageOrientation) throws -> ImageFile {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0, 0,
            0, 0, 0,
        ]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
        return try ImageFile(path: "quarters.jpg", bytes: quartersJPEG[..<2] + segment + quartersJPEG[2...])
    }

    static func png(
        _ width: Int, _ height: Int, path: String = "a.png", _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) throws -> ImageFile {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = color(x, y)
                pixels += [red, green, blue, alpha]
            }
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels)
        return try ImageFile(path: path, bytes: PNGWriter(scale: 1).bytes(of: bitmap))
    }

    static func svg(_ content: String, width: Int = 20, height: Int = 10) throws -> ImageFile {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">\(content)</svg>"
        return try ImageFile(path: "a.svg", bytes: Array(text.utf8))
    }
}

extension Scene {
    /// Every kind of image, turned, masked and faded.
    static func images(scale: Double = 2) throws -> Scene {
        let photo = try ImageFixtures.quarters(.right)
        let pixels = try ImageFixtures.png(40, 20) { x, y in (UInt8(x * 6), UInt8(y * 12), 120, 255) }
        let glass = try ImageFixtures.png(12, 12, path: "glass@2x.png") { x, y in (200, 30, 60, x > y ? 255 : 90) }
        let vectors = try ImageFixtures.svg("<circle cx='10' cy='5' r='4' fill='#3366cc'/>", width: 20, height: 10)
        func image(
            _ file: ImageFile, _ frame: Rect, mask: Rect? = nil, radius: Double = 0, hues: SceneImage.Hues = .kept
        ) -> SceneShape {
            .image(SceneImage(file: file, frame: frame, mask: mask ?? frame, cornerRadius: radius, hues: hues))
        }
        var scene = Scene.of(
            [
                .rectangle(
                    Rect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 0, fill: Color(hex: 0xFFFFFF), stroke: nil),
                image(photo, Rect(x: 10, y: 10, width: 24, height: 48)),
                image(pixels, Rect(x: 44, y: 10, width: 80, height: 40)),
                image(
                    pixels, Rect(x: 120, y: 0, width: 80, height: 40), mask: Rect(x: 134, y: 10, width: 30, height: 30),
                    radius: 15),
                image(glass, Rect(x: 50, y: 60, width: 12, height: 12)),
                image(vectors, Rect(x: 80, y: 60, width: 20, height: 10)),
                image(photo, Rect(x: 110, y: 60, width: 24, height: 48), hues: .removed),
                image(glass, Rect(x: 150, y: 60, width: 24, height: 24)),
            ], width: 200, height: 120, scale: scale)
        scene.items[7].opacity = 0.5
        return scene
    }
}
