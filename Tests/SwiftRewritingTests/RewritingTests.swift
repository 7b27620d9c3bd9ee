// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SwiftRewriting

/// Sources in, sources out.
struct RewritingTests {
    /// The rewritten text of the first of some sources, without the line that is put before it.
    static func rewritten(_ texts: String..., modules: Set<String> = ["UIKit", "Foundation"]) -> String {
        let sources = texts.enumerated().map { SwiftSource(path: "File\($0.offset).swift", text: $0.element) }
        let text = String(decoding: SwiftProgram(sources, modules: modules).files[0].bytes, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }

    @Test func `Attributes of Objective-C and of Interface Builder are taken out`() {
        let text = Self.rewritten(
            "class A { @objc(foo) dynamic var a = 1; @IBOutlet weak var b: UILabel!; @IBAction func c() {} }")
        #expect(text == "class A {   var a = 1;   var b: UILabel! = _outlet(\"b\");  func c() {} }")
    }

    @Test func `Files of Interface Builder find outlets and actions by their names`() {
        let text = Self.rewritten(
            "class A: UIView { @IBOutlet private weak var b: UILabel!; @IBInspectable var c = 1; @IBAction func d(_ e: UIButton) {} }"
        )
        #expect(
            text.contains(
                "case \"b\": guard let value = _connected(value, self.b) else { return false }; self.b = value; return true;"
            ))
        #expect(text.contains("case \"c\":") && text.contains("default: return super._setValue(value, forKey: key)"))
        #expect(text.contains("case \"d:\": return Selector(\"d:\", call: { target, sender, event in"))
        // The members are in the class, where private ones are seen.
        #expect(text.contains("default: return super._action(named: name) } }\n}"))
    }

    @Test func `A class that a file of Interface Builder has is made from it`() {
        let source = SwiftSource(
            path: "A.swift",
            text: "class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }")
        let index = InterfaceIndex([("/App/Main.storyboard", Array(#"<viewController id="a" customClass="A"/>"#.utf8))])
        let program = SwiftProgram([source], modules: ["UIKit"], interfaces: index)
        #expect(program.screens.map(\.expression) == [#"_interface("A") ?? A(coder: NSCoder()) as Any"#])
        let plain = SwiftProgram([source], modules: ["UIKit"])
        #expect(plain.screens.map(\.expression) == ["A(coder: NSCoder()) as Any"])
    }

    @Test func `An index knows the classes of each scene, and assets`() {
        let text = """
            <document><scenes><scene sceneID="1"><viewController customClass="A"/><view customClass="B"/></scene>
            <scene sceneID="2"><viewController customClass="C"/><imageView image="photo"/></scene></scenes>
            <resources><namedColor name="Brand"/></resources></document>
            """
        let index = InterfaceIndex([
            ("/App/Main.storyboard", Array(text.utf8)), ("/App/Other/Main.storyboard", []),
            ("/App/Card.xib", Array(#"<view customClass="D"/><button customClass="E"/>"#.utf8)),
        ])
        #expect(index.files.map(\.path) == ["/App/Main.storyboard", "/App/Card.xib"])
        #expect(index.classes == ["A", "B", "C", "D", "E"])
        #expect(index.classes(beside: ["A"]) == ["B"])
        #expect(index.classes(beside: ["Card"]) == ["D", "E"])
        #expect(index.files(for: ["C"]).first?.assets == ["photo", "Brand"])
    }

    @Test func `A view of SwiftUI in a hosting controller is shown by its name`() {
        let text = Self.rewritten(
            "import SwiftUI\nstruct Row: View {}\nlet a: UIHostingController<Row> = UIHostingController(rootView: Row(b: 1))"
        )
        #expect(text.contains("let a: UIHostingController = UIHostingController(_placeholderFor: \"Row\")"))
    }

    @Test func `An attributed text without arguments is an empty one`() {
        #expect(
            Self.rewritten("let a = NSMutableAttributedString()") == "let a = NSMutableAttributedString(string: \"\")")
    }

    @Test func `Modules that are not there are not imported`() {
        #expect(Self.rewritten("import UIKit\nimport MapKit\n") == "import UIKit\n\n")
        #expect(Self.rewritten("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    }

    @Test func `Combine is there without an import`() {
        let text = Self.rewritten("import Combine\n#if canImport(Combine)\nlet a = 1\n#endif")
        #expect(text.contains("let a = 1") && !text.contains("Combine"))
    }

    @Test func `A view calls the initialiser with a frame`() {
        #expect(
            Self.rewritten("class A: UIView { init(b: Int) { super.init() } }")
                == "class A: UIView { init(b: Int) { super.init(frame: .zero) } }")
        let own =
            "class A: B { init(c: Int) { super.init() } }; class B: UIView { init() { super.init(frame: .zero) } }"
        #expect(Self.rewritten(own).hasPrefix(own))
    }

    @Test func `A view that only a generic parameter knows is made`() {
        let text = Self.rewritten(
            "class Box<Content: UIView, T>: UIView { let a = Content(frame: .zero); let b = T() }\nextension Box { func c() { d(Content()) } }"
        )
        #expect(text.contains("let a = _made(Content.self); let b = T()") && text.contains("d(_made(Content.self))"))
        #expect(Self.rewritten("func a<V: UILabel>() -> V { V() }") == "func a<V: UILabel>() -> V { _made(V.self) }")
        let known = "func a<V: UIView>(_ t: V.Type, b: UILabel.Type) { t.init(); V.init(frame: .zero); b.init() }"
        #expect(Self.rewritten(known).hasSuffix("{ _made(t); _made(V.self); _made(b) }"))
        #expect(Self.rewritten("let t: UIView.Type = A.self; t.init()") == "let t: UIView.Type = A.self; _made(t)")
        let others = "func a(_ t: Model.Type, u: Any) { t.init(); u.init(); UILabel.init() }"
        #expect(Self.rewritten(others) == others)
    }

    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("os(macOS) || os(iOS)", true),
        ("!targetEnvironment(simulator)", false),
        ("canImport(UIKit) && !os(tvOS)", true), ("canImport(SwiftUI)", false), ("DEBUG", true), ("BETA", false),
        ("swift(>=5.9)", true), ("(os(tvOS) || os(iOS)) && DEBUG", true),
    ])
    func `Conditions hold as on a phone`(condition: String, holds: Bool) {
        let text = Self.rewritten("#if \(condition)\nlet a = 1\n#else\nlet b = 2\n#endif")
        #expect(text.contains("let a") == holds)
        #expect(text.contains("let b") == !holds)
        #expect(!text.contains("#"))
    }

    @Test func `What is not compiled need not be Swift`() {
        let text = Self.rewritten("#if os(macOS)\nimport AppKit\nclass A: NSView {}\n#endif\nclass B {}")
        #expect(!text.contains("NSView"))
        #expect(text.contains("class B {}"))
    }

    @Test func `A selector calls the method that it names`() {
        let text = Self.rewritten(
            """
            class A: UIViewController {
                func b() { add(#selector(tapped(_:))); add(#selector(A.done)); add(#selector(UIView.endEditing(_:))) }
                @objc private func tapped(_ sender: UIButton) {}
                @objc func done() {}
            }
            """)
        #expect(
            text.contains(
                "guard let target = target as? A, let sender = sender as? UIButton else { return }; _ = target.tapped(sender)"
            ))
        #expect(text.contains("Selector(\"tapped:\", call:"))
        #expect(text.contains("_ = target.done()"))
        #expect(text.contains("add(Selector(\"endEditing:\"))"))
    }

    @Test func `Constraints know where they are written`() {
        let source = "let c = a.topAnchor.constraint(equalTo: b.topAnchor)"
        #expect(Self.rewritten(source) == source + "._written(0, 8, 52)")
        let other = "make(a.constraint(named: x))"
        #expect(Self.rewritten(other) == other)
    }

    @Test func `Overrides in extensions move into their class`() {
        let text = Self.rewritten(
            "class A: UIView {\n    let a = 1\n}\n", "extension A { override func layoutSubviews() { c(#keyPath(x)) } }"
        )
        #expect(
            text == "class A: UIView {\n    let a = 1\n\noverride func layoutSubviews() { c(\"x\") }\n}\n"
                + "\n@MainActor func _screen0() -> Any { A(frame: .zero) }\n")
    }

    @Test func `What a subclass overrides moves into its class as well`() {
        let text = Self.rewritten(
            "class A: UIView {}\nclass B: A { override func c() {} }\nextension A { @objc func c() {} }")
        #expect(text.hasPrefix("class A: UIView {\n func c() {}\n}\n"))
    }

    @Test func `Optional requirements have standard implementations and are called as others`() {
        let text = Self.rewritten(
            """
            @objc protocol D { @objc optional func a(_ b: Int); @objc optional func c() -> String? }
            class E { weak var d: D?; func f() { d?.a?(1); closure?() } }
            """)
        #expect(text.contains("protocol D: AnyObject {"))
        #expect(text.contains("extension D { func a(_ b: Int) {}; func c() -> String? { nil } }"))
        #expect(text.contains("d?.a(1); closure?()"))
    }

    @Test func `Views of SwiftUI are taken out`() {
        let text = Self.rewritten("import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\nstruct B {}")
        #expect(text == "\n\nstruct B {}")
    }

    @Test func `Literals of colours become calls`() {
        #expect(
            Self.rewritten("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
                == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    }

    @Test func `Places in the rewritten file lead to the source`() throws {
        let source = SwiftSource(path: "A.swift", text: "import MapKit\nclass A { @objc func b() { wrong } }")
        let file = SwiftProgram([source], modules: []).files[0]
        let line = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[
            2]
        let column = try #require(line.firstRange(of: "wrong")).lowerBound.utf16Offset(in: line) + 1
        let origin = try #require(file.origin(line: 3, column: column))
        #expect(origin == RewrittenFile.Origin(file: 0, offset: 41, isWritten: true))
        #expect(file.origin(line: 1, column: 1)?.isWritten == false)
    }

    @Test func `Names of properties and classes are found`() {
        let source = SwiftSource(path: "A.swift", text: "class A { let b = UILabel() }")
        #expect(WrittenNames(of: source).ranges == ["A": 6..<7, "b": 14..<15])
    }
}
