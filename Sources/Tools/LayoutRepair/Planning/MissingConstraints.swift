// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Adds the constraints that determine views at their design-time frames: the fewest, checked by solving.
struct MissingConstraints {
    struct Addition {
        var view: Int
        var axis: Axis
        var constraints: [Constraint]
    }

    var additions: [Addition] = []
    var document: Document
    var layout: SolvedLayout
    private(set) var design: DesignFrames
    /// The design before what is determined now has been taken over from the layout.
    let original: DesignFrames
    /// Neighbours in the design, with the guides and baselines that take solving.
    private(set) var neighborhood: Neighborhood
    private(set) var references: ReferenceCounts
    let selected: [Int]
    let guides: AvailableGuides
    /// Whether views keep design-time sizes that differ from those of their contents.
    let keepsSizes: Bool
    /// How many constraints have been tried to keep the places of arranged views.
    var placeAttempts = 0
    /// Where the design-time size counts, not that of the contents.
    private var sized: Set<ViewAxis> = []
    let solve: (Document) -> SolvedLayout
    /// By view and axis: how many of its candidates a batch has shown to be wrong.
    var failures: [ViewAxis: Int] = [:]

    typealias ViewAxis = Openness.ViewAxis

    /// How freely neighbours are chosen. Each is tried when the one before has come to an end.
    private enum Phase: CaseIterable {
        /// The nearest neighbour, once it is determined itself.
        case nearest
        /// The superview where the nearest neighbour waits for this view.
        case superview
        /// A view that a stack view has somewhere else now, and that is to keep its place.
        case place
        /// Where the design-time frames contradict the constraints: what these determine, and the rest of the design.
        case determined
        /// Otherwise the place that the solver gives the view now.
        case solved
    }

    /// Points by which a view may move when it is determined: sizes of contents that differ by less from design-time frames,
    /// which are rounded, stay.
    var tolerance: Double { keepsSizes ? 1 : 0.01 }

    init(
        _ document: Document, design: DesignFrames, layout: SolvedLayout, selected: [Int], guides: AvailableGuides,
        keepsSizes: Bool = false, solve: @escaping (Document) -> SolvedLayout
    ) {
        self.document = document
        self.design = design
        original = design
        self.layout = layout
        self.selected = selected
        self.guides = guides
        self.keepsSizes = keepsSizes
        self.solve = solve
        neighborhood = Neighborhood(design, layout)
        references = ReferenceCounts(document)
        let all = selected.flatMap { view in Axis.allCases.map { ViewAxis(view: view, axis: $0) } }
        sized = keepsSizes ? Set(all) : wideTexts
        placeDetermined()
        neighborhood = Neighborhood(self.design, layout)
    }

    /// Views that are still to be placed, that reach from side to side of their superviews at design time, and that have the size of
    /// their contents now: they are pinned to both sides.
    private var wideTexts: Set<ViewAxis> {
        let candidates = MissingCandidates(
            neighborhood: neighborhood, guides: guides, layout: layout, openness: Openness(layout: layout), waits: true)
        return Set(
            selected.flatMap { view in
                Axis.allCases.filter { candidates.reachesAcross(view, $0) }.map { ViewAxis(view: view, axis: $0) }
            })
    }

    /// A view that the constraints determine is where they put it, except for an arranged one whose constraints have been removed.
    private mutating func placeDetermined() {
        let openness = openness
        let kept = Set(keepsSizes ? selected.filter { neighborhood.isArranged($0) } : [])
        for index in document.views.indices where !kept.contains(index) {
            for axis in Axis.allCases where index == 0 || openness.of(index, axis).isEmpty {
                design[index].copy(axis, from: layout.views[index].frame)
            }
            // If a view is half determined, only the rest is taken from the design. A view that is to have another size
            // is somewhere else as well.
            for attribute in AmbiguousAttribute.Name.allCases
            where !openness.of(index, attribute.axis).contains(attribute)
                && !openness.hasOtherSize(index, attribute.axis)
            {
                design[index][attribute] = layout.views[index].frame[attribute]
            }
        }
    }

    /// In the order of the views, horizontal ones first.
    var added: [Constraint] {
        let order = additions.indices.sorted {
            (additions[$0].view, additions[$0].axis == .vertical ? 1 : 0, $0)
                < (additions[$1].view, additions[$1].axis == .vertical ? 1 : 0, $1)
        }
        return order.flatMap { additions[$0].constraints }
    }

    /// The selected views that are still ambiguous.
    var undetermined: [Int] { selected.filter { $0 != 0 && !layout.views[$0].ambiguities.isEmpty } }

    mutating func add() {
        if !keepsSizes { addContentTies() }
        var phases = Phase.allCases[...]
        while let phase = phases.first {
            if addRound(phase) { phases = Phase.allCases[...] } else { phases = phases.dropFirst() }
        }
        addContentSizes()
    }

    var openness: Openness { Openness(layout: layout, sizes: design, sized: sized) }

    /// - Returns: whether a view was determined.
    private mutating func addRound(_ phase: Phase) -> Bool {
        if phase == .nearest, addBatch() { return true }
        if phase == .superview, addPredicted() { return true }
        if phase == .place { return addPlace() }
        var progressed = false
        for index in selected where index != 0 {
            for axis in Axis.allCases where !openness.of(index, axis).isEmpty && !openness.waits(index, axis) {
                if phase == .determined { adoptDetermined() }
                if phase == .solved { adoptSolvedFrames() }
                if determine(index, axis, phase) {
                    progressed = true
                    if phase != .nearest { return true }
                }
            }
        }
        return progressed
    }

    /// Takes an axis of views over from the original design.
    mutating func restore(_ places: [ViewAxis]) {
        for place in places { design[place.view].copy(place.axis, from: original[place.view]) }
        neighborhood = Neighborhood(design, layout)
    }

    /// Takes the frames of views that have none at design time over from the layout, in which an addition has changed them.
    mutating func followLayout() {
        for index in document.views.indices where document.views[index].frame == nil {
            design[index] = layout.views[index].frame
        }
        neighborhood = Neighborhood(design, layout)
    }

    private mutating func adoptDetermined() {
        for index in document.views.indices {
            for axis in Axis.allCases {
                let open = layout.views[index].open(axis)
                for attribute in AmbiguousAttribute.Name.allCases
                where attribute.axis == axis && !open.contains(attribute) {
                    design[index][attribute] = layout.views[index].frame[attribute]
                }
            }
        }
        neighborhood = Neighborhood(design, layout)
    }

    private mutating func adoptSolvedFrames() {
        for index in document.views.indices { design[index] = layout.views[index].frame }
        neighborhood = Neighborhood(design, layout)
    }

    private mutating func determine(_ index: Int, _ axis: Axis, _ phase: Phase) -> Bool {
        let candidates = MissingCandidates(
            neighborhood: neighborhood, guides: guides, layout: layout, openness: openness, waits: phase == .nearest)
        let groups = candidates.groups(for: index, axis)
        guard !groups.isEmpty else { return false }
        let isAlone = references.isAlone(index, axis)
        return groups.contains {
            (!isAlone || $0.count == openness.of(index, axis).count)
                && accept([Addition(view: index, axis: axis, constraints: $0)])
        }
    }

    /// Adds constraints if they determine their views at their design-time frames.
    private mutating func accept(_ batch: [Addition]) -> Bool {
        let solved = solution(with: batch)
        guard batch.allSatisfy({ isRight($0, in: solved) }) else { return false }
        return add(batch, solved)
    }

    func solution(with batch: [Addition]) -> SolvedLayout {
        var attempt = document
        attempt.constraints += batch.flatMap(\.constraints)
        return solve(attempt)
    }

    /// - Parameter solved: the layout with the additions.
    /// - Returns: false if they conflict with others; nothing is added then.
    mutating func add(_ batch: [Addition], _ solved: SolvedLayout) -> Bool {
        guard solved.conflicts.count <= layout.conflicts.count else { return false }
        for constraint in batch.lazy.flatMap(\.constraints) {
            document.constraints.append(constraint)
            references.add(constraint, in: document)
        }
        layout = solved
        additions += batch
        return true
    }

    /// Whether the view of an addition is determined, at its design-time frame.
    func isRight(_ addition: Addition, in solved: SolvedLayout) -> Bool {
        solved.views[addition.view].open(addition.axis).isEmpty && isKept(addition.view, addition.axis, in: solved)
    }

    private func isKept(_ index: Int, _ axis: Axis, in solved: SolvedLayout) -> Bool {
        let (frame, wanted) = (solved.views[index].frame, design[index])
        return switch axis {
        case .horizontal:
            abs(frame.x - wanted.x) <= tolerance && abs(frame.width - wanted.width) <= tolerance
        case .vertical:
            abs(frame.y - wanted.y) <= tolerance && abs(frame.height - wanted.height) <= tolerance
        }
    }
}

extension Rect {
    fileprivate mutating func copy(_ axis: Axis, from other: Rect) {
        switch axis {
        case .horizontal: (x, width) = (other.x, other.width)
        case .vertical: (y, height) = (other.y, other.height)
        }
    }

    fileprivate subscript(name: AmbiguousAttribute.Name) -> Double {
        get {
            switch name {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch name {
            case .x: x = newValue
            case .y: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}
