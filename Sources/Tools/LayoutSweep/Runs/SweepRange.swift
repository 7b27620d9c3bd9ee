// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
package import LayoutModel
package import LayoutRuns

/// `width=320...1024`, `width=320...428,height=568...926`, `text-size`
package struct SweepRange: Sendable {
    package enum Axis: String, Hashable, Sendable {
        case width, height
        /// The height grows with the width.
        case both = "width,height"
        case textSize = "text-size"
    }

    package var axis: Axis
    /// Points, of both sides those of the width; of text sizes, their numbers from the smallest.
    package var lower: Double
    package var upper: Double
    /// The range of the height in a sweep of both sides, points.
    private var heights: ClosedRange<Double>?

    /// The longest side of a canvas, points.
    private static let longestSide = 20_000.0

    package init(_ text: String) throws(UsageFault) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let first = try Self.range(parts[0])
        (axis, lower, upper) = first
        guard parts.count > 1 else { return }
        let second = try Self.range(parts[1])
        guard parts.count == 2, Set([first.axis, second.axis]) == [.width, .height] else {
            throw UsageFault("two ranges joined by a comma are one of the width and one of the height")
        }
        let (width, height) = first.axis == .width ? (first, second) : (second, first)
        (axis, lower, upper) = (.both, width.lower, width.upper)
        heights = height.lower...height.upper
    }

    private static func range(_ text: String) throws(UsageFault) -> (axis: Axis, lower: Double, upper: Double) {
        let parts = text.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
        let name = parts.first ?? ""
        let names = [Axis.width, .height, .textSize].map(\.rawValue)
        guard names.contains(name), let axis = Axis(rawValue: name) else {
            let isRange = parts.count == 1 && name.first.map { "0123456789".contains($0) } ?? false
            let meant =
                (isRange ? "width=\(name)" : NearestName.of(name.lowercased(), among: names))
                .map { "; did you mean '\($0)'?" } ?? ""
            throw UsageFault("'\(name)' is not one of \(names.joined(separator: ", "))\(meant)")
        }
        guard parts.count == 2 else {
            guard axis == .textSize else { throw UsageFault("'\(name)' needs a range, as in \(example(axis))") }
            return (axis, 0, Double(ContentSizeCategory.allCases.count - 1))
        }
        let range = parts[1].replacing("\u{2026}", with: "...")
        let ends = range.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
        guard ends.count == 2 else {
            let other = range.split { "-.:~–".contains($0) }.map(String.init)
            let meant = other.count == 2 ? "\(name)=\(other[0])...\(other[1])" : example(axis)
            throw UsageFault("'\(range)' is not a range; did you mean '\(meant)'?")
        }
        let (lower, upper) = (try number(ends[0], axis), try number(ends[1], axis))
        guard lower < upper else {
            throw UsageFault(
                lower == upper
                    ? "the range has one value; use 'alrender check' without --sweep, or a longer range"
                    : "the range is empty; did you mean '\(name)=\(ends[1])...\(ends[0])'?")
        }
        return (axis, lower, upper)
    }

    private static func example(_ axis: Axis) -> String {
        switch axis {
        case .width, .both: "width=320...1024"
        case .height: "height=480...1366"
        case .textSize: "text-size=XS...AX5"
        }
    }

    private static func number(_ text: String, _ axis: Axis) throws(UsageFault) -> Double {
        if axis == .textSize {
            let names = ContentSizeCategory.allCases.map(\.rawValue)
            guard let index = names.firstIndex(of: text) else {
                throw UsageFault("'\(text)' is not a text size: use \(names.joined(separator: ", "))")
            }
            return Double(index)
        }
        guard let number = Double(text), number > 0, number <= longestSide else {
            throw UsageFault(
                "'\(text)' is not a side of a canvas: use points above 0 and up to \(Int(longestSide))")
        }
        return number
    }

    /// The height at a width; nil if the height does not change with it.
    private func height(at value: Double) -> Double? {
        guard let heights else { return nil }
        let share = (value - lower) / (upper - lower)
        return heights.lowerBound + share * (heights.upperBound - heights.lowerBound)
    }

    /// A value as it is printed.
    package func text(_ value: Double) -> String {
        if axis == .textSize { return ContentSizeCategory.allCases[Int(value)].rawValue }
        let rounded = { (number: Double) in DecimalText.shortest((number * 1000).rounded() / 1000) }
        return height(at: value).map { "\(rounded(value))×\(rounded($0))" } ?? DecimalText.shortest(value)
    }

    package func apply(_ value: Double, to canvas: inout CanvasOverrides) {
        switch axis {
        case .width: canvas.width = value
        case .height: canvas.height = value
        case .both: (canvas.width, canvas.height) = (value, height(at: value))
        case .textSize: canvas.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
        }
    }

    package func apply(_ value: Double, to canvas: inout Canvas) {
        switch axis {
        case .width: canvas.width = value
        case .height: canvas.height = value
        case .both: (canvas.width, canvas.height) = (value, height(at: value))
        case .textSize: canvas.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
        }
    }
}
