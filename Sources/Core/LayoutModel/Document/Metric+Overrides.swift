// SPDX-License-Identifier: Apache-2.0
extension [Document.Metric] {
    /// These metrics in their order, with the values of others by name.
    package func overridden(by others: [Document.Metric]) -> [Document.Metric] {
        let values = Dictionary(others.map { ($0.name, $0.value) }) { first, _ in first }
        return map { Document.Metric(name: $0.name, value: values[$0.name] ?? $0.value) }
    }
}
