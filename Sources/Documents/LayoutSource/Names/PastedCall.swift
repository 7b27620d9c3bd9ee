// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A call of UIKit, AppKit or SnapKit where an equation belongs, in Swift or Objective-C, and the equation that it means.
struct PastedCall {
    /// What only such calls contain.
    private static let signs = [
        ".constraint(", "NSLayoutConstraint(", "NSLayoutConstraint.", "[NSLayoutConstraint ", " constraintEqualTo",
        " constraintLessThanOrEqualTo", " constraintGreaterThanOrEqualTo", ".equalTo(", ".lessThanOrEqualTo(",
        ".greaterThanOrEqualTo(", ".equalToSuperview(", ".mas_equalTo(",
    ]

    private let text: Substring

    /// Nil for any other text.
    init?(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "(")) || InstanceIndex.otherBracket(in: text) != nil,
            Self.signs.contains(where: { text.contains($0) })
        else { return nil }
        self.text = text[...]
    }

    /// Nil if a value is computed, or the call is not understood.
    var equation: String? { anchorCall ?? itemCall ?? message ?? snapKitCall }

    private typealias Argument = (label: String, value: Substring)

    // MARK: Forms

    /// `a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)`.
    private var anchorCall: String? {
        guard let call = text.firstRange(of: ".constraint("),
            let anchor = Self.anchor(Self.path(endingAt: call.lowerBound, of: text)),
            let arguments = Self.arguments(text[call.upperBound...])
        else { return nil }
        return Self.equation(anchor, arguments)
    }

    /// `NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing, …)`.
    private var itemCall: String? {
        guard let call = text.firstRange(of: "NSLayoutConstraint("),
            let arguments = Self.arguments(text[call.upperBound...])
        else { return nil }
        return Self.equation(items: arguments)
    }

    /// `[a.leadingAnchor constraintEqualToAnchor:b.trailingAnchor constant:8]` and `[NSLayoutConstraint constraintWithItem:…]`.
    private var message: String? {
        guard let start = text.firstIndex(of: "["), let end = text[start...].firstIndex(of: "]") else { return nil }
        var words = text[text.index(after: start)..<end].replacing(": ", with: ":").split(separator: " ")[...]
        guard let receiver = words.popFirst() else { return nil }
        var arguments: [Argument] = []
        for word in words {
            guard let colon = word.firstIndex(of: ":") else { return nil }
            var label = String(word[..<colon])
            if label == "constraintWithItem" { label = "item" }
            if label.hasPrefix("constraint") {
                label.removeFirst("constraint".count)
                if label.hasSuffix("Anchor") { label.removeLast("Anchor".count) }
                label = label.prefix(1).lowercased() + label.dropFirst()
            }
            arguments.append((label, Substring(word[word.index(after: colon)...])))
        }
        if receiver == "NSLayoutConstraint" { return Self.equation(items: arguments) }
        return Self.anchor(Substring(receiver)).flatMap { Self.equation($0, arguments) }
    }

    /// `a.leading.equalTo(b).offset(8)`, whose item is not known within `make`.
    private var snapKitCall: String? {
        for (name, sign) in [("equalTo(", "="), ("lessThanOrEqualTo(", "<="), ("greaterThanOrEqualTo(", ">=")] {
            guard let call = text.firstRange(of: "." + name) else { continue }
            let path = Self.path(endingAt: call.lowerBound, of: text).replacing(".snp.", with: ".")
            guard let left = Self.anchor(Substring(path)), let attribute = left.split(separator: ".").last,
                !left.hasPrefix("make."), let other = Self.arguments(text[call.upperBound...])?.first?.value
            else { return nil }
            let item = other.replacing(".snp.", with: ".")
            let right =
                Double(item) != nil
                ? Self.number(Substring(item))
                : Self.anchor(Substring(item))
                    ?? (item.contains(".") ? nil : Self.item(Substring(item)).map { "\($0).\(attribute)" })
            guard let right, !text.contains(".inset("), !text.contains(".multipliedBy(") else { return nil }
            var offset: String? = ""
            if let call = text.firstRange(of: ".offset(") {
                offset = Self.arguments(text[call.upperBound...])?.first.flatMap { Self.addend($0.value) }
            }
            return offset.map { "\(left) \(sign) \(right)\($0)" }
        }
        return nil
    }

    // MARK: Parts of equations

    private static func equation(_ anchor: String, _ arguments: [Argument]) -> String? {
        guard let first = arguments.first else { return nil }
        func value(_ label: String) -> Substring? { arguments.first { $0.label == label }?.value }
        let relations = [("lessThanOrEqualTo", "<="), ("greaterThanOrEqualTo", ">="), ("equalTo", "=")]
        guard let (name, sign) = relations.first(where: { first.label.hasPrefix($0.0) }) else { return nil }
        switch first.label.dropFirst(name.count) {
        case "Constant": return number(first.value).map { "\(anchor) \(sign) \($0)" }
        case "SystemSpacingAfter", "SystemSpacingBelow":
            guard let other = self.anchor(first.value), let factor = factor(value("multiplier")) else { return nil }
            return "\(anchor) \(sign) \(other) + \(factor)systemSpacing"
        case "":
            guard let other = self.anchor(first.value), let factor = factor(value("multiplier")),
                let addend = addend(value("constant"))
            else { return nil }
            return "\(anchor) \(sign) \(factor)\(other)\(addend)"
        default: return nil
        }
    }

    private static func equation(items arguments: [Argument]) -> String? {
        func values(_ label: String) -> [Substring] { arguments.filter { $0.label == label }.map(\.value) }
        func attribute(_ index: Int) -> String? {
            let names = values("attribute")
            guard index < names.count else { return nil }
            return LayoutAttribute.named(String(names[index]))?.name
                ?? UIKitVocabulary.attribute(String(names[index]), of: "a")?.meant
        }
        guard let item = values("item").first.flatMap(item), let first = attribute(0),
            let relation = values("relatedBy").first.flatMap({
                UIKitVocabulary.choice(String($0), among: RelationName.names)
            }),
            let sign = RelationName.relation(relation)?.sign
        else { return nil }
        guard let other = values("toItem").first, other != "nil" else {
            return values("constant").first.flatMap(number).map { "\(item).\(first) \(sign) \($0)" }
        }
        guard let second = attribute(1), let otherItem = self.item(other),
            let factor = factor(values("multiplier").first),
            let addend = addend(values("constant").first)
        else { return nil }
        return "\(item).\(first) \(sign) \(factor)\(otherItem).\(second)\(addend)"
    }

    /// `2 * `; empty for 1.
    private static func factor(_ value: Substring?) -> String? {
        guard let value else { return "" }
        return number(value).map { $0 == "1" ? "" : "\($0) * " }
    }

    /// ` + 8`; empty for 0.
    private static func addend(_ value: Substring?) -> String? {
        guard let value else { return "" }
        guard let text = number(value) else { return nil }
        return text == "0" ? "" : text.hasPrefix("-") ? " - \(text.dropFirst())" : " + \(text)"
    }

    /// A number, or the name of a metric.
    private static func number(_ text: Substring) -> String? {
        if let number = Double(text), number.isFinite { return DecimalText.shortest(number) }
        return Identifier.isValid(String(text)) && !text.contains("-") && text != "nil" ? String(text) : nil
    }

    /// `a.leading` for `self.a.leadingAnchor`.
    private static func anchor(_ path: Substring) -> String? {
        guard let point = path.lastIndex(of: ".") else { return nil }
        var name = String(path[path.index(after: point)...])
        if name.hasSuffix("Anchor") { name.removeLast("Anchor".count) }
        guard let attribute = LayoutAttribute.named(name), let item = item(path[..<point]) else { return nil }
        return "\(item).\(attribute.name)"
    }

    /// An id, or one and a guide; without the `self` of a property.
    private static func item(_ path: Substring) -> String? {
        var parts = path.split(separator: ".", omittingEmptySubsequences: false).map {
            $0.filter { !"?!".contains($0) }
        }
        if parts.count > 1, parts[0] == "self", BuiltInGuide(rawValue: parts[1]) == nil { parts.removeFirst() }
        guard parts.count <= 2, parts.allSatisfy({ Identifier.isValid($0) }) else { return nil }
        return parts.joined(separator: ".")
    }

    // MARK: Parts of calls

    /// The names and points before a place.
    private static func path(endingAt end: Substring.Index, of text: Substring) -> Substring {
        let start = text[..<end].lastIndex { !($0.isLetter || $0.isNumber || "_.?!".contains($0)) }
        return text[(start.map { text.index(after: $0) } ?? text.startIndex)..<end]
    }

    /// Up to the closing bracket; nil without one.
    private static func arguments(_ text: Substring) -> [Argument]? {
        guard let end = text.firstIndex(of: ")"), !text[..<end].contains("(") else { return nil }
        return text[..<end].split(separator: ",").map { argument in
            let parts = argument.split(separator: ":", maxSplits: 1)
            let value = parts.last ?? ""
            return (
                parts.count > 1 ? parts[0].filter { !$0.isWhitespace } : "",
                value.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
            )
        }
    }
}
