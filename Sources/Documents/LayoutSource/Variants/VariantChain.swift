// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// A variant after those that it extends: each one's overrides lie over those before it.
struct VariantChain {
    /// The objects of the variants; the named one is last.
    private(set) var layers: [JSONValue] = []
    private(set) var findings: [Diagnostic] = []
    private var path: [String] = []

    /// - Parameter variants: the members of the document's object, in any state.
    init(of name: String, in variants: [JSONValue.Member]) {
        add(name, from: variants, at: nil)
    }

    private mutating func add(_ name: String, from variants: [JSONValue.Member], at range: SourceRange?) {
        guard let variant = variants.first(where: { $0.key == name })?.value else {
            // The reader reports an unknown name of the command line.
            guard let range else { return }
            var diagnostic = Diagnostic(
                .unknownVariant, .error, "no variant named '\(name.shortened)' in the document", at: range)
            if let near = NearestName.of(name, among: variants.map(\.key)) {
                diagnostic.fixes = [
                    Diagnostic.Fix("did you mean '\(near)'?", range: range, replacement: JSONOutput.quoted(near))
                ]
            }
            return findings.append(diagnostic)
        }
        guard !path.contains(name) else {
            let circle = (path.drop { $0 != name } + [name]).map { "'\($0)'" }.joined(separator: " → ")
            return findings.append(
                Diagnostic(.variantCycle, .error, "the variant '\(name)' extends itself: \(circle)", at: range))
        }
        path.append(name)
        for extended in Self.names(variant["extends"]) {
            guard let other = extended.string else { continue }
            add(other, from: variants, at: extended.range)
        }
        path.removeLast()
        if !layers.contains(variant) { layers.append(variant) }
    }

    /// A name, or a list of them.
    private static func names(_ value: JSONValue?) -> [JSONValue] {
        guard let value else { return [] }
        return value.string == nil ? value.elements : [value]
    }
}

extension DiagnosticCode {
    package static let variantCycle = DiagnosticCode("variant-cycle")
}
