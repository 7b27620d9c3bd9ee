// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The names of views and guides with their indices in the document.
struct ItemIndex {
    private(set) var items: [String: LayoutItem] = [:]
    /// In the order of the text, for suggestions.
    private(set) var names: [String] = []

    mutating func reserveCapacity(_ count: Int) {
        items.reserveCapacity(count)
        names.reserveCapacity(count)
    }

    mutating func add(_ name: String, _ item: LayoutItem) {
        items[name] = item
        names.append(name)
    }

    /// Whether a name is that of an instance with named views in it.
    func hasViews(inside name: String) -> Bool {
        let prefix = name + "."
        return names.contains { $0.hasPrefix(prefix) }
    }

    subscript(name: String) -> LayoutItem? { items[name] }
}
