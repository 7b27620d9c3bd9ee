// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SwiftRewriting

/// What files show.
struct ScreenTests {
    private static func screens(_ text: String) -> [SwiftScreen] {
        SwiftProgram([SwiftSource(path: "A.swift", text: text)], modules: ["UIKit"]).screens
    }

    @Test func `Previews come first, then view controllers, then views`() {
        let screens = Self.screens(
            """
            class Row: UITableViewCell {}
            class Screen: UIViewController {}
            class Model {}
            #Preview("Dark") { Screen() }
            """)
        #expect(screens.map(\.name) == ["Dark", "Screen", "Row"])
        #expect(screens.map(\.kind) == [.preview, .viewController, .view])
    }

    @Test func `A class is made with the initialiser that it has`() {
        let screens = Self.screens(
            """
            class A: UIView {}
            class B: UITableViewCell { override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {} }
            class C: UIView { init(title: String = "") {} }
            class D: C {}
            class E: UIViewController { init() {} }
            class F: UIView { init(title: String) {}; required init?(coder: NSCoder) {} }
            class G: UIView { override init(frame: CGRect) {} }
            """)
        let calls = Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.expression) })
        #expect(calls["A"] == "A(frame: .zero)")
        #expect(calls["B"] == "B(style: .default, reuseIdentifier: nil)")
        #expect(calls["C"] == "C()")
        #expect(calls["D"] == "D()")
        #expect(calls["E"] == "E()")
        #expect(calls["F"] == .some(nil))
        #expect(calls["G"] == "G(frame: .zero)")
        #expect(screens.first { $0.name == "F" }?.needs == ["init(title:)"])
    }

    @Test func `Classes that no one outside can name, and generic ones, are not shown`() {
        #expect(Self.screens("class A<T>: UIView {}\nenum B { private class C: UIView {} }").isEmpty)
        #expect(Self.screens("enum B { class C: UIView {} }").map(\.expression) == ["B.C(frame: .zero)"])
    }

    @Test func `A preview becomes a function that returns its last value`() {
        let text = RewritingTests.rewritten("#Preview {\n    let a = A()\n    a.b = 1\n    a\n}", modules: ["UIKit"])
        #expect(text.contains("func _preview0_1() -> Any { let a = A()\n    a.b = 1\n    return a }"))
    }
}
