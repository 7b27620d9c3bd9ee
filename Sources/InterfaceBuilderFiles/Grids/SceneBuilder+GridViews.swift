// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Grid views as layout guides, one for each column, row and merged cell, and constraints.
extension SceneBuilder {
    mutating func addGridViews() {
        for view in elements.indices where elements[view].element.name == "gridView" {
            if let grid = GridView(elements[view].element) { add(grid, of: view) }
        }
    }

    private mutating func add(_ grid: GridView, of view: Int) {
        let columns = addGuides(for: grid.columns, "column", of: view)
        let rows = addGuides(for: grid.rows, "row", of: view)
        addBands(grid.columns, columns, .horizontal, spacing: grid.columnSpacing, of: view)
        addBands(grid.rows, rows, .vertical, spacing: grid.rowSpacing, of: view)
        var aligned: [Int: GridView.Cell] = [:]
        for cell in grid.cells {
            guard let content = content(of: cell) else { continue }
            let columnGuides = columns[cell.columns]
            let rowGuides = rows[cell.rows]
            guard let left = columnGuides.first, let right = columnGuides.last, let top = rowGuides.first,
                let bottom = rowGuides.last
            else { continue }
            place(content, cell.xPlacement, .horizontal, from: left, to: right, cell, of: view)
            let row = cell.rows.lowerBound
            guard let baseline = cell.baseline, cell.rows.count == 1 else {
                place(content, cell.yPlacement, .vertical, from: top, to: bottom, cell, of: view)
                continue
            }
            guard let reference = aligned[row], let referenceView = self.content(of: reference) else {
                aligned[row] = cell
                let isAlone = !grid.cells.contains { other in
                    other.contentID != cell.contentID && other.rows == cell.rows && other.baseline != nil
                }
                // A view that filled the row could not share a baseline with others.
                let placement = cell.yPlacement == .fill && !isAlone ? nil : cell.yPlacement
                place(content, placement, .vertical, from: top, to: bottom, cell, of: view)
                continue
            }
            place(content, nil, .vertical, from: top, to: bottom, cell, of: view)
            add(content, baseline, .equal, referenceView, reference.baseline ?? baseline)
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
        guides.append(Document.Guide(id: names.name(forGuide: name), owner: view, source: element.range))
        return .guide(guides.count - 1)
    }

    /// One after the other from edge to edge, each as large as it says or as small as possible, and as long as the grid view.
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
                setSize(of: guide, axis, size, .required)
            } else if band.isEmpty {
                setSize(of: guide, axis, 0, hugging(of: view, axis))
            }
            last = Anchor(guide, end)
            distance = band.trailingPadding + spacing
        }
        guard let band = bands.last else { return }
        add(grid, end, .equal, last.item, last.attribute, constant: band.trailingPadding)
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
        guard first != last else { return add(content, center, .equal, first, center) }
        let number = guides.count(where: { $0.owner == view }) + 1
        let area = addGuide("\(views[view].id)-area\(number)", cell.element, of: view)
        let (otherStart, otherEnd) = axis.other.edges
        add(area, start, .equal, first, start)
        add(area, end, .equal, last, end)
        add(area, otherStart, .equal, first, otherStart)
        add(area, otherEnd, .equal, first, otherEnd)
        add(content, center, .equal, area, center)
    }

    private mutating func setSize(of guide: LayoutItem, _ axis: Axis, _ size: Double, _ priority: LayoutPriority) {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        constraints.append(
            Constraint(
                first: .anchor(Anchor(guide, attribute)), relation: .equal, second: nil, constant: size,
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

    /// How much its columns or rows hug their contents: what hugs its own contents as much keeps its size in a larger cell.
    private func hugging(of view: Int, _ axis: Axis) -> LayoutPriority {
        let hugging = elements[view].hugging
        return LayoutPriority((axis == .horizontal ? hugging.horizontal : hugging.vertical).rawValue.nextDown)
    }
}

extension Axis {
    fileprivate var edges: (start: LayoutAttribute, end: LayoutAttribute) {
        self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}
