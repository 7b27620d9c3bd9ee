// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What a variant and a language make of the text of a document, apart from its canvas and its metrics.
struct DocumentEdition: Sendable {
    /// The variants' objects; the last one counts most.
    var layers: [JSONValue] = []
    var texts: LocalizedTexts?

    /// Keys of a variant for which the document has to be written out again.
    private static let structural = ["views", "addedConstraints", "components"] + overlaid
    /// Keys of a variant that lie over the document's.
    private static let overlaid = ["colors", "bars", "presentation", "window", "splitView", "strings"]

    /// Whether a variant changes more than values that every reading may change.
    static func isStructural(_ layers: [JSONValue]) -> Bool {
        layers.contains { layer in structural.contains { layer.member($0) != nil } }
    }

    // MARK: Before uses are written out

    /// The document with the variants' bars, constraints and settings of views that are in its text.
    func applied(to document: JSONValue) -> JSONValue {
        var document = document
        for layer in layers {
            var added: [JSONValue.Member] = []
            for key in Self.overlaid {
                if let member = layer.member(key) { added.append(member) }
            }
            if let list = layer.member("addedConstraints") {
                let all = (document["constraints"]?.elements ?? []) + list.value.elements
                let range = document["constraints"]?.range ?? list.value.range
                added.append(
                    JSONValue.Member(
                        key: "constraints", keyRange: list.keyRange, value: JSONValue(.array(all), range)))
            }
            if let views = layer["views"]?.members.filter({ !Self.isInside($0.key) }), !views.isEmpty,
                let root = document.member("root")
            {
                let settings = Dictionary(views.map { ($0.key, $0.value.members) }) { first, _ in first }
                added.append(
                    JSONValue.Member(key: "root", keyRange: root.keyRange, value: Self.set(settings, in: root.value)))
                document = document.without("root")
            }
            document = document.overlaid(by: added)
        }
        return document
    }

    /// The parameters of components with other defaults.
    func parameters(of component: String, _ parameters: [JSONValue.Member]) -> [JSONValue.Member] {
        layers.reduce(parameters) { parameters, layer in
            let given = layer["components"]?[component]?["parameters"]?.members ?? []
            return parameters.map { parameter in
                guard let other = given.first(where: { $0.key == parameter.key }) else { return parameter }
                return JSONValue.Member(key: parameter.key, keyRange: parameter.keyRange, value: other.value)
            }
        }
    }

    /// Whether a name is one of a view that a use makes.
    private static func isInside(_ id: String) -> Bool {
        id.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
    }

    private static func set(_ settings: [String: [JSONValue.Member]], in view: JSONValue) -> JSONValue {
        guard case .object(let members) = view.content else { return view }
        var result = JSONValue(
            .object(
                members.map { member in
                    guard member.key == "children", case .array(let children) = member.value.content else {
                        return member
                    }
                    let value = JSONValue(.array(children.map { set(settings, in: $0) }), member.value.range)
                    return JSONValue.Member(key: member.key, keyRange: member.keyRange, value: value)
                }), view.range)
        let id = view.string("id") ?? view.string("use")
        if let id, let own = settings[id] {
            // Rows are replaced as a whole, never combined.
            result = result.overlaid(by: own, exclusive: Shape.view.exclusive)
        }
        return result
    }

    // MARK: After uses are written out

    /// The document with settings of views inside instances, and in the texts of a language.
    func completed(_ document: JSONValue, _ findings: inout ReaderFindings) -> JSONValue {
        var document = document
        for layer in layers {
            for member in layer["views"]?.members.filter({ Self.isInside($0.key) }) ?? [] {
                guard let root = document.member("root") else { continue }
                let name = InstancePattern(member.key)
                let value = Self.set(member.value.members, ofViews: name, in: root.value)
                document = document.without("root").overlaid(
                    by: [JSONValue.Member(key: "root", keyRange: root.keyRange, value: value)])
            }
        }
        return texts.map { $0.applied(to: document, &findings) } ?? document
    }

    private static func set(
        _ settings: [JSONValue.Member], ofViews name: InstancePattern, in view: JSONValue
    ) -> JSONValue {
        guard case .object(let members) = view.content else { return view }
        let result = JSONValue(
            .object(
                members.map { member in
                    guard member.key == "children", case .array(let children) = member.value.content else {
                        return member
                    }
                    let value = JSONValue(
                        .array(children.map { set(settings, ofViews: name, in: $0) }), member.value.range)
                    return JSONValue.Member(key: member.key, keyRange: member.keyRange, value: value)
                }), view.range)
        guard let id = view.string("id"), name.matches(id) else { return result }
        return result.overlaid(by: settings, exclusive: Shape.view.exclusive)
    }
}

extension JSONValue {
    fileprivate func without(_ key: String) -> JSONValue {
        JSONValue(.object(members.filter { $0.key != key }), range)
    }
}
