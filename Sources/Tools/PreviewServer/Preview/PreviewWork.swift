// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What a page asks for that takes solving. It can be sent to another process.
package struct PreviewWork {
    enum Verb: String {
        /// The page is made twice: quickly, and with all that its reader can change.
        case state, page, whole, picture, edit
    }

    /// What takes its time: a drawing takes as long for each command that needs it.
    struct Subject: Hashable {
        var request: PreviewRequest
        var isWhole: Bool
    }

    let verb: Verb
    /// The name of the layout, as pages know it.
    let name: String
    let request: PreviewRequest
    /// As the page sent them.
    let fields: [String: String]
    /// How often the files of the layout had changed before.
    var change = 0

    init(_ verb: Verb, _ name: String, path: String, _ fields: [String: String]) {
        self.verb = verb
        self.name = name
        request = PreviewRequest(path: path, part: fields["part"])
        self.fields = fields
    }

    var subject: Subject { Subject(request: request, isWhole: verb == .whole) }

    func isLike(_ other: PreviewWork) -> Bool {
        verb == other.verb && request == other.request && change == other.change
    }

    /// As a line.
    var line: String {
        JSONOutput.members([
            .init("verb", .string(verb.rawValue)), .init("name", .string(name)), .init("path", .string(request.path)),
            .init("change", .integer(change)),
            .init("fields", .members(fields.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
        ]).compactText + "\n"
    }

    /// Nil for a line that is not one.
    init?(_ value: JSONValue) {
        guard let verb = value.string("verb").flatMap(Verb.init), let name = value.string("name"),
            let path = value.string("path")
        else { return nil }
        let members = value["fields"]?.members ?? []
        let fields = members.reduce(into: [String: String]()) { $0[$1.key] = $1.value.string }
        self.init(verb, name, path: path, fields)
        change = value.number("change").map { Int($0) } ?? 0
    }
}

/// Files that have changed, which processes that remember them learn.
package struct PreviewChange {
    var files: Set<String>
    /// Paths among which there may be Swift files that have changed; nil if none has.
    var compiled: [String]?

    init(files: Set<String>, compiled: [String]?) {
        self.files = files
        self.compiled = compiled
    }

    /// As a line.
    var line: String {
        JSONOutput.object([
            "changed": .array(files.sorted().map(JSONOutput.string)),
            "compiled": compiled.map { .array($0.map(JSONOutput.string)) },
        ]).compactText + "\n"
    }

    /// Nil for a line that is not one.
    init?(_ value: JSONValue) {
        guard let files = value["changed"] else { return nil }
        self.files = Set(files.elements.compactMap(\.string))
        compiled = value["compiled"]?.elements.compactMap(\.string)
    }
}
