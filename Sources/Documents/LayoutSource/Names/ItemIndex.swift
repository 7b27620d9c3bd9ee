// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The names of views and guides with their indices in the document.
struct ItemIndex {
    private(set) var items: [String: LayoutItem] = [:]
    /// In the order of the text, for suggestions.
    private(set) var names: [String] = []

    mutating func add(_ name: String, _ item: LayoutItem) {
        items[name] = item
        names.append(name)
    }

    subscript(name: String) -> LayoutItem? { items[name] }
}
