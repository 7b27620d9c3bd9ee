// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import DiagnosticPages
import LayoutDiagnostics
package import LayoutJSON
import LayoutRepair

extension DiagnosticPage {
    /// For a terminal.
    func text(_ pipeline: LayoutPipeline) -> String {
        page("\(code.rawValue): \(summary)\n(\(severity))", pipeline) { text, _ in Self.indented(text) }
    }

    /// A page of docs/diagnostics.
    package func markdown(_ pipeline: LayoutPipeline) -> String {
        page("# `\(code.rawValue)`\n\n**\(severity)**: \(summary)", pipeline) { text, language in
            "```\(language)\n\(text)\n```"
        } + "\n[All diagnostics](README.md)\n"
    }

    /// What the diagnostic means, how the program reports it, and how to correct the cause.
    private func page(
        _ title: String, _ pipeline: LayoutPipeline, block: (_ text: String, _ language: String) -> String
    ) -> String {
        var parts = [title, Self.wrapped(explanation)]
        if let failing {
            if correctingDiff == nil { parts.append(block(failing.shownText, failing.language)) }
            parts.append(block("$ \(failing.command)\n\(failing.output(of: code, pipeline))", ""))
        }
        if let corrected {
            parts.append("Corrected:")
            parts.append(correctingDiff.map { block($0, "diff") } ?? block(corrected.shownText, corrected.language))
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// What the corrected example changes of the failing one, without a line break at its end; nil if the whole example is
    /// not longer than that.
    private var correctingDiff: String? {
        guard let failing, let corrected else { return nil }
        let diff = UnifiedDiff(old: failing.bytes, new: corrected.bytes, contextLines: 1).text(path: corrected.fileName)
        let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2)
            .filter { !$0.hasPrefix("@@") }
        let isShorter = !lines.isEmpty && lines.count < corrected.shownText.split(separator: "\n").count
        return isShorter ? lines.joined(separator: "\n") : nil
    }

    package func json(_ pipeline: LayoutPipeline) -> JSONOutput {
        .object([
            "code": .string(code.rawValue), "severity": .string(severity), "summary": .string(summary),
            "explanation": .string(explanation),
            "failing": failing.map { $0.json(pipeline) }, "corrected": corrected.map { $0.json(pipeline) },
        ])
    }

    private static let lineWidth = 120

    package static func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let last = lines[lines.count - 1]
            if !last.isEmpty, last.count + 1 + word.count > lineWidth {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}

extension DiagnosticExample {
    fileprivate func json(_ pipeline: LayoutPipeline) -> JSONOutput {
        .object([
            "file": .string(fileName), "text": .string(text), "command": .string(command),
            "diagnostics": diagnostics(pipeline).json(in: source),
        ])
    }

    fileprivate var language: String {
        switch kind {
        case .layout, .project: "jsonc"
        case .interfaceBuilder: "xml"
        case .consoleLog: ""
        }
    }
}

extension DiagnosticPages {
    /// All codes, with a table of the lints, since their levels can be set: docs/diagnostics/README.md.
    package static var index: String {
        introduction
            + sections.map { section in
                var text = "## \(section.title)\n\n"
                if !section.introduction.isEmpty { text += DiagnosticPage.wrapped(section.introduction) + "\n\n" }
                return text + section.index
            }.joined(separator: "\n")
    }

    private static let introduction = """
        # Diagnostics

        Every diagnostic has a code. Codes are stable: use them in scripts instead of the messages. `alrender explain CODE` prints
        the page of a code, and `alrender explain --codes` this list.

        An **error** prevents a document from being solved, except conflicts: their layout is solved and drawn. A **warning** means
        that the layout is probably not what was intended; `--strict` makes it an error. A **note** is advice.


        """
}

extension DiagnosticPages.Section {
    /// Links to the pages; a table of the lints, since their levels can be set.
    fileprivate var index: String {
        let lints = pages.compactMap(\.lint)
        if lints.count == pages.count {
            return "| code | level | `--strict-guide` | meaning |\n|---|---|---|---|\n"
                + lints.map { lint in
                    "| \(Self.link(lint.code)) | \(lint.level.rawValue) | \(lint.strictLevel.rawValue) | \(lint.summary) |\n"
                }.joined()
        }
        return DiagnosticPage.wrapped(pages.map { Self.link($0.code) }.joined(separator: ", ")) + "\n"
    }

    private static func link(_ code: DiagnosticCode) -> String { "[`\(code.rawValue)`](\(code.rawValue).md)" }
}
