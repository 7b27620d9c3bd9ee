// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The tutorial's code is the code of a package that continuous integration builds and tests.
struct TutorialTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: [
        ("Package.swift", "import PackageDescription"),
        ("Sources/Screens/SignInViewController.swift", "final class SignInViewController"),
        ("Tests/ScreensTests/SignInTests.swift", "struct SignInTests"),
    ])
    func `The tutorial shows the example's files`(_ path: String, _ part: String) throws {
        let article = try text("Sources/UIKit/UIKit/UIKit.docc/TestingViewControllers.md")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let block = try #require(blocks.first { $0.contains(part) })
        let file = try text("Examples/Screens/" + path).replacing("// SPDX-License-Identifier: Apache-2.0\n", with: "")
            .replacing(#".package(name: "alrender", path: "../..")"#, with: #".package(path: "../alrender")"#)
        #expect(block == file)
    }

    @Test func `The command for an app's code takes selectors and attributes out`() throws {
        let article = try text("Sources/UIKit/UIKit/UIKit.docc/TestingViewControllers.md")
        let expressions = article.matches(of: /-e '([^']+)'/).map { String($0.1) }
        try #require(expressions.count == 2)
        let file = FileManager.default.temporaryDirectory.appending(path: "selectors-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = """
            @IBOutlet weak var field: UITextField!
            @objc(tapped:) func tapped(_ sender: Any) {}
            field.addTarget(self, action: #selector(Self.changed(_:with:)), for: .editingChanged); add(#selector(show))
            """
        try code.write(to: file, atomically: true, encoding: .utf8)
        let sed = Process()
        sed.executableURL = URL(filePath: "/usr/bin/env")
        sed.arguments = ["sed", "-i", "-E"] + expressions.flatMap { ["-e", $0] } + [file.path()]
        try sed.run()
        sed.waitUntilExit()
        let expected = """
            weak var field: UITextField!
            func tapped(_ sender: Any) {}
            field.addTarget(self, action: Selector("Self.changed(_:with:)"), for: .editingChanged); add(Selector("show"))
            """
        #expect(try String(contentsOf: file, encoding: .utf8) == expected)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
