// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

@testable import UIKitPreviews

/// What stands for the contents that an app would have.
@MainActor
struct SampledListTests {
    final class TitleCell: UITableViewCell {
        var title = ""
    }

    struct Item: Hashable, Sendable, _Sampled {
        let number: UUID
        static func _sample() -> Any { Item(number: _placeholder("number")) }
    }

    @Test func `An empty table shows cells of its registered classes, filled`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TitleCell.self, forCellReuseIdentifier: "title")
        SampleRows.add(to: table) { ($0 as? TitleCell)?.title = "filled" }
        #expect(table.visibleCells.map { ($0 as? TitleCell)?.title } == ["filled", "filled", "filled"])
    }

    @Test func `A table with rows keeps them`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TitleCell.self, forCellReuseIdentifier: "title")
        let source = Source()
        table.dataSource = source
        SampleRows.add(to: table) { _ in }
        #expect(table.visibleCells.count == 1 && table.dataSource === source)
    }

    @Test func `A diffable data source shows samples of its items`() {
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        SampleRows.add(to: list) { _ in }
        #expect(source.snapshot().numberOfItems == 3 && list.visibleCells.count == 3)
    }

    @Test func `A button above other contents stays empty`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let (label, above, other) = (UILabel(), UIButton(), UIButton())
        for view in [label, above, other] { root.addSubview(view) }
        label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        above.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        other.frame = CGRect(x: 0, y: 50, width: 120, height: 40)
        SampleContents(of: root).fill(root)
        #expect(label.text == "Label" && above.title(for: .normal) == nil && other.title(for: .normal) == "Button")
    }

    @Test func `A function that returns nothing can be called`() {
        let done: (String, Int) -> Void = _placeholder("done")
        done("a", 1)
        let changed: ((Item) -> Void)? = _placeholder("changed")
        changed?(_placeholder(""))
    }

    @Test func `A colour is the one that its name speaks of`() {
        let colors: [(String, UIColor)] = [
            ("textOnBackground", .label), ("backgroundColor", .systemBackground), ("brandRed", .systemRed),
            ("gray200", UIColor(white: 0.8, alpha: 1)), ("other", .systemGray3),
        ]
        for (name, color) in colors { #expect(SampleColor(name).color == color, "\(name)") }
    }

    @Test func `Values of subjects and published properties arrive at once`() {
        final class Model: ObservableObject {
            @Published var name = "first"
        }
        let model = Model()
        var texts: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        let number = CurrentValueSubject<Int, Never>(1)
        model.$name.combineLatest(number).map { "\($0) \($1)" }.removeDuplicates().receive(on: RunLoop.main)
            .sink { texts.append($0) }.store(in: &subscriptions)
        model.name = "second"
        number.send(2)
        number.send(2)
        #expect(texts == ["first 1", "second 1", "second 2"])
        subscriptions = []
        number.send(3)
        #expect(texts.count == 3)
    }

    @Test func `A zip has the values of two publishers in pairs, a combination the newest`() {
        let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (zipped, newest): ([String], [String]) = ([], [])
        var subscriptions: Set<AnyCancellable> = []
        numbers.zip(words).sink { zipped.append("\($0)\($1)") }.store(in: &subscriptions)
        numbers.combineLatest(words).sink { newest.append("\($0)\($1)") }.store(in: &subscriptions)
        numbers.send(1)
        numbers.send(2)
        words.send("a")
        words.send("b")
        #expect(zipped == ["1a", "2b"] && newest == ["2a", "2b"])
    }

    @Test func `A publisher that an app would have sends a sample`() {
        let names: AnyPublisher<String, Never> = _placeholder("names")
        let label = UILabel()
        let subscription = names.map { Optional($0) }.assign(to: \.text, on: label)
        #expect(label.text == "Text")
        subscription.cancel()
    }

    @Test func `An observed property has its value at the beginning`() {
        let view = UIView()
        view.alpha = 0.5
        var seen: [CGFloat] = []
        _ = view.observe(\.alpha, options: [.initial, .new]) { _, change in change.newValue.map { seen.append($0) } }
        #expect(seen == [0.5])
    }
}
