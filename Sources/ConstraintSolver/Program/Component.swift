// SPDX-License-Identifier: Apache-2.0
/// Columns and rows of a program that no row ties to the rest.
///
/// Its logical columns are those of its rows.
struct Component {
    var structurals: Range<Int>
    var rows: Range<Int>
}
