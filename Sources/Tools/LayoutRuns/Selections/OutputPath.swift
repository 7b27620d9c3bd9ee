// SPDX-License-Identifier: Apache-2.0
/// A path with placeholders such as `{stem}` and `{appearance}` to be filled in.
package struct OutputPath {
    package enum Placeholder: String, CaseIterable {
        case stem, scene, variant, device, size, scale, appearance, direction, language
    }

    package var template: String

    package init(
        template: String
    ) {
        self.template = template
    }

    package func contains(_ placeholder: Placeholder) -> Bool { template.contains("{\(placeholder.rawValue)}") }

    package var hasPlaceholders: Bool { Placeholder.allCases.contains(where: contains) }

    /// A word in braces that is none of the placeholders.
    package var unknownPlaceholder: String? {
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            if !name.isEmpty, name.allSatisfy(\.isLetter), Placeholder(rawValue: name) == nil { return name }
            rest = rest[rest.index(after: close)...]
        }
        return nil
    }

    /// One pass from the left, so that a value with braces is not filled in again.
    package func filled(_ value: (Placeholder) -> String) -> String {
        var path = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            path += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}"),
                let placeholder = Placeholder(rawValue: String(rest[rest.index(after: open)..<close]))
            else {
                path += "{"
                rest = rest.dropFirst()
                continue
            }
            let text = value(placeholder)
            let beginsName = path.isEmpty || path.hasSuffix("/")
            path +=
                placeholder == .scene && beginsName
                ? Self.fileName(text) : text.map { $0 == "/" ? "-" : String($0) }.joined()
            rest = rest[rest.index(after: close)...]
        }
        return path + rest
    }

    /// The most bytes of a name, so that the file system accepts it with its extension.
    private static let longestName = 200

    /// The beginning of a file's name for a scene: it is not hidden, and has no control characters.
    package static func fileName(_ scene: String) -> String {
        var name = ""
        for character in scene {
            let isUnfit =
                character == "/" || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
            let part = isUnfit || (name.isEmpty && character == ".") ? "-" : String(character)
            guard name.utf8.count + part.utf8.count <= longestName else { break }
            name += part
        }
        return name
    }

    /// `a/b/sign-in.layout.json` → `sign-in`
    package static func stem(of input: String) -> String {
        guard input != "-" else { return "stdin" }
        let name = input.split(separator: "/").last.map(String.init) ?? input
        if name.hasSuffix(".layout.json"), name.utf8.count > 12 { return String(name.dropLast(12)) }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
