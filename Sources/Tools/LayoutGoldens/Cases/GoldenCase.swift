// SPDX-License-Identifier: Apache-2.0
/// One layout that is compared with its goldens: a document in one of its variants, or a scene.
package struct GoldenCase: Hashable, Sendable {
    package var input: GoldenInput
    /// The name of the variant or scene; nil for a document without a variant applied.
    package var variant: String?

    package init(input: GoldenInput, variant: String?) {
        self.input = input
        self.variant = variant
    }

    /// `valid/screens/settings (rtl)`
    package var name: String { input.name + (variant.map { " (\($0))" } ?? "") }

    package func path(of part: GoldenRecord.Part) -> String {
        input.recorded + (fileName.map { ".\($0)" } ?? "") + ".\(part.rawValue)"
    }

    /// The variant as a part of a file name: neither a folder nor an extension, so that nothing is written elsewhere.
    package var fileName: String? {
        variant.map { variant in
            String(variant.replacing(", ", with: ",").map { $0 == "/" || $0 == "." || $0 == "\0" ? "-" : $0 })
        }
    }

    /// The folder for its files when it fails.
    func folder(in failures: String) -> String { "\(failures)/\(input.name)" + (fileName.map { ".\($0)" } ?? "") }
}
