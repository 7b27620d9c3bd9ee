// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Grid views as layout guides, one for each column, row and merged cell, and constraints.
extension SceneBuilder {
    mutating func addGridViews() {
        for view in elements.indices where elements[view].isGridView {
            add(GridView(elements[view].element), of: view)
        }
    }

    private mutating func add(_ grid: GridView, of view: Int) {
        let columns = addGuides(for: grid.columns, "column", of: view)
        let rows = addGuides(for: grid.rows, "row", of: view)
        addBands(grid.columns, columns, .horizontal, spacing: grid.columnSpacing, of: view)
        addBands(grid.rows, rows, .vertical, spacing: grid.rowSpacing, of: view)
        let alignedCells = grid.alignedCells
        for cell in grid.cells.reversed() {
            guard let content = content(of: cell) else { continue }
            let (columns, rows) = (columns[cell.columns], rows[cell.rows])
            guard let leading = columns.first, let trailing = columns.last, let top = rows.first, let bottom = rows.last
            else { continue }
            place(content, cell.xPlacement, .horizontal, from: leading, to: trailing, cell, of: view)
            let aligned = cell.baseline == nil || cell.rows.count > 1 ? [] : alignedCells[cell.rows.lowerBound] ?? []
            guard aligned.count > 1, let reference = aligned.first, let line = reference.baseline else {
                place(content, cell.yPlacement, .vertical, from: top, to: bottom, cell, of: view)
                continue
            }
            place(content, nil, .vertical, from: top, to: bottom, cell, of: view)
            if cell.contentID == reference.contentID {
                placeReference(content, cell.yPlacement, in: top, of: view)
            } else if let referenceContent = self.content(of: reference) {
                add(content, cell.baseline ?? line, .equal, referenceContent, line)
            }
        }
    }

    /// Where the views of a row with a common baseline stand.
    ///
    /// The first one is centred; at the top or the bottom it is the one that reaches farthest. No view fills the row.
    private mutating func placeReference(
        _ content: LayoutItem, _ placement: GridView.Placement, in row: LayoutItem, of view: Int
    ) {
        let priority = placementPriority(of: view, .vertical)
        switch placement {
        case .center: add(content, .centerY, .equal, row, .centerY, priority: priority)
        case .start: add(content, .top, .equal, row, .top, priority: priority)
        case .end: add(content, .bottom, .equal, row, .bottom, priority: priority)
        case .fill:
            add(content, .top, .equal, row, .top, priority: priority)
            add(content, .bottom, .equal, row, .bottom, priority: priority)
        case .none: break
        }
    }

    /// The view of a cell; nil if it is left out.
    private func content(of cell: GridView.Cell) -> LayoutItem? {
        guard case .layoutItem(let item)? = items[cell.contentID] else { return nil }
        return item
    }

    private mutating func addGuides(for bands: [GridView.Band], _ kind: String, of view: Int) -> [LayoutItem] {
        bands.enumerated().map { index, band in
            addGuide("\(views[view].id)-\(kind)\(index + 1)", band.element, of: view)
        }
    }

    private mutating func addGuide(_ name: String, _ element: XMLElement, of view: Int) -> LayoutItem {
        guides.append(
            Document.Guide(id: names.name(forGuide: name), owner: view, source: element.range, isOfGridView: true))
        return .guide(guides.count - 1)
    }

    /// In turn from edge to edge, each as large as it says or as small as possible, and as long as the grid view.
    private mutating func addBands(
        _ bands: [GridView.Band], _ guides: [LayoutItem], _ axis: Axis, spacing: Double, of view: Int
    ) {
        let grid = LayoutItem.view(view)
        let (start, end) = axis.edges
        let (otherStart, otherEnd) = axis.other.edges
        var distance = 0.0
        var last: Anchor = Anchor(grid, start)
        for (band, guide) in zip(bands, guides) {
            distance += band.leadingPadding
            add(guide, start, .equal, last.item, last.attribute, constant: distance)
            add(guide, otherStart, .equal, grid, otherStart)
            add(guide, otherEnd, .equal, grid, otherEnd)
            if let size = band.size {
                setSize(of: guide, axis, size, Self.sizePriority)
            } else if band.isEmpty {
                setSize(of: guide, axis, 0, hugging(of: view, axis))
            }
            last = Anchor(guide, end)
            distance = band.trailingPadding + spacing
        }
        guard let band = bands.last else { return }
        add(grid, end, .equal, last.item, last.attribute, constant: max(0, band.trailingPadding))
    }

    /// - Parameter placement: nil = anywhere inside.
    private mutating func place(
        _ content: LayoutItem, _ placement: GridView.Placement?, _ axis: Axis, from first: LayoutItem,
        to last: LayoutItem, _ cell: GridView.Cell, of view: Int
    ) {
        if case GridView.Placement.none? = placement { return }
        let (start, end) = axis.edges
        let hugging = self.hugging(of: view, axis)
        if placement == .start || placement == .fill {
            add(content, start, .equal, first, start)
        } else {
            add(content, start, .greaterThanOrEqual, first, start)
            add(content, start, .equal, first, start, priority: hugging)
        }
        if placement == .end || placement == .fill {
            add(content, end, .equal, last, end)
        } else {
            add(content, end, .lessThanOrEqual, last, end)
            add(content, end, .equal, last, end, priority: hugging)
        }
        guard placement == .center else { return }
        let center: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
        guard first != last else {
            return add(content, center, .equal, first, center, priority: placementPriority(of: view, axis))
        }
        let area = addGuide("\(views[view].id)-area", cell.element, of: view)
        let (otherStart, otherEnd) = axis.other.edges
        add(area, start, .equal, first, start)
        add(area, end, .equal, last, end)
        add(area, otherStart, .equal, first, otherStart)
        add(area, otherEnd, .equal, first, otherEnd)
        add(content, center, .equal, area, center, priority: placementPriority(of: view, axis))
    }

    private mutating func setSize(of item: LayoutItem, _ axis: Axis, _ size: Double, _ priority: LayoutPriority) {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        constraints.append(
            Constraint(
                first: .anchor(Anchor(item, attribute)), relation: .equal, second: nil, constant: size,
                priority: priority))
    }

    private mutating func add(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Constraint.Relation, _ second: LayoutItem,
        _ other: LayoutAttribute, constant: Double = 0, priority: LayoutPriority = .required
    ) {
        constraints.append(
            Constraint(
                first: .anchor(Anchor(first, attribute)), relation: relation, second: .anchor(Anchor(second, other)),
                constant: constant, priority: priority))
    }

    /// The priority of sizes given to columns and rows: required constraints of the file count more.
    private static let sizePriority = LayoutPriority(999)

    /// How much its columns or rows hug their contents: what hugs its own contents as much keeps its size in a larger cell, and
    /// what resists compression as much does so in a smaller one.
    private func hugging(of view: Int, _ axis: Axis) -> LayoutPriority {
        LayoutPriority(placementPriority(of: view, axis).rawValue.nextDown)
    }

    /// The priority of placements, which constraints of the file may override.
    private func placementPriority(of view: Int, _ axis: Axis) -> LayoutPriority {
        let hugging = elements[view].hugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }
}

extension Axis {
    fileprivate var edges: (start: LayoutAttribute, end: LayoutAttribute) {
        self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}
