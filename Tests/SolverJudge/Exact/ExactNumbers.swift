// SPDX-License-Identifier: Apache-2.0
import BigInt

extension BigInt {
    /// A finite double times a power of two that makes it an integer.
    init(_ number: Double, timesTwoTo shift: Int) {
        guard number != 0 else {
            self = 0
            return
        }
        let digits = Double(sign: number.sign, exponent: number.significandWidth, significand: number.significand)
        self = BigInt(digits) << (shift + number.leastExponent)
    }
}

extension Double {
    /// The nearest double, except the last bits, of a fraction times a power of two.
    static func fraction(_ numerator: BigInt, over denominator: BigInt, timesTwoTo exponent: Int = 0) -> Double {
        let shift = 64 + denominator.magnitude.bitWidth - numerator.magnitude.bitWidth
        let quotient = shift >= 0 ? (numerator << shift) / denominator : numerator / (denominator << -shift)
        return Double(sign: .plus, exponent: exponent - shift, significand: Double(quotient))
    }

    /// The exponent of the last bit that is set.
    var leastExponent: Int { self == 0 ? 0 : Int(exponent) - significandWidth }
}
