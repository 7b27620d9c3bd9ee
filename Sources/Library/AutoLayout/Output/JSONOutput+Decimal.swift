// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutJSON

extension JSONOutput {
    /// A number with at most six decimals; null where JSON has none for it.
    package static func decimal(_ value: Double) -> JSONOutput {
        value.isFinite ? .number(DecimalText.shortest(value)) : .null
    }
}
