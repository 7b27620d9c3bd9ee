// SPDX-License-Identifier: Apache-2.0
import LayoutXML

/// Gives views readable ids: the label in the outline, else the outlet that points to it, else the class or kind.
struct ItemNames {
    private var taken: Set<String> = ["self", "superview"]
    private var counts: [String: Int] = [:]
    private let outlets: [String: String]
    /// Existing names by object id, which are kept.
    private var known: [String: String] = [:]

    /// - Parameters:
    ///   - scope: the scene, which has the outlets.
    ///   - root: the view of the document; another one of the scene has a document of its own.
    ///   - names: earlier names by object id.
    init(scope: XMLElement, root: XMLElement, known names: [String: String] = [:]) {
        var outlets: [String: String] = [:]
        var known: [String: String] = [:]
        var taken = self.taken
        root.forEach { element in
            if let id = element["id"], let name = names[id], taken.insert(name).inserted { known[id] = name }
        }
        scope.forEach { element in
            guard element.name == "outlet", let destination = element["destination"],
                let property = element["property"],
                outlets[destination] == nil, !Self.conventional.contains(property)
            else { return }
            outlets[destination] = property
        }
        self.outlets = outlets
        self.known = known
        self.taken = taken
    }

    mutating func name(for element: XMLElement, isRoot: Bool, fallback: String) -> String {
        if let name = element["id"].flatMap({ known[$0] }) { return name }
        let candidates = [
            element["userLabel"], element["id"].flatMap { outlets[$0] },
            isRoot ? "root" : element["customClass"], fallback,
        ]
        let base = candidates.lazy.compactMap { $0 }.map(Self.identifier).first { !$0.isEmpty } ?? "view"
        return unique(base)
    }

    /// The name of a layout guide that the file only implies.
    mutating func name(forGuide name: String) -> String { unique(name) }

    private mutating func unique(_ base: String) -> String {
        if taken.insert(base).inserted { return base }
        var number = counts[base] ?? 2
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        counts[base] = number + 1
        return "\(base)-\(number)"
    }

    /// `File Header Label` → `fileHeaderLabel`; characters that are not allowed in an id are left out.
    static func identifier(_ label: String) -> String {
        var words: [String] = []
        var word = ""
        for scalar in label.unicodeScalars.prefix(80) {
            if scalar.isASCII, scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar) {
                word.unicodeScalars.append(scalar)
            } else if scalar != "'", scalar != "’" {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        guard let first = words.first else { return "" }
        let joined = ([lowercasedStart(first)] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
            .joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// `URLField` → `urlField`, `TitleLabel` → `titleLabel`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    /// Outlets that say what an object does for another one, not what it is.
    private static let conventional: Set<String> = [
        "delegate", "dataSource", "view", "window", "initialFirstResponder", "nextKeyView", "contentView", "menu",
        "searchDisplayController", "inputView", "inputAccessoryView", "backgroundView", "tableView", "label",
    ]
}
