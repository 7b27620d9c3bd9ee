// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A hierarchy as a layout document, with the objects that its indices stand for.
@MainActor
struct LayoutSnapshot {
    var document: Document?
    var contents: [LiveContent] = []
    private(set) var views: [WeakView] = []
    private(set) var constraints: [WeakConstraint] = []
    private(set) var constraintIndices: [ObjectIdentifier: Int] = [:]
    /// Scroll views whose content's size constraints give.
    private(set) var sizedScrollViews: Set<ObjectIdentifier> = []
    private(set) var guides: [UILayoutGuide] = []
    private var viewIndices: [ObjectIdentifier: Int] = [:]
    private var guideIndices: [ObjectIdentifier: Int] = [:]

    struct WeakView { weak var view: UIView? }
    struct WeakConstraint { weak var constraint: NSLayoutConstraint? }

    init() {}

    /// - Parameter isSubtree: the view without its superview: its size follows from its constraints and contents.
    init(of root: UIView, isSubtree: Bool) {
        var builder = Builder()
        builder.reserve(root)
        builder.add(root, superview: nil)
        var held: [NSLayoutConstraint] = []
        for view in builder.objects where !view.heldConstraints.isEmpty { held += view.heldConstraints.all }
        held.sort { $0.activation < $1.activation }
        viewIndices = builder.viewIndices
        guideIndices = builder.guideIndices
        guides = builder.guides
        views = builder.objects.map { WeakView(view: $0) }
        contents = builder.contents
        var rows: [Constraint] = []
        // Some constraints may join later.
        rows.reserveCapacity(held.count + held.count / 8)
        constraints.reserveCapacity(held.count + held.count / 8)
        for constraint in held {
            guard let row = engineConstraint(constraint) else { continue }
            noteScrollViews(constraint)
            constraintIndices[ObjectIdentifier(constraint)] = rows.count
            constraints.append(WeakConstraint(constraint: constraint))
            rows.append(row)
        }
        let isFixed = !isSubtree && root.givesOwnSize
        let screen = UIScreen.main
        let canvas = Canvas(
            width: isFixed ? Double(root.frameStorage.width) : nil,
            height: isFixed ? Double(root.frameStorage.height) : nil, scale: Double(screen.scale),
            safeArea: isSubtree
                ? .zero : root.hostSafeAreaInsets.directional(for: .leftToRight).engineInsets,
            direction: root.traitCollection.layoutDirection.direction.engineDirection)
        document = Document(
            platform: .ios, profile: .ios17, canvas: canvas, overrides: CanvasOverrides(), metrics: [],
            views: builder.views, guides: builder.engineGuides, constraints: rows, variants: [], fontDirectories: [])
    }

    // MARK: Places

    func item(of object: AnyObject) -> LayoutItem? {
        if let index = viewIndices[ObjectIdentifier(object)] { return .view(index) }
        guard let guide = object as? UILayoutGuide else { return nil }
        if let builtIn = guide.builtIn {
            return guide.owningView.flatMap { viewIndices[ObjectIdentifier($0)] }.map { .builtInGuide(builtIn, of: $0) }
        }
        return guideIndices[ObjectIdentifier(guide)].map(LayoutItem.guide)
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
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: LayoutPriority(constraint.priority.rawValue), identifier: constraint.identifier)
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
        constraintIndices[ObjectIdentifier(constraint)] = constraints.count
        constraints.append(WeakConstraint(constraint: constraint))
        noteScrollViews(constraint)
    }

    mutating func forget(_ constraint: NSLayoutConstraint) -> Int? {
        constraintIndices.removeValue(forKey: ObjectIdentifier(constraint))
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
