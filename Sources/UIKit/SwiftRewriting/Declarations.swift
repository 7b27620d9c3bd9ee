// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What the sources of a program declare, as far as rewriting depends on it.
struct Declarations {
    struct Initializer {
        var parameters: [Parameter]
        var isConvenience: Bool

        struct Parameter {
            var label: String
            var type: String
            var hasDefault: Bool
        }

        /// As in `init(viewModel:style:)`.
        var name: String { "init(" + parameters.map { $0.label + ":" }.joined() + ")" }
        var labels: [String] { parameters.map(\.label) }
    }

    struct Method {
        var file: Int
        var name: String
        var labels: [String]
        var types: [String]
        var isPrivate: Bool
        /// Whether a call of it is a plain call of an object.
        var isPlain: Bool
    }

    struct Class {
        var file: Int
        var name: String
        var superclass: String?
        var inherited: [String]
        var nameRange: Range<Int>
        /// The offset of the brace that ends it.
        var end: Int
        var isGeneric: Bool
        var isPrivateMember: Bool
        /// Generic parameters that stand for views.
        var viewParameters: Set<String> = []
        var initializers: [Initializer] = []
    }

    var classes: [String: Class] = [:]
    /// In the order of the sources.
    var classNames: [String] = []
    /// By the name of their type.
    var methods: [String: [Method]] = [:]
    /// Names of members that a class overrides, by the name of the class.
    var overrides: [String: Set<String>] = [:]
    /// Methods of protocols that need not be there.
    var optionalMethods: Set<String> = []
    /// Names of all types.
    var types: Set<String> = []
    var protocols: [String: ProtocolConformance] = [:]
    /// What files of Interface Builder connect, by the name of the class.
    var connections: [String: NibConnections] = [:]
    /// What gives objects of a class their contents, by the name of the class.
    var fillings: [String: [ScreenFilling]] = [:]

    /// The superclasses of a class, the nearest first; the last one is declared elsewhere.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var next = classes[name]?.superclass
        while let known = next, !found.contains(known) {
            found.append(known)
            next = classes[known]?.superclass
        }
        return found
    }

    /// A method of a type or of what it inherits from.
    func method(_ name: String, labels: [String]?, of type: String) -> Method? {
        for owner in [type] + superclasses(of: type) {
            let known = methods[owner]?.first { $0.name == name && (labels == nil || $0.labels == labels) }
            if let known { return known }
        }
        return nil
    }

    /// Whether some class that inherits from a type overrides a member of it.
    func isOverridden(_ member: String, of type: String) -> Bool {
        overrides.contains { $0.value.contains(member) && superclasses(of: $0.key).contains(type) }
    }

    /// Whether objects of a class may come from a file of Interface Builder: views and view controllers.
    func isOfInterfaces(_ name: String) -> Bool {
        let nearest = superclasses(of: name).last ?? ""
        return Self.kind(ofBase: StubType.superclass(named: nearest, of: name) ?? nearest) != nil
    }

    /// Whether a generic parameter stands for views, by the names of what it inherits from.
    static func isOfViews(_ parameter: GenericParameterSyntax) -> Bool {
        let names = parameter.inheritedType?.trimmedDescription.split { !($0.isLetter || $0.isNumber) } ?? []
        return names.contains { name in
            let base = name.hasPrefix("UI") ? String(name) : StubType.superclass(of: String(name)) ?? ""
            return kind(ofBase: base) == .view
        }
    }

    /// Whether `super.init()` in a class calls the initialiser of UIKit's views without a frame: Swift links it with
    /// Objective-C only.
    func callsInitializerOfViews(_ name: String) -> Bool {
        let above = superclasses(of: name)
        let isOwn = above.contains { classes[$0]?.initializers.contains { $0.parameters.isEmpty } == true }
        guard let base = above.last, !isOwn else { return false }
        let last = ([name] + above).last { classes[$0] != nil } ?? name
        return ["UIView", "UIControl"].contains(StubType.superclass(named: base, of: last) ?? base)
    }

    /// Whether a class is one of cells.
    func isCell(_ name: String) -> Bool { ([name] + superclasses(of: name)).contains { $0.hasSuffix("Cell") } }

    /// Whether a type gives a table or a collection its rows.
    func isDataSource(_ type: String) -> Bool {
        methods[type]?.contains { method in
            !Set(method.labels).isDisjoint(with: ["numberOfRowsInSection", "numberOfItemsInSection"])
        } == true
    }

    /// What gives a screen its contents: its own, or those of the nearest superclass that has some.
    func fillings(of name: String) -> [ScreenFilling] {
        ([name] + superclasses(of: name)).lazy.compactMap { fillings[$0] }.first { !$0.isEmpty } ?? []
    }
}
