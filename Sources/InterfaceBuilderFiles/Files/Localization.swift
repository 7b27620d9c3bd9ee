// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutXML

/// The texts of a file in another language, by the ids of objects and Interface Builder's names of their texts:
/// `abc-12-xyz.normalTitle`.
package struct Localization: Hashable, Sendable {
    /// A BCP 47 tag.
    package var language: String
    package var texts: [String: String]

    package init(language: String, texts: [String: String]) {
        self.language = language
        self.texts = texts
    }

    /// Replaces the texts of a file.
    ///
    /// - Returns: a note of those without a translation, which stay.
    func apply(to root: inout XMLElement) -> [Diagnostic] {
        var localizer = Localizer(texts: texts)
        localizer.localize(&root, isShown: true)
        guard let first = localizer.untranslated.first else { return [] }
        let count = localizer.untranslated.count
        let examples = localizer.untranslated.prefix(3).map { "\"\($0.text.prefix(40))\"" }.joined(separator: ", ")
        return [
            Diagnostic(
                .untranslatedTexts, .note,
                "\(count) \(count == 1 ? "text has" : "texts have") no translation into '\(language)': \(examples)\(count > 3 ? " and others" : "")",
                at: first.element.range)
        ]
    }
}

extension DiagnosticCode {
    /// Texts of an Interface Builder file that a strings file does not have.
    package static let untranslatedTexts = DiagnosticCode("untranslated-texts")
}

private struct Localizer {
    let texts: [String: String]
    var untranslated: [(element: XMLElement, text: String)] = []

    /// The names of texts that are attributes or strings of an element.
    private static let names = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "placeholderString", "alternateTitle",
        "label",
    ]

    /// - Parameter isShown: whether its texts can be in a picture: those of menus cannot.
    mutating func localize(_ element: inout XMLElement, isShown: Bool) {
        var isShown = isShown
        if let id = element["id"] {
            if element.name == "menu", element.key != "menu" { isShown = false }
            let isTitleShown = isShown && !element.name.hasSuffix("ontroller") && element.name != "window"
            for name in Self.names { replace(name, of: &element, key: "\(id).\(name)", isShown: isTitleShown) }
            localizeParts(of: &element, id)
        }
        for index in element.children.indices { localize(&element.children[index], isShown: isShown) }
    }

    /// Texts of elements that have no id of their own.
    private mutating func localizeParts(of element: inout XMLElement, _ id: String) {
        for index in element.children.indices {
            let part = element.children[index]
            switch (part.name, part.key) {
            case ("state", let state?):
                replace("title", of: &element.children[index], key: "\(id).\(state)Title", isShown: state == "normal")
            case ("buttonConfiguration", let configuration?):
                for name in ["title", "subtitle"] {
                    replace(name, of: &element.children[index], key: "\(id).\(configuration).\(name)", isShown: true)
                }
            case ("tableHeaderCell", let cell?):
                replace("title", of: &element.children[index], key: "\(id).\(cell).title", isShown: true)
            case ("segments", _): localizeList(&element.children[index], id, "title", "segmentTitles")
            case ("scopeButtonTitles", _): localizeList(&element.children[index], id, nil, "scopeButtonTitles")
            case ("objectValues", _): localizeList(&element.children[index], id, nil, "ibShadowedObjectValues")
            default: break
            }
        }
    }

    /// - Parameter attribute: of each element; nil if they are strings.
    private mutating func localizeList(_ list: inout XMLElement, _ id: String, _ attribute: String?, _ name: String) {
        for index in list.children.indices {
            if let attribute, list.children[index][attribute] != nil {
                replace(attribute, of: &list.children[index], key: "\(id).\(name)[\(index)]", isShown: true)
            } else if list.children[index]["label"] != nil {
                replace("label", of: &list.children[index], key: "\(id).ibShadowedLabels[\(index)]", isShown: true)
            } else if attribute == nil, let text = texts["\(id).\(name)[\(index)]"] {
                list.children[index].setText(text)
            }
        }
    }

    private mutating func replace(_ name: String, of element: inout XMLElement, key: String, isShown: Bool) {
        if let attribute = element.attributes.firstIndex(where: { $0.name == name }) {
            if let text = texts[key] {
                element.attributes[attribute].value = text
            } else if isShown {
                note(element.attributes[attribute].value, element)
            }
        } else if let child = element.children.firstIndex(where: { $0.key == name && $0.isString }) {
            if let text = texts[key] {
                element.children[child].setText(text)
            } else if isShown {
                note(element.children[child].text, element)
            }
        }
    }

    /// Numbers and signs need no translation.
    private mutating func note(_ text: String, _ element: XMLElement) {
        if text.contains(where: \.isLetter) { untranslated.append((element, text)) }
    }
}

extension XMLElement {
    fileprivate var isString: Bool { name == "string" || name == "mutableString" }

    fileprivate mutating func setText(_ text: String) {
        self.text = text
        attributes.removeAll { $0.name == "base64-UTF8" }
    }
}
