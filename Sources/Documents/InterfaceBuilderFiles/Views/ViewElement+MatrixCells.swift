// SPDX-License-Identifier: Apache-2.0
import LayoutXML

/// An NSMatrix draws cells that are not views: radio buttons above all. They become the views that draw the same.
extension ViewElement {
    /// Column by column, as in the file; cells of other kinds are left out.
    var matrixCells: [ViewElement] {
        let columns = element.members(of: "cells").filter { $0.name == "column" }.map(\.children)
        guard let rowCount = columns.map(\.count).max(), rowCount > 0 else { return [] }
        let width = length(of: "width", count: columns.count)
        let height = length(of: "height", count: rowCount)
        return columns.enumerated().flatMap { column, cells in
            cells.enumerated().compactMap { row, cell in
                view(
                    of: cell, x: Double(column) * (width + spacing("width")),
                    y: Double(row) * (height + spacing("height")), width: width, height: height)
            }
        }
    }

    /// Points: of a cell along one axis. Cells divide the matrix among themselves unless the file says otherwise.
    private func length(of side: String, count: Int) -> Double {
        let frame = recordedFrame
        let whole = side == "width" ? frame.width : frame.height
        let divided = (whole - Double(count - 1) * spacing(side)) / Double(count)
        let own = element.child("size", key: "cellSize")?.number(side)
        return max(0, element["autosizesCells"] == "NO" ? own ?? divided : divided)
    }

    /// Points between two cells.
    private func spacing(_ side: String) -> Double {
        element.child("size", key: "intercellSpacing")?.number(side) ?? 0
    }

    private func view(of cell: XMLElement, x: Double, y: Double, width: Double, height: Double) -> ViewElement? {
        guard let name = Self.viewsOfCells[cell.name] else { return nil }
        let numbers = [("x", x), ("y", y), ("width", width), ("height", height)]
        let frame = XMLElement(
            name: "rect",
            attributes: [.init(name: "key", value: "frame")]
                + numbers.map { .init(name: $0.0, value: $0.1.description) })
        var inner = cell
        inner.attributes.append(.init(name: "key", value: "cell"))
        let names = cell.attributes.filter { ["id", "userLabel", "enabled", "controlSize"].contains($0.name) }
        var view = ViewElement(
            XMLElement(name: name, attributes: names, children: [frame, inner], range: cell.range), system: system)
        view?.isOfMatrix = true
        return view
    }

    private static let viewsOfCells = [
        "buttonCell": "button", "textFieldCell": "textField", "imageCell": "imageView",
    ]
}
