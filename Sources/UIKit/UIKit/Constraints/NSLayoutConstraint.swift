// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A relation between attributes of two items: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The origin of a number in the description.
    enum SpacingOrigin: UInt8 { case none, visualFormat, anchors }

    // A screen has several times as many constraints as views: what few have is in `rare`, and the order of the others
    // leaves no gaps.
    private weak var first: AnyObject?
    private weak var second: AnyObject?
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// When it was activated, by a count over all constraints.
    var activation: UInt64 = 0
    private var constantStorage: CGFloat = 0
    private var rare: RareProperties?
    private var priorityStorage = UILayoutPriority.required
    private let addressNumber = DebugAddress.nextNumber()
    /// Its place in the holder's list.
    var indexInHolder: Int32 = 0
    var placeInLayout = PlaceInLayout.none
    private var firstAttributeStorage = Attribute.notAnAttribute
    private var secondAttributeStorage = Attribute.notAnAttribute
    private var relationStorage = Relation.equal
    var systemSpacing = SpacingOrigin.none

    var address: DebugAddress { DebugAddress(kind: .constraint, number: addressNumber) }

    /// What is as it is here for most constraints.
    private final class RareProperties {
        var multiplier: CGFloat = 1
        var distances: OffsetOperands?
        var identifier: String?
        var shouldBeArchived = false
        var source: SourceRange?
    }

    private func changeRare(_ change: (RareProperties) -> Void) {
        let known = rare ?? RareProperties()
        change(known)
        rare = known
    }

    /// Where a program says that the constraint was written; diagnostics of its layout document are there.
    package var source: SourceRange? {
        get { rare?.source }
        set { changeRare { $0.source = newValue } }
    }

    /// Where the distances of `anchorWithOffset(to:)` begin.
    struct OffsetOperands {
        weak var first: AnyObject?
        var firstAttribute = Attribute.notAnAttribute
        weak var second: AnyObject?
        var secondAttribute = Attribute.notAnAttribute
        var hasFirst = false
        var hasSecond = false
    }

    /// A constraint without items, for subclasses.
    public override init() {}

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view, a layout guide, or nil for a size that is a constant.
    ///   - c: points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        guard let item = Self.item(view1) else {
            LayoutException.invalidArgument.raise(
                "NSLayoutConstraint for \(view1): Constraint must contain a first layout item.")
        }
        first = item
        second = view2.flatMap(Self.item)
        firstAttributeStorage = attr1
        secondAttributeStorage = second == nil ? .notAnAttribute : attr2
        relationStorage = relation
        setMultiplier(multiplier)
        constantStorage = c
        check()
    }

    convenience init(
        _ a: LayoutOperand, _ relation: Relation, _ b: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        first = a.place.item
        second = b?.place.item
        firstAttributeStorage = a.place.attribute
        secondAttributeStorage = b?.place.attribute ?? .notAnAttribute
        relationStorage = relation
        setMultiplier(multiplier)
        constantStorage = constant
        var distances = OffsetOperands()
        if case .offset(let from, _) = a {
            (distances.first, distances.firstAttribute, distances.hasFirst) = (from.item, from.attribute, true)
        }
        if case .offset(let from, _)? = b {
            (distances.second, distances.secondAttribute, distances.hasSecond) = (from.item, from.attribute, true)
        }
        if distances.hasFirst || distances.hasSecond {
            changeRare { $0.distances = distances }
            checkNumbers()
        } else {
            check()
        }
    }

    private static func item(_ value: Any) -> AnyObject? {
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        return nil
    }

    open var firstItem: AnyObject? { first }
    open var firstAttribute: Attribute { firstAttributeStorage }
    open var relation: Relation { relationStorage }
    open var secondItem: AnyObject? { second }
    open var secondAttribute: Attribute { secondAttributeStorage }
    open var multiplier: CGFloat { rare?.multiplier ?? 1 }

    private func setMultiplier(_ multiplier: CGFloat) {
        if multiplier != 1 { changeRare { $0.multiplier = multiplier } }
    }

    var distances: OffsetOperands? { rare?.distances }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(LayoutPlace(first ?? self, firstAttribute)) }

    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor(LayoutPlace($0, secondAttribute)) }
    }

    /// Points.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue.isFinite else {
                LayoutException.internalInconsistency.raise(
                    "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number(newValue)) "
                        + "firstAnchor:\(anchorText(first, firstAttribute)) "
                        + "secondAnchor:\(second.map { anchorText($0, secondAttribute) } ?? "(null)")")
            }
            guard newValue != constantStorage else { return }
            if !newValue.isWithinEngineLimits { NumberLog.reportConstant() }
            constantStorage = newValue
            systemSpacing = .none
            holder?.layoutRoot.host?.constantChanged(self)
        }
    }

    /// An active constraint may become required or optional, as since iOS 13: before, that ended the program.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
                LayoutException.internalInconsistency.raise(
                    "It's illegal to set priority:\(number(CGFloat(newValue.rawValue))).  Priorities must be greater "
                        + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
            }
            guard newValue != priorityStorage else { return }
            // The rows of a required constraint are others than those of an optional one.
            if newValue == .required || priorityStorage == .required { holder?.structureChanged() }
            priorityStorage = newValue
            holder?.layoutRoot.host?.priorityChanged(self)
        }
    }

    /// The name of the constraint in logs. Identifiers that begin with UI or NS are reserved for the system.
    open var identifier: String? {
        get { rare?.identifier }
        set { if newValue != identifier { changeRare { $0.identifier = newValue } } }
    }

    open var shouldBeArchived: Bool {
        get { rare?.shouldBeArchived ?? false }
        set { if newValue != shouldBeArchived { changeRare { $0.shouldBeArchived = newValue } } }
    }

    /// Whether the constraint takes part in the layout of the nearest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                commonAncestor()?.hold(self)
            } else {
                holder?.release(self)
            }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String { MainActor.assumeIsolated { text } }

    open override var debugDescription: String { description }
}
