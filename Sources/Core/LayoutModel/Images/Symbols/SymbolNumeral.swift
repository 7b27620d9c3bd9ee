// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// A number of at most three digits.
struct SymbolNumeral {
    /// Strokes in a box of 6 × 10 units, by digit.
    private static let digits = [
        "M3 0 C5.2 0 6 2.2 6 5 C6 7.8 5.2 10 3 10 C0.8 10 0 7.8 0 5 C0 2.2 0.8 0 3 0 Z", "M1 2 L3.5 0 L3.5 10",
        "M0.3 2.6 C0.5 1 1.6 0 3.1 0 C4.8 0 5.8 1.1 5.8 2.7 C5.8 4.6 3.5 6 0.2 10 L6 10",
        "M0.4 1.8 C1 0.6 2 0 3.1 0 C6.8 0 6.4 4.8 2.6 4.8 C7 4.8 7 10 3 10 C1.6 10 0.5 9.3 0 8",
        "M4.4 10 L4.4 0 L0 7 L6 7",
        "M5.4 0 L1 0 L0.6 4.6 C1.3 4 2.2 3.7 3.1 3.7 C7 3.7 7 10 3 10 C1.6 10 0.5 9.3 0.1 8.2",
        "M5.5 1.5 C5 0.5 4.2 0 3.2 0 C1.2 0 0 1.9 0 5.4 C0 11.6 6 11.4 6 6.8 C6 2.8 0.6 2.8 0 6.4", "M0 0 L6 0 L2 10",
        "M3 4.6 C-0.4 4.6 -0.2 0 3 0 C6.2 0 6.4 4.6 3 4.6 C-1 4.6 -1 10 3 10 C7 10 7 4.6 3 4.6 Z",
        "M0.5 8.5 C1 9.5 1.8 10 2.8 10 C4.8 10 6 8.1 6 4.6 C6 -1.6 0 -1.4 0 3.2 C0 7.2 5.4 7.2 6 3.6",
    ]
    private let values: [Int]

    init?(_ text: Substring) {
        guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        values = text.utf8.map { Int($0) - 48 }
    }

    /// Side by side in the middle of the square.
    ///
    /// - Parameter middle: the line on which their middle is.
    func outlines(height: Double, middle: Double) -> [SymbolDrawing.Outline] {
        let unit = height / 10
        let step = 8.4 * unit
        let start = 12 - (step * Double(values.count) - 2.4 * unit) / 2
        return values.enumerated().map { place, digit in
            var outline = OutlineReader(Self.digits[digit][...], isFilled: false).outline
            outline.steps = outline.steps.map { step in
                step.map { point in
                    Point(x: start + Double(place) * 8.4 * unit + point.x * unit, y: middle + (point.y - 5) * unit)
                }
            }
            return outline
        }
    }
}
