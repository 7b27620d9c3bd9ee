// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel

/// Names of system symbols. A name without a drawing may still be one of the system, which has thousands.
extension DocumentReader {
    mutating func readSymbol(_ value: JSONValue?) -> StyleString? {
        guard let value, let name = value.string else { return nil }
        if SymbolDrawing(named: name) == nil {
            findings.report(
                .unknownSymbol,
                "no drawing for the symbol '\(name.shortened)': the image's placeholder is drawn in its place",
                at: value.range, severity: .note, meant: nearestSymbol(to: name))
        }
        return StyleString(name)
    }

    private mutating func nearestSymbol(to name: String) -> String? {
        let bases = SymbolDrawing.names + SymbolDrawing.otherNames
        return findings.nearest(name, among: bases.flatMap { base in Self.variants.map { base + $0 } })
    }

    private static let variants = [
        "", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill",
    ]
}

extension DiagnosticCode {
    package static let unknownSymbol = DiagnosticCode("unknown-symbol")
}
