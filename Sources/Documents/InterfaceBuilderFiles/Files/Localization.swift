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
            if element.name == "popUpButtonCell" { localizeSelectedTitle(of: &element, id) }
            let isTitleShown =
                isShown && !element.name.hasSuffix("ontroller") && element.name != "window"
                && element.name != "popUpButtonCell" && element["titlePosition"] != "noTitle"
            for name in Self.names { replace(name, of: &element, key: "\(id).\(name)", isShown: isTitleShown) }
            localizeParts(of: &element, id)
        }
        for index in element.children.indices { localize(&element.children[index], isShown: isShown) }
    }

    /// A pop-up button shows the title of an item of its menu, which has the translation.
    private func localizeSelectedTitle(of cell: inout XMLElement, _ id: String) {
        guard texts["\(id).title"] == nil, let item = ContentReader.shownItem(of: cell)?["id"],
            let text = texts["\(item).title"],
            let title = cell.attributes.firstIndex(where: { $0.name == "title" })
        else { return }
        cell.attributes[title].value = text
    }

    /// Texts of elements that have no id of their own.
    private mutating func localizeParts(of element: inout XMLElement, _ id: String) {
        // The title of a configuration is shown instead of that of a state.
        let hasConfiguredTitle = element.children("buttonConfiguration").contains {
            $0["title"] != nil || $0.child(key: "title") != nil || $0.child(key: "attributedTitle") != nil
        }
        for index in element.children.indices {
            let part = element.children[index]
            switch (part.name, part.key) {
            case ("state", let state?):
                replace(
                    "title", of: &element.children[index], key: "\(id).\(state)Title",
                    isShown: state == "normal" && !hasConfiguredTitle)
            case ("buttonConfiguration", let configuration?):
                for name in ["title", "subtitle"] {
                    replace(name, of: &element.children[index], key: "\(id).\(configuration).\(name)", isShown: true)
                }
            case ("tableHeaderCell", let cell?):
                replace("title", of: &element.children[index], key: "\(id).\(cell).title", isShown: true)
            case ("segments", _):
                for number in part.children.indices {
                    for (name, list) in [("title", "segmentTitles"), ("label", "ibShadowedLabels")] {
                        replace(
                            name, of: &element.children[index].children[number], key: "\(id).\(list)[\(number)]",
                            isShown: true)
                    }
                }
            case ("scopeButtonTitles", _): localizeStrings(&element.children[index], "\(id).scopeButtonTitles")
            case ("objectValues", _): localizeStrings(&element.children[index], "\(id).ibShadowedObjectValues")
            default: break
            }
        }
    }

    private mutating func localizeStrings(_ list: inout XMLElement, _ key: String) {
        for index in list.children.indices where list.children[index].isString {
            replaceText(of: &list.children[index], key: "\(key)[\(index)]", isShown: true)
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
            replaceText(of: &element.children[child], key: key, isShown: isShown)
        }
    }

    private mutating func replaceText(of string: inout XMLElement, key: String, isShown: Bool) {
        if let text = texts[key] {
            string.text = text
            string.attributes.removeAll { $0.name == "base64-UTF8" }
        } else if isShown {
            note(string.decodedText, string)
        }
    }

    /// Numbers and signs need no translation.
    private mutating func note(_ text: String, _ element: XMLElement) {
        if text.contains(where: \.isLetter) { untranslated.append((element, text)) }
    }
}

extension XMLElement {
    fileprivate var isString: Bool { name == "string" || name == "mutableString" }
}
