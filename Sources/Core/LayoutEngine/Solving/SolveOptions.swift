// SPDX-License-Identifier: Apache-2.0
/// How a layout is solved.
package struct SolveOptions: Hashable, Sendable {
    /// Which constraint of a conflicting set is given up.
    ///
    /// What Apple's engine chooses is not documented; `observed` fits the public console logs.
    package enum BreakPolicy: String, Hashable, CaseIterable, Sendable {
        /// Required content sizes, then sizes to a constant, spacings between siblings, trailing and bottom edges,
        /// any other constraint of the document, and the system's own last; among equals the one activated last.
        case observed
        /// The one activated last.
        case latest
        /// None: the other constraints are satisfied as far as possible, and the conflict is reported.
        case none
    }

    /// What replaces constraints that the document lacks.
    package enum MissingConstraints: String, Hashable, CaseIterable, Sendable {
        /// Nothing: the layout is ambiguous.
        case none
        /// What Interface Builder adds when it builds: the design frame of a view without any constraint of its own,
        /// required; that of an ambiguous view at priority 251.
        case interfaceBuilder
    }

    package var breakPolicy: BreakPolicy
    package var missingConstraints: MissingConstraints
    /// Views by id whose ambiguous attributes take their other end, as `exerciseAmbiguityInLayout()` does.
    package var exercisedViews: [String]
    /// Whether the layout says what else its constraints allow: another solution, and which priorities would settle ties. Frames,
    /// states of constraints and what is ambiguous do not depend on it.
    package var findsAlternatives: Bool

    /// What the root is to fit on an axis where the canvas leaves its size open.
    var fitting: FittingTarget = .compressed
    var rootRole: RootRole = .window

    /// What the root represents.
    enum RootRole: Hashable, Sendable {
        /// The view of a window's view controller: it has the system's minimum margins for the canvas.
        case window
        /// The view of a window's view controller, measured without its window: it has the minimum margins for a window
        /// of that width.
        case measuredWindow(width: Double?)
        /// An ordinary view, laid out by itself.
        case subview
    }

    package init(
        breakPolicy: BreakPolicy = .observed, missingConstraints: MissingConstraints = .none,
        exercisedViews: [String] = [], findsAlternatives: Bool = true
    ) {
        self.breakPolicy = breakPolicy
        self.missingConstraints = missingConstraints
        self.exercisedViews = exercisedViews
        self.findsAlternatives = findsAlternatives
    }
}
