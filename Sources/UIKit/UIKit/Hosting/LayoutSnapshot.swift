// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A hierarchy as a layout document, with the objects that its indices stand for.
@MainActor
struct LayoutSnapshot {
    /// What a snapshot is made for.
    enum Purpose {
        /// The layout of the hierarchy: every object keeps its place.
        case hosting
        /// The document of the hierarchy as it is.
        case document
        /// The document of a view without its superview: its size follows from its constraints and contents.
        case subtree
    }

    var document: Document?
    var contents: [LiveContent] = []
    private(set) var views: [WeakView] = []
    /// How many constraints there have been, and how many of these have left.
    private(set) var constraintCount = 0
    private(set) var goneCount = 0
    /// Scroll views whose content's size constraints give.
    private(set) var sizedScrollViews: Set<ObjectIdentifier> = []
    private(set) var guides: [UILayoutGuide] = []
    /// Distinguishes the places that objects have in this snapshot from those in others; 0 if they keep none.
    private var number: UInt32 = 0
    // The places where objects do not keep them.
    private var placesOfViews: [ObjectIdentifier: Int] = [:]
    private var placesOfGuides: [ObjectIdentifier: Int] = [:]
    private(set) var listedConstraints: [NSLayoutConstraint] = []

    struct WeakView { weak var view: UIView? }

    private static var count: UInt32 = 0

    init() {}

    init(of root: UIView, for purpose: Purpose) {
        if purpose == .hosting {
            Self.count += 1
            number = Self.count
        }
        var builder = Builder(number: number)
        builder.reserve(root)
        builder.add(root, superview: nil)
        placesOfViews = builder.placesOfViews
        placesOfGuides = builder.placesOfGuides
        guides = builder.guides
        views = builder.objects.map { WeakView(view: $0) }
        contents = builder.contents
        let held = Self.heldConstraints(of: builder.objects)
        var rows: [Constraint] = []
        rows.reserveCapacity(held.count)
        for constraint in held {
            guard let row = engineConstraint(constraint) else { continue }
            noteScrollViews(constraint)
            if purpose == .hosting {
                constraint.placeInLayout = PlaceInLayout(layout: number, index: rows.count)
            } else {
                listedConstraints.append(constraint)
            }
            rows.append(row)
        }
        constraintCount = rows.count
        let isFixed = purpose != .subtree && root.givesOwnSize
        let screen = UIScreen.main
        let canvas = Canvas(
            width: isFixed ? root.frameStorage.width.engineNumber : nil,
            height: isFixed ? root.frameStorage.height.engineNumber : nil, scale: Double(screen.scale),
            safeArea: purpose == .subtree
                ? .zero : root.surroundingSafeAreaInsets.directional(for: .leftToRight).engineInsets,
            direction: root.traitCollection.layoutDirection.direction.engineDirection)
        document = Document(
            platform: .ios, profile: .named(screen.systemEra.profile), canvas: canvas, overrides: CanvasOverrides(),
            metrics: [],
            views: builder.views, guides: builder.engineGuides, constraints: rows, variants: [], fontDirectories: [])
    }

    /// In the order in which they were activated.
    private static func heldConstraints(of views: [UIView]) -> [NSLayoutConstraint] {
        var held: [NSLayoutConstraint] = []
        for view in views where !view.heldConstraints.isEmpty { held += view.heldConstraints.all }
        held.sort { $0.activation < $1.activation }
        return held
    }

    // MARK: Places

    /// Nil for a view that the layout does not have.
    func index(of view: UIView) -> Int? {
        number == 0 ? placesOfViews[ObjectIdentifier(view)] : index(view.placeInLayout)
    }

    /// Nil for a constraint that does not take part in the layout, or has joined since.
    func index(of constraint: NSLayoutConstraint) -> Int? { index(constraint.placeInLayout) }

    private func index(_ place: PlaceInLayout) -> Int? {
        place.layout == number && number > 0 ? place.index : nil
    }

    func item(of object: AnyObject) -> LayoutItem? {
        if let view = object as? UIView { return index(of: view).map(LayoutItem.view) }
        guard let guide = object as? UILayoutGuide else { return nil }
        if let builtIn = guide.builtIn {
            return guide.owningView.flatMap { index(of: $0) }.map { .builtInGuide(builtIn, of: $0) }
        }
        let known = number == 0 ? placesOfGuides[ObjectIdentifier(guide)] : index(guide.placeInLayout)
        return known.map(LayoutItem.guide)
    }

    /// Constraints by their indices, for reports.
    var constraints: [Int: NSLayoutConstraint] {
        guard number > 0 else {
            return Dictionary(uniqueKeysWithValues: listedConstraints.enumerated().map { ($0, $1) })
        }
        var found: [Int: NSLayoutConstraint] = [:]
        for constraint in Self.heldConstraints(of: views.compactMap(\.view)) {
            if let index = index(of: constraint) { found[index] = constraint }
        }
        return found
    }

    /// The constraint as the engine takes it; nil if an item is not in the hierarchy.
    func engineConstraint(_ constraint: NSLayoutConstraint) -> Constraint? {
        let distances = constraint.distances
        guard
            let first = operand(
                constraint.firstItem, constraint.firstAttribute,
                distances?.hasFirst == true ? (distances?.first, distances?.firstAttribute ?? .notAnAttribute) : nil)
        else { return nil }
        var second: Constraint.Operand?
        if constraint.secondItem != nil {
            guard
                let operand = operand(
                    constraint.secondItem, constraint.secondAttribute,
                    distances?.hasSecond == true
                        ? (distances?.second, distances?.secondAttribute ?? .notAnAttribute) : nil)
            else { return nil }
            second = operand
        }
        return Constraint(
            first: first, relation: constraint.relation.engineRelation, second: second,
            multiplier: constraint.multiplier.engineNumber, constant: constraint.constant.engineNumber,
            priority: LayoutPriority(constraint.priority.rawValue), identifier: constraint.identifier,
            source: constraint.source)
    }

    private func operand(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
        _ from: (AnyObject?, NSLayoutConstraint.Attribute)?
    ) -> Constraint.Operand? {
        guard let anchor = anchor(object, attribute) else { return nil }
        guard let from else { return .anchor(anchor) }
        return self.anchor(from.0, from.1).map { .offset(from: $0, to: anchor) }
    }

    private func anchor(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        guard var object, let attribute = attribute.engineAttribute else { return nil }
        if attribute == .firstBaseline, let view = object as? UIView { object = view.firstBaselineView }
        if attribute == .lastBaseline, let view = object as? UIView { object = view.lastBaselineView }
        return item(of: object).map { Anchor($0, attribute) }
    }

    // MARK: Changes

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.placeInLayout = PlaceInLayout(layout: number, index: constraintCount)
        constraintCount += 1
        noteScrollViews(constraint)
    }

    /// - Returns: the index that it had.
    mutating func forget(_ constraint: NSLayoutConstraint) -> Int? {
        guard let index = index(of: constraint) else { return nil }
        constraint.placeInLayout = .none
        goneCount += 1
        return index
    }

    /// Constraints give the content's size if something inside the scroll view is constrained to its edges.
    private mutating func noteScrollViews(_ constraint: NSLayoutConstraint) {
        for (item, attribute) in constraint.places {
            if let guide = item as? UILayoutGuide, guide.builtIn == .contentLayoutGuide, let view = guide.owningView {
                sizedScrollViews.insert(ObjectIdentifier(view))
            } else if let view = item as? UIScrollView, constraint.holder === view,
                attribute.engineAttribute?.isEdge == true
            {
                sizedScrollViews.insert(ObjectIdentifier(view))
            }
        }
    }
}

extension UIView {
    /// The view whose own baseline counts, found through those that refer to another view's.
    fileprivate var firstBaselineView: UIView { passedOn { $0.forFirstBaselineLayout } }
    fileprivate var lastBaselineView: UIView { passedOn { $0.forLastBaselineLayout } }

    private func passedOn(_ next: (UIView) -> UIView) -> UIView {
        var view = self
        for _ in 0..<64 where !(view is UIStackView) {
            let following = next(view)
            guard following !== view else { break }
            view = following
        }
        return view
    }
}
