// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// What views draw themselves.
extension ContentPainter {
    func paint(_ drawing: [DrawnElement], _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let surroundings = brush.surroundings
        defer { brush.surroundings = surroundings }
        let view = document.views[index]
        if view.clipsToBounds { brush.surroundings.clip(to: frame, view.style) }
        let place = AffineTransform(translation: frame.origin)
        for element in drawing {
            switch element {
            case .shape(let shape): brush.drawing(shape.applying(place))
            case .text(let string):
                let box = string.frame.translated(by: frame.origin)
                text(string.text, in: box, index, lines: 0, color: string.color, &brush)
            }
        }
    }
}

extension ContentPainter.PaintContext {
    /// Draws no more than is inside a view with its round corners.
    mutating func clip(to frame: Rect, _ style: ViewStyle) {
        if let round = RoundClip(frame, radius: style.cornerRadius, style.maskedCorners, style.cornerCurve) {
            roundClips.append(round)
        }
        clip = clip.map { $0.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) } ?? frame
    }
}
