// SPDX-License-Identifier: Apache-2.0
/// The differences within which two numbers of a solve count as equal.
enum Tolerance {
    /// For dual values and slopes, which are sums of a few coefficients.
    static let dualValue = 1e-9
    /// For dual values, in proportion to the largest one.
    static let relativeDualValue = 1e-14
    /// The rounding error of a sum that cancels, in proportion to its terms.
    static let cancellation = 1e-12
    /// The least entry of a column that may become a pivot.
    static let pivot = 1e-8
    /// An entry of a basis that elimination has all but cancelled.
    static let negligible = 1e-10
    /// An entry of a column that is nothing but rounding.
    static let entry = 1e-11
    /// A pivot from here on is safe even where others are larger.
    static let safePivot = 1e-5
    /// By how much of itself a pivot may differ between FTRAN and BTRAN.
    static let pivotAgreement = 1e-7
    /// Step lengths that differ by less are the same, in proportion to them and absolute below 1.
    static let step = 1e-10
    /// Breakpoints this much beyond the first bound are still looked at, measured in the same way.
    static let reach = 1e-9

    /// For values: relative to their size, absolute near zero.
    @inline(__always)
    static func value(near value: Double) -> Double {
        let size = abs(value)
        return size > 1 ? 1e-9 * size : 1e-9
    }
}

extension Tolerance {
    /// The width up to which an interval counts as a single value.
    static func ambiguity(_ lower: Double, _ upper: Double) -> Double {
        guard lower.isFinite, upper.isFinite else { return 0 }
        return 1e-7 * max(1, abs(lower), abs(upper))
    }

    /// By how much a row of fixed variables may be missed whose largest part is `size`, and whose largest coefficient
    /// is `unit`.
    static func fixed(near size: Double, unit: Double = 1) -> Double {
        max(min(1e-7 * unit, 1e-9 * max(unit, size)), 1e-14 * size)
    }

    /// By how much of its largest term the values may miss a row of the program.
    static let residual = 1e-9
    /// A larger residual is refined.
    static let refined = 1e-13
    /// By how much values may be outside of their bounds: what a row may be missed by, and as much for the bound.
    static let bound = 2 * residual
    /// By how much of its largest part the equation of a basic column may miss its cost, with the dual values.
    static let dualResidual = 1e-10
    /// By how much of its largest term a row may be missed in the elastic program and still count as met: what values and
    /// bounds on both sides may differ by.
    static let elastic = 4e-9

    /// By how much of its largest term phase 1 in extended precision may leave a required row missed.
    static let required = 1e-9
    /// A sum of weighted constants that is less, in proportion to the largest of them, is the rounding of the constants.
    static let constantShare = 1e-14
    /// By how much of its largest term a required row may be missed in the end.
    static let share = 1e-7
    /// A variable of less than this counts as so much where the largest term is looked for.
    static let leastValue = 1e-3

    /// What rounding alone leaves of a sum, in proportion to its largest term.
    static let roundingShare = 1e-14

    /// By how much an optional row may be missed and still count as met.
    static func miss(near constant: Double) -> Double { 1e-7 * max(1, abs(constant)) }
}
