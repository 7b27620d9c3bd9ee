// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// A value with the part of the text whose names it may contain.
struct ScopedValue {
    var value: JSONValue
    var frame: ExpansionFrame
    /// Whether the value is text of a table, which has no types.
    var isText = false
    /// Whether it only stands for a required parameter, where a component is drawn without a use.
    var isSample = false
}

/// What names mean in the document, in one instance of a component, or in one instance of a repeated view.
final class ExpansionFrame {
    /// The name of the instance; empty for the document.
    let prefix: String
    /// The id that the instance has in its own text.
    let root: String?
    let names: ScopeNames
    private(set) var values: [String: ScopedValue] = [:]
    /// Where names are looked up that are unknown here. A component sees nothing of what is around it.
    let parent: ExpansionFrame?
    /// The index of the use that made it; -1 for the document.
    let use: Int
    /// The names of values that other instances have.
    var absent: [String: JSONValue] = [:]

    init(prefix: String, root: String?, names: ScopeNames, parent: ExpansionFrame?, use: Int) {
        self.prefix = prefix
        self.root = root
        self.names = names
        self.parent = parent
        self.use = use
    }

    static func document(_ names: ScopeNames) -> ExpansionFrame {
        ExpansionFrame(prefix: "", root: nil, names: names, parent: nil, use: -1)
    }

    /// Whether components are shown without being used, so that a required parameter may be missing.
    var isSheet = false

    var isDocument: Bool { use < 0 }

    /// Whether the document's own names can be used here.
    var seesDocument: Bool { isDocument || parent?.seesDocument == true }

    func set(_ name: String, _ value: ScopedValue) { values[name] = value }

    func value(_ name: String) -> ScopedValue? { values[name] ?? parent?.value(name) }

    func absence(_ name: String) -> JSONValue? { absent[name] ?? parent?.absence(name) }

    /// The names of parameters, for suggestions.
    var valueNames: [String] { values.keys.sorted() + (parent?.valueNames ?? []) }

    /// The names of views and guides, for suggestions.
    var itemNames: [String] { names.declared.sorted() + (root.map { [$0] } ?? []) + (parent?.itemNames ?? []) }

    /// Where the text of an item is declared.
    enum Declaration: Hashable {
        /// The view that the instance is, of the frame so many levels up.
        case root(level: Int)
        case inside(level: Int)
    }

    /// - Parameter name: without an index.
    func declaration(of name: String) -> Declaration? {
        var frame: ExpansionFrame? = self
        var level = 0
        while let current = frame {
            if current.root == name { return .root(level: level) }
            if current.isDocument || current.names.declared.contains(name) { return .inside(level: level) }
            frame = current.parent
            level += 1
        }
        return nil
    }

    func frame(at level: Int) -> ExpansionFrame { level == 0 ? self : parent?.frame(at: level - 1) ?? self }

    /// The name of a view or a guide in the document.
    func fullName(_ name: String) -> String { prefix.isEmpty ? name : "\(prefix).\(name)" }
}
