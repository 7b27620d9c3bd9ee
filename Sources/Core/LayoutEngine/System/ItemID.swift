// SPDX-License-Identifier: Apache-2.0

/// An item of the constraint system: its index in the item table.
///
/// Views come first, in the order of the document, so that an item below `ItemTable.viewCount` is the view of that index.
struct ItemID: Hashable, Comparable, Sendable {
    let index: Int

    static func view(_ index: Int) -> ItemID { ItemID(index: index) }

    static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}
