// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// The transformation of a view with everything in it, and what clips the result.
struct ViewTransform {
    /// Between coordinates of the picture.
    let transform: AffineTransform
    let clip: Rect?
    let outlines: [[PathElement]]
}

extension SceneItem {
    /// Nil if nothing of it can be seen.
    func transformed(_ view: ViewTransform, within zone: Rect) -> SceneItem? {
        var item = self
        let limit = view.clip.map { $0.intersection(zone) ?? .zero } ?? zone
        guard let bounds = view.transform.bounds(of: bounds).intersection(limit) else { return nil }
        item.bounds = bounds
        item.transform = (transform ?? .identity).concatenating(view.transform)
        let inside = clipOutlines + (clip.map { [[PathElement]($0)] } ?? [])
        item.clipOutlines = inside.map { $0.map(view.transform.apply) }
        item.clipOutlines += view.outlines
        item.clip = limit
        return item
    }
}

extension ContentPainter.PaintContext {
    /// Turns, enlarges and moves what is painted from now on, inside what has clipped it so far.
    mutating func transform(_ transform: AffineTransform) {
        transforms.append(ViewTransform(transform: transform, clip: clip, outlines: roundClips.map(\.outline) + masks))
        (clip, roundClips, masks) = (nil, [], [])
    }

    /// Where something is in the picture.
    func shown(_ rect: Rect) -> Rect { transforms.reversed().reduce(rect) { $1.transform.bounds(of: $0) } }
}
