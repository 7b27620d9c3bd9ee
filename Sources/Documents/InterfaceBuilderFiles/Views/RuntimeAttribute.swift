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
    /// Width and height, or x and y.
    var offset: Point?

    static func all(of element: XMLElement, _ colors: ColorReader) -> [RuntimeAttribute] {
        element.members(of: "userDefinedRuntimeAttributes").map { attribute in
            RuntimeAttribute(
                keyPath: attribute["keyPath"] ?? "",
                number: attribute.child(key: "value")?.number("value") ?? attribute.number("value"),
                color: attribute.child("color", key: "value").flatMap { colors.color($0) },
                isSet: attribute["type"] == "boolean" ? attribute["value"] == "YES" : nil,
                offset: offset(attribute.child(key: "value")))
        }
    }

    private static func offset(_ value: XMLElement?) -> Point? {
        switch value?.name {
        case "size": Point(x: value?.number("width") ?? 0, y: value?.number("height") ?? 0)
        case "point": Point(x: value?.number("x") ?? 0, y: value?.number("y") ?? 0)
        default: nil
        }
    }

    /// Paths that have a part in the picture, if their value can be read.
    static let drawn = Set<String>([
        "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "borderColor", "layer.borderUIColor",
        "backgroundColor", "tintColor", "textColor", "alpha", "layer.opacity", "clipsToBounds", "layer.masksToBounds",
        "masksToBounds",
    ])
    .union(shadow)

    /// Whether only the program's own classes know what an attribute means.
    static func isUnknown(_ attribute: XMLElement) -> Bool {
        let path = attribute["keyPath"] ?? ""
        return !drawn.contains(path) && !isInvisible(path)
    }

    private static let shadow: Set<String> = Set(
        ["shadowOpacity", "shadowColor", "shadowOffset", "shadowRadius", "shadowUIColor", "shadowPath"].flatMap {
            [$0, "layer." + $0]
        })

    /// The shadow that attributes give a layer: black, 3 points upwards and 3 wide where they say nothing else, as
    /// `CALayer`'s. Its colour is of another type than those of files have, except in a property of the program's own.
    static func shadow(of attributes: [RuntimeAttribute]) -> Shadow? {
        func last<Value>(_ name: String, _ value: (RuntimeAttribute) -> Value?) -> Value? {
            attributes.last { $0.keyPath == name || $0.keyPath == "layer." + name }.flatMap(value)
        }
        guard let opacity = last("shadowOpacity", \.number), opacity > 0 else { return nil }
        let own = attributes.last {
            ["shadowColor", "shadowUIColor", "layer.shadowUIColor"].contains($0.keyPath)
        }?.color
        let color = own ?? Color(hex: 0x000000)
        let step = (min(opacity, 1) * color.alpha * 255).rounded() / 255
        return Shadow(
            color: color.withAlpha(step), offset: last("shadowOffset", \.offset) ?? Point(x: 0, y: -3),
            radius: max(0, last("shadowRadius", \.number) ?? 3))
    }

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
        style.shadow = RuntimeAttribute.shadow(of: attributes)
        for attribute in attributes {
            switch (attribute.keyPath, attribute.number, attribute.color) {
            case ("layer.cornerRadius", let value?, _), ("cornerRadius", let value?, _):
                style.cornerRadius = max(0, value)
            case ("layer.borderWidth", let value?, _), ("borderWidth", let value?, _):
                style.borderWidth = max(0, value)
            // AppKit's own views have no property of this name; in a class of the app it means what that class
            // says.
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
