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

    /// - Parameters:
    ///   - isPlain: whether a view is drawn and nothing is to be said of it alone.
    ///   - isMet: whether nothing is to be said of a constraint alone.
    init(in document: Document, isPlain: (Int) -> Bool, isMet: (Int) -> Bool) {
        let ties = Ties(of: document)
        for parent in document.views.indices where !contents.contains(parent) && leaders[parent] == nil {
            var groups: [Likeness: [Int]] = [:]
            var order: [Likeness] = []
            guard document.views[parent].subviews.count >= Self.fewest else { continue }
            for view in document.views[parent].subviews where !document.views[view].subviews.isEmpty {
                guard let likeness = Likeness(of: view, in: document, ties, isPlain: isPlain, isMet: isMet),
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
        let striking =
            plan.marks.filter { $0.state != .determined || $0.shortfall != nil }.map(\.source)
            + plan.tags.filter { $0.state != .determined || $0.violation > 0 }.map(\.source)
        let unmet = Set(striking)
        self.init(in: locator.document) { view in
            let solved = locator.solved.views[view]
            let rect = solved.canvasFrame
            guard solved.state == .determined, solved.misplacedFrame == nil, !findings.concern(view), rect.isFinite
            else { return false }
            return (locator.clip(of: view)?.intersection(zone) ?? zone).overlaps(rect.insetBy(dx: -0.01, dy: -0.01))
        } isMet: {
            !unmet.contains(.constraint($0))
        }
    }

    var isEmpty: Bool { leaders.isEmpty }

    /// Views that are drawn faded: their contents go with them.
    var faded: Set<Int> { Set(leaders.keys) }

    /// Whether a view is in one whose marks another has.
    func holdsWithoutMarks(_ view: Int) -> Bool { contents.contains(view) }

    /// Whether another constraint or stack view has the marks of one.
    func isShown(elsewhere source: ConstraintMark.Source, _ locator: AnchorLocator) -> Bool {
        switch source {
        case .stackView(let view): return leaders[view] != nil || contents.contains(view)
        case .constraint(let index):
            let owners = locator.document.constraints[index].items.map(locator.owner(of:))
            // What ties a view to its neighbours is held by what is around them.
            guard let holder = locator.document.nearestCommonAncestor(of: owners) else { return false }
            return leaders[holder] != nil || contents.contains(holder)
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
    }

    private var nodes: [Node] = []
    private var constraints: Set<Constraint> = []
    private(set) var tieCount = 0

    /// Nil if something is to be said of the view, or of a view or constraint in it.
    init?(of view: Int, in document: Document, _ ties: Ties, isPlain: (Int) -> Bool, isMet: (Int) -> Bool) {
        guard let contents = document.contents(of: view, atMost: RepeatedViews.mostContents) else { return nil }
        let views = [view] + contents
        let places = Dictionary(uniqueKeysWithValues: zip(views, 0...))
        for member in views {
            guard isPlain(member) else { return nil }
            let content = document.views[member].content
            let isStack = content.type == .stackView
            nodes.append(
                Node(
                    type: content.type, subviewCount: document.views[member].subviews.count,
                    isHidden: document.views[member].isHidden, hugging: document.views[member].contentHugging,
                    resistance: document.views[member].compressionResistance, arrangement: isStack ? content : nil))
            if isStack { tieCount += document.views[member].subviews.count }
            for index in ties[member] {
                let constraint = document.constraints[index]
                guard isMet(index) else { return nil }
                constraints.insert(
                    constraint.relating { item in
                        switch item {
                        case .view(let other): .view(places[other] ?? 0)
                        case .builtInGuide(let guide, of: let other): .builtInGuide(guide, of: places[other] ?? 0)
                        case .guide(let guide):
                            .guide(places[document.guides[guide].owner, default: 0] * 1000 + ties.placesOfGuides[guide])
                        }
                    })
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
