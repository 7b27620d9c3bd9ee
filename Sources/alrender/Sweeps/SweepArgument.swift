// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGeometry
import LayoutModel

/// `width=320...1024`, `width=320...428,height=568...926`, `text-size`
struct SweepArgument: ExpressibleByArgument {
    enum Axis: String, Hashable, Sendable {
        case width, height
        /// The height grows with the width.
        case both = "width,height"
        case textSize = "text-size"
    }

    var axis: Axis
    /// Points, of both sides those of the width; of text sizes, their numbers from the smallest.
    var lower: Double
    var upper: Double
    /// Of both sides those of the height, points.
    private var heights: ClosedRange<Double>?

    /// The longest side of a canvas, points.
    private static let longestSide = 20_000.0

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let first = Self.range(parts[0]) else { return nil }
        (axis, lower, upper) = first
        guard parts.count == 2 else { return }
        guard let second = Self.range(parts[1]), Set([first.axis, second.axis]) == [.width, .height] else { return nil }
        let (width, height) = first.axis == .width ? (first, second) : (second, first)
        (axis, lower, upper) = (.both, width.lower, width.upper)
        heights = height.lower...height.upper
    }

    private static func range(_ text: String) -> (axis: Axis, lower: Double, upper: Double)? {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, let axis = Axis(rawValue: name) else { return nil }
        guard parts.count == 2 else {
            return axis == .textSize ? (axis, 0, Double(ContentSizeCategory.allCases.count - 1)) : nil
        }
        let ends = parts[1].replacing("...", with: "\u{2026}").split(separator: "\u{2026}").map(String.init)
        guard ends.count == 2, let lower = number(ends[0], axis), let upper = number(ends[1], axis), lower < upper
        else { return nil }
        return (axis, lower, upper)
    }

    private static func number(_ text: String, _ axis: Axis) -> Double? {
        if axis == .textSize {
            return ContentSizeCategory(rawValue: text).flatMap(ContentSizeCategory.allCases.firstIndex).map(Double.init)
        }
        return Double(text).flatMap { $0.isFinite && $0 > 0 && $0 <= longestSide ? $0 : nil }
    }

    /// The height at a width; nil if the height does not change with it.
    private func height(at value: Double) -> Double? {
        guard let heights else { return nil }
        let share = (value - lower) / (upper - lower)
        return heights.lowerBound + share * (heights.upperBound - heights.lowerBound)
    }

    /// A value as it is printed.
    func text(_ value: Double) -> String {
        if axis == .textSize { return ContentSizeCategory.allCases[Int(value)].rawValue }
        let rounded = { (number: Double) in DecimalText.shortest((number * 1000).rounded() / 1000) }
        return height(at: value).map { "\(rounded(value))×\(rounded($0))" } ?? DecimalText.shortest(value)
    }

    func apply(_ value: Double, to canvas: inout CanvasOverrides) {
        switch axis {
        case .width: canvas.width = value
        case .height: canvas.height = value
        case .both: (canvas.width, canvas.height) = (value, height(at: value))
        case .textSize: canvas.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
        }
    }

    func apply(_ value: Double, to canvas: inout Canvas) {
        switch axis {
        case .width: canvas.width = value
        case .height: canvas.height = value
        case .both: (canvas.width, canvas.height) = (value, height(at: value))
        case .textSize: canvas.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
        }
    }
}
