// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutJSON

/// The layouts of a repository that differ between a commit and another, or the working tree.
package struct RevisionComparison {
    /// As the user named them.
    package var old: String
    /// `the working tree`, or a revision.
    package var new: String
    package private(set) var files: [File] = []

    package struct File {
        /// From the top folder of the repository.
        package var path: String
        package var state: LayoutChange.Kind
        package var comparison: FileComparison
        /// Other files that differ and that its layouts name, from the top folder.
        package var resources: [String] = []
    }

    package mutating func add(_ file: File) {
        if !file.comparison.changes.isEmpty || !file.resources.isEmpty { files.append(file) }
    }

    /// In the order of their paths.
    mutating func sort() { files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }

    /// - Parameter showsValues: whether every value that differs has a line.
    package func text(showsValues: Bool) -> String {
        var text = ""
        for file in files {
            let path = DisplayText.safe(file.path)
            switch file.state {
            case .changed:
                let lines = file.comparison.text(showsValues: showsValues).split(separator: "\n").dropLast().map {
                    "    \($0)\n"
                }
                let resources = file.resources.map { "    \(DisplayText.safe($0)) differs\n" }
                text += "\(path)\n" + (lines + resources).joined()
            case .added: text += "\(path) is new\n"
            case .removed: text += "\(path) is gone\n"
            }
        }
        return text + summary + "\n"
    }

    /// `2 files changed, 1 added, 1 removed`
    package var summary: String {
        var parts: [String] = []
        for kind in [LayoutChange.Kind.changed, .added, .removed] {
            let count = files.count { $0.state == kind }
            guard count > 0 else { continue }
            parts.append("\(count)\(parts.isEmpty ? (count == 1 ? " file" : " files") : "") \(kind.rawValue)")
        }
        return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
    }

    package var json: JSONOutput {
        .object([
            "old": .string(old), "new": .string(new),
            "files": .array(
                files.map { file in
                    .object([
                        "path": .string(file.path), "kind": .string(file.state.rawValue),
                        "comparison": file.comparison.json,
                        "differingFiles": JSONOutput.array(file.resources.map(JSONOutput.string)).unlessEmpty,
                    ])
                }),
        ])
    }
}
