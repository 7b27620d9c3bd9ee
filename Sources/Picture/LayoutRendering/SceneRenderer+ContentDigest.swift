// SPDX-License-Identifier: Apache-2.0
internal import CZlib
import LayoutGeometry
package import LayoutScene

extension SceneRenderer {
    /// Eight hexadecimal digits that differ, with a probability of one in 2^32 of not doing so, for pictures whose canvas
    /// differs in anything but marks: the CRC-32 of the pixels of its content. Nil if the scene has no canvas or is too large to be drawn.
    package static func contentDigest(of scene: Scene) -> String? {
        guard let canvas = scene.canvas else { return nil }
        var content = scene
        content.size = canvas.size
        content.items = scene.items.filter { $0.layer == .content }.map {
            $0.translated(by: Point(x: -canvas.x, y: -canvas.y))
        }
        guard let bitmap = try? BitmapRenderer.bitmap(of: content) else { return nil }
        let checksum = bitmap.pixels.withUnsafeBytes { crc32_z(0, $0.baseAddress, $0.count) }
        let digits = String(checksum, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
