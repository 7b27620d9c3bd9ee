// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import SourceLocations

/// Where everything is: the frames of a document's views, what the constraints leave open, which of them hold, and what is wrong.
///
/// ```swift
/// let layout = try document.solved()
/// let title = layout["title"]?.frame
/// let isSound = layout.diagnostics.allSatisfy { $0.severity == .note }
/// ```
public struct SolvedLayout: Sendable {
    /// The width and height of the root view, in points.
    public let size: LayoutSize
    /// Pixels per point.
    public let scale: Double
    /// The root and its descendants, each view before its own subviews, in the order of the document.
    public let views: [View]
    /// The document's guides, then the system's guides that a constraint uses.
    public let guides: [Guide]
    /// The document's constraints, in order of activation.
    public let constraints: [Constraint]
    /// The sizes that the document's `fit` requests.
    public let fittings: [Fitting]
    /// Conflicts, ambiguities and what else there is to say, by place.
    public let diagnostics: [LayoutDiagnostic]
    private let run: LayoutRun
    private let indices: [String: Int]

    init(_ run: LayoutRun) throws(LayoutError) {
        // A document that was made of something else has no places.
        let source = run.source.bytes.isEmpty ? nil : run.source
        diagnostics = run.diagnostics.map { LayoutDiagnostic($0, in: source) }
        guard let document = run.document, let layout = run.layout else { throw .invalidDocument(diagnostics) }
        let ids = document.views.map(\.id)
        let scale = layout.canvas.scale
        self.run = run
        self.scale = scale
        size = LayoutSize(layout.canvasSize)
        views = zip(document.views, layout.views).map { View($0, $1, ids: ids, scale: scale) }
        guides = layout.guides.map {
            Guide(id: $0.id, owner: ids[$0.owner], frame: LayoutRect($0.canvasFrame))
        }
        constraints = zip(document.constraints, layout.constraints).map { Constraint($0, $1, in: source) }
        fittings = run.fittings.map { Fitting(view: ids[$0.request.view], size: LayoutSize($0.size)) }
        indices = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The view with an id; nil if there is none.
    public subscript(id: String) -> View? { indices[id].map { views[$0] } }

    /// The JSON that `alrender solve` prints, without timings.
    public var json: String { run.json?.value().text ?? "" }

    /// The views as a tree with their frames, and constraints that do not hold, as `alrender solve --format txt` prints them.
    public var tree: String { run.tree ?? "" }

    /// The picture that explains where each frame comes from, with what is wrong. The same layout gives the same bytes.
    public func picture(
        as format: Picture.Format = .png, options: Picture.Options = Picture.Options()
    ) throws(LayoutError) -> Picture {
        if let name = options.views.first(where: { self[$0] == nil }) {
            let meant = NearestName.of(name, among: views.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
            throw .undrawable("no view named '\(name)'" + meant)
        }
        let names = constraints.enumerated().flatMap { [$1.identifier, "constraint-\($0 + 1)"].compactMap(\.self) }
        if let name = options.only.first(where: { !names.contains($0) }) {
            let meant = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
            throw .undrawable("no constraint named '\(name)'" + meant)
        }
        return try PipelinePool.shared.withPipeline { pipeline throws(LayoutError) in
            try Picture(of: run, as: format, options, pipeline)
        }
    }
}

extension SolvedLayout {
    /// One view.
    public struct View: Hashable, Sendable, Identifiable {
        /// How a view is determined.
        public enum State: Hashable, Sendable {
            /// By one solution.
            case determined
            /// By several: ``View/ranges`` has what is open.
            case ambiguous
            /// By constraints of which one had to be broken.
            case conflicting
        }

        /// One of the numbers of a frame.
        public enum Attribute: String, Hashable, CaseIterable, Sendable { case x, y, width, height }

        /// The name in the document.
        public let id: String
        /// The type in the document, as in `label`.
        public let type: String
        /// The id of the superview; nil for the root.
        public let superview: String?
        /// The frame in the superview, not rounded.
        public let frame: LayoutRect
        /// The frame in the superview, each edge rounded to pixels of the canvas: what UIKit shows.
        public let pixelFrame: LayoutRect
        /// The alignment rectangle, on which constraints act, in the canvas.
        public let alignmentRect: LayoutRect
        /// Points; nil if the view does not have one.
        public let intrinsicWidth: Double?
        /// Points; nil if the view does not have one.
        public let intrinsicHeight: Double?
        /// The y of its first line of text in the canvas; nil if the view has no baselines.
        public let firstBaseline: Double?
        /// The y of its last line of text in the canvas.
        public let lastBaseline: Double?
        /// Whether there is one solution.
        public let state: State
        /// The values that the constraints leave open, each with those that are possible; infinite if there is no bound.
        public let ranges: [Attribute: ClosedRange<Double>]
        /// The document's frame, if the solved one differs from it by half a point or more.
        public let misplacedFrame: LayoutRect?

        fileprivate init(_ view: LayoutModel.View, _ solved: SolvedView, ids: [String], scale: Double) {
            id = view.id
            type = view.content.type.rawValue
            superview = view.superview.map { ids[$0] }
            frame = LayoutRect(solved.frame)
            // Differences of pixel edges are whole pixels: without what subtracting leaves.
            func pixels(_ length: Double) -> Double { (length * scale).rounded() / scale }
            let rounded = solved.pixelFrame
            pixelFrame = LayoutRect(
                x: pixels(rounded.x), y: pixels(rounded.y), width: pixels(rounded.width), height: pixels(rounded.height)
            )
            alignmentRect = LayoutRect(solved.alignmentRect)
            (intrinsicWidth, intrinsicHeight) = (solved.intrinsicContentSize.width, solved.intrinsicContentSize.height)
            (firstBaseline, lastBaseline) = (solved.firstBaseline, solved.lastBaseline)
            state =
                switch solved.state {
                case .determined: .determined
                case .ambiguous: .ambiguous
                case .conflicting: .conflicting
                }
            let open = solved.ambiguities.compactMap { ambiguity in
                Attribute(rawValue: ambiguity.name.rawValue).map {
                    ($0, min(ambiguity.lower, ambiguity.upper)...max(ambiguity.lower, ambiguity.upper))
                }
            }
            ranges = Dictionary(open) { first, _ in first }
            misplacedFrame = solved.misplacedFrame.map { LayoutRect($0) }
        }
    }

    /// One layout guide.
    public struct Guide: Hashable, Sendable, Identifiable {
        /// The guide's own id, or `screen.safeAreaLayoutGuide`.
        public let id: String
        /// The id of the view that it belongs to.
        public let owner: String
        /// In the canvas, not rounded.
        public let frame: LayoutRect
    }

    /// One constraint.
    public struct Constraint: Hashable, Sendable {
        /// Whether a constraint holds.
        public enum Status: String, Hashable, CaseIterable, Sendable {
            /// It holds.
            case satisfied
            /// It is optional and does not hold.
            case unsatisfied
            /// It is required and in conflict with others, and had to be broken.
            case broken
            /// It does not take part in the layout.
            case inactive
        }

        /// The author's name for it.
        public let identifier: String?
        /// In canonical form: `a.leading == b.trailing + 8`.
        public let equation: String
        /// Above 0, at most 1000.
        public let priority: Double
        /// Whether it holds.
        public let status: Status
        /// Points by which it is missed, at least 0.
        public let violation: Double
        /// Where it is written; nil if it is not.
        public let place: LayoutDiagnostic.Place?

        fileprivate init(_ constraint: LayoutModel.Constraint, _ solved: SolvedConstraint, in source: SourceText?) {
            identifier = constraint.identifier
            equation = solved.equation
            priority = Double(constraint.priority.rawValue)
            status = Status(rawValue: solved.status.rawValue) ?? .inactive
            violation = solved.violation
            if let source, let range = constraint.source {
                place = LayoutDiagnostic.Place(range, in: source)
            } else {
                place = nil
            }
        }
    }

    /// A size that was requested in addition to the layout.
    public struct Fitting: Hashable, Sendable {
        /// The id of the view.
        public let view: String
        /// What `systemLayoutSizeFitting` returns.
        public let size: LayoutSize
    }
}
