// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// `alrender.json`.
    static let projects: [DiagnosticPage] = [
        DiagnosticPage(
            "project-setting", "error",
            "a setting of `alrender.json` that is unknown or has another kind of value",
            why: "`alrender schema --project` prints all settings.",
            .project("{ \"layouts\": \"layouts\", \"goldens\": \"golden\", \"golden\": 3 }"),
            corrected: .project("{ \"layouts\": \"layouts\" }"))
    ]
}
