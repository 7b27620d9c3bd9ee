// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutJSON
package import SourceLocations

/// Whether the errors of a layout are expected: an error must not become an approved result by accident.
package struct ErrorExpectation {
    /// The codes of errors that nothing expects, in the order in which they are found.
    private(set) var unexpected: [DiagnosticCode] = []

    /// - Parameter allowsErrors: whether the settings allow any error of the case.
    init(of run: LayoutRun, allowsErrors: Bool) {
        guard !allowsErrors else { return }
        let expected = Self.codes(in: run.source)
        for finding in run.diagnostics where finding.severity == .error {
            if !expected.contains(finding.code.rawValue), !unexpected.contains(finding.code) {
                unexpected.append(finding.code)
            }
        }
    }

    /// `"expect": ["unsatisfiable-constraints"]` in the document. It is read from the text, since a document with errors may
    /// give no layout to ask.
    package static func codes(in source: SourceText) -> [String] { values(in: source).compactMap(\.string) }

    static func values(in source: SourceText) -> [JSONValue] {
        guard case .object(let members)? = JSONReader.read(source).value?.content else { return [] }
        return members.first { $0.key == "expect" }?.value.elements ?? []
    }

    /// What to do about it.
    var advice: String {
        let codes = unexpected.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return "if this is intended, add \"expect\": [\(codes)] to the document, or pass --allow-errors"
    }
}
