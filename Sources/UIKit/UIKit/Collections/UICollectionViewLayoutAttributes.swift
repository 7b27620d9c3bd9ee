// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The position of an item, in points of its collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath = IndexPath()
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Nil for cells.
    open internal(set) var representedElementKind: String?
    /// Where the view decides about its size; nil in attributes that a program has made.
    var flexibleAxes: UIAxis?

    public required override init() {}

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Subclasses compare their own properties as well: a view is given attributes that differ only.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            type(of: self) == type(of: other) && indexPath == other.indexPath && frame == other.frame
                && alpha == other.alpha && isHidden == other.isHidden && zIndex == other.zIndex
                && transform == other.transform && transform3D == other.transform3D
                && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind
        }
    }

    open nonisolated override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied }
    }

    private var copied: UICollectionViewLayoutAttributes {
        let made = type(of: self).init()
        made.indexPath = indexPath
        made.frame = frame
        made.alpha = alpha
        made.isHidden = isHidden
        made.zIndex = zIndex
        made.transform = transform
        made.transform3D = transform3D
        made.representedElementCategory = representedElementCategory
        made.representedElementKind = representedElementKind
        made.flexibleAxes = flexibleAxes
        return made
    }
}

/// What a layout makes again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var invalidateEverything: Bool { true }
    open var invalidateDataSourceCounts: Bool { false }
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open func invalidateItems(at indexPaths: [IndexPath]) {}
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}

    public required override init() {}
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
