// SPDX-License-Identifier: Apache-2.0
/// Documents for the tests of the command line.
enum Layouts {
    static let valid = """
        {
          "canvas": { "width": 320, "height": 200 },
          "metrics": { "gap": 8 },
          "root": { "id": "screen", "type": "view", "children": [ { "id": "box", "type": "view" } ] },
          "constraints": [
            "box.leading = screen.leading + gap", "box.top = screen.top + 8", "box.width = 100", "box.height = 50"
          ],
          "variants": { "wide": { "canvas": { "width": 640 }, "metrics": { "gap": 40 } } }
        }
        """

    /// Nothing holds the box horizontally.
    static let ambiguous = valid.replacing("\"box.leading = screen.leading + gap\",", with: "")

    static let conflicting = valid.replacing("\"box.width = 100\"", with: "\"box.width = 100\", \"box.width = 120\"")

    static let unknownKey = valid.replacing("\"metrics\"", with: "\"metricks\"")
}
