// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutGeometry
import LayoutModel
import Testing

/// The pages of attributes and controls list all of them, with the program's own values.
struct ReferencePageTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The cells of a page's rows.
    private static func rows(_ page: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appending(path: "docs/\(page)"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func expectPicture(_ cell: String, _ folder: String, _ name: String) {
        #expect(cell == "![\(name)](../golden/valid/\(folder)/\(name).png)")
        for path in ["golden/valid/\(folder)/\(name).png", "samples/valid/\(folder)/\(name).layout.json"] {
            #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(path)")
        }
    }

    @Test func `The page lists every attribute`() throws {
        let rows = try Self.rows("attributes.md")
        #expect(rows.map { "\($0[0]) \($0[1])" } == LayoutAttribute.allCases.map { "`\($0.name)` \($0.rawValue)" })
        for (row, attribute) in zip(rows, LayoutAttribute.allCases) {
            Self.expectPicture(row[3], "attributes", attribute.name)
        }
    }

    @Test func `The page lists every control`() throws {
        let rows = try Self.rows("controls.md")
        #expect(Set(rows.map(\.[0])) == Set(ViewType.allCases.map { "`\($0.rawValue)`" }))
        #expect(rows.count == ViewType.allCases.count)
        for row in rows {
            let name = row[0].replacing("`", with: "")
            let type = try #require(ViewType(rawValue: name))
            let hugging = Profile.named(.ios17).control(of: type).contentHugging
            #expect(row[2] == "\(Self.text(hugging.horizontal)) / \(Self.text(hugging.vertical))", "\(name)")
            if type != .stackView { #expect(row[3] == (try Self.naturalSize(name)), "\(name)") }
            Self.expectPicture(row[4], "controls", name)
        }
    }

    /// As in the golden layout of the control.
    private static func naturalSize(_ name: String) throws -> String {
        let data = try Data(contentsOf: root.appending(path: "golden/valid/controls/\(name).json"))
        let layout = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let views = try #require(layout["views"] as? [[String: Any]])
        let view = try #require(views.first { $0["id"] as? String == "it" })
        let size = view["intrinsicContentSize"] as? [String: Double] ?? [:]
        return ["width", "height"].map { size[$0].map(DecimalText.shortest) ?? "–" }.joined(separator: " × ")
    }

    private static func text(_ priority: LayoutPriority) -> String { DecimalText.shortest(Double(priority.rawValue)) }
}
