// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Rows of cells, in columns as wide as their widest cell.
package struct TextTable {
    private let rows: [[String]]

    package init(rows: [[String]]) { self.rows = rows.map { $0.map(DisplayText.safe) } }

    package var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { column < $0.count ? $0[column].unicodeScalars.count : nil }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).map { word, width in
                word + String(repeating: " ", count: width - word.unicodeScalars.count)
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
