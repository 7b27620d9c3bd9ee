// SPDX-License-Identifier: Apache-2.0
/// One layout that is compared with its goldens: a document in one of its variants, or a scene.
package struct GoldenCase: Hashable, Sendable {
    package var input: GoldenInput
    /// The variant's name, or the scene's as a part of a file name; nil for a document without a variant applied.
    package var variant: String?

    package init(input: GoldenInput, variant: String?) {
        self.input = input
        self.variant = variant
    }

    /// `valid/screens/settings (rtl)`
    package var name: String { input.name + (variant.map { " (\($0))" } ?? "") }

    package func path(of part: GoldenRecord.Part) -> String {
        input.recorded + (variant.map { ".\($0)" } ?? "") + ".\(part.rawValue)"
    }

    /// Where it leaves its files when it fails.
    func folder(in failures: String) -> String { "\(failures)/\(input.name)" + (variant.map { ".\($0)" } ?? "") }
}
