// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The declaration of a type that the sources use and do not declare.
package struct StubType: Sendable {
    private let name: String
    private let parameterCount: Int
    /// The class of UIKit that it stands for; nil for a plain type.
    let superclass: String?
    private let isProtocol: Bool
    /// What the superclass calls when it has been made.
    private let methods: SetUpMethods

    init(_ name: String, usedIn source: SwiftSource, at offset: Int) {
        self.name = name
        var parameters = 0
        var inherited: InheritedTypeSyntax?
        var isPartOfComposition = false
        var owner: Syntax?
        var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
        while let current = node, owner == nil {
            if let type = current.as(IdentifierTypeSyntax.self), type.name.text == name {
                parameters = type.genericArgumentClause?.arguments.count ?? 0
            }
            if let type = current.as(InheritedTypeSyntax.self) { inherited = type }
            if current.is(CompositionTypeElementSyntax.self) { isPartOfComposition = true }
            if current.is(ClassDeclSyntax.self) || current.is(ProtocolDeclSyntax.self)
                || current.is(StructDeclSyntax.self)
                || current.is(EnumDeclSyntax.self) || current.is(ExtensionDeclSyntax.self)
            {
                owner = current
            }
            node = current.parent
        }
        parameterCount = parameters
        let list = inherited?.parent?.as(InheritedTypeListSyntax.self)
        let isFirst = inherited != nil && list?.first?.id == inherited?.id
        let base = Self.superclass(of: name)
        let derived = owner?.as(ClassDeclSyntax.self)?.name.text
        let isSuperclass = isFirst && derived != nil && !Self.isNameOfProtocol(name)
        superclass = isSuperclass ? derived.flatMap { Self.superclass(named: name, of: $0) } : base
        isProtocol = inherited != nil && !isSuperclass || isPartOfComposition && base == nil
        methods = isSuperclass ? SetUpMethods(of: owner?.as(ClassDeclSyntax.self), in: source) : SetUpMethods()
    }

    /// Nil for a name that does not tell.
    init?(viewNamed name: String) {
        guard name.first?.isUppercase == true, let base = Self.superclass(of: name) else { return nil }
        self.name = name
        (parameterCount, superclass, isProtocol, methods) = (0, base, false, SetUpMethods())
    }

    private static func isNameOfProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "able", "ible", "Displaying", "Presenting", "Logic", "Type"].contains {
            name.hasSuffix($0)
        }
    }

    /// The class of UIKit that a missing superclass stands for: as its name says, or that of the class that derives from it. Nil for a
    /// class of UIKit itself, and for names that do not tell.
    static func superclass(named name: String, of derived: String) -> String? {
        guard !name.hasPrefix("UI"), !name.hasPrefix("NS"), !isNameOfProtocol(name) else { return nil }
        return superclass(of: name) ?? superclass(of: derived)
    }

    /// The class of UIKit that a name speaks of.
    static func superclass(of name: String) -> String? {
        let endings = [
            ("TableViewController", "UITableViewController"),
            ("CollectionViewController", "UICollectionViewController"),
            ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
            ("ViewController", "UIViewController"), ("VC", "UIViewController"),
            ("CollectionViewCell", "UICollectionViewCell"),
            ("CollectionCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
            ("TableCell", "UITableViewCell"),
            ("HeaderFooterView", "UITableViewHeaderFooterView"), ("Cell", "UITableViewCell"),
            ("ImageView", "UIImageView"),
            ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("TableView", "UITableView"),
            ("CollectionView", "UICollectionView"), ("TextView", "UITextView"), ("TextField", "UITextField"),
            ("Button", "UIButton"), ("Label", "UILabel"), ("View", "UIView"), ("Control", "UIControl"),
        ]
        return endings.first { name.hasSuffix($0.0) }?.1
    }

    /// Whether it has no members, so that nothing of it can be used.
    var isPlain: Bool { superclass == nil && !isProtocol }

    /// In Swift.
    var text: String {
        if isProtocol {
            return "@MainActor public protocol \(name) {}\nextension _Placeholder: \(name) {}\n"
        }
        let names = (0..<parameterCount).map { "A\($0)" }
        let generic = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
        guard let superclass else { return "open class \(name)\(generic): _Placeholder {}\n" }
        let body = methods.text(in: superclass)
        // Views are made by their class.
        guard superclass == "UIViewController" else {
            return "open class \(name)\(generic): \(superclass), _Missing {\(body)}\n"
        }
        return "open class \(name)\(generic): \(superclass), _Sampled { "
            + "@MainActor public class func _sample() -> Any { \(name)() }\(body) }\n"
    }
}
