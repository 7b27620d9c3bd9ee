// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Where a run prints: the standard streams of the program, or what a test keeps.
package protocol RunConsole {
    /// Prints on standard output.
    func printProduct(_ bytes: [UInt8]) throws(FileFault)

    /// Whether standard output is a terminal.
    var outputIsInteractive: Bool { get }

    /// Prints on standard error. Messages that cannot be written are lost.
    func say(_ text: String)
}

extension RunConsole {
    package func printProduct(_ text: String) throws(FileFault) { try printProduct(Array(text.utf8)) }

    /// Prints the bytes of a document: all of them in a file or a pipe, but nothing that acts on a terminal.
    func printDocument(_ document: [UInt8]) throws(FileFault) {
        guard outputIsInteractive else { return try printProduct(document) }
        let lines = document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let texts = lines.map { line in
            DisplayText.safe(String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
        }
        try printProduct(texts.joined(separator: "\n"))
    }

    /// Prints an error of the program itself, not one about the contents of a document.
    package func complain(_ message: String) { say("alrender: \(DisplayText.safe(message))\n") }
}
