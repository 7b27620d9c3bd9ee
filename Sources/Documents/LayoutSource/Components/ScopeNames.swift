// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The names of views and guides in the document, in a component or in a repeated view, without what is inside other components
/// and repeated views.
struct ScopeNames {
    private(set) var declared: Set<String> = []
    /// The names of views without an id, by the place of their objects.
    private(set) var generated: [Int: String] = [:]
    private var counts: [String: Int] = [:]

    /// No names: those around it are meant.
    static let none = ScopeNames()

    private init() {}

    /// - Parameter root: the view of a component, of a repeated view, or of the document.
    /// - Parameter namesAll: whether views without an id get names here; those of the document are named later.
    init(of root: JSONValue, namesAll: Bool) {
        declare(root, isRoot: namesAll)
        generate(root, isRoot: namesAll, namesAll: namesAll)
    }

    private mutating func declare(_ view: JSONValue, isRoot: Bool) {
        if !isRoot, let id = view.string("id") { declared.insert(id) }
        guard isRoot || !Self.hasOwnNames(view) else { return }
        for guide in view["guides"]?.elements ?? [] {
            if let id = guide.string("id") { declared.insert(id) }
        }
        for child in Self.children(of: view) { declare(child, isRoot: false) }
    }

    private mutating func generate(_ view: JSONValue, isRoot: Bool, namesAll: Bool) {
        guard case .object = view.content else { return }
        let type = view.string("type") ?? "view"
        counts[type, default: 0] += 1
        if !isRoot, view.member("id") == nil {
            if let component = view.string("use") {
                name(view, component)
            } else if view.member("repeat") != nil {
                name(view, type)
            } else if namesAll {
                name(view, "\(type)-\(counts[type] ?? 1)")
            }
        }
        guard isRoot || !Self.hasOwnNames(view) else { return }
        for child in Self.children(of: view) { generate(child, isRoot: false, namesAll: namesAll) }
    }

    private mutating func name(_ view: JSONValue, _ base: String) {
        var name = base
        var copy = 2
        while declared.contains(name) {
            name = "\(base)-\(copy)"
            copy += 1
        }
        declared.insert(name)
        generated[view.range.lowerBound] = name
    }

    /// Whether the ids in a view are those of its instances.
    private static func hasOwnNames(_ view: JSONValue) -> Bool {
        view.member("repeat") != nil && view.member("use") == nil
    }

    /// The views that a text has below a view, those that it gives to a component included.
    private static func children(of view: JSONValue) -> [JSONValue] {
        let given = (view["with"]?.members ?? []).flatMap { $0.value.elements }
        return (view["children"]?.elements ?? []) + given
    }
}
