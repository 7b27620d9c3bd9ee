// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What words of UIKit, of libraries and of other layout languages mean in a layout document.
enum UIKitVocabulary {
    /// What to write instead.
    struct Meaning {
        /// The word's replacement; nil if it is not one word.
        var meant: String?
        var hint: String?

        static func word(_ text: String) -> Meaning { Meaning(meant: text, hint: nil) }
        static func hint(_ text: String) -> Meaning { Meaning(meant: nil, hint: text) }
    }

    // MARK: Attributes

    private static let attributes: [String: String] = [
        "minx": "leading", "maxx": "trailing", "midx": "centerX", "miny": "top", "maxy": "bottom", "midy": "centerY",
        "x": "leading", "y": "top", "w": "width", "h": "height", "start": "leading", "end": "trailing",
        "middlex": "centerX", "middley": "centerY", "centrex": "centerX", "centrey": "centerY",
        "horizontalcenter": "centerX", "verticalcenter": "centerY", "topbaseline": "firstBaseline",
        "bottombaseline": "lastBaseline", "leftedge": "left", "rightedge": "right", "topedge": "top",
        "bottomedge": "bottom", "leadingedge": "leading", "trailingedge": "trailing",
    ]

    /// - Parameter item: what is written before the attribute, for an example.
    static func attribute(_ name: String, of item: String) -> Meaning? {
        for beginning in ["NSLayoutAttribute", "NSLayoutConstraint.Attribute", "."] where name.hasPrefix(beginning) {
            let rest = name.dropFirst(beginning.count)
            if let attribute = LayoutAttribute.named(String(rest.first == "." ? rest.dropFirst() : rest)) {
                return .word(attribute.name)
            }
        }
        for ending in ["Anchor", "Space", "Attribute"] where name.hasSuffix(ending) {
            if let attribute = LayoutAttribute.named(String(name.dropLast(ending.count))) {
                return .word(attribute.name)
            }
        }
        let small = name.lowercased()
        if let meant = attributes[small] { return .word(meant) }
        switch small {
        case "edges", "alledges", "horizontaledges", "verticaledges", "edge", "insets":
            return .hint(
                "a constraint relates one edge: write \"H:|[\(item)]|\" and \"V:|[\(item)]|\", or an equation for each edge"
            )
        case "center", "centre", "centerxy": return .hint("write centerX or centerY, each in a constraint of its own")
        case "size": return .hint("write two constraints, for width and for height")
        case "frame", "bounds", "origin", "rect":
            return .hint("write a constraint for each of leading, top, width and height")
        case "aspectratio", "ratio": return .hint("write \(item).width = 1.5 * \(item).height")
        case "minwidth", "maxwidth", "minheight", "maxheight":
            let size = small.hasSuffix("width") ? "width" : "height"
            return .hint("write \(item).\(size) \(small.hasPrefix("min") ? ">=" : "<=") 20")
        case "horizontal", "vertical":
            return .hint(small == "horizontal" ? "write leading, trailing or centerX" : "write top, bottom or centerY")
        case "margin", "padding", "marginleft", "marginright", "margintop", "marginbottom", "paddingleft",
            "paddingright",
            "paddingtop", "paddingbottom":
            return .hint("write the distance between two edges, as in \(item).leading = b.trailing + 20")
        case "equalto", "constraint", "equaltosuperview", "offset", "inset", "multipliedby", "lessthanorequalto",
            "greaterthanorequalto", "equaltoconstant":
            return .hint("write an equation, as in \(item).width = 100")
        default: return nil
        }
    }

    // MARK: Priorities

    /// `defaultHigh` for `high`, `UILayoutPriorityDefaultHigh`, `.defaultHigh` and the like; nil if UIKit and AppKit have no such
    /// priority.
    static func priority(_ word: String) -> String? {
        var base = word.lowercased()
        for prefix in ["uilayoutpriority", "nslayoutpriority", "."] where base.hasPrefix(prefix) {
            base.removeFirst(prefix.count)
        }
        if base.hasPrefix(".") { base.removeFirst() }
        return PriorityName.all.first { $0.lowercased() == base || $0.lowercased() == "default" + base }
    }

    /// Where the value of a key beside `equation` belongs: into the equation.
    static func hint(besideEquation equation: String?, _ member: JSONValue.Member) -> String? {
        switch member.key {
        case "priority":
            let number = member.value.number ?? member.value.string.flatMap(Double.init)
            guard let equation,
                let priority = number.map({ DecimalText.shortest($0) }) ?? member.value.string.flatMap(priority)
            else { return "write the priority at the end of the equation, as @750" }
            return "write \"\(equation.shortened) @\(priority)\""
        case "constant", "multiplier": return "write the \(member.key) in the equation"
        case "variations":
            return "only a constraint with \"firstItem\" has them; or write an equation for each \"when\""
        default: return nil
        }
    }

    // MARK: Keys of constraints

    private static let constraintKeys = [
        "id": "identifier", "name": "identifier", "visualformat": "vfl", "format": "vfl", "visual": "vfl",
        "formula": "equation", "expression": "equation", "eq": "equation", "active": "isActive", "enabled": "isActive",
        "from": "firstItem", "to": "secondItem", "view": "firstItem", "view1": "firstItem", "view2": "secondItem",
        "item1": "firstItem", "item2": "secondItem", "secondattr": "secondAttribute", "firstattr": "firstAttribute",
        "offset": "constant", "value": "constant",
    ]

    private static func constraintKey(_ name: String) -> Meaning? {
        if ["type", "children", "text", "title", "style"].contains(name) {
            return .hint("a view belongs in the \"children\" of another one")
        }
        if let meant = constraintKeys[name.lowercased()] { return .word(meant) }
        let attribute = name.split(separator: ".").last.flatMap { LayoutAttribute.named(String($0)) }
        if let attribute {
            return .hint("write an equation: \"\(name.contains(".") ? name : "a.\(attribute.name)") = …\"")
        }
        let edge = name.split(separator: "-").last.flatMap { LayoutAttribute.named(String($0)) }
        guard let edge, name.contains("-") else { return nil }
        return .hint("write an equation: \"a.\(edge.name) = b.\(edge.name) + …\"")
    }

    // MARK: Keys of views

    private static let keys: [String: String] = [
        "subviews": "children", "views": "children", "arrangedsubviews": "children", "items": "children",
        "elements": "children", "contents": "children", "class": "type", "kind": "type", "customclass": "type",
        "name": "id", "identifier": "id", "accessibilityidentifier": "id", "contenthuggingpriority": "hugging",
        "contenthugging": "hugging", "huggingpriority": "hugging",
        "contentcompressionresistancepriority": "compressionResistance",
        "compressionresistancepriority": "compressionResistance",
        "contentcompressionresistance": "compressionResistance", "resistance": "compressionResistance",
        "ishidden": "hidden", "autoresizingmask": "autoresizing", "margins": "layoutMargins",
        "layoutguides": "guides", "string": "text", "caption": "text", "attributedtext": "text",
        "titlelabel": "title", "currenttitle": "title", "lines": "numberOfLines", "maxlines": "numberOfLines",
        "alignmentinsets": "alignmentRectInsets", "intrinsicsize": "intrinsicContentSize",
        "contentsize": "intrinsicContentSize",
        "naturalsize": "intrinsicContentSize", "orientation": "axis", "gap": "spacing", "align": "textAlignment",
        "contentedgeinsets": "contentEdgeInsets", "ison": "isOn", "ischecked": "isOn", "on": "isOn",
        "view": "root", "rootview": "root", "layoutconstraints": "constraints", "item": "firstItem",
        "attribute": "firstAttribute", "attribute1": "firstAttribute", "relatedby": "relation", "toitem": "secondItem",
        "attribute2": "secondAttribute", "toattribute": "secondAttribute", "masks": "clipsToBounds",
        "maskstobounds": "clipsToBounds", "source": "image", "src": "image",
    ]
    private static let sizeClassKeys = [
        "width": "w", "horizontal": "w", "horizontalsizeclass": "w", "height": "h", "vertical": "h",
        "verticalsizeclass": "h",
    ]

    /// What `key` understands of the keys of views, sorted.
    static let wordsForKeys = (keys.keys + ["title", "placeholdertext"]).sorted()

    /// - Parameters:
    ///   - value: the key's value, for examples.
    ///   - known: the keys that the object has.
    static func key(_ name: String, _ value: JSONValue? = nil, known: [String]) -> Meaning? {
        let small = name.lowercased()
        if known.contains("firstItem"), let meaning = constraintKey(name) { return meaning }
        if let meaning = objectKey(name, value, known: known) { return meaning }
        if let meant = keys[small], known.contains(meant) { return .word(meant) }
        if small == "title" || small == "label" || small == "placeholdertext" {
            let meant = small == "placeholdertext" ? "placeholder" : small == "title" ? "text" : "title"
            if known.contains(meant) { return .word(meant) }
        }
        if known.contains("w"), let meant = sizeClassKeys[small] { return .word(meant) }
        guard known.contains("hugging") else { return nil }
        if let meaning = misplacedKey(name) { return meaning }
        switch small {
        case "w" where known.contains("when"), "h" where known.contains("when"):
            return .hint("write \"when\": { \"\(small)\": … }")
        case "width", "height", "top", "leading", "trailing", "bottom", "left", "right", "centerx", "centery":
            return .hint("a view's place and size are constraints: \"constraints\": [\"self.\(name) = …\"]")
        case "x", "y", "size", "origin", "center", "bounds":
            return .hint("write \"frame\": [x, y, width, height] for the editor's frame, or constraints")
        case "translatesautoresizingmaskintoconstraints":
            return .hint("leave it out: a view without \"autoresizing\" does not translate its mask")
        case "fontsize", "pointsize", "textstyle", "fontfamily", "fontname":
            let font = value.map(font(for:)) ?? "{ \"size\": 17 }"
            return .hint("write \"font\": \(font)")
        case "fontweight", "bold": return .hint("write \"font\": { \"weight\": \"bold\" }")
        case "tag", "isuserinteractionenabled", "userinteractionenabled", "accessibilitylabel", "isopaque", "opaque":
            return .hint("leave it out: it does not change the layout")
        default: return styleKey(name).map { .hint("write \"style\": { \"\($0)\": … }") }
        }
    }

    // MARK: Values

    /// Words of CSS and SwiftUI, by the letters in them.
    private static let layoutWords = [
        "row": ["horizontal"], "column": ["vertical"], "col": ["vertical"], "spacebetween": ["equalSpacing"],
        "flexstart": ["leading"], "start": ["leading", "natural"], "flexend": ["trailing"],
        "end": ["trailing", "right"],
        "stretch": ["fill"], "leading": ["natural"], "trailing": ["right"], "landscapeleft": ["landscape"],
        "landscaperight": ["landscape"], "aspectfit": ["scaleAspectFit"], "fit": ["scaleAspectFit"],
        "aspectfill": ["scaleAspectFill"], "caption": ["caption1"],
        "baseline": ["firstBaseline"], "middle": ["center"], "centre": ["center"], "contain": ["scaleAspectFit"],
        "cover": ["scaleAspectFill"], "ellipsis": ["byTruncatingTail"], "wrap": ["byWordWrapping"],
        "justify": ["justified"], "lefttoright": ["ltr"], "righttoleft": ["rtl"],
        "bordered": ["gray"], "borderedprominent": ["filled"], "borderedtinted": ["tinted"], "borderless": ["plain"],
    ]

    private static let relationSigns = [
        ">": "greaterThanOrEqual", "=>": "greaterThanOrEqual", "<": "lessThanOrEqual", "=<": "lessThanOrEqual",
        "===": "equal", ":": "equal",
    ]

    /// `NSTextAlignmentCenter`, `.center`: a constant of Objective-C or Swift by its last words; `iPhone 15 Pro`: a device as Apple
    /// writes it.
    static func choice(_ name: String, among names: [String]) -> String? {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let wanted = plain(name)
        if let sign = relationSigns[name], names.contains(sign) { return sign }
        if let meant = layoutWords[wanted]?.first(where: { names.contains($0) }) { return meant }
        if let same = names.first(where: { plain($0) == wanted }) { return same }
        if let category = ContentSizeCategory(appleName: name)?.rawValue, names.contains(category) { return category }
        if let device = Device.all.first(where: { plain($0.name) == wanted }), names.contains(device.id) {
            return device.id
        }
        if let numbered = NumberedName(name)?.nearest(among: names) { return numbered }
        guard name.hasPrefix("NS") || name.hasPrefix("UI") || name.contains(".") else { return nil }
        let small = name.lowercased()
        return names.filter { $0.utf8.count > 2 && small.hasSuffix($0.lowercased()) }.max {
            $0.utf8.count < $1.utf8.count
        }
    }

    /// What a value looks like, by what a message calls it.
    ///
    /// - Parameter value: what was found.
    static func form(of expected: String, for value: JSONValue) -> String? {
        switch expected {
        case "a canvas": "write { \"device\": \"…\" }, or { \"width\": 375, \"height\": 667 }"
        case "a font": "write \(font(for: value))"
        case "a style" where value.string.flatMap(ButtonConfigurationStyle.init) != nil:
            "for a button, write \"configuration\": \"\(value.string ?? "")\""
        case "a style" where value.string != nil: "write { \"backgroundColor\": \"red\" }"
        case "a shadow": "write { \"color\": \"#0008\", \"y\": 1, \"radius\": 3 }"
        case "a list" where value.string != nil: "write it in square brackets: [ … ]"
        case "a view": view(for: value)
        case "a layout document" where !value.elements.isEmpty: "write { \"root\": { \"children\": [ … ] } }"
        case "an object" where !value.elements.isEmpty: "write an object, with a name for each entry: { \"name\": … }"
        default: nil
        }
    }

    /// `20` for `20pt`, `20 px` or `20`; nil for anything else.
    static func number(_ text: String) -> String? {
        guard text.utf8.count <= 20 else { return nil }
        var text = text
        for unit in ["points", "pts", "pt", "px", "dp"] where text.hasSuffix(unit) {
            text.removeLast(unit.count)
            break
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return Double(text)?.isFinite == true ? text : nil
    }

    // MARK: Types

    private static let types: [String: String] = [
        "collectionview": "scrollView", "tablecell": "view",
        "tableviewcell": "view", "collectionviewcell": "view", "control": "view", "text": "label",
        "image": "imageView", "input": "textField", "box": "view", "container": "view", "toggle": "switch",
        "spacer": "view", "divider": "view", "scrollview": "scrollView", "scroll": "scrollView", "stack": "stackView",
        "table": "tableView", "list": "tableView", "picker": "pickerView",
    ]

    static func type(_ name: String) -> Meaning? {
        var base = name
        for prefix in ["UI", "NS"] where base.hasPrefix(prefix) { base.removeFirst(2) }
        let small = base.lowercased()
        if ["hstack", "vstack", "hstackview", "vstackview"].contains(small) {
            let axis = small.hasPrefix("v") ? "vertical" : "horizontal"
            return Meaning(meant: "stackView", hint: "with \"axis\": \"\(axis)\"")
        }
        let type = ViewType.allCases.first {
            [$0.rawValue, String($0.uiKitClass.dropFirst(2))].contains { $0.lowercased() == small }
        }
        if let type { return .word(type.rawValue) }
        return types[small].map(Meaning.word)
    }

    // MARK: Colours

    /// `UIColor.red`, `.label`, `systemblue`: a colour of CSS or of the system.
    static func color(_ name: String) -> Meaning? {
        var base = name[...]
        for prefix in ["UIColor.", "NSColor.", "Color.", "."] where base.hasPrefix(prefix) {
            base = base.dropFirst(prefix.count)
        }
        if base.hasSuffix("()") { base = base.dropLast(2) }
        let short = base.hasSuffix("Color") ? base.dropLast(5) : base
        for candidate in [base, short] where Color(css: String(candidate)) != nil { return .word(String(candidate)) }
        if let hex = hexColor(name) { return .word(hex) }
        let spellings = [base, short].map { $0.lowercased() }
        if let known = SystemColors.names.first(where: { spellings.contains($0.lowercased()) }) { return .word(known) }
        return SystemColors.fixed[String(short)].map { .word($0.css) }
    }
}
