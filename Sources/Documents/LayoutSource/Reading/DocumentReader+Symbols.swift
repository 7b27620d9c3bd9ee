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

    /// The nearest drawing with what is added to the name: `trash.circle.fill` for `trsh.circle.fill`.
    private mutating func nearestSymbol(to name: String) -> String? {
        if let dot = name.lastIndex(of: "."), SymbolDrawing(named: String(name[..<dot])) != nil,
            let part = findings.nearest(String(name[dot...].dropFirst()), among: ["fill", "circle", "square", "slash"])
        {
            return String(name[..<dot]) + "." + part
        }
        let bases = SymbolDrawing.names + SymbolDrawing.otherNames
        for addition in Self.additions where name.hasSuffix(addition) {
            if let base = findings.nearest(String(name.dropLast(addition.count)), among: bases) {
                return base + addition
            }
        }
        return findings.nearest(name, among: name.contains(".f") ? bases.map { $0 + ".fill" } : bases)
    }

    private static let additions = [
        ".circle.fill", ".square.fill", ".slash.fill", ".circle", ".square", ".slash", ".fill",
    ]
}

extension DiagnosticCode {
    package static let unknownSymbol = DiagnosticCode("unknown-symbol")
}
