// SPDX-License-Identifier: Apache-2.0

extension ScreenBars {
    /// Points that a bar needs of the safe area's inset, and of its own height, to be drawn.
    package static let lowestHeight = 30.0

    package mutating func updateContents(_ change: (inout ViewContent) -> Void) {
        for path in [\ScreenBars.navigationBar, \.toolbar, \.tabBar] {
            guard var bar = self[keyPath: path] else { continue }
            change(&bar.content)
            self[keyPath: path] = bar
        }
    }
}
