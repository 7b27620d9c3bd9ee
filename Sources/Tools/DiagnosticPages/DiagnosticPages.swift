// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutLints

/// All pages, in the sections of the reference.
package enum DiagnosticPages {
    package struct Section: Sendable {
        package let title: String
        /// Markdown, before the table.
        package let introduction: String
        package let pages: [DiagnosticPage]
    }

    /// In the order of the lints.
    private static let lints: [DiagnosticPage] = {
        let order = (Lint.ofDocuments + Lint.ofLayouts).map(\.code)
        let pages =
            DiagnosticPage.documentLints + DiagnosticPage.layoutLints + DiagnosticPage.usabilityLints
            + DiagnosticPage.mistakeLints
        return order.compactMap { code in pages.first { $0.code == code } }
    }()

    package static let sections: [Section] = [
        Section(title: "Reading: the JSON text", introduction: "", pages: DiagnosticPage.json),
        Section(title: "Reading: the shape of a document", introduction: "", pages: DiagnosticPage.document),
        Section(title: "Reading: components", introduction: "", pages: DiagnosticPage.components),
        Section(
            title: "Reading: sizes, files and variants", introduction: "", pages: DiagnosticPage.values),
        Section(title: "Reading: constraints", introduction: "", pages: DiagnosticPage.constraints),
        Section(
            title: "Reading: the Visual Format Language",
            introduction: """
                The messages are those of Apple's parser after "Unable to parse constraint format:"; the caret points at the \
                offending text. All unknown names in a string are reported together.
                """,
            pages: DiagnosticPage.visualFormat),
        Section(title: "Solving", introduction: "", pages: DiagnosticPage.solving),
        Section(title: "Fonts and files", introduction: "", pages: DiagnosticPage.fonts),
        Section(
            title: "Importing Interface Builder files", introduction: "",
            pages: DiagnosticPage.interfaceBuilderFiles + DiagnosticPage.interfaceBuilderScenes),
        Section(
            title: "Swift files", introduction: "Where a [Swift file](../swift-files.md) shows nothing.",
            pages: DiagnosticPage.swiftFiles),
        Section(title: "Figures of pages", introduction: "", pages: DiagnosticPage.figures),
        Section(title: "Project files", introduction: "", pages: DiagnosticPage.projects),
        Section(
            title: "Advice of the articles",
            introduction: """
                A layout can break these rules and still be correct. `alrender check` reports them at the first level, commands that \
                draw only those that are warnings, the others `location-multiplier` alone. `--strict-guide` reports all of them for \
                every command, at the second level; `--lint CODE=LEVEL` sets the level of one.
                """,
            pages: lints),
        Section(
            title: "Console logs", introduction: "Diagnostics of `alrender explain` about the log itself.",
            pages: DiagnosticPage.consoleLogs),
    ]

    package static let all: [DiagnosticPage] = sections.flatMap(\.pages)

    /// `; did you mean 'misplaced-view'?`, or where all codes are listed.
    package static func suggestion(for code: String) -> String {
        NearestName.of(code, among: all.map(\.code.rawValue)).map { "; did you mean '\($0)'?" }
            ?? "; 'alrender explain --codes' lists all codes"
    }

    package static func page(of code: String) -> DiagnosticPage? { all.first { $0.code.rawValue == code } }
}
