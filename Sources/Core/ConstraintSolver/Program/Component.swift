// SPDX-License-Identifier: Apache-2.0
/// Columns and rows of a program that no row ties to the rest.
///
/// Its logical columns are those of its rows.
struct Component {
    var structurals: Range<ColumnIndex>
    var rows: Range<RowIndex>

    static let none = Component(
        structurals: ColumnIndex(index: 0)..<ColumnIndex(index: 0), rows: RowIndex(index: 0)..<RowIndex(index: 0))
}
