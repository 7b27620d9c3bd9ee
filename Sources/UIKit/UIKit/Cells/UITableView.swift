// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel

/// A list of rows. The cells that are visible are requested from its data source when the table is laid out.
open class UITableView: UIScrollView {
    public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Hashable, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }

    /// The height of rows that follow their content.
    public static let automaticDimension: CGFloat = -1

    open internal(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { reloadData() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    /// The inset of the lines between rows: at first the margin of cells at the leading edge.
    open var separatorInset: UIEdgeInsets {
        get { statedSeparatorInset ?? UIEdgeInsets(top: 0, left: bounds.width >= 390 ? 20 : 16, bottom: 0, right: 0) }
        set { statedSeparatorInset = newValue }
    }
    private var statedSeparatorInset: UIEdgeInsets?
    private lazy var rows = TableRows(of: self)
    private var isToBeLoaded = true
    private var makers = RegisteredMakers()
    /// The rows that a storyboard gives the table of a controller; nil for those of a data source.
    var staticSections: [StaticSection]?
    /// Views above and below the rows, as wide as the table and as high as their frames.
    open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, tableFooterView) } }
    /// A view that fills the table behind its rows.
    open var backgroundView: UIView? { didSet { replaceSubview(oldValue, backgroundView, at: 0) } }

    private func replaceSubview(_ old: UIView?, _ new: UIView?, at index: Int? = nil) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: index ?? subviews.count) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isToBeLoaded {
            isToBeLoaded = false
            rows.reload()
        }
        let width = bounds.width
        var height = place(tableHeaderView, at: 0)
        height = rows.place(from: height, visible: bounds.minY...max(bounds.minY, bounds.maxY))
        height = place(tableFooterView, at: height)
        backgroundView?.frame = bounds
        contentSize = CGSize(width: width, height: height)
    }

    // The table decides about its content's size, not constraints.
    override var documentContent: ViewContent { .tableView }

    /// - Returns: the position below the view.
    private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
        guard let view else { return y }
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        }
        return y + view.frame.height
    }

    /// Points beside the rows of an inset table.
    var rowInset: CGFloat {
        style == .insetGrouped ? NSDirectionalEdgeInsets.systemMinimum(inWidth: bounds.width).leading : 0
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Cells

    /// The identifiers with which it makes cells, in the order of their letters.
    package var cellIdentifiers: [String] { makers.cells.keys.sorted() }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        makers.cells[identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { RegisteredClass.make(type, style: .default, identifier: identifier) }
        }
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        makers.headers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { RegisteredClass.make(type, identifier: identifier) }
        }
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        makers.cells[identifier] = nib.map { nib in
            {
                let cell: UITableViewCell = nib.view(for: identifier)
                cell.reuseIdentifier = identifier
                return cell
            }
        }
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        makers.headers[identifier] = nib.map { nib in
            {
                let view: UITableViewHeaderFooterView = nib.view(for: identifier)
                view.reuseIdentifier = identifier
                return view
            }
        }
    }

    /// A prototype cell of a storyboard.
    func register(forCellReuseIdentifier identifier: String, _ prototype: @escaping () -> UITableViewCell) {
        makers.cells[identifier] = prototype
    }

    /// A new cell of what is registered: cells are not reused here. Nil if nothing is.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        makers.cells[identifier]?()
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            LayoutException.internalInconsistency.raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A new view of what is registered; nil if nothing is.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        makers.headers[identifier]?()
    }

    // MARK: What is shown

    private func view(of kind: TableRows.Element.Kind) -> UIView? {
        layoutIfNeeded()
        return rows.elements.first { $0.kind == kind }?.view
    }

    private func rect(of kind: TableRows.Element.Kind) -> CGRect {
        layoutIfNeeded()
        return rows.elements.firstIndex { $0.kind == kind }.map { rows.frame(at: $0) } ?? .zero
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { view(of: .row(indexPath)) as? UITableViewCell }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        view(of: .header(section)) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        view(of: .footer(section)) as? UITableViewHeaderFooterView
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    private var shownRows: [(path: IndexPath, cell: UITableViewCell)] {
        layoutIfNeeded()
        return rows.elements.compactMap { element in
            guard case .row(let path) = element.kind, let cell = element.view as? UITableViewCell,
                cell.frame.intersects(bounds)
            else { return nil }
            return (path, cell)
        }
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        shownRows.first { $0.cell.frame.contains(point) }?.path
    }
    open var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.path) }
    open private(set) var indexPathForSelectedRow: IndexPath?
    open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }

    // MARK: Changes

    open func reloadData() {
        isToBeLoaded = true
        setNeedsLayout()
    }

    open func beginUpdates() {}
    open func endUpdates() { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
        guard let indexPath else { return }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let kind = scrollTarget(indexPath) else { return }
        scroll(to: { rect(of: kind) }) { row in
            let insets = adjustedContentInset
            let (top, bottom) = (row.minY - insets.top, row.maxY + insets.bottom - bounds.height)
            let y =
                switch scrollPosition {
                case .top: top
                case .middle: (top + bottom) / 2
                case .bottom: bottom
                // No farther than needed; the upper edge of a row that is too high.
                case .none: min(max(contentOffset.y, bottom), top)
                }
            return CGPoint(x: contentOffset.x, y: y)
        }
    }

    /// The row, or the header of a section for a row that is `NSNotFound`; nil if the section has none, or if the table is
    /// not laid out yet.
    private func scrollTarget(_ path: IndexPath) -> TableRows.Element.Kind? {
        guard path.section < numberOfSections else {
            LayoutException.range.raise(
                "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
                    + "\(numberOfSections) sections.")
        }
        let kind = path.row == NSNotFound ? TableRows.Element.Kind.header(path.section) : .row(path)
        let count = numberOfRows(inSection: path.section)
        guard path.row == NSNotFound || path.row < count else {
            LayoutException.range.raise(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(count) "
                    + "rows in section \(path.section).")
        }
        return rows.elements.contains { $0.kind == kind } ? kind : nil
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPathForSelectedRow else { return }
        scrollToRow(at: indexPathForSelectedRow, at: scrollPosition, animated: animated)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var sectionIndexColor: UIColor?
    open var remembersLastFocusedIndexPath = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var dragInteractionEnabled = false
    open var selectionFollowsFocus = false
    open var isPrefetchingEnabled = true
}

/// What makes the cells and headers of a table, by identifier.
struct RegisteredMakers {
    var cells: [String: () -> UITableViewCell] = [:]
    var headers: [String: () -> UITableViewHeaderFooterView] = [:]
}

/// A section whose rows a storyboard has.
struct StaticSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    /// Points; nil for a row as high as its content.
    var heights: [CGFloat?] = []
}
