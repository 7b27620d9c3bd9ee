// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Testing

/// The documentation's programs are files of tests, which run them.
struct ProgramTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: [
        "AutoLayoutTests/Programs/LayoutCheck.swift", "AutoLayoutTests/Programs/PriceTags.swift",
        "UIKitTests/Programs/CardWidths.swift",
    ])
    func `The article shows the program`(path: String) throws {
        let article = try String(
            contentsOf: Self.root.appending(path: "Sources/Library/AutoLayout/AutoLayout.docc/Programs.md"),
            encoding: .utf8)
        let file = try String(contentsOf: Self.root.appending(path: "Tests/" + path), encoding: .utf8)
        let code = file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        #expect(article.contains("```swift\n\(code)```\n"))
    }

    @Test func `The check names what is open in each direction, and mistakes with their places`() {
        let open = """
            { "canvas": { "width": 100, "height": 50 }, "root": { "id": "screen", "children": [ { "id": "box" } ] },
              "constraints": [ "box.leading = screen.leading", "box.top = screen.top", "box.height = 10",
                "box.width <= 40" ], "variants": { "wide": { "canvas": { "width": 200 } } } }
            """
        let lines = problems(in: open, named: "open.json")
        #expect(lines.count { $0.contains("[ambiguous-layout]") } == 4)
        #expect(lines.contains { $0.hasPrefix("wide, rtl: open.json:1:") })
        #expect(lines.contains("  box.width can be 0.0 to 40.0"))
        #expect(problems(in: #"{ "roots": 1 }"#, named: "a.json").first?.hasPrefix("a.json:1:1: error: ") == true)
    }

    @Test func `Price tags are one page that is as high as its articles`() throws {
        let one = try priceTags(for: [Article(name: "Pen", price: "2.50")])
        let two = try priceTags(for: [
            Article(name: "Pen", price: "2.50"), Article(name: "A notebook with two hundred pages", price: "12.00"),
        ])
        #expect(one.bytes.starts(with: Array("%PDF".utf8)) && one.size.width >= 220)
        #expect(two.size.height > 2 * one.size.height)
    }
}
