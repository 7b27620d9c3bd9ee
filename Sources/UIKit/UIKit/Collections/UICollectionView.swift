// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel

/// Items that a layout places. The cells that are visible are requested from the data source when the collection is laid out.
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public enum ElementCategory: UInt, Hashable, Sendable { case cell, supplementaryView, decorationView }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { collectionViewLayout.invalidateLayout() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A view that fills the collection behind its items.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { ContentView.install(backgroundView, in: self, at: 0) }
        }
    }
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// What makes cells and other views, from their frames.
    var cellMakers: [String: (CGRect) -> UICollectionReusableView] = [:]
    /// The identifiers with which it makes cells, in the order of their letters.
    package var cellIdentifiers: [String] { cellMakers.keys.sorted() }
    var supplementaryMakers: [ElementName: (CGRect) -> UICollectionReusableView] = [:]
    private(set) var selection: [IndexPath] = []

    struct ElementName: Hashable {
        var kind: String
        var identifier: String
    }

    // MARK: Layout

    private lazy var items = CollectionItems(of: self)
    private var laidOutBounds: CGRect?

    open override func layoutSubviews() {
        super.layoutSubviews()
        if laidOutBounds != bounds,
            laidOutBounds?.size != bounds.size
                || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            collectionViewLayout.isInvalid = true
        }
        laidOutBounds = bounds
        items.place()
        backgroundView?.frame = bounds
    }

    // The layout decides about the content's size, not constraints.
    override var documentContent: ViewContent { .view }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    // MARK: What is shown

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    private var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        layoutIfNeeded()
        return items.cells.sorted { $0.path < $1.path }
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shownCells.first { $0.cell.frame.contains(point) }?.path
    }

    private func view(_ key: ElementKey) -> UICollectionReusableView? {
        layoutIfNeeded()
        return items.view(key)
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { view(ElementKey(kind: elementKind, indexPath: indexPath)) }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layoutIfNeeded()
        return items.supplementaryViews(ofKind: elementKind)
    }

    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }
    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        view(ElementKey(indexPath: indexPath)) as? UICollectionViewCell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }

    // MARK: Changes

    open func reloadData() {
        items.isToBeLoaded = true
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection.removeAll() }
        guard let indexPath else { return selection.removeAll() }
        selection.append(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        cellForItem(at: indexPath)?.isSelected = true
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard indexPath.section < numberOfSections, indexPath.item < numberOfItems(inSection: indexPath.section) else {
            LayoutException.range.raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) of section "
                    + "\(indexPath.section).")
        }
        scroll(to: { collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame }) { item in
            let insets = adjustedContentInset
            func offset(_ first: CGFloat, _ last: CGFloat, _ position: [Bool], now: CGFloat) -> CGFloat {
                if position[0] { return first }
                if position[1] { return (first + last) / 2 }
                if position[2] { return last }
                return now
            }
            func has(_ position: ScrollPosition) -> Bool { scrollPosition.contains(position) }
            return CGPoint(
                x: offset(
                    item.minX - insets.left, item.maxX + insets.right - bounds.width,
                    [has(.left), has(.centeredHorizontally), has(.right)], now: contentOffset.x),
                y: offset(
                    item.minY - insets.top, item.maxY + insets.bottom - bounds.height,
                    [has(.top), has(.centeredVertically), has(.bottom)], now: contentOffset.y))
        }
    }
    open var hasUncommittedUpdates: Bool { false }
    open var dragInteractionEnabled = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false
}
