// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutExplanations
import LayoutGeometry
import LayoutModel

/// The constraint whose constant holds an edge of a view: changing the constant moves the edge.
struct EdgeHold {
    package enum Edge: String {
        case left, right, top, bottom

        package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
        var isFar: Bool { self == .right || self == .bottom }

        /// Points, on the canvas.
        package func place(in frame: Rect) -> Double {
            switch self {
            case .left: frame.x
            case .right: frame.x + frame.width
            case .top: frame.y
            case .bottom: frame.y + frame.height
            }
        }
    }

    /// The place of the constraint in the document.
    package var constraint: Int
    var constant: Double
    /// Points that the edge moves for each point of the constant.
    package var slope: Double

    /// The constraint nearest to the edge: on the edge itself, else on the view's size, its middle or a baseline. Nil if only
    /// contents or other views decide.
    init?(_ edge: Edge, ofView view: Int, in run: LayoutRun, _ solver: PreviewSolver) {
        guard let document = run.document, let layout = run.layout else { return nil }
        let deciding = Self.deciding(edge, view, run, solver.pipeline)
        let isRightToLeft = layout.canvas.direction == .rightToLeft
        let ranked = document.constraints.indices.compactMap { index -> (rank: Int, index: Int)? in
            let constraint = document.constraints[index]
            guard constraint.isActive, deciding?.contains(index) ?? true else { return nil }
            let ranks = constraint.anchors.filter { $0.item == .view(view) }
                .compactMap { Self.rank(of: $0.attribute, for: edge, isRightToLeft) }
            return ranks.min().map { ($0, index) }
        }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
        for (_, index) in ranked {
            let constant = document.constraints[index].nominalConstant
            let moved = solver.changing([index: constant + 1], in: run)
            guard let frame = moved.layout?.views[view].canvasFrame else { continue }
            let slope = edge.place(in: frame) - edge.place(in: layout.views[view].canvasFrame)
            guard abs(slope) > 1e-3 else { continue }
            (self.constraint, self.constant, self.slope) = (index, constant, slope)
            return
        }
        return nil
    }

    /// The document's constraints in the sum that gives the edge; nil if there is no such sum.
    private static func deciding(_ edge: Edge, _ view: Int, _ run: LayoutRun, _ pipeline: LayoutPipeline) -> Set<Int>? {
        let isHorizontal = edge.axis == .horizontal
        let position = pipeline.derivation(of: isHorizontal ? .x : .y, ofView: view, in: run)
        guard var sum = position else { return nil }
        if edge.isFar {
            guard let size = pipeline.derivation(of: isHorizontal ? .width : .height, ofView: view, in: run) else {
                return nil
            }
            sum = sum.adding(1, times: size)
        }
        return Set(
            sum.steps.compactMap { step in
                if case .constraint(let index) = step.constraint.origin { index } else { nil }
            })
    }

    /// Lower is nearer; nil for the opposite edge and the other axis.
    private static func rank(of attribute: LayoutAttribute, for edge: Edge, _ isRightToLeft: Bool) -> Int? {
        switch (attribute, edge) {
        case (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom): 0
        case (.leading, .left), (.trailing, .right): isRightToLeft ? nil : 0
        case (.leading, .right), (.trailing, .left): isRightToLeft ? 0 : nil
        case (.width, .left), (.width, .right), (.height, .top), (.height, .bottom): 1
        case (.centerX, .left), (.centerX, .right), (.centerY, .top), (.centerY, .bottom): 2
        case (.firstBaseline, .top), (.firstBaseline, .bottom), (.lastBaseline, .top), (.lastBaseline, .bottom): 2
        default: nil
        }
    }
}
