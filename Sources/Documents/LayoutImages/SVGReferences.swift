// SPDX-License-Identifier: Apache-2.0
internal import LayoutXML
import SourceLocations

/// Finds references from an SVG file to other files. librsvg follows none of them; the program in which the file is embedded might.
enum SVGReferences {
    /// Whether something would be loaded. Conservative: also true for escapes, which only a reader of CSS could resolve.
    static func lead(outOf root: XMLElement, _ bytes: [UInt8]) -> Bool {
        bytes.range(ofBytes: "<?xml-stylesheet") != nil || leads(root, bytes)
    }

    private static func leads(_ element: XMLElement, _ bytes: [UInt8]) -> Bool {
        // It is left out.
        if SVGScripts.isRunnable(element) { return false }
        let name = localName(element.name)
        switch name {
        case "link", "base", "meta", "img": return true
        case "style" where element.extent.upperBound <= bytes.count:
            let style = bytes[min(element.range.upperBound, element.extent.upperBound)..<element.extent.upperBound]
            if isOutward(style: String(decoding: style, as: UTF8.self)) { return true }
        default: break
        }
        return element.attributes.contains { isOutward($0, isLink: name == "a") }
            || element.children.contains { leads($0, bytes) }
    }

    /// - Parameter isLink: whether nothing is loaded until the link is followed.
    private static func isOutward(_ attribute: XMLElement.Attribute, isLink: Bool) -> Bool {
        switch localName(attribute.name) {
        case "href" where isLink: false
        case "href", "src": !isInward(attribute.value)
        case "base", "srcset", "poster": true
        default: hasOutwardURL(attribute.value) || (attribute.value.contains("\\") && attribute.value.contains("("))
        }
    }

    private static func isOutward(style: String) -> Bool {
        hasOutwardURL(style) || style.lowercased().contains("@import") || style.contains("\\") || style.contains("&")
    }

    /// `url(#gradient)` is none, `url(http:…)` is one.
    private static func hasOutwardURL(_ text: String) -> Bool {
        let parts = text.lowercased().split(separator: "url(", omittingEmptySubsequences: false)
        return parts.dropFirst().contains { !isInward($0) }
    }

    /// A part of the same file, or an image that is in it as pixels.
    private static func isInward(_ reference: some StringProtocol) -> Bool {
        let start = reference.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.prefix(20).lowercased()
        return start.isEmpty || start.hasPrefix("#")
            || (start.hasPrefix("data:image/") && !start.hasPrefix("data:image/svg"))
    }

    /// Without a namespace's prefix.
    private static func localName(_ name: String) -> String {
        (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
    }
}
