// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import LayoutMarks

/// How often a name's place is looked for.
struct NameSearchTests {
    /// Counts the texts that are set: a search sets each version of a name.
    private final class CountingText: TextShaping {
        private(set) var count = 0

        func measure(_ request: TextRequest) -> TextMeasurement { FixedCellText().measure(request) }

        func shape(_ request: TextRequest) -> ShapedText {
            count += 1
            return FixedCellText().shape(request)
        }

        func shapeOnce(_ request: TextRequest) -> ShapedText { shape(request) }
    }

    private let draft = NamePlacer.Draft(
        text: "name", subject: .view(1), views: [1], frame: Rect(x: 0, y: 0, width: 30, height: 20),
        state: .determined)

    /// The texts that are set for a name for which there is no room.
    private func searches(_ found: FoundPlaces?) -> Int {
        let text = CountingText()
        var placer = NamePlacer(
            grid: PlacementGrid(), zone: Rect(x: 0, y: 0, width: 1, height: 1),
            typesetter: Typesetter(measuring: text), found: found)
        #expect(placer.place(draft) == nil)
        #expect(placer.omitted == [.view(1)])
        return text.count
    }

    @Test func `A name without room is looked for once, and not again in the same picture in other colours`() {
        let found = FoundPlaces()
        #expect(searches(nil) > 0)
        #expect(searches(found) == searches(nil))
        found.reuse()
        #expect(searches(found) == 0)
    }
}
