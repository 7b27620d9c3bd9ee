// SPDX-License-Identifier: Apache-2.0
/// Which cases of a run are judged, by the names that it prints.
package enum GoldenFilter: Hashable, Sendable {
    case all
    /// Cases whose name contains the text. A layout's whole name stands for that layout with all its variants.
    case containing(String)
    /// Cases with exactly these names.
    case named([String])

    /// Whether an input may have such a case; its variants are not known yet.
    ///
    /// - Parameter inputs: the names of all inputs.
    func mayCover(_ input: GoldenInput, among inputs: Set<String>) -> Bool {
        switch self {
        case .all: true
        case .containing(let text): inputs.contains(text) ? input.name == text : true
        case .named(let names):
            names.contains { $0 == input.name || ($0.hasPrefix("\(input.name) (") && $0.hasSuffix(")")) }
        }
    }

    func covers(_ goldenCase: GoldenCase) -> Bool {
        switch self {
        case .all: true
        case .containing(let text): goldenCase.name.contains(text)
        case .named(let names): names.contains(goldenCase.name)
        }
    }
}
