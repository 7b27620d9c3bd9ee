// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// The files that a document includes, and those that they include: their components, metrics, colours and texts.
struct IncludedDocuments: Sendable {
    /// Files within each other.
    private static let depthLimit = 32
    private static let fileLimit = 1_000
    /// Keys of an included document that its includer takes.
    private static let taken = ["metrics", "colors", "strings"]
    private static let components = "components"

    let files: NamedFiles
    private(set) var sources: [SourceText] = []
    /// The folders of the document and the files, by where they end in the bytes of all.
    private(set) var folders: [(end: Int, folder: String)]
    private(set) var definitions: [ComponentDefinition] = []
    private(set) var members: [String: [JSONValue.Member]] = [:]
    private(set) var references: [FileReference] = []
    private(set) var findings = ReaderFindings()
    /// False where a file could not be read, so that a missing name is not an error.
    private(set) var isComplete = true
    private var read: Set<String> = []
    private var end: Int

    /// - Parameter document: not checked yet.
    init(_ document: JSONValue, of source: SourceText, files: NamedFiles) {
        self.files = files
        end = source.bytes.count
        folders = [(end, "")]
        let name = source.name.split(separator: "/").last.map(String.init)
        include(document, folder: "", chain: name.map { [$0] } ?? [])
        define(document, folder: "")
    }

    // MARK: Files

    private mutating func include(_ document: JSONValue, folder: String, chain: [String]) {
        guard let list = document["include"] else { return }
        guard case .array(let paths) = list.content else {
            if list.content != .invalid {
                findings.report(
                    .wrongType, "expected a list of paths, found \(list.kindName)", at: list.range,
                    hint: list.string.map { "write [\(JSONOutput.quoted($0))]" })
            }
            return isComplete = false
        }
        for path in paths {
            guard let name = path.string else {
                findings.report(.wrongType, "expected a path, found \(path.kindName)", at: path.range)
                continue
            }
            include(Self.normal(folder + name), at: path.range, chain: chain)
        }
    }

    private mutating func include(_ path: String, at range: SourceRange, chain: [String]) {
        references.append(FileReference(kind: .text, path: path, range: range))
        if chain.contains(path) {
            let circle = (chain.drop { $0 != path } + [path]).map { "'\($0)'" }.joined(separator: " → ")
            findings.report(.includeCycle, "'\(path)' includes itself: \(circle)", at: range)
            return
        }
        guard !read.contains(path) else { return }
        guard chain.count < Self.depthLimit, read.count < Self.fileLimit else {
            isComplete = false
            return findings.report(
                .nestingTooDeep,
                "files include each other more than \(Self.depthLimit) deep, or are more than \(Self.fileLimit)",
                at: range)
        }
        read.insert(path)
        switch files.read(path) {
        case .missing(let meant):
            findings.report(.missingFile, "no file '\(path)'", at: range, meant: meant)
            isComplete = false
        case .unreadable(let reason):
            findings.report(.missingFile, "'\(path)' cannot be read: \(reason)", at: range)
            isComplete = false
        case .bytes(let bytes): take(SourceText(name: path, bytes: bytes), path, chain: chain)
        }
    }

    private mutating func take(_ source: SourceText, _ path: String, chain: [String]) {
        // A byte apart, so that the end of a file is not the start of the next.
        let start = end + 1
        end = start + source.bytes.count
        sources.append(source)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        folders.append((end, folder))
        let json = JSONReader.read(source)
        findings.add(json.errors.map { Diagnostic($0).moved(by: start) })
        isComplete = isComplete && json.isComplete
        guard let value = json.value?.moved(by: start) else { return }
        guard case .object(let members) = value.content else {
            return findings.report(.wrongType, "expected a layout document, found \(value.kindName)", at: value.range)
        }
        include(value, folder: folder, chain: chain + [path])
        define(value, folder: folder)
        for member in members where Self.taken.contains(member.key) {
            if member.key == "strings" {
                self.members[member.key, default: []].append(member.rebased(in: folder))
                continue
            }
            let known = Set(self.members[member.key, default: []].map(\.key))
            self.members[member.key, default: []] += member.value.members.filter { !known.contains($0.key) }
        }
    }

    /// Without `.` and without a folder that is left again.
    private static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    // MARK: Components

    private mutating func define(_ document: JSONValue, folder: String) {
        guard let components = document[Self.components] else { return }
        guard case .object(let members) = components.content else {
            if components.content == .invalid { return isComplete = false }
            return findings.report(
                .wrongType, "expected an object of components by name, found \(components.kindName)",
                at: components.range)
        }
        var check = ShapeCheck(findings: findings, isComplete: true)
        for member in members {
            guard Identifier.isValid(member.key), !Identifier.reserved.contains(member.key) else {
                check.findings.report(
                    .invalidIdentifier,
                    "'\(member.key.shortened)' cannot be the name of a component: expected a letter or _, then letters, digits, _ and -",
                    at: member.keyRange)
                check.findings.excuse(member.key)
                continue
            }
            if let first = definitions.first(where: { $0.name == member.key }) {
                check.findings.report(
                    .duplicateComponent, "two components have the name '\(member.key)'", at: member.keyRange,
                    labels: [Diagnostic.Label(first.nameRange, "first here")])
                continue
            }
            guard let value = check.checked(member.value, .object(Shape.component)),
                let definition = ComponentDefinition(
                    JSONValue.Member(key: member.key, keyRange: member.keyRange, value: value), folder: folder)
            else {
                check.findings.excuse(member.key)
                continue
            }
            definitions.append(definition)
        }
        findings = check.findings
    }

    // MARK: The document

    /// A document with the metrics and colours that it takes; its own come first.
    func completed(_ document: JSONValue) -> JSONValue {
        guard case .object(var result) = document.content else { return document }
        // What is wrong with it has been reported.
        result.removeAll { $0.key == "include" }
        for key in Self.taken {
            guard let added = members[key], let first = added.first else { continue }
            guard let index = result.firstIndex(where: { $0.key == key }) else {
                let value = key == "strings" ? first.value.joined(added) : JSONValue(.object(added), first.keyRange)
                result.append(JSONValue.Member(key: key, keyRange: first.keyRange, value: value))
                continue
            }
            if key == "strings" {
                result[index].value = result[index].value.joined(added)
            } else if case .object(let own) = result[index].value.content {
                let names = Set(own.map(\.key))
                result[index].value.content = .object(own + added.filter { !names.contains($0.key) })
            }
        }
        return JSONValue(.object(result), document.range)
    }
}

extension JSONValue {
    /// The value in a text that has been moved.
    func moved(by distance: Int) -> JSONValue {
        let content: Content =
            switch self.content {
            case .array(let elements): .array(elements.map { $0.moved(by: distance) })
            case .object(let members):
                .object(
                    members.map {
                        Member(
                            key: $0.key, keyRange: $0.keyRange.moved(by: distance),
                            value: $0.value.moved(by: distance))
                    })
            default: self.content
            }
        return JSONValue(content, range.moved(by: distance))
    }

    /// The paths of a path or a list of paths, and those of others.
    fileprivate func joined(_ others: [Member]) -> JSONValue {
        let own = string == nil ? elements : [self]
        return JSONValue(
            .array(
                own
                    + others.flatMap { $0.value.string == nil ? $0.value.elements : [$0.value] }.filter {
                        !own.contains($0)
                    }),
            range)
    }
}

extension JSONValue.Member {
    /// Paths in a file of a folder, from the document's.
    fileprivate func rebased(in folder: String) -> JSONValue.Member {
        func path(_ value: JSONValue) -> JSONValue {
            value.string.map { JSONValue(.string(folder + $0), value.range) } ?? value
        }
        var result = self
        result.value =
            value.string == nil ? JSONValue(.array(value.elements.map(path)), value.range) : path(value)
        return result
    }
}

extension SourceRange {
    func moved(by distance: Int) -> SourceRange { SourceRange(lowerBound + distance, upperBound + distance) }
}

extension Diagnostic {
    /// The diagnostic in a text that has been moved.
    fileprivate func moved(by distance: Int) -> Diagnostic {
        var result = self
        result.range = range?.moved(by: distance)
        result.labels = labels.map { Label($0.range.moved(by: distance), $0.message) }
        for index in result.fixes.indices { result.fixes[index].range = fixes[index].range?.moved(by: distance) }
        return result
    }
}

extension DiagnosticCode {
    package static let includeCycle = DiagnosticCode("include-cycle")
    package static let duplicateComponent = DiagnosticCode("duplicate-component")
}
