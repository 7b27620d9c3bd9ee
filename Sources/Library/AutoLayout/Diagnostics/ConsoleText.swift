// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSource
import SourceLocations

/// Diagnostics as Apple's system prints them: conflicts as in its log, rejected constraints as the exceptions that end
/// an app.
///
/// The console is silent on ambiguity and on advice, so warnings and notes are left out. An error that the system cannot
/// know, such as an unknown key, is printed in short form.
struct ConsoleText {
    var diagnostics: [Diagnostic]
    var source: SourceText
    var run: LayoutRun?
    var style: ConsoleReport.Style?

    var text: String {
        let errors = diagnostics.filter { $0.severity == .error }
        var text = errors.filter { !isReported($0) }.map { line($0) + "\n" }.joined()
        if let document = run?.document, let layout = run?.layout, errors.contains(where: isReported) {
            let platformStyle: ConsoleReport.Style = document.platform == .macos ? .macos : .ios
            text += ConsoleReport(
                document, style: style ?? platformStyle, standardSpaces: standardSpaces(of: document)
            ).text(of: layout)
        }
        return text
    }

    /// The constraints whose constant the source gives as `-` in a visual format, or as symbolic in an Interface Builder file.
    private func standardSpaces(of document: Document) -> Set<Int> {
        Set(
            document.constraints.indices.filter { index in
                guard let range = document.constraints[index].source else { return false }
                let text = String(decoding: source.bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
                return text == "-" || text.contains("symbolic=\"YES\"")
            })
    }

    private func isReported(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .unsatisfiableConstraints && run?.layout != nil
    }

    private func line(_ diagnostic: Diagnostic) -> String {
        guard let exception = Self.exceptions[diagnostic.code] else { return diagnostic.short(in: source) }
        let reason = diagnostic.consoleText ?? DisplayText.safe(diagnostic.message)
        return "*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
    }

    /// The exceptions that creating such a constraint raises.
    private static let exceptions: [DiagnosticCode: String] = [
        .illegalLocationConstant: "NSInvalidArgumentException", .invalidAttributePairing: "NSInvalidArgumentException",
        .leadingLeftPairing: "NSInvalidArgumentException", .illegalPriority: "NSInvalidArgumentException",
        .unknownAttribute: "NSInvalidArgumentException", .visualFormatSyntax: "NSInvalidArgumentException",
        .visualFormatUnknownView: "NSInvalidArgumentException",
        .visualFormatUnknownMetric: "NSInvalidArgumentException",
        .visualFormatNoSuperview: "NSInvalidArgumentException", .visualFormatAlignment: "NSInvalidArgumentException",
    ]
}
