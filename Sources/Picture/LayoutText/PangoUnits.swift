// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// Pango counts in 1024ths of a unit, and here a unit is a point.
enum PangoUnits {
    /// Makes Pango's typographic point one unit.
    static let pointsPerInch = 72.0

    /// The largest length in points that is handed to Pango: its sums over lines and glyphs are 32-bit.
    static let longest = 500_000.0

    static func fromPoints(_ points: Double) -> Int32 {
        guard points.isFinite else { return points > 0 ? fromPoints(longest) : 0 }
        return Int32((min(max(points, -longest), longest) * Double(PANGO_SCALE)).rounded())
    }

    static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
