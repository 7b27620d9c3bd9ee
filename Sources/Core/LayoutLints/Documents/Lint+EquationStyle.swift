// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel
import SourceLocations

extension Lint {
    /// One way to write each equation (S33).
    package static let equationStyle = Lint(
        .equationStyle,
        "Whole multipliers rather than fractions, positive constants, views in layout order: as the formatter writes it.",
        level: .off, strict: .warning)
}

extension DiagnosticCode {
    package static let equationStyle = DiagnosticCode("equation-style")
}

extension Document {
    func equationStyleFindings(_ spelling: DocumentSpelling?) -> [Lint.Finding] {
        let edits = spelling?.edits() ?? []
        var spellings: [Int: EquationEdit] = [:]
        for edit in edits { spellings[edit.constraint] = edit }
        let ofContainers = ContainerConstraints(self)
        return constraints.enumerated().compactMap { index, constraint in
            guard !ofContainers.contains(constraint) else { return nil }
            let canonical = constraint.canonical(in: self)
            // Visual formats have one spelling; differences in spacing alone are not reported.
            guard canonical != constraint, !isInVisualFormat(constraint, spelling?.source) else { return nil }
            let edit = spellings[index]
            let equation = edit?.equation ?? canonical.equation(in: self)
            return Lint.Finding(
                "\(constraint.equation(in: self)) reads better as \(equation)", at: constraint.source,
                fixes: edit.map {
                    [Diagnostic.Fix("write \($0.equation)", range: $0.range, replacement: $0.replacement)]
                } ?? [], constraints: [constraint.equation(in: self)])
        }
    }

    /// Whether a constraint is a part of a string: its source is neither a JSON string nor an object.
    private func isInVisualFormat(_ constraint: Constraint, _ source: SourceText?) -> Bool {
        guard let source, let range = constraint.source, range.lowerBound < source.bytes.count else { return false }
        let first = source.bytes[range.lowerBound]
        return range.lowerBound == range.upperBound || (first != UInt8(ascii: "\"") && first != UInt8(ascii: "{"))
    }
}
