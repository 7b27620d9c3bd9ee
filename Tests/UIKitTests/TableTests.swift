// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Tables that show rows of a data source.
@MainActor
struct TableTests {
    /// A row as high as its text, made by the initialiser that tables call.
    final class TextCell: UITableViewCell {
        let label = UILabel()
        let width: CGFloat

        override init(style: CellStyle, reuseIdentifier: String?) {
            width = 7
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var texts = [["One", "Two"], ["Three"]]
        var heights: [CGFloat] = []
        var titles: [String?] = []
        var asked: [IndexPath] = []

        func numberOfSections(in tableView: UITableView) -> Int { texts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: "a cell of one text", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights.isEmpty ? UITableView.automaticDimension : heights[indexPath.row]
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.isEmpty ? nil : titles[section]
        }
    }

    private func table(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: style)
        table.register(TextCell.self, forCellReuseIdentifier: "a cell of one text")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test func `A registered class makes cells`() throws {
        let source = Source()
        let table = table(source)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell)
        #expect(cell.label.text == "Two" && cell.width == 7)
        #expect(cell.reuseIdentifier == "a cell of one text" && cell.style == .default)
        #expect(table.visibleCells.count == 3)
        #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    }

    @Test func `Rows are as high as their content`() {
        let source = Source()
        source.texts = [["One", String(repeating: "Several lines of text ", count: 6)]]
        let table = table(source)
        let (one, several) = (table.rectForRow(at: [0, 0]), table.rectForRow(at: [0, 1]))
        #expect(one.minY == 0 && one.width == 375 && abs(one.height - 40.5) < 0.5)
        #expect(several.minY == one.maxY && several.height > 2 * one.height - 20)
        #expect(table.contentSize == CGSize(width: 375, height: several.maxY))
    }

    @Test func `Heights of the delegate are kept`() {
        let source = Source()
        source.heights = [60, 80]
        let table = table(source)
        #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 60, width: 375, height: 80))
        #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 140, width: 375, height: 60))
    }

    @Test func `Only visible rows are made`() {
        let source = Source()
        source.texts = [Array(repeating: "Row", count: 100)]
        source.heights = Array(repeating: 50, count: 100)
        let table = table(source)
        #expect(source.asked.count == 10 && table.contentSize.height == 5000)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
    }

    @Test func `A table may be as high as its content`() {
        final class Whole: UITableView {
            override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize {
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        let source = Source()
        source.texts = [["One", String(repeating: "Several lines of text ", count: 6), "Three"]]
        let (root, table, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800)), Whole(), UIView())
        table.register(TextCell.self, forCellReuseIdentifier: "a cell of one text")
        table.dataSource = source
        for view in [table, below] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: root.topAnchor),
            table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: table.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10),
            below.widthAnchor.constraint(equalToConstant: 10),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        #expect(abs(table.frame.height - table.rectForRow(at: [0, 2]).maxY) < 0.4)
        #expect(below.frame.minY == table.frame.maxY && table.frame.height > 120)
    }

    @Test func `A subclass of a table's controller hears of scrolling`() {
        final class Controller: UITableViewController {
            var offsets: [CGFloat] = []
            override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let controller = Controller(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.contentOffset.y = 30
        #expect(controller.offsets == [30])
    }

    @Test func `New data is shown after a reload`() {
        let source = Source()
        let table = table(source)
        source.texts = [["Only one"]]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { ($0 as? TextCell)?.label.text } == ["Only one"])
    }

    @Test func `Grouped tables have spaces, inset ones margins and corners`() throws {
        let source = Source()
        source.heights = [50, 50]
        let grouped = table(source, style: .grouped)
        #expect(grouped.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 35, width: 375, height: 50))
        #expect(grouped.rectForRow(at: [1, 0]).minY == 170)
        let inset = table(source, style: .insetGrouped)
        #expect(inset.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 35, width: 343, height: 50))
        let text = LayoutDocument(of: inset).text
        #expect(text.contains("cornerRadius") && text.contains("separatorInset"))
    }

    @Test func `Titles have headers`() throws {
        let source = Source()
        source.titles = ["First", nil]
        let table = table(source)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        #expect(header.frame.minY == 22 && table.rectForRow(at: [0, 0]).minY == header.frame.maxY)
        #expect(table.headerView(forSection: 1) == nil)
    }

    @Test func `Content configurations show their texts`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.secondaryText = "Detail"
        content.image = UIImage(size: CGSize(width: 20, height: 20))
        cell.contentConfiguration = content
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame.size.height = size.height
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        #expect(view.frame == cell.contentView.bounds && size.height > 50)
        let labels = view.subviews[0].subviews[1].subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["Text", "Detail"])
    }

    @Test func `A cell without a registered class is UIKit's error`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: [0, 0])
            }
        }
    }
}
