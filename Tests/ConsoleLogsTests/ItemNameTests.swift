// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

@testable import ConsoleLogs

struct ItemNameTests {
    private static func headline(_ first: String, _ second: String) throws -> String {
        try #require(
            ConflictAdviceTests.log([
                "UIView:\(first).width == 100   (active)", "UIView:\(second).width == 50   (active)",
                "UIView:\(first).width == UIView:\(second).width   (active)",
            ]).reports.first
        ).headline
    }

    @Test(arguments: [
        ("0x2", "0x9", "UIView (0x2)", "50"), ("0x7f01", "0x7f02", "UIView (…7f01)", "50"),
        ("0x7fa1b2c02", "0x7fa3b2c02", "UIView (…1b2c02)", "50"), ("0x1b2c02", "0x7b2c02", "UIView (0x1b2c02)", "50"),
    ])
    func `Views of one class have parts of their addresses`(
        first: String, second: String, name: String, size: String
    ) throws {
        let text = try Self.headline(first, second)
        #expect(text.hasPrefix("\(name) is 100 wide"), "\(text)")
    }

    @Test func `A name that the console cut off keeps what is left of it`() throws {
        let explanation = try ConflictAdviceTests.explanation([
            "App.AvatarVi...:0x5c10.width == 60   (active)", "App.AvatarVi...:0x5c10.width == 64   (active)",
        ])
        #expect(explanation.hasPrefix("AvatarVi's width cannot be 60 and 64 at once"), "\(explanation)")
    }
}
