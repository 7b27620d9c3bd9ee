// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Rectangles of all items for one set of values.
struct LayoutFrames {
    /// By view, in the superview's coordinates.
    private(set) var frames: [Rect] = []
    /// By view: where the frame's origin is on the canvas.
    private(set) var canvasOrigins: [Point] = []

    init(_ context: LayoutContext, _ items: ItemTable, values: [Double]) {
        let (document, isDetached) = (context.document, context.isDetached)
        let count = document.views.count
        frames.reserveCapacity(count)
        canvasOrigins.reserveCapacity(count)
        for (index, view) in document.views.enumerated() {
            let alignment = Self.rect(of: .view(index), items, values)
            let frame = isDetached[index] ? .zero : alignment.outset(by: items.insets[index])
            let parent = view.superview.map { canvasOrigins[$0] } ?? .zero
            frames.append(view.superview == nil ? Rect(origin: .zero, size: frame.size) : frame)
            canvasOrigins.append(view.superview == nil ? .zero : parent + frame.origin)
        }
        placeDetached(context)
    }

    func canvasFrame(of view: Int) -> Rect { Rect(origin: canvasOrigins[view], size: frames[view].size) }

    /// A guide's rectangle on the canvas.
    func canvasFrame(ofGuide guide: ItemID, _ items: ItemTable, values: [Double]) -> Rect {
        Self.rect(of: guide, items, values).translated(by: canvasOrigins[items.owner(of: guide)])
    }

    /// The alignment rectangle in the superview's coordinates.
    private static func rect(of item: ItemID, _ items: ItemTable, _ values: [Double]) -> Rect {
        let variables = items[item]
        func value(_ variable: Variable?) -> Double { variable.map { values[$0.index] } ?? 0 }
        return Rect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width),
            height: value(variables.height))
    }

    /// Parks a hidden arranged subview without size in the middle of the gap that it leaves.
    private mutating func placeDetached(_ context: LayoutContext) {
        let (document, isDetached) = (context.document, context.isDetached)
        guard isDetached.contains(true) else { return }
        for (index, view) in document.views.enumerated() {
            guard let stack = view.stackView, !isDetached[index] else { continue }
            func gap(_ near: Int?, _ far: Int?) -> ArrangementGap {
                ArrangementGap(
                    near: near.map { frames[$0] }, far: far.map { frames[$0] }, axis: stack.axis,
                    direction: context.directions[index])
            }
            var last: Int?
            var waiting: [Int] = []
            for subview in stack.ordered(view.subviews, of: document.views) {
                if isDetached[subview] {
                    waiting.append(subview)
                    continue
                }
                park(waiting, in: gap(last, subview))
                waiting = []
                last = subview
            }
            park(waiting, in: gap(last, nil))
        }
        for (index, view) in document.views.enumerated() where isDetached[index] {
            if let superview = view.superview { canvasOrigins[index] = canvasOrigins[superview] + frames[index].origin }
        }
    }

    private mutating func park(_ views: [Int], in gap: ArrangementGap) {
        for view in views { frames[view] = Rect(origin: gap.parkingPlace, size: .zero) }
    }
}
