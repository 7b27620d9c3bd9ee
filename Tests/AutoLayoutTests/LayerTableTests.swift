// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutScene
import Testing

/// The table of layers in docs/pictures.md is `SceneLayer`.
struct LayerTableTests {
    @Test func `The table lists every layer from back to front`() throws {
        let page = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/pictures.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let table = try #require(text.range(of: "| layer | ")).upperBound
        let rows = text[table...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .prefix { $0.hasPrefix("| ") }
        // Italics mark a layer that is not drawn by default.
        let expected = SceneLayer.allCases.map { layer in
            let name = "`\(layer.rawValue)`"
            return SceneOptions.defaultLayers.contains(layer) ? name : "*\(name)*"
        }
        #expect(rows.compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) } == expected)
    }
}
