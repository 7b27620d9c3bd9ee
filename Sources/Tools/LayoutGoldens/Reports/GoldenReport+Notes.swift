// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON

/// What a run notes about a layout whether or not its cases passed.
extension GoldenReport {
    package struct Note: Hashable, Sendable {
        /// The layout's name.
        package var name: String
        /// The layout file, from the working directory.
        package var path: String?
        /// Each with its place: `login.layout.json:2:15: warning: …`.
        package var lines: [String]

        package init(name: String, path: String?, lines: [String]) {
            self.name = name
            self.path = path
            self.lines = lines
        }
    }

    /// Whether a note belongs to a case: to the first of its layout, which every report has.
    func note(on item: Case) -> Note? {
        guard let note = notes.first(where: { $0.path == item.path && Self.isCase(item.name, of: $0.name) }) else {
            return nil
        }
        return cases.first { $0.path == note.path && Self.isCase($0.name, of: note.name) }?.name == item.name
            ? note : nil
    }

    private static func isCase(_ name: String, of layout: String) -> Bool {
        name == layout || name.hasPrefix(layout + " (")
    }

    /// Annotations, each on its line of its file.
    var noteCommands: String {
        notes.flatMap { note in
            note.lines.map { line in
                let match = line.firstMatch(of: #/^.*?:(\d+):(\d+): (error|warning|note): (.*)$/#)
                let file = note.path.map { [(key: "file", value: $0)] } ?? []
                let place =
                    file.isEmpty
                    ? []
                    : match.map {
                        [(key: "line", value: String($0.output.1)), (key: "col", value: String($0.output.2))]
                    }
                return WorkflowCommand(
                    match?.output.3 == "note" ? .notice : .warning,
                    file + (place ?? []) + [(key: "title", value: note.name)],
                    message: match.map { String($0.output.4) } ?? line
                ).text + "\n"
            }
        }.joined()
    }

    var notesJSON: JSONOutput? {
        JSONOutput.array(
            notes.map { note in
                .object([
                    "name": .string(note.name), "path": note.path.map(JSONOutput.string),
                    "lines": .array(note.lines.map(JSONOutput.string)),
                ])
            }
        ).unlessEmpty
    }

    static func notes(in json: JSONOutput) -> [Note] {
        (json["notes"]?.elements ?? []).compactMap { item in
            item["name"]?.string.map {
                Note(
                    name: $0, path: item["path"]?.string, lines: item["lines"]?.elements.compactMap(\.string) ?? [])
            }
        }
    }
}
