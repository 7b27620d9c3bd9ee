// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The views of a collection that are visible.
@MainActor
final class CollectionItems {
    private unowned let collection: UICollectionView
    private var views: [ElementKey: UICollectionReusableView] = [:]
    /// Attributes with which a view has found the size that it prefers.
    private var asked: [ElementKey: CGSize] = [:]
    /// Attributes that a view has: it is given others only, so that it keeps what its data source has set.
    private var applied: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// Views that have not been shown.
    private var newKeys: [ElementKey] = []
    /// Whether the data source has other items than are shown.
    var isToBeLoaded = true
    /// A limit for layouts whose sizes depend on each other.
    private let mostRounds = 10

    init(of collection: UICollectionView) { self.collection = collection }

    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        views.compactMap { key, view in (view as? UICollectionViewCell).map { (key.indexPath, $0) } }
    }

    func view(_ key: ElementKey) -> UICollectionReusableView? { views[key] }

    func supplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        views.filter { $0.key.kind == kind }.sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
    }

    func place() {
        let layout = collection.collectionViewLayout
        if isToBeLoaded {
            isToBeLoaded = false
            for view in views.values { view.removeFromSuperview() }
            (views, asked, applied) = ([:], [:], [:])
            layout.isInvalid = true
        }
        guard collection.dataSource != nil else { return }
        var shown: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<mostRounds {
            if layout.isInvalid {
                layout.isInvalid = false
                layout.prepare()
            }
            shown = (layout.layoutAttributesForElements(in: collection.bounds) ?? []).filter {
                !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0
            }
            // Views are made in the order of items, as pictures and documents list them.
            let ordered = shown.sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
            guard measure(ordered, layout) else { break }
            layout.isInvalid = true
        }
        show(shown)
        collection.contentSize = layout.collectionViewContentSize
    }

    /// - Returns: whether a view prefers another size than it had.
    private func measure(_ attributes: [UICollectionViewLayoutAttributes], _ layout: UICollectionViewLayout) -> Bool {
        var isChanged = false
        for original in attributes {
            let key = ElementKey(original)
            guard let view = views[key] ?? make(original) else { continue }
            let isNew = views.updateValue(view, forKey: key) == nil
            if isNew { newKeys.append(key) }
            apply(original, to: view, key)
            if original.flexibleAxes == [] { continue }
            guard isNew || asked[key] != original.size || view.isMarkedForLayout else { continue }
            asked[key] = original.size
            // By the copy that a subclass makes, with its own properties.
            guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { continue }
            let preferred = view.preferredLayoutAttributesFitting(copy)
            if layout.take(preferred, insteadOf: original) { isChanged = true }
        }
        return isChanged
    }

    private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        let made: UICollectionReusableView?
        switch (attributes.representedElementCategory, attributes.representedElementKind) {
        case (.cell, _):
            made = collection.dataSource?.collectionView(collection, cellForItemAt: path)
        case (.supplementaryView, let kind?):
            made = collection.dataSource?.collectionView(
                collection, viewForSupplementaryElementOfKind: kind, at: path)
        case (.decorationView, let kind?):
            made = collection.collectionViewLayout.decorationView(ofKind: kind)
        default: made = nil
        }
        guard let made else { return nil }
        made.frame = attributes.frame
        if attributes.zIndex < 0 {
            collection.insertSubview(made, at: collection.backgroundView == nil ? 0 : 1)
        } else {
            collection.addSubview(made)
        }
        return made
    }

    private func apply(
        _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView, _ key: ElementKey
    ) {
        if view.frame != attributes.frame { view.frame = attributes.frame }
        let old = applied[key]
        guard old?.isEqual(attributes) != true else { return }
        if attributes.alpha != old?.alpha ?? 1 { view.alpha = attributes.alpha }
        if attributes.transform != old?.transform ?? .identity { view.transform = attributes.transform }
        view.apply(attributes)
        applied[key] = attributes.copy() as? UICollectionViewLayoutAttributes
    }

    private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        var gone = Set(views.keys)
        for shown in attributes {
            let key = ElementKey(shown)
            guard let view = views[key] else { continue }
            gone.remove(key)
            apply(shown, to: view, key)
        }
        for key in gone {
            views[key]?.removeFromSuperview()
            (views[key], asked[key], applied[key]) = (nil, nil, nil)
        }
        let delegate = collection.delegate as? any UICollectionViewDelegate
        let shown = newKeys
        newKeys = []
        for key in shown {
            guard let cell = views[key] as? UICollectionViewCell else { continue }
            delegate?.collectionView(collection, willDisplay: cell, forItemAt: key.indexPath)
        }
    }
}

extension UIView {
    /// Whether it or something inside waits for layout.
    var isMarkedForLayout: Bool { !viewState.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) }
}
