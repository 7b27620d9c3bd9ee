// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// Priorities: 32-bit as Apple's, above 0 and at most 1000.
extension DocumentReader {
    /// A constraint's priority; nil if it is illegal, which is reported.
    mutating func readPriority(_ value: JSONValue?) -> LayoutPriority? {
        guard let value else { return .required }
        if let name = value.string { return PriorityName.value(name) }
        guard let number = value.number else { return nil }
        return checkedPriority(number, at: value.range)
    }

    mutating func checkedPriority(_ number: Double, at range: SourceRange) -> LayoutPriority? {
        let priority = Float(number)
        guard priority > 0, priority <= 1000 else {
            // A priority beside variations may have been reported with them.
            if !findings.hasError(within: range) {
                findings.report(.illegalPriority, LayoutPriority.illegalMessage(priority), at: range)
            }
            return nil
        }
        return LayoutPriority(priority)
    }

    /// Reports the illegal priorities of an object and of all its variations, including those that the canvas's size
    /// classes do not select.
    mutating func checkPriorities(besideVariationsOf value: JSONValue) {
        let keys = ["priority", "hugging", "compressionResistance", "clippingResistance"]
        for object in [value] + (value["variations"]?.elements ?? []) {
            for member in object.members where keys.contains(member.key) {
                for value in [member.value] + member.value.members.map(\.value) {
                    guard let number = value.number, number != 0 || member.key == "priority" else { continue }
                    _ = checkedPriority(number, at: value.range)
                }
            }
        }
    }

    /// Hugging or compression resistance, for both axes or each.
    mutating func readPriorities(_ value: JSONValue?, default control: AxisPriorities) -> AxisPriorities {
        guard let value else { return control }
        if case .object = value.content {
            return AxisPriorities(
                horizontal: readContentPriority(value["horizontal"]) ?? control.horizontal,
                vertical: readContentPriority(value["vertical"]) ?? control.vertical)
        }
        guard let priority = readContentPriority(value) else { return control }
        return AxisPriorities(horizontal: priority, vertical: priority)
    }

    /// Unlike a constraint's, it may be 0: UIKit takes that as no constraint at all.
    private mutating func readContentPriority(_ value: JSONValue?) -> LayoutPriority? {
        guard let value else { return nil }
        if value.number == 0 {
            findings.report(
                .zeroContentPriority, "priority 0 means no constraint; priorities must be above 0",
                at: value.range,
                severity: .warning)
            return LayoutPriority(0)
        }
        return readPriority(value)
    }
}

extension LayoutPriority {
    /// Apple's message for an illegal priority.
    static func illegalMessage(_ value: Float) -> String {
        "It's illegal to set priority:\(DecimalText.general(Double(value))).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
}

extension DiagnosticCode {
    package static let illegalPriority = DiagnosticCode("illegal-priority")
    package static let zeroContentPriority = DiagnosticCode("zero-content-priority")
}
