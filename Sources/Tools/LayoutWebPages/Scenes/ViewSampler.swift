// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Learns how the drawing of each view depends on the view's size: the painter draws the views at several sizes, and what changes
/// is fitted. A view that is drawn otherwise at some of them has several drawings.
struct ViewSampler {
    /// The items of a view at sizes near one.
    struct Drawing {
        var size: Size
        var items: [DrawnItem]
        /// By item: its numbers, then those of its clip.
        var numbers: [[FittedNumber]]
        /// Items from this on lie over the view's subviews.
        var coverStart: Int
    }

    private let layout: SolvedLayout
    private let grid: PixelGrid
    private let frames: [Rect]
    private let paint: (SolvedLayout) -> [SceneItem]

    /// - Parameter paint: draws a layout without cutting anything off.
    init(_ layout: SolvedLayout, paint: @escaping (SolvedLayout) -> [SceneItem]) {
        self.layout = layout
        self.paint = paint
        grid = PixelGrid(scale: layout.canvas.scale)
        frames = layout.views.map { [grid] in
            let frame = grid.rounded($0.canvasFrame)
            return frame.isFinite ? frame : .zero
        }
    }

    /// The sizes at which a view may be drawn otherwise: narrower, lower, wider, higher, and upright instead of flat.
    private static func others(_ size: Size) -> [Size] {
        [
            Size(width: size.width / 2, height: size.height), Size(width: size.width, height: size.height / 2),
            Size(width: size.width * 2, height: size.height), Size(width: size.width, height: size.height * 2),
            Size(width: size.height * 0.4, height: size.height), Size(width: size.width, height: size.width * 0.4),
        ]
    }

    /// By view; the first drawing is the one near the view's size in the layout.
    func drawings() -> [[Drawing]] {
        let start = frames.map { frame in
            Size(width: frame.width > 0 ? frame.width : 40, height: frame.height > 0 ? frame.height : 40)
        }
        let known = fitted(at: start, sampled(at: start))
        var drawings = known.map { [$0] }
        let others = start.map(Self.others)
        for number in Self.others(.zero).indices {
            let sizes = others.map {
                Size(width: grid.rounded($0[number].width), height: grid.rounded($0[number].height))
            }
            let samples = sampled(at: sizes)
            let isNew = samples.indices.map { view in
                !drawings[view].contains { predicts(samples[view].items, $0, at: sizes[view]) }
            }
            guard isNew.contains(true) else { continue }
            let found = fitted(at: sizes, samples)
            for view in isNew.indices where isNew[view] { drawings[view].append(found[view]) }
        }
        return drawings
    }

    private func predicts(_ items: [DrawnItem], _ drawing: Drawing, at size: Size) -> Bool {
        drawing.items.areLike(items)
            && zip(drawing.numbers, items).allSatisfy { numbers, item in
                zip(numbers, item.allNumbers).allSatisfy {
                    abs($0.value(at: size, grid) - $1) < FittedNumber.tolerance
                }
            }
    }

    private func fitted(at sizes: [Size], _ samples: [Sample]) -> [Drawing] {
        let probed = FittedNumber.probes.map { probe in
            sampled(
                at: sizes.map {
                    Size(width: $0.width + probe.width / grid.scale, height: $0.height + probe.height / grid.scale)
                })
        }
        return samples.indices.map { view in
            let items = samples[view].items
            let others = probed.map { $0[view].items }
            let areLike = others.allSatisfy { items.areLike($0) }
            let numbers = items.indices.map { item in
                let values = items[item].allNumbers
                return values.indices.map { index in
                    FittedNumber(
                        values[index], at: sizes[view],
                        probed: areLike
                            ? others.map { $0[item].allNumbers[index] } : Array(repeating: values[index], count: 3),
                        grid: grid)
                }
            }
            return Drawing(size: sizes[view], items: items, numbers: numbers, coverStart: samples[view].coverStart)
        }
    }

    private struct Sample {
        var items: [DrawnItem] = []
        var coverStart = 0
    }

    /// What is drawn of each view where each has a size.
    private func sampled(at sizes: [Size]) -> [Sample] {
        var changed = layout
        for view in sizes.indices {
            let (frame, size) = (frames[view], sizes[view])
            let alignment = grid.rounded(layout.views[view].alignmentRect)
            changed.views[view].canvasFrame = Rect(origin: frame.origin, size: size)
            if alignment.isFinite {
                changed.views[view].alignmentRect = Rect(
                    x: alignment.x, y: alignment.y, width: alignment.width + size.width - frame.width,
                    height: alignment.height + size.height - frame.height)
            }
        }
        var samples = [Sample](repeating: Sample(), count: sizes.count)
        // What is drawn after a later view lies over it, as the border of a view over its subviews.
        var latest = 0
        for item in paint(changed) {
            guard case .view(let view) = item.subject else { continue }
            latest = max(latest, view)
            if view == latest { samples[view].coverStart += 1 }
            samples[view].items.append(DrawnItem(item, from: frames[view].origin))
        }
        return samples
    }
}
