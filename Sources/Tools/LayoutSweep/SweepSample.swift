// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// The state and measures of a layout at one size.
package struct SweepSample: Sendable {
    package var state: SweepState
    /// The ids of the views.
    private(set) var views: [String] = []
    /// The views' x, y, width and height on the canvas, in points: linear in the size as long as the same constraints decide.
    private(set) var frames: [Double] = []
    /// Numbers of the same kind, in points, whose signs decide what is true of the layout.
    private(set) var slacks: [Double] = []
    private(set) var texts: [WrappingText] = []

    static let valuesPerView = 4

    package init(state: SweepState) { self.state = state }

    /// - Parameter diagnostics: those of the layout with those of lints, which know what is truncated and what overlaps.
    package init(_ layout: SolvedLayout, of document: Document, diagnostics: [Diagnostic]) {
        state = SweepState(layout, of: document, diagnostics: diagnostics)
        views = document.views.map(\.id)
        for (view, solved) in zip(document.views, layout.views) {
            let (rect, frame) = (solved.alignmentRect, solved.canvasFrame)
            frames += [frame.x, frame.y, frame.width, frame.height]
            if view.wraps { texts.append(WrappingText(solved)) }
            for axis in Axis.allCases {
                if let natural = solved.intrinsicContentSize[axis] { slacks.append(rect.size[axis] - natural) }
            }
            slacks += Self.gaps(between: view.subviews, layout)
        }
        for (constraint, solved) in zip(document.constraints, layout.constraints) where solved.status != .inactive {
            slacks.append(solved.actualConstant - constraint.nominalConstant)
        }
    }

    /// Up to this number all siblings are compared with each other.
    private static let mostSiblings = 24
    /// Beyond that, about this number of pairs is compared, so that a sample's size stays that of the layout.
    private static let mostPairs = 600

    /// The four distances of each pair of siblings, all negative where they overlap; of many siblings, of those that follow each other.
    private static func gaps(between siblings: [Int], _ layout: SolvedLayout) -> [Double] {
        let rects = siblings.map { layout.views[$0].alignmentRect }
        let reach = rects.count <= mostSiblings ? rects.count : max(2, mostPairs / rects.count)
        return rects.indices.flatMap { first in
            rects[(first + 1)..<min(rects.count, first + 1 + reach)].flatMap { second in
                [
                    second.minX - rects[first].maxX, rects[first].minX - second.maxX,
                    second.minY - rects[first].maxY, rects[first].minY - second.maxY,
                ]
            }
        }
    }

    mutating func forgetMeasures() { (views, frames, slacks, texts) = ([], [], [], []) }

    /// Whether every number is in the middle between those of two others.
    func isMean(of a: SweepSample, _ b: SweepSample) -> Bool {
        Self.isMean(frames, a.frames, b.frames) && Self.isMean(slacks, a.slacks, b.slacks)
    }

    private static func isMean(_ values: [Double], _ a: [Double], _ b: [Double]) -> Bool {
        guard values.count == a.count, values.count == b.count else { return false }
        return values.indices.allSatisfy { index in
            let mean = (a[index] + b[index]) / 2
            return abs(values[index] - mean) <= 1e-6 * max(1, abs(mean))
        }
    }
}
