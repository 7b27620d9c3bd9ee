// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension ValueDerivation {
    /// The derivation of this value plus a multiple of another one: a constraint that takes part in both is one step.
    package func adding(_ factor: Double, times other: ValueDerivation) -> ValueDerivation {
        var result = self
        result.value += factor * other.value
        result.inset += factor * other.inset
        result.zeroSizes += other.zeroSizes.filter { !zeroSizes.contains($0) }
        result.isAmbiguous = isAmbiguous || other.isAmbiguous
        for step in other.steps {
            if let index = result.steps.firstIndex(where: { $0.constraint == step.constraint }) {
                result.steps[index].multiple += factor * step.multiple
            } else {
                var added = step
                added.multiple *= factor
                result.steps.append(added)
            }
        }
        result.steps.removeAll { abs($0.multiple) < 1e-9 }
        // The size that the other constraints divide comes first.
        result.steps = result.steps.filter(\.isCanvas) + result.steps.filter { !$0.isCanvas }
        var sum = 0.0
        for index in result.steps.indices {
            sum += result.steps[index].contribution
            result.steps[index].sum = sum
        }
        result.alternatives += other.alternatives.filter { !alternatives.contains($0) }
        return result
    }
}

extension ValueDerivation.Step {
    fileprivate var isCanvas: Bool {
        if case .encapsulated = constraint.origin { return true }
        return false
    }
}
