// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGeometry
import LayoutModel

/// `width=320...1024`, `text-size`
struct SweepArgument: ExpressibleByArgument {
    enum Axis: String, Hashable, Sendable {
        case width, height
        case textSize = "text-size"
    }

    var axis: Axis
    /// Points; of text sizes, their numbers from the smallest.
    var lower: Double
    var upper: Double

    /// The longest side of a canvas, points.
    private static let longestSide = 20_000.0

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, let axis = Axis(rawValue: name) else { return nil }
        self.axis = axis
        guard parts.count == 2 else {
            guard axis == .textSize else { return nil }
            (lower, upper) = (0, Double(ContentSizeCategory.allCases.count - 1))
            return
        }
        let ends = parts[1].replacing("...", with: "\u{2026}").split(separator: "\u{2026}").map(String.init)
        guard ends.count == 2, let lower = Self.number(ends[0], axis), let upper = Self.number(ends[1], axis),
            lower < upper
        else { return nil }
        (self.lower, self.upper) = (lower, upper)
    }

    private static func number(_ text: String, _ axis: Axis) -> Double? {
        if axis == .textSize {
            return ContentSizeCategory(rawValue: text).flatMap(ContentSizeCategory.allCases.firstIndex).map(Double.init)
        }
        return Double(text).flatMap { $0.isFinite && $0 > 0 && $0 <= longestSide ? $0 : nil }
    }

    /// A value as it is printed.
    func text(_ value: Double) -> String {
        axis == .textSize ? ContentSizeCategory.allCases[Int(value)].rawValue : DecimalText.shortest(value)
    }
}
