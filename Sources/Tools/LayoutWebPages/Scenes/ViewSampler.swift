// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Learns how the drawing of each view depends on the view's size: the painter draws the views at several sizes, and what changes
/// is fitted. A view that is drawn otherwise at some of them has several drawings.
struct ViewSampler {
    /// The items of a view at the sizes of a region.
    struct Drawing {
        /// At which it is exact.
        var size = Size.zero
        var items: [DrawnItem] = []
        /// By item: its numbers, then those of its clip.
        var numbers: [[FittedNumber]] = []
        /// Items from this on lie over the view's subviews.
        var coverStart = 0
    }

    /// What is drawn of a view at a size.
    struct Sample {
        var items: [DrawnItem] = []
        var coverStart = 0
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

    /// By view.
    ///
    /// - Parameter hints: by view, lines at which its drawing may change.
    func drawings(hints: [[SizeLine]] = []) -> [SizeTree<Drawing>] {
        var learners = frames.indices.map { view in
            let frame = frames[view]
            let start = Size(width: frame.width > 0 ? frame.width : 40, height: frame.height > 0 ? frame.height : 40)
            return SizeLearner(
                Self.kind(grid, mostSamples: 120), from: start,
                least: Size(width: min(start.width / 2, 12), height: min(start.height / 2, 12)),
                most: Size(width: max(start.width * 2, 1400), height: max(start.height * 2, 1400)), grid: grid,
                hints: hints.indices.contains(view) ? hints[view] : [])
        }
        while learners.contains(where: { $0.wanted != nil }) {
            let sizes = learners.indices.map { learners[$0].wanted ?? frames[$0].size }
            let samples = sampled(at: sizes)
            for view in learners.indices where learners[view].wanted != nil { learners[view].add(samples[view]) }
        }
        return learners.map { $0.tree ?? .leaf(Drawing()) }
    }

    /// The drawings of a layout that is drawn in other colours; nil if more than these differs.
    func recoloring(_ trees: [SizeTree<Drawing>]) -> [SizeTree<Drawing>]? {
        var drawings = trees.map(\.rules)
        let kind = Self.kind(grid, mostSamples: 0)
        for number in 0..<(drawings.map(\.count).max() ?? 0) {
            let views = drawings.indices.filter { number < drawings[$0].count }
            var sizes = frames.map(\.size)
            for view in views { sizes[view] = drawings[view][number].size }
            let samples = sampled(at: sizes)
            for view in views {
                guard kind.holds(drawings[view][number], sizes[view], samples[view]) else { return nil }
                drawings[view][number].items = samples[view].items
            }
        }
        return trees.indices.map { view in
            var number = -1
            return trees[view].map { _ in
                number += 1
                return drawings[view][number]
            }
        }
    }

    /// - Parameter tolerance: points by which a number may differ where a rule holds.
    static func kind(
        _ grid: PixelGrid, mostSamples: Int, tolerance: Double = FittedNumber.tolerance
    ) -> SizeLearner<Sample, Drawing>.Kind {
        SizeLearner<Sample, Drawing>.Kind(
            rule: { size, sample, probed, sign in
                guard probed.allSatisfy({ sample.items.areLike($0.items) }) else { return nil }
                let numbers = sample.items.indices.map { item in
                    let values = sample.items[item].allNumbers
                    return values.indices.map { index in
                        FittedNumber(
                            values[index], at: size, probed: probed.map { $0.items[item].allNumbers[index] },
                            sign: sign,
                            grid: grid)
                    }
                }
                return Drawing(size: size, items: sample.items, numbers: numbers, coverStart: sample.coverStart)
            },
            holds: { drawing, size, sample in
                drawing.items.areLike(sample.items)
                    && zip(drawing.numbers, sample.items).allSatisfy { numbers, item in
                        zip(numbers, item.allNumbers).allSatisfy {
                            abs($0.value(at: size, grid) - $1) < tolerance
                        }
                    }
            },
            reshaped: { probe, sample in
                guard probe.items.count == sample.items.count else { return sample }
                var reshaped = sample
                for index in sample.items.indices {
                    guard let item = sample.items[index].placed(like: probe.items[index]) else { return sample }
                    reshaped.items[index] = item
                }
                return reshaped
            }, mostSamples: mostSamples)
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
