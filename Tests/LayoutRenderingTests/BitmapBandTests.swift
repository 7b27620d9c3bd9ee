// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import LayoutScene
import Testing

struct BitmapBandTests {
    @Test(arguments: [1.0, 1.5, 2], [100, 3_000, 40_000])
    func `A picture is the same in bands of any height`(scale: Double, mostPixels: Int) throws {
        var scene = try Scene.sampler(scale: scale)
        let items = scene.items
        scene.size.height *= 6
        for isTransparent in [false, true] {
            scene.items = (0..<6).flatMap { row in
                items.dropFirst(isTransparent ? 1 : 0).map { item in
                    var item = item.translated(by: Point(x: 0, y: 120 * Double(row)))
                    item.bounds = Rect(x: 0, y: 120 * Double(row), width: 200, height: 120)
                    return item
                }
            }
            let whole = try BitmapRenderer.bitmap(of: scene)
            #expect(try Bitmap(png: BitmapRenderer.png(of: scene)) == whole)
            #expect(try Bitmap(png: BitmapRenderer.png(of: scene, mostPixels: mostPixels)) == whole)
        }
    }
}
