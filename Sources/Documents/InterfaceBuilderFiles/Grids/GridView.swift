// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel
import LayoutXML

/// An NSGridView with its settings, every inherited one filled in.
struct GridView {
    /// `NSGridCell.Placement` along one axis.
    enum Placement {
        /// Constraints of the file place the view.
        case none
        /// At the leading edge or the top.
        case start
        /// At the trailing edge or the bottom.
        case end
        case center
        case fill
    }

    /// A row or a column.
    struct Band {
        var element: XMLElement
        /// Points; nil = as large as its contents.
        var size: Double?
        /// Points before it, in addition to the spacing: at the leading edge or the top. A negative one has no effect.
        var leadingPadding: Double
        /// Points after it, in addition to the spacing.
        var trailingPadding: Double
        /// Whether no cell in it has a view, other than merged ones that reach beyond it.
        var isEmpty = true
    }

    /// A cell with a view; a merged one covers several rows or columns.
    struct Cell {
        var element: XMLElement
        /// The object id of its view.
        var contentID: String
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>
        var xPlacement: Placement
        var yPlacement: Placement
        /// The baseline that the row aligns; nil if it aligns none.
        var baseline: LayoutAttribute?
    }

    var columns: [Band]
    var rows: [Band]
    /// In the order of the file, row by row.
    var cells: [Cell]
    /// Points between neighbouring columns.
    var columnSpacing: Double
    /// Points between neighbouring rows.
    var rowSpacing: Double

    /// Points: what a new grid view has.
    private static let standardSpacing = 6.0

    /// Whether some of its rows or columns are hidden.
    static func hasHiddenBands(_ element: XMLElement) -> Bool {
        (element.members(of: "rows") + element.members(of: "columns")).contains { $0.isSet("hidden") }
    }

    /// Cells that are in none of its rows or columns are left out.
    init(_ element: XMLElement) {
        let (rowElements, columnElements) = (element.members(of: "rows"), element.members(of: "columns"))
        columns = columnElements.map { Band($0, size: "width", padding: ("leadingPadding", "trailingPadding")) }
        rows = rowElements.map { Band($0, size: "height", padding: ("topPadding", "bottomPadding")) }
        columnSpacing = element.number("columnSpacing") ?? Self.standardSpacing
        rowSpacing = element.number("rowSpacing") ?? Self.standardSpacing
        let columnIndices = Self.indices(columnElements)
        let rowIndices = Self.indices(rowElements)
        var places: [String: (head: String, column: Int, row: Int)] = [:]
        let cellElements = element.members(of: "gridCells")
        var extents: [String: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)] = [:]
        for cell in cellElements {
            guard let id = cell["id"], let column = cell["column"].flatMap({ columnIndices[$0] }),
                let row = cell["row"].flatMap({ rowIndices[$0] })
            else { continue }
            let head = cell["headOfMergedCell"] ?? id
            places[id] = (head, column, row)
            let known = extents[head] ?? (column...column, row...row)
            extents[head] = (
                min(known.columns.lowerBound, column)...max(known.columns.upperBound, column),
                min(known.rows.lowerBound, row)...max(known.rows.upperBound, row)
            )
        }
        cells = cellElements.compactMap { cell in
            guard let id = cell["id"], let place = places[id], let extent = extents[place.head],
                let contentID = cell.child(key: "contentView")?["id"]
            else { return nil }
            let (column, row) = (columnElements[place.column], rowElements[place.row])
            return Cell(
                element: cell, contentID: contentID, columns: extent.columns, rows: extent.rows,
                xPlacement: Self.placement("xPlacement", in: [cell, column, element]) ?? .start,
                yPlacement: Self.placement("yPlacement", in: [cell, row, element]) ?? .end,
                baseline: Self.baseline(in: [cell, row, element]))
        }
        for cell in cells {
            if cell.columns.count == 1 { columns[cell.columns.lowerBound].isEmpty = false }
            if cell.rows.count == 1 { rows[cell.rows.lowerBound].isEmpty = false }
        }
    }

    /// By row: the cells whose views share a baseline, in the order of the file.
    var alignedCells: [Int: [Cell]] {
        Dictionary(grouping: cells.filter { $0.rows.count == 1 && $0.baseline != nil }, by: \.rows.lowerBound)
    }

    private static func indices(_ elements: [XMLElement]) -> [String: Int] {
        Dictionary(
            elements.enumerated().compactMap { index, element in element["id"].map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The first that is not inherited.
    private static func placement(_ name: String, in elements: [XMLElement]) -> Placement? {
        for element in elements {
            switch element[name] {
            case "none": return Placement.none
            case "leading", "top": return .start
            case "trailing", "bottom": return .end
            case "center": return .center
            case "fill": return .fill
            default: continue
            }
        }
        return nil
    }

    private static func baseline(in elements: [XMLElement]) -> LayoutAttribute? {
        for element in elements {
            switch element["rowAlignment"] {
            case "none": return nil
            case "firstBaseline": return .firstBaseline
            case "lastBaseline": return .lastBaseline
            default: continue
            }
        }
        return nil
    }
}

extension GridView.Band {
    init(_ element: XMLElement, size: String, padding: (String, String)) {
        self.init(
            element: element, size: element.number(size), leadingPadding: max(0, element.number(padding.0) ?? 0),
            trailingPadding: element.number(padding.1) ?? 0)
    }
}
