// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutXML

/// The sizes and values that a file records for the images and colours that it refers to by name.
package struct FileResources: Hashable, Sendable {
    package struct Image: Hashable, Sendable {
        /// Points, as Interface Builder found it.
        package var size: Size
        /// A symbol of the system: its recorded size is that of its drawing, not of its use.
        package var isSymbol: Bool
    }

    package private(set) var images: [String: Image] = [:]
    package private(set) var colors: [String: XMLElement] = [:]
    package private(set) var systemColors: [String: XMLElement] = [:]

    package init(_ document: XMLElement) {
        for resource in document.members(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image":
                if let width = resource.number("width"), let height = resource.number("height") {
                    images[name] = Image(
                        size: Size(width: max(0, width), height: max(0, height)),
                        isSymbol: resource["catalog"] == "system")
                }
            case "namedColor": colors[name] = resource.child("color")
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
    }
}
