// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Rows of a table or items of a collection that its app would fill: samples of what a diffable data source shows, or else cells of the classes
/// that are registered.
@MainActor
final class SampleRows: NSObject {
    /// Gives a cell samples of its contents.
    private let fill: (UIView) -> Void
    /// The identifier of each row.
    private var identifiers: [String] = []

    /// Rows of each registered class.
    private static let count = 3
    /// Rows of all classes.
    private static let mostRows = 6
    /// Lists know their data sources only weakly.
    private static var shown: [SampleRows] = []

    private init(fill: @escaping (UIView) -> Void) { self.fill = fill }

    /// Fills a list that shows nothing.
    static func add(to view: UIView, fill: @escaping (UIView) -> Void) {
        let make = { (type: Any.Type) in PlaceholderValue("").value(of: type) }
        switch view {
        case let table as UITableView where isEmpty(table.numberOfSections, table.numberOfRows):
            if let source = table.dataSource as? any SampledSource, source.showSamples(make) { return }
            guard let rows = SampleRows(fill: fill).with(table.cellIdentifiers) else { return }
            table.dataSource = rows
        case let list as UICollectionView where isEmpty(list.numberOfSections, list.numberOfItems):
            if let source = list.dataSource as? any SampledSource, source.showSamples(make) { return }
            guard let rows = SampleRows(fill: fill).with(list.cellIdentifiers) else { return }
            list.dataSource = rows
        default: break
        }
    }

    private static func isEmpty(_ sections: Int, _ count: (Int) -> Int) -> Bool {
        !(0..<sections).contains { count($0) > 0 }
    }

    /// Nil without registered classes.
    private func with(_ known: [String]) -> SampleRows? {
        guard !known.isEmpty else { return nil }
        let count = max(1, min(Self.count, Self.mostRows / known.count))
        identifiers = Array(known.flatMap { Array(repeating: $0, count: count) }.prefix(Self.mostRows))
        Self.shown.append(self)
        return self
    }
}

extension SampleRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
        fill(cell)
        return cell
    }
}

extension SampleRows: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        identifiers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
        fill(cell)
        return cell
    }
}

/// A data source whose items can be samples.
@MainActor
private protocol SampledSource {
    associatedtype SectionIdentifierType: Hashable & Sendable
    associatedtype ItemIdentifierType: Hashable & Sendable

    func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)?)
}

extension SampledSource {
    /// Shows samples, if there are some.
    func showSamples(_ make: (Any.Type) -> Any?) -> Bool {
        guard let snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>(samples: make)
        else {
            return false
        }
        applySnapshotUsingReloadData(snapshot, completion: nil)
        return true
    }
}

extension UITableViewDiffableDataSource: SampledSource {}
extension UICollectionViewDiffableDataSource: SampledSource {}

extension NSDiffableDataSourceSnapshot {
    /// Some items in one section; nil if there are no samples of their types.
    fileprivate init?(samples make: (Any.Type) -> Any?) {
        guard let section = make(SectionIdentifierType.self) as? SectionIdentifierType else { return nil }
        var items: [ItemIdentifierType] = []
        for _ in 0..<3 {
            guard let item = make(ItemIdentifierType.self) as? ItemIdentifierType, !items.contains(item) else {
                continue
            }
            items.append(item)
        }
        guard !items.isEmpty else { return nil }
        self.init()
        appendSections([section])
        appendItems(items)
    }
}
