// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The headers, rows and footers of a table from the top down. Those that are visible have views and the heights of these;
/// the others have fixed or estimated heights.
@MainActor
final class TableRows {
    struct Element {
        enum Kind: Hashable {
            case header(Int)
            case row(IndexPath)
            case footer(Int)
        }

        let kind: Kind
        /// Points above the view.
        var padding: CGFloat = 0
        var height: CGFloat
        /// Whether the height follows the view's content.
        var isAutomatic: Bool
        var y: CGFloat = 0
        var view: UIView?

        var maxY: CGFloat { y + height }
    }

    private(set) var elements: [Element] = []
    private unowned let table: UITableView
    private let defaultRowHeight: CGFloat = 44
    private var width: CGFloat = -1

    init(of table: UITableView) { self.table = table }

    private var rowDelegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

    // MARK: Loading

    /// Asks the data source for the numbers of rows, and forgets the views.
    func reload() {
        for element in elements { element.view?.removeFromSuperview() }
        elements = []
        waiting = [:]
        guard table.dataSource != nil else { return }
        for section in 0..<table.numberOfSections {
            let count = table.numberOfRows(inSection: section)
            if let header = edge(.header(section)) { elements.append(header) }
            for row in 0..<count { elements.append(makeRow(IndexPath(row: row, section: section))) }
            if let footer = edge(.footer(section)) { elements.append(footer) }
        }
    }

    private func makeRow(_ path: IndexPath) -> Element {
        let height = rowDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        guard height < 0 else { return Element(kind: .row(path), height: height, isAutomatic: false) }
        let estimate = rowDelegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
        return Element(kind: .row(path), height: estimate > 0 ? estimate : defaultRowHeight, isAutomatic: true)
    }

    /// A header or footer; nil if a section has none and no space instead.
    private func edge(_ kind: Element.Kind) -> Element? {
        let isHeader = if case .header = kind { true } else { false }
        let height = statedHeight(of: kind)
        guard height != 0 else { return nil }
        let isFirst = kind == .header(0)
        let view = delegateView(of: kind)
        if let view { waiting[kind] = view }
        if view != nil || title(of: kind) != nil {
            // Since iOS 15 a plain table has space above each header.
            let padding = table.sectionHeaderTopPadding
            let top = isHeader && table.style == .plain ? (padding < 0 ? TableMetrics.headerTopPadding : padding) : 0
            return Element(
                kind: kind, padding: top, height: height < 0 ? TableMetrics.titleHeight : height,
                isAutomatic: height < 0)
        }
        if height > 0 { return Element(kind: kind, height: height, isAutomatic: false) }
        guard table.style != .plain else { return nil }
        return Element(
            kind: kind, height: isFirst ? TableMetrics.firstGap : TableMetrics.gap, isAutomatic: false)
    }

    private func statedHeight(of kind: Element.Kind) -> CGFloat {
        switch kind {
        case .header(let section):
            rowDelegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        case .footer(let section):
            rowDelegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        case .row: UITableView.automaticDimension
        }
    }

    private func title(of kind: Element.Kind) -> String? {
        switch kind {
        case .header(let section): table.dataSource?.tableView(table, titleForHeaderInSection: section)
        case .footer(let section): table.dataSource?.tableView(table, titleForFooterInSection: section)
        case .row: nil
        }
    }

    private func delegateView(of kind: Element.Kind) -> UIView? {
        switch kind {
        case .header(let section): rowDelegate?.tableView(table, viewForHeaderInSection: section)
        case .footer(let section): rowDelegate?.tableView(table, viewForFooterInSection: section)
        case .row: nil
        }
    }

    /// Views of the delegate for sections that have not been visible.
    private var waiting: [Element.Kind: UIView] = [:]

    // MARK: Placing

    /// Places what is visible; points in the content.
    ///
    /// - Returns: the position below the last element.
    func place(from top: CGFloat, visible: ClosedRange<CGFloat>) -> CGFloat {
        let isNewWidth = table.bounds.width != width
        width = table.bounds.width
        var y = top
        for index in elements.indices {
            elements[index].y = y + elements[index].padding
            let isVisible = y < visible.upperBound && elements[index].maxY > visible.lowerBound
            let isNew = isVisible && elements[index].view == nil
            if isNew { makeView(at: index) }
            if let view = elements[index].view {
                let frame = frame(at: index)
                if view.frame != frame { view.frame = frame }
                if elements[index].isAutomatic, isNew || isNewWidth || view.isMarkedForLayout {
                    elements[index].height = fittedHeight(of: view, kind: elements[index].kind)
                    view.frame = self.frame(at: index)
                }
            }
            y = elements[index].maxY
        }
        removeViews(beyond: visible)
        return y
    }

    /// Cells that are no longer visible leave the table.
    private func removeViews(beyond visible: ClosedRange<CGFloat>) {
        for index in elements.indices {
            let element = elements[index]
            guard let view = element.view, element.y >= visible.upperBound || element.maxY <= visible.lowerBound else {
                continue
            }
            elements[index].view = nil
            view.removeFromSuperview()
            if case .row(let path) = element.kind, let cell = view as? UITableViewCell {
                rowDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
            } else {
                waiting[element.kind] = view
            }
        }
    }

    func frame(at index: Int) -> CGRect {
        let element = elements[index]
        let inset = if case .row = element.kind { table.rowInset } else { CGFloat.zero }
        return CGRect(x: inset, y: element.y, width: max(table.bounds.width - 2 * inset, 0), height: element.height)
    }

    private func makeView(at index: Int) {
        let kind = elements[index].kind
        let frame = frame(at: index)
        switch kind {
        case .row(let path):
            guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return }
            cell.frame = frame
            cell.placeInSection = placeInSection(of: index)
            insert(cell, at: index)
            elements[index].view = cell
            rowDelegate?.tableView(table, willDisplay: cell, forRowAt: path)
        case .header(let section), .footer(let section):
            let view: UIView
            if let known = waiting.removeValue(forKey: kind) {
                view = known
            } else if let title = title(of: kind) {
                let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
                made.show(title, isHeader: kind == .header(section), in: table)
                view = made
            } else {
                return
            }
            view.frame = frame
            table.addSubview(view)
            elements[index].view = view
            guard kind == .header(section) else { return }
            rowDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        }
    }

    /// Adds a cell to the table: in the order of rows, below headers.
    private func insert(_ cell: UIView, at index: Int) {
        let before = elements[..<index].last { $0.view is UITableViewCell && $0.view?.superview === table }
        if let above = before?.view {
            table.insertSubview(cell, aboveSubview: above)
        } else {
            table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
        }
    }

    private func placeInSection(of index: Int) -> UITableViewCell.PlaceInSection {
        func isRow(_ other: Int) -> Bool {
            guard elements.indices.contains(other), case .row = elements[other].kind else { return false }
            return true
        }
        return .init(isFirst: !isRow(index - 1), isLast: !isRow(index + 1))
    }

    private func fittedHeight(of view: UIView, kind: Element.Kind) -> CGFloat {
        let target = CGSize(width: view.frame.width, height: 0)
        let height = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        if height > 0 { return height }
        // Views that a program has added beside the content view.
        let own = FittingLayout.size(of: view, target: target, horizontal: .required, vertical: .fittingSizeLevel)
            .height
        if own > 0 { return own }
        guard case .row = kind else { return max(view.sizeThatFits(target).height, TableMetrics.titleHeight) }
        return max(view.sizeThatFits(target).height, defaultRowHeight)
    }
}

/// Heights of what a table shows by itself, in points.
enum TableMetrics {
    /// `sectionHeaderTopPadding` of plain tables.
    static let headerTopPadding: CGFloat = 22
    /// A header of one line of text.
    static let titleHeight: CGFloat = 28
    /// Above a first section and between sections of grouped tables without titles.
    static let firstGap: CGFloat = 35
    static let gap: CGFloat = 17.5
}
