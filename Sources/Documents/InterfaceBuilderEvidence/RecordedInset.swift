// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The safe area or the layout margin of a view at one edge, as the recorded frames of views that required equations tie to it
/// imply, beside the one assumed here.
package struct RecordedInset: Hashable, Sendable {
    /// The view's id.
    package var view: String
    /// Its index in the document: 0 for the root.
    package var index: Int
    package var guide: KnownInset.Guide
    package var edge: KnownInset.Edge
    /// Points from the view's edge.
    package var recorded: Double
    /// Points from the view's edge.
    package var solved: Double
}

/// The insets that the recorded frames of a scene imply.
package struct RecordedInsets: Sendable {
    /// An edge of a safe area or of margins, whose inset a file seldom states.
    package struct Edge: Hashable, Sendable {
        package var view: Int
        package var guide: KnownInset.Guide
        package var edge: KnownInset.Edge

        /// The other side of margins, which usually have the same inset there.
        var opposite: Edge? {
            guard guide == .margin, edge == .left || edge == .right else { return nil }
            return Edge(view: view, guide: guide, edge: edge == .left ? .right : .left)
        }
    }

    /// A required equation that ties a view to such an edge.
    struct Use: Sendable {
        var constraint: Int
        var edge: Edge
        /// Points: the inset with which the recorded frames satisfy the constraint, and the solved one.
        var recorded: Double
        var solved: Double
        /// How the left side of the constraint grows with the inset.
        var sign: Double
    }

    /// In the order of the constraints.
    private(set) var uses: [Use] = []
    /// In the order of the tree, then top, left, bottom, right, once each. Edges for which two views imply different insets are not
    /// among them.
    package private(set) var insets: [RecordedInset] = []
    /// The first edge for which views imply insets that differ by more than a point: no layout has both.
    package private(set) var disagreement: RecordedContradiction?
    /// All edges that constraints refer to.
    private var edges: Set<Edge> = []

    private struct Tie {
        var edge: Edge
        /// What is tied to the edge.
        var anchor: Anchor
        /// Points from the anchor to the edge, to the right or down.
        var distance: Double
        /// Whether the edge is on the left side of the equation.
        var isFirst: Bool
    }

    package init(_ scene: ImportedScene, _ solved: SolvedLayout) {
        self.init(RecordedFrames(scene), solved)
    }

    package init(_ frames: RecordedFrames, _ solved: SolvedLayout) {
        let document = frames.document
        for (index, constraint) in document.constraints.enumerated() where constraint.isActive {
            edges.formUnion(constraint.anchors.compactMap(\.insetEdge))
            guard let tie = Self.tie(constraint), case .view(let view) = tie.anchor.item, frames.isInLayout[view],
                frames.isInLayout[tie.edge.view], !frames.isScrolled(constraint), !frames.isOfContent(constraint),
                let place = frames.value(of: tie.anchor),
                let solvedPlace = Self.place(of: tie.anchor, solved, document)
            else { continue }
            let edge = tie.edge.edge
            let isEnd = edge == .bottom || edge == .right
            uses.append(
                Use(
                    constraint: index, edge: tie.edge,
                    recorded: edge.inset(of: place + tie.distance, from: frames[tie.edge.view]),
                    solved: edge.inset(
                        of: Self.place(of: tie.edge, solved) ?? solvedPlace + tie.distance,
                        from: solved.views[tie.edge.view].canvasFrame), sign: tie.isFirst == isEnd ? 1 : -1))
        }
        // Each place is rounded to pixels.
        let tolerance = 1 / document.canvas.scale + 1e-6
        var disagreements: [(RecordedInset, Double)] = []
        for (edge, uses) in Dictionary(grouping: uses, by: \.edge) {
            let recorded = uses.map(\.recorded).sorted()
            guard let least = recorded.first, let greatest = recorded.last else { continue }
            var inset = RecordedInset(
                view: document.views[edge.view].id, index: edge.view, guide: edge.guide, edge: edge.edge,
                recorded: recorded[recorded.count / 2], solved: uses[0].solved)
            if greatest - least <= tolerance {
                insets.append(inset)
            } else if greatest - least > 1 + tolerance {
                inset.recorded = least
                disagreements.append((inset, greatest))
            }
        }
        insets.sort(by: Self.isBefore)
        disagreement = disagreements.min { Self.isBefore($0.0, $1.0) }.map { .guide($0.0, other: $0.1) }
    }

    private static func isBefore(_ first: RecordedInset, _ second: RecordedInset) -> Bool {
        (first.index, first.guide.order, first.edge.order) < (second.index, second.guide.order, second.edge.order)
    }

    /// As options for reading the file again.
    package var known: [KnownInset] {
        var known = insets.filter { $0.index == 0 }.map {
            KnownInset(guide: $0.guide, edge: $0.edge, value: $0.recorded, isOfRoot: true)
        }
        for edge in KnownInset.Edge.allCases {
            let users = edges.filter { $0.guide == .margin && $0.edge == edge && $0.view != 0 }.map(\.view).sorted()
            for user in users {
                // The options name these views by their order: none may be missing in between.
                guard
                    let inset = insets.first(where: { $0.index == user && $0.guide == .margin && $0.edge == edge })
                else { break }
                known.append(KnownInset(guide: .margin, edge: edge, value: inset.recorded, isOfRoot: false))
            }
        }
        return known
    }

    /// What a required equation with the factor 1 ties to an edge.
    private static func tie(_ constraint: Constraint) -> Tie? {
        guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
            constraint.systemSpacing == 0, case .anchor(let first) = constraint.first,
            case .anchor(let second)? = constraint.second
        else { return nil }
        switch (first.insetEdge, second.insetEdge) {
        // guide = view + c: the guide is c beyond the view.
        case (let edge?, nil): return Tie(edge: edge, anchor: second, distance: constraint.constant, isFirst: true)
        case (nil, let edge?): return Tie(edge: edge, anchor: first, distance: -constraint.constant, isFirst: false)
        default: return nil
        }
    }

    /// Where a guide's edge is; nil if the guide is not among those that were solved.
    private static func place(of edge: Edge, _ solved: SolvedLayout) -> Double? {
        let guide: BuiltInGuide = edge.guide == .margin ? .layoutMarginsGuide : .safeAreaLayoutGuide
        return solved.guides.first { $0.item == .builtInGuide(guide, of: edge.view) }
            .map { edge.edge.place(in: $0.canvasFrame) }
    }

    private static func place(of anchor: Anchor, _ solved: SolvedLayout, _ document: Document) -> Double? {
        guard case .view(let view) = anchor.item, let edge = KnownInset.Edge(anchor.attribute) else { return nil }
        return edge.place(in: solved.views[view].canvasFrame.inset(by: document.views[view].alignmentRectInsets))
    }
}

extension Anchor {
    /// Whether it is an edge of a guide, or of a view's margins.
    var isOfGuide: Bool {
        if case .view = item { return attribute.isMargin }
        return true
    }

    /// The edge of a safe area or of margins that it is, in a layout from left to right; nil if it is another item's.
    fileprivate var insetEdge: RecordedInsets.Edge? {
        switch (item, attribute) {
        case (.view(let view), .topMargin): .init(view: view, guide: .margin, edge: .top)
        case (.view(let view), .bottomMargin): .init(view: view, guide: .margin, edge: .bottom)
        case (.view(let view), .leftMargin), (.view(let view), .leadingMargin):
            .init(view: view, guide: .margin, edge: .left)
        case (.view(let view), .rightMargin), (.view(let view), .trailingMargin):
            .init(view: view, guide: .margin, edge: .right)
        case (.builtInGuide(.safeAreaLayoutGuide, let view), let attribute):
            KnownInset.Edge(attribute).map { .init(view: view, guide: .safeArea, edge: $0) }
        case (.builtInGuide(.layoutMarginsGuide, let view), let attribute):
            KnownInset.Edge(attribute).map { .init(view: view, guide: .margin, edge: $0) }
        default: nil
        }
    }
}

extension KnownInset.Edge {
    /// In a layout from left to right; nil for an attribute other than an edge.
    fileprivate init?(_ attribute: LayoutAttribute) {
        switch attribute {
        case .top: self = .top
        case .bottom: self = .bottom
        case .left, .leading: self = .left
        case .right, .trailing: self = .right
        default: return nil
        }
    }

    fileprivate func place(in rect: Rect) -> Double {
        switch self {
        case .top: rect.minY
        case .left: rect.minX
        case .bottom: rect.maxY
        case .right: rect.maxX
        }
    }

    /// How far inside a rectangle's edge a place is.
    fileprivate func inset(of place: Double, from rect: Rect) -> Double {
        let distance = place - self.place(in: rect)
        return self == .top || self == .left ? distance : -distance
    }

    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension KnownInset.Guide {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
