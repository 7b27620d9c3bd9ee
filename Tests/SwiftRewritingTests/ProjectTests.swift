// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SwiftRewriting

/// Which files of a project a file is compiled with.
struct ProjectTests {
    private static func project(_ texts: [String: String]) -> ProjectSources {
        ProjectSources(texts.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    }

    private static func needed(_ text: String, _ others: [String: String]) -> [String] {
        let project = project(others.merging(["/App/Screen.swift": text]) { $1 })
        var files = NeededFiles(of: ["/App/Screen.swift"], in: project)
        let source = SwiftSource(path: "/App/Screen.swift", text: text)
        return files.parts(namedIn: source, depth: 0).map(\.source.path)
    }

    private static func found(
        _ missing: MissingDeclaration, at word: String, in text: String, _ others: [String: String]
    ) throws -> [String] {
        let project = project(others.merging(["/App/Screen.swift": text]) { $1 })
        var files = ProjectFiles(of: ["/App/Screen.swift"], in: project)
        let offset = try #require(text.firstRange(of: word)).lowerBound.utf16Offset(in: text)
        let origin = RewrittenFile.Origin(file: 0, offset: offset, isWritten: true)
        let source = SwiftSource(path: "/App/Screen.swift", text: text)
        return files.files(for: missing, at: origin, in: source).map(\.path)
    }

    @Test func `Declarations are found past comments, texts and bodies`() {
        let index = SourceIndex([
            Array(
                """
                // class A {}
                /* struct B {} */ let text = "enum C {}"
                public final class D<Item>: Module.Base<Item>, P where Item: Q { func e() {}; class func f() {} }
                extension D.Inner { static let g = "}"; init(h: Int) {}; func i() { let j = 1 } }
                enum K { struct L {} }
                """.utf8)
        ])
        #expect(Set(index.declarations.keys) == ["text", "D", "g", "init", "i", "K", "L"])
        #expect(index.declarations["D"]?.first?.base == "Base")
        #expect(index.declarations["g"]?.first?.owner == "Inner")
        #expect(index.declarations["L"]?.first?.owner == "K")
        #expect(index.declarations["text"]?.first?.owner == nil)
    }

    @Test func `A file needs its bases, its views and its constants, but no services`() {
        let others = [
            "/App/Base.swift": "class BaseController: UIViewController { let bar = Bar() }",
            "/App/Bar.swift": "class Bar: UIView {}",
            "/App/Card.swift": "class Card: UIView { let inset = Spacing.small }",
            "/App/Spacing.swift": "enum Spacing { static let small = 8 }",
            "/App/Store.swift": "class Store { let api = API() }",
            "/App/Other.swift": "class OtherController: UIViewController {}",
            "/App/Unused.swift": "class Unused: UIView {}",
        ]
        let text =
            "class Screen: BaseController { let card = Card(); var store: Store?; let other = OtherController() }"
        let expected = ["/App/Bar.swift", "/App/Base.swift", "/App/Card.swift", "/App/Spacing.swift"]
        #expect(Self.needed(text, others).sorted() == expected)
    }

    @Test func `Where nothing stands for them, other controllers are taken, too`() throws {
        let project = Self.project([
            "/App/Screen.swift": "class Screen: UIViewController { let other = OtherController() }",
            "/App/Other.swift": "class OtherController: UIViewController {}",
        ])
        let source = SwiftSource(path: "/App/Screen.swift", text: String(decoding: project.texts[1], as: UTF8.self))
        for hasPlaceholders in [false, true] {
            var files = ProjectFiles(of: ["/App/Screen.swift"], in: project, hasPlaceholders: hasPlaceholders)
            let expected = hasPlaceholders ? [] : ["/App/Other.swift"]
            #expect(files.files(namedIn: source, number: 0).map(\.path) == expected)
        }
    }

    @Test func `Of a file only the declarations that are needed are taken, each once`() {
        let text = """
            import UIKit
            struct Row { let style: Style }
            class RowsController: UIViewController { let api = API() }
            private enum Style { case plain }
            extension Row { var a: Int { 1 } }
            extension UIColor { static let b = 1 }
            """
        var statements = FileStatements(of: SwiftSource(path: "/App/Rows.swift", text: text))
        func taken(_ name: String) -> String? {
            statements.take([name]) { $0 == "UIColor" }.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        let first = taken("Row")
        #expect(first?.contains("enum Style") == true && first?.contains("extension Row") == true)
        #expect(first?.contains("extension UIColor") == true && first?.contains("RowsController") == false)
        #expect(taken("RowsController") == "import UIKit\nclass RowsController: UIViewController { let api = API() }")
        #expect(taken("Row") == nil)
    }

    @Test func `Of files with the same type the nearest one is taken`() {
        let others = ["/App/Theme.swift": "enum Theme {}", "/Widget/Theme.swift": "enum Theme {}"]
        #expect(Self.needed("let a = Theme.b", others) == ["/App/Theme.swift"])
    }

    @Test func `Members of other types are found by what they extend`() throws {
        let others = [
            "/App/A.swift": "extension UIView { func addAll(_ views: UIView...) {} }",
            "/App/B.swift": "extension String { func addAll() {} }",
            "/App/C.swift": "protocol ViewCode {}", "/App/D.swift": "extension ViewCode { func build() {} }",
            "/App/E.swift": "extension UILabel { convenience init(style: Int) { self.init() } }",
        ]
        let text = "class Screen: UIView, ViewCode { let a = UILabel(style: 1); func b() { a.addAll(a); build() } }"
        #expect(try Self.found(.member("addAll", of: "UILabel?"), at: "addAll", in: text, others) == ["/App/A.swift"])
        #expect(
            try Self.found(.name("build", isType: false), at: "build", in: text, others) == [
                "/App/D.swift", "/App/C.swift",
            ])
        #expect(try Self.found(.initializer, at: "style", in: text, others) == ["/App/E.swift"])
        #expect(try Self.found(.name("Missing", isType: true), at: "UIView", in: text, others).isEmpty)
    }
}
