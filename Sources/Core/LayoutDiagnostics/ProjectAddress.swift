// SPDX-License-Identifier: Apache-2.0
/// Where the project's pages are published; links of reports begin with it.
package enum ProjectAddress {
    package static let documentation = "https://github.com/alrender/alrender/blob/main/docs"
}

extension DiagnosticCode {
    /// The code's page in the reference.
    package var helpAddress: String { "\(ProjectAddress.documentation)/diagnostics/\(rawValue).md" }
}
