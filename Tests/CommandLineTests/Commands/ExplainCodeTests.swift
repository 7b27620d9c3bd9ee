// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `alrender explain CODE`: every example has what its page says, and the corrected one has nothing that is wrong.
struct ExplainCodeTests {
    private struct Page: Decodable, Sendable {
        struct Example: Decodable, Sendable {
            struct Diagnostic: Decodable, Sendable { var code: String, severity: String, message: String }
            var file: String, text: String, command: String, diagnostics: [Diagnostic]
        }
        var code: String, severity: String, summary: String, explanation: String, failing: Example?, corrected: Example?
    }

    /// The pages of one run, which solves every example.
    private static let pages = Result {
        try JSONDecoder().decode(
            [Page].self, from: Executable.run(["explain", "--codes", "--format", "json"]).output)
    }

    @Test func `Every failing example has the diagnostic of its page, and the corrected one no error or warning`()
        throws
    {
        for page in try Self.pages.get() {
            guard let failing = page.failing else { continue }
            #expect(failing.diagnostics.contains { $0.code == page.code }, "\(page.code)")
            // What a log reports is corrected in the layout.
            #expect((page.corrected == nil) == failing.command.contains("--diagnostics"), "\(page.code)")
            guard let corrected = page.corrected else { continue }
            #expect(!corrected.diagnostics.contains { $0.code == page.code }, "\(page.code)")
            #expect(
                corrected.diagnostics.allSatisfy { $0.severity == "note" }, "\(page.code): \(corrected.diagnostics)")
            #expect(
                failing.text != corrected.text || failing.command != corrected.command
                    || failing.file != "example.layout.json"
                    || ["unreadable-image"].contains(page.code), "\(page.code)")
        }
    }

    /// What no small file can show: limits of size and time, the machine's fonts, and what would be a fault of the solver or of
    /// a decoder, what is estimated otherwise than by Xcode, an option without effect, and
    /// strings files and others beside the file. A Swift file would have to be compiled. What is wrong with a page has no file that `check` reads.
    @Test func `Only limits, faults, estimates and pages have no example`() throws {
        let without = try Self.pages.get().filter { $0.failing == nil }.map(\.code)
        #expect(
            without.sorted() == [
                "duplicate-component", "estimated-frames", "figure-block", "figure-file", "figure-option",
                "include-cycle",
                "missing-font-face",
                "missing-font-file", "missing-text",
                "no-translation", "nothing-to-exercise", "nothing-to-show", "numerical-trouble", "page-text",
                "partial-sweep",
                "solver-limit", "swift-error", "swift-interface", "swift-left-out", "swift-needs-arguments",
                "swift-screen-failed",
                "text-too-large", "time-limit", "too-many-constraints", "too-many-views",
                "undecodable-image", "unreadable-data", "unreadable-strings", "unsupported-variation",
                "untranslated-texts",
                "xml-too-large",
            ])
    }

    @Test func `The reference is what the program prints`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let scratch = try ScratchDirectory()
        _ = try Executable.run(["explain", "--codes", "-o", scratch.path("pages")])
        let pages = root.appending(path: "docs/diagnostics")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("pages"))
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: pages.path)) == Set(names))
        for name in names {
            #expect(
                try Data(contentsOf: pages.appending(path: name))
                    == Data(contentsOf: scratch.url.appending(path: "pages/\(name)")),
                "\(name): write it with 'alrender explain --codes -o docs/diagnostics'")
        }
        #expect(
            try Executable.run(["explain", "--codes"]).output == Data(contentsOf: pages.appending(path: "README.md")))
    }

    @Test func `A code is explained on a page of its own`() throws {
        let outcome = try Executable.run(["explain", "unknown-item"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text.hasPrefix("unknown-item: no view or guide has that id\n(error)\n"))
        #expect(outcome.text.contains("$ alrender check example.layout.json\n"))
        #expect(outcome.text.contains("= hint: did you mean 'name'?") && outcome.text.contains("\nCorrected:\n"))
    }

    @Test func `A misspelt code gets a suggestion`() throws {
        let outcome = try Executable.run(["explain", "unkown-item"])
        #expect(outcome.status == 66)
        #expect(
            outcome.errors.contains("no file and no diagnostic code named 'unkown-item'; did you mean 'unknown-item'?"))
    }

    @Test(arguments: ["conflicts", "nosuch-code"])
    func `The answer to a word that is like no code says where they are listed`(word: String) throws {
        let outcome = try Executable.run(["explain", word])
        #expect(outcome.status == 66)
        #expect(
            outcome.errors.contains(
                "no file and no diagnostic code named '\(word)'; 'alrender explain --codes' lists all codes"))
    }

    @Test func `A piece of advice has a switch`() throws {
        let sample = "samples/valid/advice/truncated-text.layout.json"
        #expect(try Executable.run(["check", sample, "--diagnostics", "short"]).text.contains("warning: the text"))
        #expect(try Executable.run(["check", sample, "--lint", "truncated-text=off"]).text.isEmpty)
        let error = try Executable.run(["check", sample, "--lint", "truncated-text=error"])
        #expect(error.status == 1)
        let wrong = try Executable.run(["check", sample, "--lint", "truncated-txt=off"])
        #expect(wrong.status == 64)
    }
}
