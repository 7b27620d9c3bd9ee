// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Views of classes that are known at run time only.
@MainActor
struct RegisteredClassTests {
    class Base: UICollectionViewCell {
        var text = "base"

        override init(frame: CGRect) {
            super.init(frame: frame)
            text = "made"
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    /// Inherits the initialiser; the description of the class is made by the runtime, as those of all generic classes.
    class Generic<Value>: Base {
        var values: [Value] = []
    }

    final class Last: Generic<Date> { let number = 7 }

    /// Another initialiser is the designated one.
    final class Convenient: Base {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(frame: .zero)
        }

        override convenience init(frame: CGRect) {
            self.init(number: 9)
            self.frame = frame
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    /// Has no `init(frame:)`.
    final class Incomplete: UICollectionViewCell {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    final class IncompleteRow: UITableViewCell {
        init() { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    final class Title: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            tag = 3
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }
    }

    final class Row: UITableViewCell {}

    private func cell<Cell: UICollectionViewCell>(_ type: Cell.Type) throws -> Cell {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(type, forCellWithReuseIdentifier: "cell")
        let made = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        #expect(made.reuseIdentifier == "cell" && Swift.type(of: made) == type)
        return try #require(made as? Cell)
    }

    @Test func `Subclasses of subclasses, also generic ones, are made by the initialiser that they inherit`() throws {
        #expect(try cell(Base.self).text == "made")
        let generic = try cell(Generic<String>.self)
        generic.values.append("one")
        #expect(generic.text == "made" && generic.values == ["one"])
        let last = try cell(Last.self)
        #expect(last.text == "made" && last.number == 7 && last.values.isEmpty)
        #expect(try cell(Convenient.self).number == 9)
    }

    @Test func `Views belong to those that request them`() throws {
        weak var made: UICollectionViewCell?
        try {
            let cell = try cell(Last.self)
            made = cell
            #expect(made != nil)
        }()
        #expect(made == nil)
    }

    @Test(arguments: ["short", "an identifier of more than fifteen bytes"])
    func `Rows and headers have their identifiers`(_ identifier: String) throws {
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: identifier)
        table.register(Title.self, forHeaderFooterViewReuseIdentifier: identifier)
        let row = try #require(table.dequeueReusableCell(withIdentifier: identifier) as? Row)
        let title = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? Title)
        #expect(row.reuseIdentifier == identifier && row.style == .default)
        #expect(title.reuseIdentifier == identifier && title.tag == 3)
    }

    @Test func `A class without the initialiser is named where the process ends`() async throws {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                view.register(Incomplete.self, forCellWithReuseIdentifier: "cell")
                _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
            }
        }
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                table.register(IncompleteRow.self, forCellReuseIdentifier: "row")
                _ = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
            }
        }
        let texts = [item, row].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
        #expect(texts[0].contains("unimplemented initializer 'init(frame:)'") && texts[0].contains("Incomplete'"))
        #expect(texts[1].contains("unimplemented initializer 'init(style:reuseIdentifier:)'"))
    }
}
