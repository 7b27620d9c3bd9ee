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
        let article = try text("Sources/UIKit/UIKit.docc/TestingViewControllers.md")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let block = try #require(blocks.first { $0.contains(part) })
        let file = try text("Examples/Screens/" + path).replacing("// SPDX-License-Identifier: Apache-2.0\n", with: "")
            .replacing(#".package(name: "alrender", path: "../..")"#, with: #".package(path: "../alrender")"#)
        #expect(block == file)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
}
