// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutGeometry
package import LayoutModel

/// A document with a frame for every item, its ambiguities and its conflicts.
package struct SolvedLayout: Hashable, Sendable {
    /// The canvas that was solved for: width and height present.
    package var canvas: Canvas
    package var canvasSize: Size
    /// By the document's `views`.
    package var views: [SolvedView]
    /// The document's guides in its order, then the built-in ones that a constraint uses.
    package var guides: [SolvedGuide]
    /// By the document's `constraints`.
    package var constraints: [SolvedConstraint]
    /// In the order in which they were found.
    package var conflicts: [SolvedConflict]
    /// Diagnostics of solving: conflicts, ambiguities, misplaced views.
    package var diagnostics: [Diagnostic]
    /// How many times text was measured and the system solved again.
    package var textPasses: Int
    /// Views whose contents tie for room.
    package var contentPriorityTies: [ContentPriorityTie]
    /// Steps of the solver, each of which takes as long as the system is large.
    package var solverSteps: Int

    package init(
        canvas: Canvas, canvasSize: Size, views: [SolvedView], guides: [SolvedGuide],
        constraints: [SolvedConstraint], conflicts: [SolvedConflict], diagnostics: [Diagnostic], textPasses: Int,
        contentPriorityTies: [ContentPriorityTie] = [], solverSteps: Int = 0
    ) {
        self.canvas = canvas
        self.canvasSize = canvasSize
        self.views = views
        self.guides = guides
        self.constraints = constraints
        self.conflicts = conflicts
        self.diagnostics = diagnostics
        self.textPasses = textPasses
        self.contentPriorityTies = contentPriorityTies
        self.solverSteps = solverSteps
    }
}

/// What solving found of one view.
package struct SolvedView: Hashable, Sendable {
    /// How the view is determined: by one solution, by several, or by constraints of which one had to be broken.
    package enum State: Hashable, Sendable { case determined, ambiguous, conflicting }

    /// The frame in the superview's coordinates, unrounded.
    package var frame: Rect
    /// The frame in canvas coordinates, unrounded.
    package var canvasFrame: Rect
    /// The alignment rectangle in canvas coordinates, unrounded.
    package var alignmentRect: Rect
    /// The frame rounded to pixels in canvas coordinates, then expressed in the superview's.
    package var pixelFrame: Rect
    package var intrinsicContentSize: IntrinsicContentSize
    /// Canvas y, where the view has baselines.
    package var firstBaseline: Double?
    package var lastBaseline: Double?
    /// Whether the baselines are at a distance from the vertical middle, not from the edges.
    package var centersBaseline = false
    /// The values of the frame in the superview that are ambiguous; empty if it is determined.
    package var ambiguities: [AmbiguousAttribute]
    /// The canvas frame with every ambiguous attribute at its other end; nil if determined.
    package var otherCanvasFrame: Rect?
    /// Whether a constraint on it belongs to a conflict.
    package var isConflicting: Bool
    /// The document's frame where the solved one differs from it by half a point or more.
    package var misplacedFrame: Rect?
    package var direction: LayoutDirection
    /// What was measured, so that the same text is drawn; nil for a view without text.
    package var text: TextRequest?
    package var textMeasurement: TextMeasurement?

    package init(
        frame: Rect, canvasFrame: Rect, alignmentRect: Rect, pixelFrame: Rect,
        intrinsicContentSize: IntrinsicContentSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
        ambiguities: [AmbiguousAttribute] = [], otherCanvasFrame: Rect? = nil, isConflicting: Bool = false,
        misplacedFrame: Rect? = nil, direction: LayoutDirection = .leftToRight, text: TextRequest? = nil,
        textMeasurement: TextMeasurement? = nil
    ) {
        self.frame = frame
        self.canvasFrame = canvasFrame
        self.alignmentRect = alignmentRect
        self.pixelFrame = pixelFrame
        self.intrinsicContentSize = intrinsicContentSize
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.ambiguities = ambiguities
        self.otherCanvasFrame = otherCanvasFrame
        self.isConflicting = isConflicting
        self.misplacedFrame = misplacedFrame
        self.direction = direction
        self.text = text
        self.textMeasurement = textMeasurement
    }

    package var state: State {
        if isConflicting { return .conflicting }
        return ambiguities.isEmpty ? .determined : .ambiguous
    }
}

/// Where a layout guide of the document lies.
package struct SolvedGuide: Hashable, Sendable {
    package var item: LayoutItem
    /// The guide's own id, or `owner.safeAreaLayoutGuide`.
    package var id: String
    /// Index of the owning view.
    package var owner: Int
    package var canvasFrame: Rect
    package var ambiguities: [AmbiguousAttribute] = []
}

/// The state of one constraint of the document.
package struct SolvedConstraint: Hashable, Sendable {
    /// Whether a constraint holds. A broken one is required and in conflict; an unsatisfied one is optional.
    package enum Status: String, Hashable, CaseIterable, Sendable {
        case satisfied, unsatisfied, broken, inactive
    }

    /// The canonical equation with ids: `a.leading == b.trailing + 8`.
    package var equation: String
    package var status: Status
    /// Points by which it is missed; 0 or more.
    package var violation: Double = 0
    /// Indices in `conflicts` of the sets that it belongs to.
    package var conflicts: [Int] = []
    /// What the two sides measure in points when the layout is solved: left side minus multiplier times the second.
    package var actualConstant: Double = 0
}

/// A smallest set of required constraints that cannot all hold.
package struct SolvedConflict: Hashable, Sendable {
    package var members: [RowOrigin]
    package var broken: RowOrigin
    /// The members as the engine holds them, in the order of `members`.
    package var constraints: [InstalledConstraint]

    package init(members: [RowOrigin], broken: RowOrigin, constraints: [InstalledConstraint] = []) {
        self.members = members
        self.broken = broken
        self.constraints = constraints
    }
}
