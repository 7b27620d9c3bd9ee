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
        } + "\n[Diagnostics](README.md)\n"
    }

    /// What the diagnostic means, how the program reports it, and how to correct the cause.
    private func page(
        _ title: String, _ pipeline: LayoutPipeline, block: (_ text: String, _ language: String) -> String
    ) -> String {
        var parts = [title, Self.wrapped(explanation)]
        guard let failing else { return parts.joined(separator: "\n\n") + "\n" }
        let diff = correctingDiff
        if diff == nil { parts.append(block(failing.shownText, failing.language)) }
        parts.append(block("$ \(failing.command)\n\(failing.output(of: code, pipeline))", ""))
        if let diff {
            parts += ["Corrected:", block(diff, "diff")]
        } else if let corrected, corrected.command != failing.command {
            parts += ["Corrected:", block("$ \(corrected.command)", "")]
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The lines that the correction changes, without a line break at the end; nil if it changes another file, or the command.
    private var correctingDiff: String? {
        guard let failing, let corrected else { return nil }
        func lines(context: Int) -> [String] {
            let diff = UnifiedDiff(old: failing.bytes, new: corrected.bytes, contextLines: context)
            return String(decoding: diff.text(path: corrected.fileName), as: UTF8.self).split(separator: "\n")
                .dropFirst(2).filter { !$0.hasPrefix("@@") }.map(String.init)
        }
        let changed = lines(context: 0)
        guard let first = changed.first else { return nil }
        // The lines around show where the new ones go.
        let isAddition = first.hasPrefix("+") && changed.allSatisfy { $0.hasPrefix("+") }
        return DiagnosticExample.shortened(isAddition ? lines(context: 1) : changed, to: 20)
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
