// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import LayoutMarks

/// A picture that takes the places of another one is what it would be without them.
struct FoundPlacesTests {
    private let text = FixedCellText()

    private func scene(
        _ document: Document, _ appearance: Canvas.Appearance, zoom: Double? = nil, found: FoundPlaces? = nil
    ) -> Scene {
        var options = SceneOptions(zoom: zoom)
        options.appearance = appearance
        return Scene(
            of: document, solved: document.solve(measuring: text), options: options, measuring: text, found: found)
    }

    @Test(arguments: 0..<60)
    func `The dark picture has the places of the light one`(seed: Int) {
        var generator = CrowdedLayout(seed: seed)
        let document = generator.document()
        let found = FoundPlaces()
        let light = scene(document, .light, found: found)
        #expect(light == scene(document, .light))
        found.reuse()
        let dark = scene(document, .dark, found: found)
        #expect(dark == scene(document, .dark))
        #expect(dark != light)
    }

    @Test(arguments: 0..<60)
    func `Places of another layout are not taken`(seed: Int) {
        var generator = CrowdedLayout(seed: seed)
        var other = CrowdedLayout(seed: seed + 1000)
        let found = FoundPlaces()
        _ = scene(generator.document(), .light, zoom: 1, found: found)
        found.reuse()
        let document = other.document()
        #expect(scene(document, .light, zoom: 1, found: found) == scene(document, .light, zoom: 1))
    }

    @Test func `Places are looked for once`() {
        var list = FoundPlaces.List<Int>()
        var grid = PlacementGrid()
        var searches = 0
        func place() -> Int {
            searches += 1
            return searches
        }
        #expect(list.place(in: grid, place) == 1)
        grid.add(Rect(x: 0, y: 0, width: 1, height: 1), .text)
        #expect(list.place(in: grid, place) == 2)
        list.reuse()
        #expect(list.place(in: PlacementGrid(), place) == 1)
        #expect(list.place(in: grid, place) == 2)
        #expect(searches == 2)
        list.reuse()
        // Another grid: that place and all after it are looked for.
        #expect(list.place(in: grid, place) == 3)
        #expect(list.place(in: grid, place) == 4)
    }
}
