// SPDX-License-Identifier: Apache-2.0
/// Where a view, guide or constraint is in the lists of a layout.
///
/// Each object keeps its own place, which takes less memory than tables by object. A place counts only in the layout of
/// its number: that of an object that another hierarchy has taken over, or that is no longer in any, is out of date.
struct PlaceInLayout {
    /// See `LayoutSnapshot.number`.
    var layout: UInt32
    private var indexNumber: Int32

    /// In no layout: their numbers begin at 1.
    static let none = PlaceInLayout(layout: 0, index: 0)

    init(layout: UInt32, index: Int) {
        self.layout = layout
        indexNumber = Int32(index)
    }

    var index: Int { Int(indexNumber) }
}
