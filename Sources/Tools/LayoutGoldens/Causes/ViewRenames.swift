// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// Views that a layout has under another id than the recorded one: they are the same views, and what else names them is unchanged.
struct ViewRenames {
    /// New ids by old ones.
    private var names: [String: String] = [:]
    /// The old ids, in the order of the recorded layout.
    private var order: [String] = []

    init(_ expected: JSONOutput, _ actual: JSONOutput) {
        let (old, new) = (ViewTraits.all(in: expected), ViewTraits.all(in: actual))
        let common = Set(old.map(\.id)).intersection(new.map(\.id))
        guard common.count < old.count, common.count < new.count else { return }
        let (equations, others) = (ConstraintShapes(expected, common), ConstraintShapes(actual, common))
        var left = new.filter { !common.contains($0.id) }
        for view in old where !common.contains(view.id) {
            let superview = view.superview.map { names[$0] ?? $0 }
            let match = left.firstIndex { other in
                other.superview == superview && other.type == view.type
                    && view.agrees(with: other, equations[view.id], others[other.id])
            }
            guard let match else { continue }
            names[view.id] = left.remove(at: match).id
            order.append(view.id)
        }
    }

    /// One for each view whose new name does not follow from that of a view around it.
    var differences: [LayoutDifference] {
        order.compactMap { old in
            guard let new = names[old] else { return nil }
            let isFollowing = old.indices.contains { index in
                old[index] == "." && names[String(old[..<index])].map { $0 + old[index...] } == new
            }
            guard !isFollowing else { return nil }
            return LayoutDifference(
                subject: "view \(old)", expected: .string(old), actual: .string(new), kind: .rename, view: new)
        }
    }

    /// A recorded layout with the new ids.
    func applied(to layout: JSONOutput) -> JSONOutput {
        guard !names.isEmpty, case .members(let members) = layout else { return layout }
        return .members(members.map { .init($0.key, renamed($0.value, key: $0.key)) })
    }

    private func renamed(_ value: JSONOutput, key: String) -> JSONOutput {
        switch value {
        case .string(let text):
            switch key {
            case "id", "superview", "owner", "view", "elements": .string(name(of: text))
            case "equation", "written": .string(equation(text))
            default: value
            }
        case .array(let elements): .array(elements.map { renamed($0, key: key == "views" ? "elements" : key) })
        case .members(let members):
            // The document's terms have the views' ids as keys.
            .members(
                members.map { member in
                    .init(
                        key == "views" ? name(of: member.key) : member.key,
                        key == "views" ? member.value : renamed(member.value, key: member.key))
                })
        default: value
        }
    }

    /// `chapter[0].title` where `episode[0]` has become `chapter[0]`.
    private func name(of id: String) -> String {
        if let name = names[id] { return name }
        for index in id.indices.reversed() where id[index] == "." {
            if let name = names[String(id[..<index])] { return name + id[index...] }
        }
        return id
    }

    private func equation(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard let dot = word.lastIndex(of: ".") else { return String(word) }
            return name(of: String(word[..<dot])) + word[dot...]
        }.joined(separator: " ")
    }
}

/// What tells a view from others, except its id.
private struct ViewTraits {
    var id: String
    var type: String?
    var superview: String?
    var frame: JSONOutput?
    /// What the document states about it.
    var content: JSONOutput?

    static func all(in layout: JSONOutput) -> [ViewTraits] {
        (layout["views"]?.elements ?? []).compactMap { view in
            guard let id = view["id"]?.string else { return nil }
            return ViewTraits(
                id: id, type: view["type"]?.string, superview: view["superview"]?.string, frame: view["frame"],
                content: layout["document"]?["views"]?[id])
        }
    }

    /// Whether at least two of frame, content and constraints are the same: one of them may have changed with the name.
    func agrees(with other: ViewTraits, _ shapes: [String], _ others: [String]) -> Bool {
        let signs = [
            frame != nil && frame == other.frame, content != nil && content == other.content,
            !shapes.isEmpty && shapes == others,
        ]
        return signs.count(where: \.self) >= 2
    }
}

/// The constraints of each view, sorted, without constants and without the names of views that only one of two layouts has.
private struct ConstraintShapes {
    private var shapes: [String: [String]] = [:]

    init(_ layout: JSONOutput, _ common: Set<String>) {
        for constraint in layout["constraints"]?.elements ?? [] {
            guard let equation = constraint["equation"]?.string else { continue }
            let words = EquationShape(equation).shape.split(separator: " ")
            let items = words.map { word in word.lastIndex(of: ".").map { String(word[..<$0]) } }
            for case let item? in Set(items) where !common.contains(item) {
                let shape = zip(words, items).map { word, other in
                    guard let other, !common.contains(other) else { return String(word) }
                    return (other == item ? "self" : "other") + word.dropFirst(other.count)
                }
                shapes[item, default: []].append(shape.joined(separator: " "))
            }
        }
    }

    subscript(view: String) -> [String] { shapes[view]?.sorted() ?? [] }
}
