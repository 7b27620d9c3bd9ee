// SPDX-License-Identifier: Apache-2.0
/// The sections and items of a table or collection.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items of all sections, which differ.
    private var items: Set<ItemIdentifierType> = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { items.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].id }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(of: identifier) { return (section, item) }
        }
        return nil
    }

    private func known(_ identifier: SectionIdentifierType?) -> Int {
        let index = identifier.map { indexOfSection($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
        guard let index else {
            LayoutException.internalInconsistency.raise(
                identifier == nil
                    ? "There are currently no sections in the data source. Please add a section first."
                    : "Invalid parameter not satisfying: section != NSNotFound")
        }
        return index
    }

    private func known(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let place = place(of: identifier) else {
            LayoutException.internalInconsistency.raise(
                "Invalid item identifier specified: \(identifier). It is not in the snapshot.")
        }
        return place
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = known(sectionIdentifier)
        note(identifiers)
        sections[section].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = known(beforeIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let place = known(afterIdentifier)
        note(identifiers)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
    }

    private mutating func note(_ new: [ItemIdentifierType]) {
        let duplicates = new.filter { !items.insert($0).inserted }
        guard duplicates.isEmpty else {
            LayoutException.internalInconsistency.raise(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates)")
        }
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        items.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() { (sections, items) = ([], []) }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for id in identifiers {
            guard indexOfSection(id) == nil else {
                LayoutException.internalInconsistency.raise(
                    "Section identifiers must be unique; the snapshot has \(id) already.")
            }
            sections.append((id, []))
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: known(toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: known(toIdentifier) + 1) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in sections where identifiers.contains(section.id) { items.subtract(section.items) }
        sections.removeAll { identifiers.contains($0.id) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: known(identifier))
        sections.insert(moved, at: known(toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: known(identifier))
        sections.insert(moved, at: known(toIdentifier) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: For data sources

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section].items[indexPath.item]
    }

    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        place(of: identifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func count(inSection section: Int) -> Int { sections[section].items.count }

    /// Replaces the items of a section, which is added if there is none.
    mutating func replace(_ new: [ItemIdentifierType], in section: SectionIdentifierType) {
        if indexOfSection(section) == nil { appendSections([section]) }
        let index = known(section)
        items.subtract(sections[index].items)
        note(new)
        sections[index].items = new
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The items of one section, some below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { roots }
    public var items: [ItemIdentifierType] { all(roots) { _ in true } }
    public var visibleItems: [ItemIdentifierType] { all(roots) { expanded.contains($0) } }

    private func all(
        _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item in [item] + (isOpen(item) ? all(children[item] ?? [], isOpen) : []) }
    }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { children[parent, default: []] += items } else { roots += items }
    }

    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
}
