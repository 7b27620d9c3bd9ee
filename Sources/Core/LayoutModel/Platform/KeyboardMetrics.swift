// SPDX-License-Identifier: Apache-2.0

/// The system's keyboard on a screen, with its line of suggestions: heights in points, as apps have measured them.
package struct KeyboardMetrics: Hashable, Sendable {
    /// With the home indicator below it.
    package var height: Double
    /// The line of suggestions.
    package var suggestions: Double
    /// What is below the keys: the row of the globe and the microphone.
    package var foot: Double

    package init(on canvas: Canvas) {
        let screen = canvas.barScreen
        let isTurned = canvas.orientation == .landscape
        let shortSide = min(canvas.screenWidth ?? 375, canvas.screenHeight ?? 667)
        switch (screen.isPad, screen.hasHomeIndicator) {
        case (true, true):
            let isLarge = shortSide >= 1000
            height = isTurned ? (isLarge ? 498 : 422) : (isLarge ? 403 : 337)
        case (true, false): height = isTurned ? 398 : 313
        case (false, true): height = isTurned ? 209 : shortSide >= 414 ? 346 : 336
        case (false, false): height = isTurned ? 200 : shortSide >= 414 ? 271 : shortSide >= 375 ? 260 : 253
        }
        suggestions = screen.isPad ? 55 : isTurned ? 38 : 44
        foot = screen.isPad ? (screen.hasHomeIndicator ? 20 : 0) : screen.hasHomeIndicator ? (isTurned ? 21 : 75) : 0
    }
}
