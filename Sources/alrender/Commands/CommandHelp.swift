// SPDX-License-Identifier: Apache-2.0
/// The part of a command's help below its summary: details, examples and exit codes.
enum CommandHelp {
    /// - Parameter difference: what exit code 2 means for the command; nil if it never ends with it.
    static func discussion(
        _ details: String? = nil, examples: [String], exitCodes: [ExitStatus], difference: String? = nil
    ) -> String {
        let statuses = exitCodes.map { status in
            let code = String(status.rawValue)
            let padding = String(repeating: " ", count: 4 - code.count)
            return "  \(code)\(padding)\(status == .difference ? difference ?? status.summary : status.summary)"
        }
        let parts: [String?] = [
            details, (["EXAMPLES:"] + examples.map { "  " + $0 }).joined(separator: "\n"),
            (["EXIT CODES:"] + statuses).joined(separator: "\n"),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }
}
