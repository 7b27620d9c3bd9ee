// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// No page has an example: it would have to be compiled.
    static let swiftFiles: [DiagnosticPage] = [
        DiagnosticPage(
            "swift-error", "error", "the Swift compiler does not accept the file",
            why: """
                The message is the compiler's. If a type of the rest of the app is missing, name the file that declares it as \
                well, or pass `--stubs`, which replaces what is missing by placeholders.
                """, nil),
        DiagnosticPage(
            "swift-left-out", "warning", "something that does not compile was replaced or left out",
            why: """
                With `--stubs`, a placeholder replaces what is missing, such as a type of the app or of another library; a \
                statement for which none fits was left out. Name the files that declare it to see it as it is.
                """, nil),
        DiagnosticPage(
            "swift-interface", "warning",
            "a nib or storyboard asks for what the Swift files do not have, or cannot be shown whole",
            why: """
                An outlet of the file has no property of its name in the class, or one of another type: on a device that ends the \
                program. Or a class that the file names is not compiled with the screen, or the file has what no picture shows. The \
                message names the file and its line. Correct the connection, or name the Swift file with the class as well.
                """, nil),
        DiagnosticPage(
            "swift-needs-arguments", "error, or note if the file shows something else",
            "a class cannot be made without arguments",
            why: """
                Only the program knows the values that its initialiser takes. Write a `#Preview` that passes some, as for Xcode, or \
                pass `--stubs`, which passes placeholders.
                """, nil),
        DiagnosticPage(
            "swift-screen-failed", "error", "a screen ended its program, or did not end",
            why: """
                The other screens are shown. Often a nib of another name is loaded, an outlet is nil, or what a screen loads from a \
                network is not there.
                """, nil),
        DiagnosticPage(
            "nothing-to-show", "error", "a Swift file has nothing to show, or nothing of the name that `--view` gives",
            why: """
                A file shows its `#Preview` blocks, and classes that derive from a view controller, a view or a cell. \
                `alrender --list FILE.swift` lists them.
                """, nil),
    ]
}
