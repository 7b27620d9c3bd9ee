// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutModel
import LayoutRuns
import LayoutSource

/// Names that a shell completes from the layout documents on the command line.
enum DocumentCompletion {
    static let views = names { $0.views.map(\.id) }
    static let constraints = names(separator: ",") { $0.constraints.compactMap(\.identifier) }

    static let variants = CompletionKind.custom { words, _, prefix in
        completions(documents(words).flatMap(\.variantNames), after: "", prefix)
    }

    private static func names(
        separator: Character? = nil, _ names: @escaping @Sendable (Document) -> [String]
    ) -> CompletionKind {
        .custom { words, _, prefix in
            let found = documents(words).compactMap { $0.read().document }.flatMap(names)
            let end = separator.flatMap { prefix.lastIndex(of: $0) }.map { prefix.index(after: $0) }
            return completions(found, after: end.map { String(prefix[..<$0]) } ?? "", prefix)
        }
    }

    /// Bash expands what it is given, command substitutions included, and zsh takes a colon for the start of a description:
    /// names with anything but letters, digits and a few signs are left out.
    private static func completions(_ names: [String], after start: String, _ prefix: String) -> [String] {
        var seen: Set<String> = []
        return names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || "-_.+/@".contains($0) } }
            .map { start + $0 }.filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }
    }

    /// Documents that cannot be read complete nothing.
    private static func documents(_ words: [String]) -> [ParsedDocument] {
        words.filter { $0.hasSuffix(".json") && SystemFiles().isRegularFile($0) }.compactMap { path in
            (try? SystemFiles().source(path)).map {
                ParsedDocument($0, files: FileAccess(SystemFiles()).directory(of: path).namedFiles)
            }
        }
    }
}
