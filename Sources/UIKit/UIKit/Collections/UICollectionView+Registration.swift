// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionView {
    /// A new cell of a class, with what it shows of an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A new header, footer or badge of a class.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let made = RegisteredClass.make(Cell.self, frame: frame(at: indexPath, kind: nil))
        guard let cell = made as? Cell, let item else {
            LayoutException.invalidArgument.raise("a registration configures no cell without an item")
        }
        registration.handler(cell, indexPath, item)
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let frame = frame(at: indexPath, kind: registration.elementKind)
        guard let view = RegisteredClass.make(Supplementary.self, frame: frame) as? Supplementary else {
            LayoutException.internalInconsistency.raise("\(Supplementary.self) made a view of another class")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Where the layout has the element; a new cell begins with that size.
    private func frame(at indexPath: IndexPath, kind: String?) -> CGRect {
        let attributes =
            kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: indexPath) }
            ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
        return attributes?.frame ?? .zero
    }

    // MARK: Classes by identifier

    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryClasses[ElementName(kind: elementKind, identifier: identifier)] =
            viewClass as? UICollectionReusableView.Type
    }

    /// Without effect: files of Interface Builder are not read.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Without effect: files of Interface Builder are not read.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}

    /// A new cell of the registered class: cells are not reused here.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame = frame(at: indexPath, kind: nil)
        let made = cellClasses[identifier].map { RegisteredClass.make($0, frame: frame) }
        guard let cell = made as? UICollectionViewCell else {
            LayoutException.internalInconsistency.raise(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        cell.reuseIdentifierStorage = identifier
        return cell
    }

    /// A new view of the registered class.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let type = supplementaryClasses[ElementName(kind: elementKind, identifier: identifier)] else {
            LayoutException.internalInconsistency.raise(
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard")
        }
        let view = RegisteredClass.make(type, frame: frame(at: indexPath, kind: elementKind))
        view.reuseIdentifierStorage = identifier
        return view
    }
}
