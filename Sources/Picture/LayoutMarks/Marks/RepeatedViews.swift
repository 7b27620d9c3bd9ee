// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Views beside each other with the same contents under the same constraints, such as the cells of a grid: the first of them has the
/// marks and names of all.
struct RepeatedViews {
    /// Fewer have marks each.
    private static let fewest = 4
    /// Constraints and arranged views that they have in common; fewer are drawn in each.
    private static let fewestTies = 3
    /// A view that holds more is not a cell of a list.
    fileprivate static let mostContents = 60

    /// By view, the one that has its marks.
    private(set) var leaders: [Int: Int] = [:]
    /// By view that has the marks of others: how many there are with it.
    private(set) var counts: [Int: Int] = [:]
    /// What is in views whose marks another one has.
    private var contents: Set<Int> = []

    init() {}

    /// What is to be said of a view or a constraint, as far as one can stand for many in it.
    struct Remark: Hashable {
        /// What ties: contents that one could stretch, contents that one could squeeze, or constraints.
        enum Tie { case hugging, resistance, constraint }

        var state = MarkState.determined
        var isBroken = false
        var open: [AmbiguousAttribute.Name] = []
        var ties: [Tie] = []
    }

    /// - Parameters:
    ///   - ofView: nil if a view is not drawn, or if something is to be said of it alone.
    ///   - ofConstraint: nil if something is to be said of a constraint alone.
    init(in document: Document, ofView: (Int) -> Remark?, ofConstraint: (Int) -> Remark?) {
        let ties = Ties(of: document)
        for parent in document.views.indices where !contents.contains(parent) && leaders[parent] == nil {
            var groups: [Likeness: [Int]] = [:]
            var order: [Likeness] = []
            guard document.views[parent].subviews.count >= Self.fewest else { continue }
            for view in document.views[parent].subviews where !document.views[view].subviews.isEmpty {
                guard let likeness = Likeness(of: view, in: document, ties, ofView, ofConstraint),
                    likeness.tieCount >= Self.fewestTies
                else { continue }
                if groups[likeness] == nil { order.append(likeness) }
                groups[likeness, default: []].append(view)
            }
            for likeness in order {
                guard let group = groups[likeness], group.count >= Self.fewest else { continue }
                counts[group[0]] = group.count
                for view in group.dropFirst() {
                    leaders[view] = group[0]
                    contents.formUnion(document.contents(of: view, atMost: Self.mostContents) ?? [])
                }
            }
        }
    }

    /// - Parameters:
    ///   - zone: beyond it nothing is drawn.
    ///   - plan: the marks of all constraints.
    init(_ locator: AnchorLocator, _ findings: PictureFindings, within zone: Rect, _ plan: MarkPlan) {
        var remarks: [Int: Remark?] = [:]
        func note(_ source: ConstraintMark.Source, _ state: MarkState, _ standing: ConstraintMark.Standing, isMet: Bool)
        {
            guard case .constraint(let index) = source, state != .determined || !isMet else { return }
            remarks[index] =
                isMet && state != .misplaced ? Remark(state: state, isBroken: standing == .broken) : .some(nil)
        }
        for mark in plan.marks { note(mark.source, mark.state, mark.standing, isMet: mark.shortfall == nil) }
        for tag in plan.tags {
            note(tag.source, tag.state, tag.standing, isMet: tag.violation <= 0 || tag.standing == .broken)
        }
        self.init(in: locator.document) { view in
            let solved = locator.solved.views[view]
            let rect = solved.canvasFrame
            guard solved.misplacedFrame == nil, !findings.concern(view), rect.isFinite,
                (locator.clip(of: view)?.intersection(zone) ?? zone).overlaps(rect.insetBy(dx: -0.01, dy: -0.01))
            else { return nil }
            return Remark(
                state: solved.isConflicting ? .conflict : .determined, open: solved.ambiguities.map(\.name),
                ties: solved.ambiguities.flatMap(\.tiedRows).map(\.tie))
        } ofConstraint: {
            remarks[$0] ?? Remark()
        }
    }

    var isEmpty: Bool { leaders.isEmpty }

    /// Views that are drawn faded: their contents go with them.
    var faded: Set<Int> { Set(leaders.keys) }

    /// Whether a view is in one whose marks another has.
    func holdsWithoutMarks(_ view: Int) -> Bool { contents.contains(view) }

    /// Whether the marks of another view stand for those of a view.
    func isShown(elsewhere view: Int) -> Bool { leaders[view] != nil || contents.contains(view) }

    /// For how many views the marks of a view stand; nil for its own alone.
    func count(for view: Int, in document: Document) -> Int? {
        var next: Int? = view
        while let current = next {
            if let count = counts[current] { return count }
            next = document.views[current].superview
        }
        return nil
    }

    /// Whether the marks of another view stand for those of the view that holds a row of the system.
    func isShown(elsewhere row: RowOrigin, _ locator: AnchorLocator) -> Bool {
        holder(of: row, locator).map { isShown(elsewhere: $0) } ?? false
    }

    func count(for row: RowOrigin, _ locator: AnchorLocator) -> Int? {
        holder(of: row, locator).flatMap { count(for: $0, in: locator.document) }
    }

    private func holder(of row: RowOrigin, _ locator: AnchorLocator) -> Int? {
        switch row {
        // What ties a view to its neighbours is held by what is around them.
        case .constraint(let index):
            locator.document.nearestCommonAncestor(
                of: locator.document.constraints[index].items.map(locator.owner(of:)))
        case .contentHugging(let view, _), .compressionResistance(let view, _), .stackView(let view),
            .autoresizing(let view, _), .prototyping(let view), .builtInGuide(_, of: let view):
            view
        case .encapsulated, .fittingSize: nil
        }
    }

    /// Whether another constraint or stack view has the marks of one.
    func isShown(elsewhere source: ConstraintMark.Source, _ locator: AnchorLocator) -> Bool {
        switch source {
        case .stackView(let view): isShown(elsewhere: view)
        case .constraint(let index): isShown(elsewhere: RowOrigin.constraint(index), locator)
        }
    }
}

extension RowOrigin {
    fileprivate var tie: RepeatedViews.Remark.Tie {
        switch self {
        case .contentHugging: .hugging
        case .compressionResistance: .resistance
        default: .constraint
        }
    }
}

extension Document {
    /// The views in a view, each before what is in it; nil if there are more.
    fileprivate func contents(of view: Int, atMost most: Int) -> [Int]? {
        var contents: [Int] = []
        var pending = [view]
        while let next = pending.popLast() {
            let subviews = views[next].subviews
            guard contents.count + subviews.count <= most else { return nil }
            contents += subviews
            pending += subviews
        }
        return contents
    }
}

/// The constraints of each view that relate nothing outside of it.
private struct Ties {
    /// By the view that holds all that they relate.
    private var constraints: [Int: [Int]] = [:]
    /// By guide, its place among the guides of its view.
    let placesOfGuides: [Int]

    init(of document: Document) {
        var counts: [Int: Int] = [:]
        placesOfGuides = document.guides.map { guide in
            defer { counts[guide.owner, default: 0] += 1 }
            return counts[guide.owner, default: 0]
        }
        for (index, constraint) in document.constraints.enumerated() where constraint.isActive {
            let owners = constraint.items.map(document.owner(of:))
            guard let holder = document.nearestCommonAncestor(of: owners) else { continue }
            constraints[holder, default: []].append(index)
        }
    }

    subscript(view: Int) -> [Int] { constraints[view] ?? [] }
}

/// What views beside each other have in common, if marks of one can stand for those of all.
private struct Likeness: Hashable {
    private struct Node: Hashable {
        var type: ViewType
        var subviewCount: Int
        var isHidden: Bool
        var hugging: AxisPriorities
        var resistance: AxisPriorities
        /// How a stack view arranges its views.
        var arrangement: ViewContent?
        var remark: RepeatedViews.Remark
    }

    private struct Tie: Hashable {
        var constraint: Constraint
        var remark: RepeatedViews.Remark
    }

    private var nodes: [Node] = []
    private var constraints: Set<Tie> = []
    private(set) var tieCount = 0

    /// Nil if something is to be said of the view alone, or of a view or constraint in it.
    init?(
        of view: Int, in document: Document, _ ties: Ties, _ ofView: (Int) -> RepeatedViews.Remark?,
        _ ofConstraint: (Int) -> RepeatedViews.Remark?
    ) {
        guard let contents = document.contents(of: view, atMost: RepeatedViews.mostContents) else { return nil }
        let views = [view] + contents
        let places = Dictionary(uniqueKeysWithValues: zip(views, 0...))
        for member in views {
            guard let remark = ofView(member) else { return nil }
            let content = document.views[member].content
            let isStack = content.type == .stackView
            nodes.append(
                Node(
                    type: content.type, subviewCount: document.views[member].subviews.count,
                    isHidden: document.views[member].isHidden, hugging: document.views[member].contentHugging,
                    resistance: document.views[member].compressionResistance, arrangement: isStack ? content : nil,
                    remark: remark))
            if isStack { tieCount += document.views[member].subviews.count }
            for index in ties[member] {
                let constraint = document.constraints[index]
                guard let remark = ofConstraint(index) else { return nil }
                let related = constraint.relating { item in
                    switch item {
                    case .view(let other): .view(places[other] ?? 0)
                    case .builtInGuide(let guide, of: let other): .builtInGuide(guide, of: places[other] ?? 0)
                    case .guide(let guide):
                        .guide(places[document.guides[guide].owner, default: 0] * 1000 + ties.placesOfGuides[guide])
                    }
                }
                constraints.insert(Tie(constraint: related, remark: remark))
                tieCount += 1
            }
        }
    }
}

extension Constraint {
    /// The constraint with other items, without its name and place.
    fileprivate func relating(_ place: (LayoutItem) -> LayoutItem) -> Constraint {
        func placed(_ anchor: Anchor) -> Anchor { Anchor(place(anchor.item), anchor.attribute) }
        func placed(_ operand: Operand) -> Operand {
            switch operand {
            case .anchor(let anchor): .anchor(placed(anchor))
            case .offset(let from, let to): .offset(from: placed(from), to: placed(to))
            }
        }
        var result = self
        result.first = placed(first)
        result.second = second.map(placed)
        (result.identifier, result.spelling, result.source) = (nil, nil, nil)
        return result
    }
}

extension SceneOptions {
    /// Whether a picture is about certain views or constraints, none of whose marks another may have.
    var showsAllMarks: Bool {
        !focus.isEmpty || !constraints.isEmpty || numbersConstraints || explanation != nil || exercise != nil
            || !formerConstants.isEmpty || reference == .earlier || !layers.contains(.constraints)
    }
}
