// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel
import SourceLocations

/// The names that a constraint may use: items, attributes and metrics.
struct NameScope {
    /// A name with its place in the source.
    struct Name {
        var text: String
        var range: SourceRange
        /// How it is in the source, for fixes.
        var spelling: ReaderFindings.Spelling = .bare
    }

    var items: ItemIndex
    var metrics: [Document.Metric]
    var metricValues: [String: Double]
    var views: [View]
    var guides: [Document.Guide]
    var platform: Platform
    /// False where a part of the text could not be read, so that a missing name is not an error.
    var knowsAllNames: Bool
    /// The first instance of each component, by the component's name and by the id of its view.
    var firstInstances: [String: String] = [:]

    /// As an equation names it.
    func name(of item: LayoutItem) -> String {
        switch item {
        case .view(let index): views[index].id
        case .guide(let index): guides[index].id
        case .builtInGuide(let guide, let index): views[index].id + "." + guide.rawValue
        }
    }

    /// An item by the parts of its name: `a`, `self`, `a.safeAreaLayoutGuide`; nil if there is none.
    func item(_ path: [Name], owner: Int?, findings: inout ReaderFindings) -> LayoutItem? {
        let path = joined(path, owner: owner)
        guard let first = path.first, let item = namedItem(first, owner: owner, findings: &findings) else { return nil }
        guard let second = path.dropFirst().first else { return item }
        let inside = "\(first.text).\(second.text)"
        if BuiltInGuide(rawValue: second.text) == nil, items.hasViews(inside: first.text), knowsAllNames {
            findings.report(
                .unknownItem, "no view or guide named '\(inside.shortened)'",
                at: SourceRange(first.range.lowerBound, second.range.upperBound),
                meant: findings.nearest(inside, among: items.names), spelling: .bare)
            return nil
        }
        if let third = path.dropFirst(2).first {
            findings.report(
                .unknownItem,
                "unexpected '\(third.text.shortened)': expected an item, or an item and one of its guides",
                at: third.range, hint: hint(forPart: second.text, of: item))
            return nil
        }
        guard case .view(let view) = item else {
            findings.report(
                .unknownGuide, "'\(first.text)' is a layout guide and has no guides", at: second.range)
            return nil
        }
        return builtInGuide(second, of: view, findings: &findings)
    }

    /// The parts of a name, of which the first ones are one name if a view or a guide has it.
    private func joined(_ path: [Name], owner: Int?) -> [Name] {
        guard path.count > 1, var name = path.first else { return path }
        if name.text == "self", let owner { name.text = views[owner].id }
        var best = (count: 1, name: name)
        for (index, part) in path.enumerated().dropFirst() {
            name.text += "." + part.text
            name.range.upperBound = part.range.upperBound
            if items[name.text] != nil { best = (index + 1, name) }
        }
        return best.count == 1 ? path : [best.name] + path[best.count...]
    }

    private func namedItem(_ name: Name, owner: Int?, findings: inout ReaderFindings) -> LayoutItem? {
        if let item = items[name.text] { return item }
        if Identifier.reserved.contains(name.text) {
            guard let owner else {
                findings.report(
                    .unknownItem,
                    "'\(name.text)' can be used only in the constraints of a view; use the id of the view",
                    at: name.range,
                    hint: views.first.map { root in
                        "the root is '\(root.id)'"
                            + (name.text == "superview"
                                ? "; the superview of another view is the one whose \"children\" contain it" : "")
                    })
                return nil
            }
            if name.text == "self" { return .view(owner) }
            if let superview = views[owner].superview { return .view(superview) }
            findings.report(.unknownItem, "the root has no superview", at: name.range)
            return nil
        }
        guard knowsAllNames, !findings.excused.contains(name.text) else { return nil }
        guard !name.text.isEmpty else {
            findings.report(.unknownItem, "expected the id of a view or a guide, found an empty name", at: name.range)
            return nil
        }
        findings.report(
            .unknownItem, "no view or guide named '\(name.text.shortened)'", at: name.range,
            meant: findings.nearest(name.text, among: items.names), spelling: name.spelling,
            hint: findings.maySuggest ? hint(forItem: name.text) : nil)
        return nil
    }

    private func builtInGuide(_ name: Name, of view: Int, findings: inout ReaderFindings) -> LayoutItem? {
        guard let guide = BuiltInGuide(rawValue: name.text) else {
            let hint = hint(forPart: name.text, of: .view(view))
            findings.report(
                .unknownGuide,
                "no built-in guide named '\(name.text.shortened)': expected \(BuiltInGuide.allCases.map(\.rawValue).alternatives)",
                at: name.range,
                meant: hint == nil ? findings.nearest(name.text, among: BuiltInGuide.allCases.map(\.rawValue)) : nil,
                spelling: .bare, hint: hint)
            return nil
        }
        let type = views[view].content.type
        let refusal: String? =
            switch guide {
            case .safeAreaLayoutGuide, .layoutMarginsGuide: nil
            case _ where platform == .macos: "macOS has no \(guide.rawValue)"
            case .readableContentGuide: nil
            case .contentLayoutGuide, .frameLayoutGuide:
                [.scrollView, .tableView, .textView].contains(type)
                    ? nil : "only a scroll view has a \(guide.rawValue); \(views[view].id) is a \(type.rawValue)"
            case .keyboardLayoutGuide: view == 0 ? nil : "only the root has a keyboardLayoutGuide"
            }
        if let refusal {
            findings.report(.unknownGuide, refusal, at: name.range)
            return nil
        }
        return .builtInGuide(guide, of: view)
    }

    /// An attribute by Apple's name, its first letter in either case; nil if there is none.
    ///
    /// - Parameters:
    ///   - item: what is written before it, for hints.
    ///   - other: the attribute that it is related to.
    func attribute(
        _ name: Name, of item: String = "a", relatedTo other: String? = nil, findings: inout ReaderFindings
    ) -> LayoutAttribute? {
        if let attribute = LayoutAttribute.named(name.text) {
            guard attribute.isMargin, platform == .macos else { return attribute }
            findings.report(.unknownAttribute, "macOS has no attribute \(attribute.name)", at: name.range)
            return nil
        }
        if LayoutAttribute.isNotAnAttribute(name.text) {
            findings.report(
                .unknownAttribute, "expected an attribute of the item, not '\(name.text)'",
                at: name.range)
            return nil
        }
        let isGuide = BuiltInGuide(rawValue: name.text) != nil
        let meaning: UIKitVocabulary.Meaning? =
            isGuide
            ? .hint("a guide needs an attribute, as in \(item).\(name.text).\(other ?? "leading")")
            : UIKitVocabulary.attribute(name.text, of: item)
        findings.report(
            .unknownAttribute, "Unknown layout attribute \(name.text.shortened).", at: name.range,
            meant: meaning == nil ? findings.nearest(name.text, among: LayoutAttribute.names) : meaning?.meant,
            spelling: name.spelling, hint: meaning?.hint)
        return nil
    }

    /// What was probably meant by the name of an item that does not exist.
    private func hint(forItem name: String) -> String? {
        guard let root = views.first else { return nil }
        if items["\(name)[0]"] != nil { return "'\(name)' is repeated: write \(name)[0], \(name)[*] or \(name).first" }
        if let bracket = name.firstIndex(of: "["), items["\(name[..<bracket])[0]"] != nil {
            let base = name[..<bracket]
            var last = 0
            while items["\(base)[\(last + 1)]"] != nil { last += 1 }
            return "the instances are \(base)[0] to \(base)[\(last)]"
        }
        if let instance = firstInstances[name] { return "a component is named by its use: '\(instance)'" }
        if let inside = items.names.first(where: { $0.hasSuffix(".\(name)") }) {
            return "a view of a component is named by its use: '\(inside)'"
        }
        let small = name.lowercased()
        if ["toplayoutguide", "bottomlayoutguide"].contains(small) {
            return "write \(root.id).safeAreaLayoutGuide.\(small.hasPrefix("top") ? "top" : "bottom")"
        }
        if let guide = BuiltInGuide.allCases.first(where: {
            small == $0.rawValue.lowercased() || small == $0.rawValue.lowercased().replacing("layoutguide", with: "")
                || small == $0.rawValue.lowercased().replacing("guide", with: "")
        }) {
            return "a guide needs its view: \(root.id).\(guide.rawValue)"
        }
        if small == "parent" { return "write superview, in the constraints of a view; the root is '\(root.id)'" }
        if ["view", "container", "contentview", "root", "window", "screen", "canvas", "super"].contains(small) {
            return "the root is '\(root.id)'"
        }
        // Views without an id are named by their type and a number.
        guard let type = UIKitVocabulary.type(name)?.meant else { return nil }
        let unnamed = views.filter { $0.content.type.rawValue == type && $0.idSource == nil && $0.superview != nil }
        guard let first = unnamed.first else { return nil }
        return unnamed.count == 1
            ? "the \(type) has no \"id\": add one, or call it '\(first.id)'"
            : "\(unnamed.count) views of type \(type) have no \"id\": add one to the view that you mean"
    }

    /// What was probably meant by a part between an item and its attribute.
    private func hint(forPart name: String, of item: LayoutItem) -> String? {
        let view: Int
        switch item {
        case .view(let index), .builtInGuide(_, let index): view = index
        case .guide(let index): view = guides[index].owner
        }
        switch name {
        case "superview", "parent":
            guard let superview = views[view].superview else { return "'\(views[view].id)' is the root" }
            return "the superview of '\(views[view].id)' is '\(views[superview].id)'"
        case "frame", "bounds", "layer", "view", "contentView", "snp", "mas", "al":
            return "leave '\(name)' out: write \(views[view].id).width"
        case "safeAreaInsets": return "write \(views[view].id).safeAreaLayoutGuide"
        case "margins", "layoutMargins", "directionalLayoutMargins":
            return "write \(views[view].id).layoutMarginsGuide"
        case "topLayoutGuide", "bottomLayoutGuide":
            return "write \(views[view].id).safeAreaLayoutGuide.\(name.hasPrefix("top") ? "top" : "bottom")"
        case "intrinsicContentSize":
            return "\"hugging\" and \"compressionResistance\" hold a view at its intrinsic size"
        default:
            if let attribute = LayoutAttribute.named(name) {
                return "'\(name)' is an attribute: write \(views[view].id).\(attribute.name)"
            }
            return name.hasSuffix("Anchor")
                ? "write an equation, as in \(views[view].id).leading = \(views[0].id).leading + 20" : nil
        }
    }

    /// Whether an item has an attribute: a guide has neither baselines nor margins.
    func has(_ anchor: Anchor, at range: SourceRange, findings: inout ReaderFindings) -> Bool {
        if case .view = anchor.item { return true }
        let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
        guard isBaseline || anchor.attribute.isMargin else { return true }
        findings.report(
            .unknownAttribute,
            "a layout guide has no \(isBaseline ? "baselines" : "margins"), so no \(anchor.attribute.name)",
            at: range)
        return false
    }

    /// A metric's value; nil if there is none.
    func metric(_ name: Name, findings: inout ReaderFindings) -> Double? {
        if let value = metricValues[name.text] { return value }
        guard knowsAllNames, !findings.excused.contains(name.text) else { return nil }
        if items[name.text] != nil {
            findings.report(
                .unknownMetric,
                "'\(name.text)' is an item: expected one of its attributes, as in \(name.text).width",
                at: name.range)
            return nil
        }
        let attribute = LayoutAttribute.named(name.text)?.name ?? UIKitVocabulary.attribute(name.text, of: "a")?.meant
        if let attribute, let root = views.first {
            findings.report(
                .unknownMetric, "'\(name.text.shortened)' is an attribute and needs its view", at: name.range,
                hint: "write \(root.id).\(attribute), or self.\(attribute) in the constraints of a view")
            return nil
        }
        if Double(name.text)?.isFinite == true {
            findings.report(
                .unknownMetric, "unknown metric '\(name.text.shortened)': a number has no quotation marks",
                at: name.range, meant: name.text, spelling: .bare)
            return nil
        }
        if let number = UIKitVocabulary.number(name.text) {
            findings.report(
                .unknownMetric, "unknown metric '\(name.text)': numbers are in points and have no unit", at: name.range,
                meant: number, spelling: .bare)
            return nil
        }
        if let hint = UIKitVocabulary.functionHint(name.text) {
            findings.report(.unknownMetric, "unknown metric '\(name.text)'", at: name.range, hint: hint)
            return nil
        }
        let meant = findings.nearest(name.text, among: metrics.map(\.name) + ["systemSpacing"])
        findings.report(
            .unknownMetric, "unknown metric '\(name.text.shortened)'", at: name.range, meant: meant,
            spelling: name.spelling,
            hint: meant == nil && Identifier.isValid(name.text)
                ? "define it in the document: \"metrics\": { \"\(name.text.shortened)\": 8 }"
                : nil)
        return nil
    }
}

extension LayoutAttribute {
    static let names = allCases.map(\.name) + ["baseline"]

    private static let byName: [String: LayoutAttribute] = {
        var table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
        table["baseline"] = .lastBaseline
        return table
    }()

    /// By Apple's name, the first letter in either case; `baseline` is the last.
    static func named(_ name: String) -> LayoutAttribute? { byName[name] ?? byName[lowercasingFirst(name)] }

    static func isNotAnAttribute(_ name: String) -> Bool {
        name.utf8.count == notAnAttribute.utf8.count && lowercasingFirst(name) == notAnAttribute
    }

    private static let notAnAttribute = "notAnAttribute"

    private static func lowercasingFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}

extension DiagnosticCode {
    package static let unknownGuide = DiagnosticCode("unknown-guide")
    package static let unknownAttribute = DiagnosticCode("unknown-attribute")
}
