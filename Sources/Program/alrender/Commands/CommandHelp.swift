// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// The part of a command's help below its summary: details, examples and exit codes.
enum CommandHelp {
    /// - Parameters:
    ///   - error: what exit code 1 means for the command, if not the usual.
    ///   - difference: what exit code 2 means for the command; nil if it never ends with it.
    static func discussion(
        _ details: String? = nil, examples: [String], exitCodes: [ExitStatus], error: String? = nil,
        difference: String? = nil
    ) -> String {
        let statuses = exitCodes.map { status in
            let code = String(status.rawValue)
            let padding = String(repeating: " ", count: 4 - code.count)
            let special =
                switch status {
                case .errorDiagnostic: error
                case .difference: difference
                default: nil as String?
                }
            return "  \(code)\(padding)\(special ?? status.summary)"
        }
        let parts: [String?] = [
            details, (["EXAMPLES:"] + examples.map { "  " + $0 }).joined(separator: "\n"),
            (["EXIT CODES:"] + statuses).joined(separator: "\n"),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }
}
