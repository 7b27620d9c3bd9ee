// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// What was probably meant by a value of another kind.
extension JSONValue {
    /// `true` or `false` for what other languages write for it.
    var meantBoolean: String? {
        switch string?.lowercased() ?? number.map(DecimalText.shortest) {
        case "true", "yes", "1": "true"
        case "false", "no", "0": "false"
        default: nil
        }
    }

    /// `{"x": 0, "y": 0, "width": 50, "height": 50}` as a list.
    var rectangle: String? {
        let names = [["x"], ["y"], ["width", "w"], ["height", "h"]]
        let numbers = names.compactMap { $0.compactMap { self[$0]?.number }.first }
        guard numbers.count == names.count else { return nil }
        return "[\(numbers.map { DecimalText.shortest($0) }.joined(separator: ", "))]"
    }
}
