// SPDX-License-Identifier: Apache-2.0
/// Which variants of a layout document a run processes; by default the document itself.
package struct VariantSelection: Sendable {
    package var variant: [String]
    /// The document itself, then every variant.
    package var allVariants: Bool

    package init(_ variant: [String] = [], allVariants: Bool = false) {
        self.variant = variant
        self.allVariants = allVariants
    }

    package var isEmpty: Bool { variant.isEmpty && !allVariants }

    /// Nil for the document itself.
    ///
    /// - Parameter available: the names of the document's variants.
    package func names(of available: @autoclosure () -> [String]) -> [String?] {
        if allVariants { return [nil] + available() }
        return variant.isEmpty ? [nil] : variant.map { $0 }
    }

    /// Refuses options that apply to no input.
    package func check(isOfDocuments: Bool) throws(UsageFault) {
        if !isOfDocuments, !isEmpty {
            throw UsageFault(
                "--variant and --all-variants do not apply to Interface Builder and Swift files, which have no variants"
            )
        }
    }
}
