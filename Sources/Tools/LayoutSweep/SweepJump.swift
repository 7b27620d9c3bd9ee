// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A number of a view's frame that jumps at a size of the canvas, instead of changing in proportion to it.
package struct SweepJump: Hashable, Sendable {
    /// The id of the view.
    package var view: String
    package var value: AmbiguousAttribute.Name
    /// Just below the size, in points of the canvas.
    package var before: Double
    /// At the size, in points of the canvas.
    package var after: Double
    /// Whether it follows from a text whose lines break elsewhere from this size on.
    package var isOfText = false

    package init(view: String, value: AmbiguousAttribute.Name, before: Double, after: Double) {
        self.view = view
        self.value = value
        self.before = before
        self.after = after
    }

    /// Points by which a number jumps at least: less than a pixel at a scale of 2 cannot be seen.
    static let smallest = 0.5
}

extension SweepSample {
    /// A text that may take several lines.
    struct WrappingText: Sendable {
        /// The text's size, in points.
        private var width: Double?
        private var height: Double?
        /// The view's width, in points.
        private var viewWidth: Double
        /// Whether the view is as wide or as tall as its text.
        private var hugsWidth: Bool
        private var hugsHeight: Bool
        /// Whether the view is as wide as its text or narrower.
        private var fillsWidth: Bool

        init(_ view: SolvedView) {
            (width, height) = (view.intrinsicContentSize.width, view.intrinsicContentSize.height)
            let size = view.alignmentRect.size
            viewWidth = size.width
            func hugs(_ axis: Axis) -> Bool {
                view.intrinsicContentSize[axis].map { abs(size[axis] - $0) < 1e-3 } ?? false
            }
            (hugsWidth, hugsHeight) = (hugs(.horizontal), hugs(.vertical))
            fillsWidth = hugsWidth || size.width < (width ?? 0)
        }

        /// How much wider or narrower the view gets because its lines break elsewhere; nil if it does not. A view that other constraints
        /// make wider than its text may have had the width of its text by chance.
        func widening(to next: WrappingText) -> Double? {
            guard hugsWidth && next.fillsWidth || fillsWidth && next.hugsWidth, Self.jumps(width, next.width) else {
                return nil
            }
            return abs(next.viewWidth - viewWidth)
        }

        /// Whether the view gets taller or shorter because its lines break elsewhere.
        func changesHeight(to next: WrappingText) -> Bool {
            (hugsHeight || next.hugsHeight) && Self.jumps(height, next.height)
        }

        private static func jumps(_ old: Double?, _ new: Double?) -> Bool {
            guard let old, let new else { return false }
            return abs(old - new) >= SweepJump.smallest
        }
    }

    /// Whether some number of a frame differs by so much that it jumps, given that the sizes are close together.
    func jumps(to next: SweepSample) -> Bool {
        frames.count == next.frames.count
            && frames.indices.contains { abs(next.frames[$0] - frames[$0]) >= SweepJump.smallest }
    }

    /// What differs by so much, by view.
    func foundJumps(to next: SweepSample) -> [SweepJump] {
        guard frames.count == next.frames.count, texts.count == next.texts.count else { return [] }
        // Other views move by as much as a text gets wider, or by half as much around a centre.
        let widenings = zip(texts, next.texts).compactMap { $0.widening(to: $1) }
        let changesHeight = zip(texts, next.texts).contains { $0.changesHeight(to: $1) }
        return frames.indices.compactMap { index in
            let change = abs(next.frames[index] - frames[index])
            guard change >= SweepJump.smallest else { return nil }
            let value = AmbiguousAttribute.Name.allCases[index % Self.valuesPerView]
            var jump = SweepJump(
                view: views[index / Self.valuesPerView], value: value, before: Self.rounded(frames[index]),
                after: Self.rounded(next.frames[index]))
            jump.isOfText =
                value.axis == .horizontal
                ? widenings.contains { abs($0 - change) < 0.01 || abs($0 / 2 - change) < 0.01 } : changesHeight
            return jump
        }
    }

    /// To a hundredth of a point, since the sizes around a jump are not quite the size of the jump.
    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
