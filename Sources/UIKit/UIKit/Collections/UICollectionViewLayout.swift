// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a collection places its items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {}

    public required init?(coder: NSCoder) {}

    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare` has to be called again.
    var isInvalid = true
    /// What the layouts of this module have placed; nil in others, which answer their collections themselves.
    var placed: PlacedElements?
    private var decorations: [String: UICollectionReusableView.Type] = [:]

    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    func decorationView(ofKind kind: String) -> UICollectionReusableView? {
        decorations[kind].map { RegisteredClass.make($0, frame: .zero) }
    }

    // MARK: For subclasses

    open func prepare() {}
    open var collectionViewContentSize: CGSize { placed?.contentSize ?? .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed?.elements(in: rect)
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed?[ElementKey(indexPath: indexPath)]
    }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed?[ElementKey(kind: elementKind, indexPath: indexPath)] }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed?[ElementKey(kind: elementKind, indexPath: indexPath)] }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { Self.madeContext }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { Self.madeContext }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    private static var madeContext: UICollectionViewLayoutInvalidationContext {
        (invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Attributes of the layout's class.
    static func attributes(for indexPath: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
        let type = layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).init()
        made.indexPath = indexPath
        made.representedElementKind = kind
        made.representedElementCategory = kind == nil ? .cell : .supplementaryView
        return made
    }

    /// Takes the size that a view prefers where the layout leaves it open.
    ///
    /// - Returns: whether positions change.
    func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else {
            return false
        }
        invalidateLayout(
            with: invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }
}

/// A change of a collection's items.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Hashable, Sendable { case insert, delete, reload, move, none }
    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction = Action.none
}

/// The way from one layout to another. None is gone here.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open var transitionProgress: CGFloat = 0
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
}
