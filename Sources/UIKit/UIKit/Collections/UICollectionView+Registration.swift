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
        cellMakers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
            { RegisteredClass.make(type, frame: $0) }
        }
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryMakers[ElementName(kind: elementKind, identifier: identifier)] =
            (viewClass as? UICollectionReusableView.Type).map { type in { RegisteredClass.make(type, frame: $0) } }
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in
            { frame in
                let cell: UICollectionViewCell = nib.view(for: identifier)
                cell.frame = frame
                return cell
            }
        }
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryMakers[ElementName(kind: kind, identifier: identifier)] = nib.map { nib in
            { frame in
                let view: UICollectionReusableView = nib.view(for: identifier)
                view.frame = frame
                return view
            }
        }
    }

    /// A prototype of a storyboard.
    ///
    /// - Parameter kind: of a supplementary view; nil for a cell.
    func register(
        _ kind: String?, withReuseIdentifier identifier: String,
        _ prototype: @escaping (CGRect) -> UICollectionReusableView
    ) {
        if let kind {
            supplementaryMakers[ElementName(kind: kind, identifier: identifier)] = prototype
        } else {
            cellMakers[identifier] = prototype
        }
    }

    /// A new cell of what is registered: cells are not reused here.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame = frame(at: indexPath, kind: nil)
        guard let cell = cellMakers[identifier]?(frame) as? UICollectionViewCell else {
            LayoutException.internalInconsistency.raise(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        cell.reuseIdentifierStorage = identifier
        return cell
    }

    /// A new view of what is registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let make = supplementaryMakers[ElementName(kind: elementKind, identifier: identifier)] else {
            LayoutException.internalInconsistency.raise(
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard")
        }
        let view = make(frame(at: indexPath, kind: elementKind))
        view.reuseIdentifierStorage = identifier
        return view
    }
}
