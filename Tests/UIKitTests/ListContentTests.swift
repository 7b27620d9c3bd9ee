// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// What a content configuration shows in a row.
@MainActor
struct ListContentTests {
    private func cell(_ configure: (inout UIListContentConfiguration) -> Void) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Language"
        content.secondaryText = "English"
        configure(&content)
        cell.contentConfiguration = content
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        cell.layoutIfNeeded()
        return cell
    }

    private func labels(_ view: UIView) -> [CGRect] {
        if let label = view as? UILabel { return [label.convert(label.bounds, to: nil)] }
        return view.subviews.flatMap(labels)
    }

    @Test func `A value is beside the text if both have room on one line, else below it`() throws {
        let short = labels(cell { _ in })
        try #require(short.count == 2)
        #expect(short[0].midY == short[1].midY && short[1].maxX == 312)
        let tall = cell { $0.secondaryText = "English as it is spoken in the Kingdom" }
        let long = labels(tall)
        #expect(long[1].minY == long[0].maxY + 3 && long[0].minX == long[1].minX)
        #expect(tall.frame.height > 60 && long[0].height < 25)
    }

    @Test func `A symbol has the size that the configuration prefers`() {
        let cell = cell {
            $0.image = UIImage(systemName: "globe")
            $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
        }
        func image(_ view: UIView) -> UIImageView? {
            (view as? UIImageView) ?? view.subviews.lazy.compactMap(image).first
        }
        #expect(image(cell.contentView)?.frame.width == 40)
    }

    @Test func `An image is not larger than its limit`() {
        let cell = cell {
            $0.image = UIImage(systemName: "globe")
            $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
            $0.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        }
        #expect(LayoutDocument(of: cell).diagnostics.isEmpty)
    }

    private struct Own: UIContentConfiguration {
        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration

            init(_ configuration: Own) {
                self.configuration = configuration
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        func makeContentView() -> any UIView & UIContentView { Content(self) }
        func updated(for state: any UIConfigurationState) -> Own { self }
    }

    @Test func `A program's own content view has the margins of the cell`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Own()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let content = cell.contentView.subviews.first { $0 is Own.Content }
        #expect(content?.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        #expect(cell.contentView.layoutMargins == content?.layoutMargins)
    }

    @Test func `A background has its colour`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var background = UIBackgroundConfiguration.listGroupedCell()
                background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.backgroundConfiguration = background
                return cell
            }
        }
        let source = Source()
        table.dataSource = source
        #expect(LayoutDocument(of: table).text.contains("#ff0000"))
    }

    @Test func `Backgrounds can be compared`() {
        var background = UIBackgroundConfiguration.listGroupedCell()
        #expect(background == .listGroupedCell() && background != .clear())
        #expect(Set([background, .listGroupedCell(), .clear()]).count == 2)
        background.strokeWidth = 1
        #expect(background != .listGroupedCell())
    }
}
