// SPDX-License-Identifier: Apache-2.0
/// A number as the unevaluated sum of two doubles: 106 bits of significand, the exponents of a double.
///
/// Sums and products after T. J. Dekker, "A Floating-Point Technique for Extending the Available Precision",
/// Numerische Mathematik 18, 1971. They round the same way on every machine.
struct DoubleDouble {
    var high: Double
    var low: Double

    static let zero = DoubleDouble(0)

    @inline(__always)
    init(_ value: Double) {
        high = value
        low = 0
    }

    @inline(__always)
    private init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    /// The nearest double.
    @inline(__always)
    var rounded: Double { high }

    @inline(__always)
    var magnitude: Double { abs(high) }

    @inline(__always)
    var isZero: Bool { high == 0 }

    /// `a + b`, where `a` is the larger.
    @inline(__always)
    private static func fastSum(_ a: Double, _ b: Double) -> DoubleDouble {
        let sum = a + b
        return DoubleDouble(high: sum, low: b - (sum - a))
    }

    @inline(__always)
    private static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
        let sum = a + b
        let other = sum - a
        return DoubleDouble(high: sum, low: (a - (sum - other)) + (b - other))
    }

    /// The upper half of the significand.
    @inline(__always)
    private static func upperHalf(_ value: Double) -> Double {
        let shifted = value * 134_217_729  // 2²⁷ + 1
        return shifted - (shifted - value)
    }

    @inline(__always)
    static func product(_ a: Double, _ b: Double) -> DoubleDouble {
        let product = a * b
        let (upperA, upperB) = (upperHalf(a), upperHalf(b))
        let (lowerA, lowerB) = (a - upperA, b - upperB)
        let error = ((upperA * upperB - product) + upperA * lowerB + lowerA * upperB) + lowerA * lowerB
        return DoubleDouble(high: product, low: error)
    }

    @inline(__always)
    static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(high: -a.high, low: -a.low) }

    @inline(__always)
    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let high = sum(a.high, b.high)
        let low = sum(a.low, b.low)
        let first = fastSum(high.high, high.low + low.high)
        return fastSum(first.high, first.low + low.low)
    }

    @inline(__always)
    static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

    @inline(__always)
    static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let high = product(a.high, b.high)
        return fastSum(high.high, high.low + (a.high * b.low + a.low * b.high))
    }

    @inline(__always)
    static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let high = product(a.high, b)
        return fastSum(high.high, high.low + a.low * b)
    }

    static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let first = a.high / b.high
        var rest = a - b * first
        let second = rest.high / b.high
        rest = rest - b * second
        return fastSum(first, second) + DoubleDouble(rest.high / b.high)
    }

    @inline(__always)
    static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }

    @inline(__always)
    static func -= (a: inout DoubleDouble, b: DoubleDouble) { a = a - b }
}

extension DoubleDouble: Comparable {
    @inline(__always)
    static func < (a: DoubleDouble, b: DoubleDouble) -> Bool { a.high < b.high || (a.high == b.high && a.low < b.low) }
}
