// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The methods that a class overrides to set itself up, as in `override func setupConstraints()`: its superclass calls them, and if that is
/// missing, its placeholder does.
struct SetUpMethods: Sendable {
    /// In the order of the text.
    private(set) var names: [String] = []

    init() {}

    init(of type: ClassDeclSyntax?, in source: SwiftSource) {
        guard let type else { return }
        let extensions = source.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == type.name.text }
        let blocks = [type.memberBlock] + extensions.map(\.memberBlock)
        let calls = CallCollector(viewMode: .sourceAccurate)
        blocks.forEach { calls.walk($0) }
        names = blocks.flatMap(\.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { Self.isOverride($0) && Self.setsUp($0.name.text) }.map(\.name.text)
            .filter { !calls.names.contains($0) }
    }

    private static func isOverride(_ function: FunctionDeclSyntax) -> Bool {
        let modifiers = function.modifiers.map(\.name.text)
        return modifiers.contains("override") && !modifiers.contains("class")
            && function.signature.parameterClause.parameters.isEmpty && function.signature.returnClause == nil
            && function.signature.effectSpecifiers == nil && function.genericParameterClause == nil
    }

    private static func setsUp(_ name: String) -> Bool {
        let beginnings = [
            "setup", "setUp", "config", "add", "make", "create", "build", "bind", "style", "apply", "constrain",
            "arrange",
            "init", "install", "attribute", "define", "render", "layout", "set", "prepare", "load", "activate",
        ]
        return beginnings.contains(where: name.hasPrefix) && !ofUIKit.contains(name)
    }

    /// Methods that UIKit has and calls.
    private static let ofUIKit: Set<String> = [
        "prepareForReuse", "prepareForInterfaceBuilder", "prepare", "loadView", "loadViewIfNeeded", "layoutSubviews",
        "layoutIfNeeded", "layoutMarginsDidChange", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
        "setNeedsStatusBarAppearanceUpdate", "setNeedsFocusUpdate",
    ]

    /// The members of a placeholder for a superclass: the methods, and what calls them.
    func text(in superclass: String) -> String {
        guard !names.isEmpty else { return "" }
        let methods = names.map { "\nopen func \($0)() {}" }.joined() + "\n"
        let calls = names.map { "; \($0)()" }.joined()
        let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }\n"
        switch superclass {
        case _ where superclass.hasSuffix("Controller"):
            return methods + "open override func viewDidLoad() { super.viewDidLoad()\(calls) }"
        case "UITableViewCell":
            return methods + coder
                + "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
                + "{ super.init(style: style, reuseIdentifier: reuseIdentifier)\(calls) }"
        case "UIView", "UIControl", "UICollectionViewCell":
            return methods + coder
                + "public override init(frame: CGRect) { super.init(frame: frame)\(calls) }"
        default:
            return methods
        }
    }
}

/// The methods that are called on the object itself.
private final class CallCollector: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            names.insert(name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            names.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }
}
