// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

extension SceneItem {
    /// An outline as its four sides where it would run through letters, each stopping there and going on behind them;
    /// anything else as it is.
    func stopping(at gaps: LineGaps) -> [SceneItem] {
        guard case .rectangle(let rect, _, nil, let stroke?) = shape, rect.isFinite else { return [self] }
        var pieces: [SceneItem] = []
        var isCut = false
        for axis in [Axis.horizontal, .vertical] {
            let (along, across) = (rect.span(along: axis), rect.span(along: axis.other))
            for position in across.length > 0 ? [across.lower, across.upper] : [across.lower] {
                let parts = gaps.endPieces(of: along, axis, at: position)
                isCut = isCut || parts != [along]
                pieces += parts.map { part in
                    let (a, b) = (
                        Point(along: axis, part.lower, across: position),
                        Point(along: axis, part.upper, across: position)
                    )
                    var piece = self
                    piece.shape = .line(from: a, to: b, stroke: stroke)
                    piece.bounds = Rect(around: a, b).insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
                    if let clip {
                        piece.bounds = piece.bounds.intersection(clip) ?? Rect(origin: clip.origin, size: .zero)
                    }
                    return piece
                }
            }
        }
        return isCut ? pieces : [self]
    }
}
