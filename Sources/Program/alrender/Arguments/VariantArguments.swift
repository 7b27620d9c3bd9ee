// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRuns

/// Which variants of a layout document to process; by default the document itself.
struct VariantArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Uses a variant of the document; repeatable.", valueName: "name"),
        completion: DocumentCompletion.variants)
    var variant: [String] = []

    @Flag(help: "Uses the document itself, then every variant.")
    var allVariants = false

    mutating func validate() throws {
        if allVariants, !variant.isEmpty {
            throw ValidationError("--all-variants and --variant exclude each other")
        }
    }

    var selection: VariantSelection { VariantSelection(variant, allVariants: allVariants) }
}
