import ArgumentParser
import LayoutDocument

/// Which variants of a layout document are worked on; by itself the document as it is.
struct VariantArguments: ParsableArguments {
    @Option(help: ArgumentHelp("A variant of the document; repeatable.", valueName: "name"))
    var variant: [String] = []

    @Flag(help: "The document as it is, then every variant of it.")
    var allVariants = false

    mutating func validate() throws {
        if allVariants, !variant.isEmpty {
            throw ValidationError("--all-variants takes every variant: leave --variant out.")
        }
    }

    var isEmpty: Bool { variant.isEmpty && !allVariants }

    /// Nil for the document as it is.
    func names(of document: @autoclosure () -> Document?) -> [String?] {
        if allVariants { return [nil] + (document()?.variants.map(\.name) ?? []) }
        return variant.isEmpty ? [nil] : variant.map { $0 }
    }
}
