// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// A value that a program sets on a view or its layer by a key path, after it has loaded the file.
struct RuntimeAttribute {
    var keyPath: String
    var number: Double?
    var color: Color?
    /// Nil for something other than a boolean.
    var isSet: Bool?

    static func all(of element: XMLElement, _ colors: ColorReader) -> [RuntimeAttribute] {
        element.members(of: "userDefinedRuntimeAttributes").map { attribute in
            RuntimeAttribute(
                keyPath: attribute["keyPath"] ?? "",
                number: attribute.child(key: "value")?.number("value") ?? attribute.number("value"),
                color: attribute.child("color", key: "value").flatMap { colors.color($0) },
                isSet: attribute["type"] == "boolean" ? attribute["value"] == "YES" : nil)
        }
    }

    /// Paths that have a part in the picture, if their value can be read.
    static let drawn: Set<String> = [
        "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "borderColor", "layer.borderUIColor",
        "backgroundColor", "tintColor", "textColor", "alpha", "layer.opacity", "clipsToBounds", "layer.masksToBounds",
        "masksToBounds",
    ]

    /// Whether an attribute gives the layer a shadow; its colour, offset and radius are parts of it.
    static func isShadow(_ attribute: XMLElement) -> Bool {
        let path = attribute["keyPath"] ?? ""
        guard path == "layer.shadowOpacity" || path == "shadowOpacity" else { return false }
        return attribute.child(key: "value")?.number("value") != 0
    }

    /// Whether only the program's own classes know what an attribute means.
    static func isUnknown(_ attribute: XMLElement) -> Bool {
        let path = attribute["keyPath"] ?? ""
        return !drawn.contains(path) && !isInvisible(path) && !shadow.contains(path)
    }

    private static let shadow: Set<String> = Set(
        ["shadowOpacity", "shadowColor", "shadowOffset", "shadowRadius", "shadowUIColor", "shadowPath"].flatMap {
            [$0, "layer." + $0]
        })

    /// Paths of what has no part in a picture. The layer's border has no effect, since it takes another type of colour than files have.
    static func isInvisible(_ keyPath: String) -> Bool {
        keyPath.hasPrefix("accessibility") || invisible.contains(keyPath)
    }

    private static let invisible: Set<String> = [
        "isAccessibilityElement", "adjustsFontForContentSizeCategory", "canBecomeFirstResponder", "exclusiveTouch",
        "isExclusiveTouch", "isUserInteractionEnabled", "userInteractionEnabled", "layer.borderColor",
        "restorationIdentifier", "tag",
    ]
}

extension SceneBuilder {
    func apply(_ attributes: [RuntimeAttribute], to style: inout ViewStyle) {
        for attribute in attributes {
            switch (attribute.keyPath, attribute.number, attribute.color) {
            case ("layer.cornerRadius", let value?, _), ("cornerRadius", let value?, _):
                style.cornerRadius = max(0, value)
            case ("layer.borderWidth", let value?, _), ("borderWidth", let value?, _):
                style.borderWidth = max(0, value)
            // Of AppKit's views only those of a program's own have a property of that name, with a meaning of their own.
            case ("alpha", _, _) where file.system == .macos: break
            case ("alpha", let value?, _), ("layer.opacity", let value?, _): style.opacity = min(max(value, 0), 1)
            case ("borderColor", _, let color?), ("layer.borderUIColor", _, let color?): style.borderColor = color
            case ("backgroundColor", _, let color?): style.backgroundColor = color
            case ("tintColor", _, let color?): style.tintColor = color
            case ("textColor", _, let color?): style.textColor = color
            default: break
            }
        }
    }

    /// Whether a view cuts off its subviews: the last value counts.
    func clips(_ element: XMLElement) -> Bool {
        let paths: Set<String> = ["clipsToBounds", "layer.masksToBounds", "masksToBounds"]
        return RuntimeAttribute.all(of: element, colors).last { paths.contains($0.keyPath) }?.isSet
            ?? element.isSet("clipsSubviews")
    }
}
