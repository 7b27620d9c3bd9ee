// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML

/// Images that are drawn as boxes.
extension SceneBuilder {
    /// One note for the scene, with the number of different images.
    mutating func reportImagePlaceholders() {
        var (images, symbols): (Set<String>, Set<String>) = ([], [])
        var first: XMLElement?
        var left = [root.view.element] + barElements
        while let element = left.popLast() {
            left += element.children.reversed()
            guard Self.showsImage(element) else { continue }
            let source = ContentReader.imageSource(of: element)
            for name in [source["image"] ?? element["selectedImage"], element["backgroundImage"]].compactMap(\.self)
            where content.imageFiles[name] == nil && options.assets.unreadableLists["\(name).imageset"] == nil {
                guard !isDrawnSymbol(name, of: source) else { continue }
                if content.isSystemImage(name, of: source) { symbols.insert(name) } else { images.insert(name) }
                first = first ?? element
            }
        }
        guard let first else { return }
        let parts = [
            symbols.isEmpty
                ? nil : symbols.count == 1 ? "1 image of the system" : "\(symbols.count) images of the system",
            images.isEmpty
                ? nil
                : images.count == 1
                    ? "1 image that is not in the project" : "\(images.count) images that are not in the project",
        ].compactMap(\.self)
        report(.imagePlaceholder, .note, "drawn as boxes: \(parts.joined(separator: " and "))", first, nil)
    }

    private static func showsImage(_ element: XMLElement) -> Bool {
        switch element.name {
        case "segment": ContentReader.segmentTitle(element) == nil && (element["label"] ?? element["title"] ?? "") == ""
        case "imageView", "imageCell", "popUpButtonCell", "buttonConfiguration", "imageReference", "barButtonItem",
            "tabBarItem":
            true
        case "state": element.key == "normal"
        // A check box or radio button has its state there.
        case "buttonCell": element["type"] != "check" && element["type"] != "radio"
        default: false
        }
    }
}

extension DiagnosticCode {
    package static let imagePlaceholder = DiagnosticCode("image-placeholder")
}
