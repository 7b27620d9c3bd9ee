// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import DiagnosticPages
import LayoutDiagnostics
import LayoutJSON
import LayoutRepair

extension DiagnosticPage {
    /// For a terminal.
    func text(_ pipeline: LayoutPipeline) -> String {
        var text = "\(code.rawValue): \(summary)\n(\(severity))\n\n\(Self.wrapped(explanation))\n"
        if let failing {
            text += "\nExample:\n\n\(Self.indented(failing.shownText))\n"
            text += "\n$ \(failing.command)\n\n\(Self.indented(failing.output(pipeline)))\n"
        }
        if let correction { text += "\nCorrected:\n\n\(Self.indented(correction.text))\n" }
        return text
    }

    /// The corrected example, or what it changes of the failing one where that is shorter, without a line break at its end.
    private var correction: (text: String, language: String)? {
        guard let corrected else { return nil }
        let whole = corrected.shownText
        guard let failing else { return (whole, corrected.language) }
        let diff = UnifiedDiff(old: failing.bytes, new: corrected.bytes, contextLines: 1).text(path: corrected.fileName)
        let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2)
        let isShorter = !lines.isEmpty && lines.count < whole.split(separator: "\n").count
        return isShorter ? (lines.joined(separator: "\n"), "diff") : (whole, corrected.language)
    }

    /// A section of the reference.
    func markdown(_ pipeline: LayoutPipeline) -> String {
        var text = "### `\(code.rawValue)`\n\(severity.prefix(1).uppercased())\(severity.dropFirst()): \(summary)\n\n"
        text += Self.wrapped(explanation) + "\n"
        if let failing {
            text += "\n```\(failing.language)\n\(failing.shownText)\n```\n"
            text +=
                "\n`\(failing.command.replacing("alrender ", with: ""))` prints:\n\n```\n\(failing.output(pipeline))\n```\n"
        }
        if let correction { text += "\nCorrected:\n\n```\(correction.language)\n\(correction.text)\n```\n" }
        return text
    }

    func json(_ pipeline: LayoutPipeline) -> JSONOutput {
        .object([
            "code": .string(code.rawValue), "severity": .string(severity), "summary": .string(summary),
            "explanation": .string(explanation),
            "failing": failing.map { $0.json(pipeline) }, "corrected": corrected.map { $0.json(pipeline) },
        ])
    }

    private static let lineWidth = 120

    static func wrapped(_ text: String) -> String {
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
    /// The reference of all codes: docs/diagnostics.md.
    static func markdown(_ pipeline: LayoutPipeline) -> String {
        introduction
            + sections.map { section in
                var text = "## \(section.title)\n"
                if !section.introduction.isEmpty { text += DiagnosticPage.wrapped(section.introduction) + "\n\n" }
                text += section.table + "\n"
                text += section.pages.map { $0.markdown(pipeline) }.joined(separator: "\n")
                return text
            }.joined(separator: "\n")
    }

    private static let introduction = """
        # Diagnostics

        Every diagnostic has a code, a severity, a message and, where there is one, the place in the source that it refers to. Codes are
        stable; use them in scripts instead of the messages. `alrender check --diagnostics short|json FILE` prints them;
        [the command line](command-line.md#report) lists the other formats. `alrender explain CODE` prints the page of one code, and
        `alrender explain --codes` this page.

        An **error** prevents a document from being solved. A conflict between required constraints is also an error, but the layout is
        still solved and drawn. A **warning** means that the layout is probably not what was intended; `--strict` turns it into an error. A
        **note** is advice.


        """
}

extension DiagnosticPages.Section {
    fileprivate var table: String {
        let lints = pages.compactMap(\.lint)
        if lints.count == pages.count {
            return "| code | level | `--strict-guide` | meaning |\n|---|---|---|---|\n"
                + lints.map { lint in
                    "| `\(lint.code.rawValue)` | \(lint.level.rawValue) | \(lint.strictLevel.rawValue) | \(lint.summary) |\n"
                }.joined()
        }
        return "| code | severity | meaning |\n|---|---|---|\n"
            + pages.map { "| `\($0.code.rawValue)` | \($0.severity) | \($0.summary.replacing("|", with: "\\|")) |\n" }
            .joined()
    }
}
