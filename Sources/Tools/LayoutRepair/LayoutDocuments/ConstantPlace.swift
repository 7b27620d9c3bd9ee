// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutSource
import SourceLocations

/// Where a constraint of a layout document has its constant, or can have one.
enum ConstantPlace {
    /// In an equation: bytes of the source.
    case equation(SourceRange, EquationConstant)
    /// The value of `constant`.
    case value(SourceRange)
    /// Behind the last member of an object without `constant`.
    case missing(JSONListEdits)

    /// Nil for a visual format, which states several, and for a system spacing with a multiplier of its own.
    init?(_ entry: JSONValue, in bytes: [UInt8], metrics: [String]) {
        let equation = entry["equation"] ?? entry
        if let text = equation.string {
            guard let constant = EquationConstant.find(in: text, metrics: metrics) else { return nil }
            let offsets = JSONReader.sourceOffsets(of: equation.range, in: bytes)
            func offset(_ index: Int) -> Int {
                index < offsets.count ? offsets[index] : equation.range.upperBound - 1
            }
            let range = SourceRange(offset(constant.range.lowerBound), offset(constant.range.upperBound))
            self = .equation(range, constant)
        } else if let value = entry["constant"] {
            if value.string == "systemSpacing", entry["multiplier"] != nil { return nil }
            self = .value(value.range)
        } else if entry["firstItem"] != nil {
            self = .missing(JSONListEdits(entry, in: bytes))
        } else {
            return nil
        }
    }

    func edits(writing value: Double, lineBreak: String) -> [TextEdit] {
        switch self {
        case .equation(let range, let constant):
            [TextEdit(range, constant.text(value, number: DecimalText.shortest))]
        case .value(let range): [TextEdit(range, DecimalText.shortest(value))]
        case .missing(let members):
            members.appending(["\"constant\": \(DecimalText.shortest(value))"], lineBreak: lineBreak)
        }
    }
}
