// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// The program of the documentation that has views.
@MainActor
struct ProgramTests {
    @Test func `A card is higher where its title wraps`() throws {
        let heights = try heights(of: Card("A title of some length"), atWidths: [320, 120])
        #expect(heights.map(\.problems) == [0, 0])
        #expect(heights[1].height > heights[0].height + 20)
    }
}
