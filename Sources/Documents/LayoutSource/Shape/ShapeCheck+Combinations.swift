// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON

extension ShapeCheck {
    /// Reports keys that are there together although they exclude each other, and groups of keys of which none is there.
    mutating func checkCombinations(
        of shape: ObjectShape, in value: JSONValue, _ kept: inout CheckedEntries<JSONValue.Member>
    ) {
        if isComplete, let names = shape.needsOne.first(where: { $0.allSatisfy { value.member($0) == nil } }) {
            findings.report(.missingKey, "\(shape.noun) needs \(names.alternatives)", at: value.range.opening)
        }
        for names in shape.exclusive {
            let present = kept.entries.filter { names.contains($0.key) }
            guard let first = present.first, let second = present.dropFirst().first else { continue }
            findings.report(
                .contradictoryKeys, "'\(first.key)' and '\(second.key)' exclude each other", at: second.keyRange,
                labels: [Diagnostic.Label(first.keyRange, "already given here")])
            kept.removeAll { $0.key == second.key }
        }
    }
}
