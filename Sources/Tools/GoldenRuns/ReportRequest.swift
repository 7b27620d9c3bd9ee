// SPDX-License-Identifier: Apache-2.0
/// A report of a run that is written: `junit=FILE`, `json=FILE`, `html=FILE`, `markdown=FILE` or `github`.
package enum ReportRequest: Hashable, Sendable {
    case junit(path: String)
    case json(path: String)
    case html(path: String)
    /// What a comment on a pull request says.
    case markdown(path: String)
    /// Annotations of a GitHub Actions workflow, and the summary of its step.
    case github

    package init?(argument: String) {
        guard argument != "github" else {
            self = .github
            return
        }
        guard let equals = argument.firstIndex(of: "=") else { return nil }
        let path = String(argument[argument.index(after: equals)...])
        guard !path.isEmpty else { return nil }
        switch argument[..<equals] {
        case "junit": self = .junit(path: path)
        case "json": self = .json(path: path)
        case "html": self = .html(path: path)
        case "markdown": self = .markdown(path: path)
        default: return nil
        }
    }
}
