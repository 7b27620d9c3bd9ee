// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@testable import LayoutWebPages

struct PageColorTests {
    /// The variables of a page's colours in one appearance.
    private static func colors(_ appearance: Canvas.Appearance) throws -> [String: Color] {
        let style = LayoutWebPage.style(appearance)
        return try Dictionary(
            uniqueKeysWithValues: style.matches(of: #/--(\w+):#([0-9a-f]{3,6})/#).map { match in
                let digits = match.2.count == 3 ? match.2.map { "\($0)\($0)" }.joined() : String(match.2)
                return (String(match.1), Color(hex: try #require(UInt32(digits, radix: 16))))
            })
    }

    /// WCAG 2.2, 1.4.3 and 1.4.11: text and what frames a control stand out.
    @Test(arguments: Canvas.Appearance.allCases)
    func `Texts and outlines of a page have the contrast of WCAG AA`(appearance: Canvas.Appearance) throws {
        let colors = try Self.colors(appearance)
        for ground in ["paper", "mark"] {
            let behind = try #require(colors[ground])
            for name in ["ink", "soft", "bad", "warn"] {
                let contrast = try #require(colors[name]).contrast(with: behind)
                #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
            }
        }
        let contrast = try #require(colors["lit"]).contrast(with: #require(colors["paper"]))
        #expect(contrast >= 3, "lit: \(contrast)")
    }
}
