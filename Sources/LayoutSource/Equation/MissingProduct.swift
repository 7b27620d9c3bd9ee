// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The product that was meant by `0.5 a.width` or `a.width x 0.5`.
enum MissingProduct {
    /// - Parameters:
    ///   - before, after: what is on both sides of a word that does not belong there.
    static func text(
        before: EquationLexer.Token, _ word: String, after: EquationLexer.Token
    ) -> String? {
        if case .number(let factor) = before, after == .dot { return "\(DecimalText.shortest(factor)) * \(word)." }
        if ["x", "times"].contains(word.lowercased()), case .number(let factor) = after {
            return "* \(DecimalText.shortest(factor))"
        }
        return nil
    }
}
