// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SwiftRewriting

/// What replaces the rest of an app.
struct RepairTests {
    /// The texts after each attempt to repair the place of a word.
    private static func attempts(_ text: String, at word: String, declared: Set<String> = []) throws -> [String] {
        let source = SwiftSource(path: "A.swift", text: text)
        let offset = try #require(text.firstRange(of: word)).lowerBound.utf16Offset(in: text)
        return RepairFinder(source, declared: declared).repairs(at: offset).map { repair in
            let bytes = source.bytes
            return String(decoding: bytes[..<repair.range.lowerBound], as: UTF8.self) + repair.replacement
                + String(decoding: bytes[repair.range.upperBound...], as: UTF8.self)
        }
    }

    @Test func `A value is replaced, then its statement is left out, then its function`() throws {
        let attempts = try Self.attempts("class A { func b() { c = Theme.current.font(1) } }", at: "Theme")
        #expect(attempts.first == "class A { func b() { c = _placeholder(\"font\") } }")
        #expect(attempts.dropFirst().first == "class A { func b() {  } }")
        #expect(attempts.contains("class A {  }"))
    }

    @Test func `A call that no one uses is left out`() throws {
        #expect(try Self.attempts("func a() { model.load(1); b() }", at: "model").first == "func a() {  b() }")
    }

    @Test func `What is assigned to is left out with its statement`() throws {
        #expect(try Self.attempts("func a() { model.b = { 1 }; c() }", at: "model").first == "func a() {  c() }")
    }

    @Test func `Names of a guard get placeholders`() throws {
        let attempts = try Self.attempts("func a() { guard let b = c else { return }; d(b) }", at: "let")
        #expect(attempts.first == "func a() { let b = _placeholder(\"b\"); d(b) }")
    }

    @Test func `A returned value is replaced`() throws {
        #expect(try Self.attempts("func a() -> B { C.d }", at: "C.d").first?.contains("{ _placeholder(\"\") }") == true)
    }

    @Test func `A placeholder has the name that tells most`() throws {
        let named = try Self.attempts("func a() { b.textColor = Colors.gray200.color; c() }", at: "Colors")
        #expect(named.first == "func a() { b.textColor = _placeholder(\"gray200\"); c() }")
        let unnamed = try Self.attempts("func a() { b.textColor = Theme.current.color(1); c() }", at: "Theme")
        #expect(unnamed.first == "func a() { b.textColor = _placeholder(\"textColor\"); c() }")
    }

    @Test func `A placeholder for a protocol is a class`() throws {
        #expect(try Self.attempts("var a: any Store { b }", at: "any").first == "var a:  Store { b }")
    }

    @Test func `An element of a list is left out`() throws {
        #expect(try Self.attempts("f([a.b(Missing.c), d])", at: "b(").contains("f([ d])"))
    }

    @Test func `What overrides nothing does not override`() throws {
        #expect(
            try Self.attempts("class A: B { override func c() {} }", at: "func").first == "class A: B {  func c() {} }")
    }

    @Test func `Types are declared as their names and uses tell`() throws {
        func text(_ source: String, _ name: String) throws -> String {
            let offset = try #require(source.firstRange(of: name)).lowerBound.utf16Offset(in: source)
            return StubType(name, usedIn: SwiftSource(path: "A.swift", text: source), at: offset).text
        }
        #expect(try text("class A: BaseScreen {}", "BaseScreen") == "open class BaseScreen: _Placeholder {}\n")
        #expect(
            try text("class AViewController: Base {}", "Base").hasPrefix("open class Base: UIViewController, _Sampled"))
        #expect(
            try text("class A: B, UserDisplaying {}", "UserDisplaying")
                == "@MainActor public protocol UserDisplaying {}\nextension _Placeholder: UserDisplaying {}\n")
        #expect(try text("typealias A = UIView & Named", "Named").hasPrefix("@MainActor public protocol Named"))
        #expect(try text("let a: Store<Int>", "Store") == "open class Store<A0>: _Placeholder {}\n")
        #expect(try text("let a: PriceCell", "PriceCell").hasPrefix("open class PriceCell: UITableViewCell"))
    }

    @Test func `A missing superclass calls the methods that set its subclass up`() throws {
        let text = """
            class CardView: BaseView {
                override func setupViews() { super.setupViews() }
                override func layoutSubviews() { super.layoutSubviews() }
                override func didTap() {}
                override func configure() {}
                func show() { configure() }
            }
            extension CardView { override public func setupConstraints() {} }
            """
        let offset = try #require(text.firstRange(of: "BaseView")).lowerBound.utf16Offset(in: text)
        let stub = StubType("BaseView", usedIn: SwiftSource(path: "A.swift", text: text), at: offset).text
        #expect(stub.contains("super.init(frame: frame); setupViews(); setupConstraints() }"))
        #expect(stub.contains("{}\nopen func setupConstraints() {}\npublic required init?"))
        #expect(!stub.contains("layoutSubviews") && !stub.contains("didTap") && !stub.contains("configure"))
    }

    @Test func `Libraries for layout are imported where their words are used`() {
        func rewritten(_ text: String) -> String {
            let source = SwiftSource(path: "A.swift", text: text)
            let program = SwiftProgram([source], modules: ["UIKit", "LayoutLibraries"], repairs: Repairs(count: 1))
            return String(decoding: program.files[0].bytes, as: UTF8.self)
        }
        #expect(rewritten("import SnapKit\nimport Missing\n").contains("\nimport LayoutLibraries\n"))
        #expect(rewritten("func f(_ v: UIView) { v.snp.removeConstraints() }").contains("import LayoutLibraries"))
        #expect(!rewritten("func f() {}").contains("import LayoutLibraries"))
    }

    @Test func `Models that the rest of an app would set have samples`() {
        let source = SwiftSource(
            path: "A.swift", text: "class A: UIViewController { var model: Model!; lazy var b: B! = 1; var c: C? }")
        let program = SwiftProgram([source], modules: ["UIKit"], repairs: Repairs(count: 1))
        let text = String(decoding: program.files[0].bytes, as: UTF8.self)
        #expect(text.contains("var model: Model! = _property(\"model\");") && !text.contains("_property(\"c\")"))
        let plain = SwiftProgram([source], modules: ["UIKit"])
        #expect(!String(decoding: plain.files[0].bytes, as: UTF8.self).contains("_property"))
    }

    @Test func `Screens take samples of what their initialisers need`() {
        let source = SwiftSource(
            path: "A.swift",
            text: """
                struct User { let name: String; var age: Int?; lazy var c = 1 }
                class A: UIViewController { init(user: User, done: @escaping (Int, Int) -> Void) {} }
                """)
        let program = SwiftProgram([source], modules: ["UIKit"], repairs: Repairs(count: 1))
        #expect(program.screens[0].expression == "A(user: _placeholder(\"user\"), done: { _, _ in  })")
        let text = String(decoding: program.files[0].bytes, as: UTF8.self)
        #expect(text.contains("extension User: _Sampled"))
        #expect(text.contains("{ Self(name: _placeholder(\"name\")) }"))
    }

    @Test func `A screen is made by another of its initialisers if one does not compile`() {
        let source = SwiftSource(path: "A.swift", text: "class A: UIViewController { init() {}; init(user: User) {} }")
        let program = SwiftProgram([source], modules: ["UIKit"], repairs: Repairs(count: 1))
        #expect(program.screens[0].expression == "A()")
        #expect(program.screens[0].otherExpressions.first == "A(user: _placeholder(\"user\"))")
    }

    @Test func `What a type lacks for a protocol costs it the protocol, not the type`() throws {
        let source = SwiftSource(path: "A.swift", text: "class A: UIView, Themed { }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 6, isWritten: true, for: .nonconformance("Themed")) == .repaired)
        #expect(repairs.changes[0] == [Repair(15..<23, "")])
    }

    @Test func `An initialiser that a superclass requires is there`() {
        let source = SwiftSource(path: "A.swift", text: "class A: B { init(c: Int) {} }")
        var repairs = Repairs(count: 1)
        let fault = Repair.Fault.missingInitializer("init(coder:)")
        #expect(repairs.repair(source, file: 0, at: 29, isWritten: true, for: fault) == .repaired)
        #expect(repairs.changes[0] == [Repair(29..<29, "\nrequired init?(coder: NSCoder) { return nil }\n")])
    }

    @Test func `A class that is shown is not left out`() {
        let source = SwiftSource(path: "A.swift", text: "class A: UIView { let b = 1 }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 6, isWritten: true) == .beyondRepair)
        repairs.add(source)
        #expect(repairs.repair(source, file: 1, at: 6, isWritten: true) == .repaired)
    }

    @Test func `The uses of a variable that is a placeholder are replaced at once`() {
        let source = SwiftSource(
            path: "A.swift", text: "class A { func f() { a.text = b; if let b { c(b) } }; func g() { d.text = b } }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 30, isWritten: true, for: .placeholder) == .repaired)
        #expect(repairs.changes[0].map(\.range) == [30..<31, 46..<47])
    }

    @Test func `What is used of a type without members is replaced with its declaration`() {
        let source = SwiftSource(
            path: "A.swift",
            text: "class A { let a: Store = Store(b: 1); func f() { c(Store.shared.d(2)); e(Store.self) } }")
        var repairs = Repairs(count: 1)
        _ = repairs.declare("Store", usedIn: source, at: 17)
        repairs.replaceUses(of: "Store", in: source, file: 0)
        #expect(
            repairs.changes[0].map(\.replacement) == ["(_placeholder(\"Store\") as Store)", "_placeholder(\"d\")"])
    }

    @Test func `A guard that ends the program is left out with its condition`() throws {
        let attempts = try Self.attempts("func f() { guard let a = b else { fatalError() }; c(a) }", at: "fatalError")
        #expect(attempts.contains("func f() { let a = _placeholder(\"a\"); c(a) }"))
        #expect(!attempts.contains("func f() { guard let a = b else {  }; c(a) }"))
    }

    @Test func `A view of a class that a value knows is made`() {
        let source = SwiftSource(path: "A.swift", text: "func f() { let a = type.init(frame: .zero); let b = T() }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 24, isWritten: true, for: .metatype) == .repaired)
        #expect(repairs.repair(source, file: 0, at: 52, isWritten: true, for: .metatype) == .repaired)
        #expect(repairs.changes[0].map(\.replacement) == ["_made(type)", "_made(T.self)"])
    }

    @Test func `A call gets a placeholder of the type that it makes, its closure none`() throws {
        let made = try Self.attempts("func f() { let a = Theme(b: 1) }", at: "Theme")
        #expect(made.first == "func f() { let a = (_placeholder(\"Theme\") as Theme) }")
        let closure = try Self.attempts("func f() { a.map { b = $0 }; c() }", at: "{ b")
        #expect(closure.first == "func f() {  c() }")
    }

    @Test func `Lists that rows are made of have samples`() {
        func rewritten(_ text: String) -> String {
            let program = SwiftProgram(
                [SwiftSource(path: "A.swift", text: text)], modules: ["UIKit"], repairs: Repairs(count: 1))
            return String(decoding: program.files[0].bytes, as: UTF8.self)
        }
        let properties = "var a: [User] = []; var b = [User](); var c: [NSLayoutConstraint] = []; let d: [User] = []"
        let rows = "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { a.count }"
        let text = rewritten("class A: UIViewController { \(properties) }\nextension A { \(rows) }")
        #expect(
            text.contains(
                "var a: [User] = _samples(\"a\"); var b = _samples(\"b\") as [User]; var c: [NSLayoutConstraint] = []"))
        #expect(text.contains("let d: [User] = []"))
        #expect(!rewritten("class A: UIViewController { \(properties) }").contains("_samples"))
    }

    @Test func `A condition on a value that is always there binds an optional one`() throws {
        let source = SwiftSource(path: "A.swift", text: "func a() { if let b = c.d { e(b) } }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 18, isWritten: true, for: .unconditional) == .repaired)
        #expect(repairs.changes[0] == [Repair(22..<25, "Optional(c.d)")])
    }

    @Test func `Properties that no initialiser sets any more get values`() {
        let source = SwiftSource(path: "A.swift", text: "class A: B { let c: Int; var d: Int?; let e = 1; let f: F }")
        var repairs = Repairs(count: 1)
        #expect(repairs.repair(source, file: 0, at: 6, isWritten: true, for: .missingInitializers) == .repaired)
        #expect(repairs.changes[0].map(\.replacement) == [" = _placeholder(\"c\")", " = _placeholder(\"f\")"])
    }

    @Test func `Views are filled by the methods and properties that an app fills them by`() {
        let source = SwiftSource(
            path: "A.swift",
            text: """
                class A: UITableViewCell {
                    var model: Model? { didSet { } }
                    private var b: Int = 1 { didSet { } }
                    func configure(with title: String, then: @escaping () -> Void) {}
                    func setLoading(_ flag: Bool) {}
                    func update() {}
                    override func setSelected(_ selected: Bool, animated: Bool) {}
                }
                """)
        let program = SwiftProgram([source], modules: ["UIKit"], repairs: Repairs(count: 1))
        let text = String(decoding: program.files[0].bytes, as: UTF8.self)
        #expect(text.contains("(view as? A)?.model = _placeholder(\"model\")"))
        #expect(text.contains("(view as? A)?.configure(with: _placeholder(\"title\"), then: {  })"))
        #expect(program.main.contains("fillings: [{ _filling0_0($0) }, { _filling0_1($0) }]"))
        #expect(!text.contains("_filling0_2"))
    }

    @Test func `A protocol has a type that conforms to it with placeholders`() {
        let source = SwiftSource(
            path: "A.swift",
            text: """
                protocol Named { var name: String { get } }
                protocol Model: Named, AnyObject { func load(_ id: Int) -> [String]; func stop() }
                protocol Store { associatedtype Item }
                """)
        let program = SwiftProgram([source], modules: ["UIKit"], repairs: Repairs(count: 1))
        let text = String(decoding: program.files[0].bytes, as: UTF8.self)
        let members = "func load(_ id: Int) -> [String] { _placeholder(\"load\") }; func stop() {}; "
        let name = "lazy var name: String = _placeholder(\"name\")"
        #expect(text.contains("final class _SampleModel: NSObject, Model { \(members)\(name) }"))
        #expect(program.main.contains("ProtocolSample((any Model).self) { _SampleModel() }"))
        #expect(!text.contains("_SampleStore"))
    }
}
