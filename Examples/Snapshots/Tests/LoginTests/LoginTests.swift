// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import Testing

struct LoginTests {
    @Test func fitsEveryScreen() {
        expectLayout("layouts/login.layout.json")
    }

    @Test(arguments: [8, 16]) func gap(points: Int) {
        expectLayout(
            of: [
                "canvas": ["width": 320, "height": 120],
                "root": [
                    "id": "screen",
                    "children": [["id": "title", "type": "label", "text": "Welcome back"], ["id": "line"]],
                ],
                "constraints": [
                    "title.top = screen.top + 20", "title.leading = screen.leading + 20", "line.height = 1",
                    "line.top = title.bottom + \(points)", "line.leading = title.leading",
                    "line.trailing = screen.trailing - 20",
                ],
            ], named: "gap-\(points)", options: LayoutExpectation(hasPicture: false))
    }
}
