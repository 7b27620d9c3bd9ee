// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What a page asks for that takes solving. It can be sent to another process.
package struct PreviewWork {
    enum Verb: String {
        case state, page, picture, sweep, hold, edit

        /// Whether it may change the file, or prepares that.
        var isChange: Bool { self == .hold || self == .edit }
    }

    /// What takes its time: a drawing takes as long for each command that needs it.
    struct Subject: Hashable {
        var request: PreviewRequest
        var isSweep: Bool
    }

    let verb: Verb
    /// The name of the layout, as pages know it.
    let name: String
    let request: PreviewRequest
    /// As the page sent them.
    let fields: [String: String]
    /// Whether there is a page of the layout from before an error.
    var hasPage = false

    init(
        _ verb: Verb, _ name: String, path: String, _ fields: [String: String]
    ) throws(PreviewRequest.Mistake) {
        self.verb = verb
        self.name = name
        request = try PreviewRequest(path: path, fields: fields)
        self.fields = fields
    }

    var subject: Subject { Subject(request: request, isSweep: verb == .sweep) }

    /// Whether the page is to have the engine.
    var solves: Bool { fields["solves"] == "1" }

    /// As a line.
    var line: String {
        JSONOutput.members([
            .init("verb", .string(verb.rawValue)), .init("name", .string(name)), .init("path", .string(request.path)),
            .init("hasPage", .boolean(hasPage)),
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
        guard let work = try? PreviewWork(verb, name, path: path, fields) else { return nil }
        self = work
        hasPage = value.boolean("hasPage") ?? false
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
