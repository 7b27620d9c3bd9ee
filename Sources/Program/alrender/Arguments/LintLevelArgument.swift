// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutDiagnostics
import LayoutLints

/// `truncated-text=off`
struct LintLevelArgument: ExpressibleByArgument {
    var code: DiagnosticCode
    var level: Lint.Level

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let level = Lint.Level(rawValue: parts[1]),
            let lint = (Lint.ofDocuments + Lint.ofLayouts).first(where: { $0.code.rawValue == parts[0] })
        else { return nil }
        code = lint.code
        self.level = level
    }
}
