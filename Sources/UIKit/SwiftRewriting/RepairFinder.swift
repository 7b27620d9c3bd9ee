// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds what can be replaced or left out around a place that does not compile.
struct RepairFinder {
    private let source: SwiftSource

    private let declared: Set<String>

    /// - Parameter declared: types that have a declaration of their own now.
    init(_ source: SwiftSource, declared: Set<String> = []) {
        self.source = source
        self.declared = declared
    }

    private func token(at offset: Int) -> TokenSyntax? {
        offset < source.bytes.count ? source.tree.token(at: AbsolutePosition(utf8Offset: offset)) : nil
    }

    /// From the smallest change to the largest.
    func repairs(at offset: Int, for fault: Repair.Fault = .other) -> [Repair] {
        guard let token = token(at: offset) else { return [] }
        var repairs: [Repair] = []
        switch fault {
        case .nonconformance(let name): repairs += withoutConformance(to: name, token)
        case .unconditional: repairs += optional(token)
        case .missingInitializer(let name): repairs += initializer(name, token)
        case .metatype: repairs += madeObject(token)
        case .ending: break
        case .missingName: repairs += chain(from: token).map { [placeholder(for: $0)] } ?? []
        case .missingInitializers, .placeholder, .other:
            if let chain = chain(from: token) { repairs += typed(chain) + [placeholder(for: chain)] }
        }
        // A placeholder for a protocol is a class.
        if let type = token.parent?.as(SomeOrAnyTypeSyntax.self) {
            repairs.append(Repair(type.someOrAnySpecifier.range, ""))
        }
        var node = token.parent
        while let current = node {
            repairs += self.repairs(of: current, token)
            node = current.parent
        }
        return repairs
    }

    private func repairs(of node: Syntax, _ token: TokenSyntax) -> [Repair] {
        if let element = node.as(ArrayElementSyntax.self) { return [Repair(element.range, "")] }
        if let item = node.as(CodeBlockItemSyntax.self) { return repairs(of: item) }
        if let member = node.as(MemberBlockItemSyntax.self) { return [Repair(member.range, "")] }
        if let inherited = node.as(InheritedTypeSyntax.self) { return withoutInherited(inherited) }
        return withoutOverride(node, token)
    }

    /// Whether nothing of a class is left to be shown.
    func takesOutClass(_ repair: Repair) -> Bool {
        source.tree.statements.contains { $0.item.is(ClassDeclSyntax.self) && repair.takesOut($0.item.range) }
    }

    // MARK: Expressions

    /// The value that an expression gives in the end: `Theme.current.font` of any of its words.
    private func chain(from token: TokenSyntax) -> ExprSyntax? {
        var node = Syntax(token)
        while let parent = node.parent, !node.is(ExprSyntax.self), !node.is(TypeSyntax.self) { node = parent }
        guard var expression = node.as(ExprSyntax.self) else { return nil }
        while let parent = expression.parent {
            if let member = parent.as(MemberAccessExprSyntax.self) {
                expression = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id {
                expression = ExprSyntax(call)
            } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == expression.id {
                expression = ExprSyntax(call)
            } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
                expression = ExprSyntax(chain)
            } else if let unwrap = parent.as(ForceUnwrapExprSyntax.self) {
                expression = ExprSyntax(unwrap)
            } else if let generic = parent.as(GenericSpecializationExprSyntax.self) {
                expression = ExprSyntax(generic)
            } else {
                break
            }
        }
        return isValue(expression) ? expression : nil
    }

    /// Whether a placeholder can take the place of an expression: not where something is assigned to it, and not if no one uses it.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        guard let parent = expression.parent else { return false }
        // An element of a list can be left out.
        if parent.is(CodeBlockItemSyntax.self) || parent.is(ArrayElementSyntax.self) { return false }
        if parent.is(MultipleTrailingClosureElementSyntax.self)
            || parent.as(FunctionCallExprSyntax.self)?.trailingClosure?.id == expression.id
        {
            return false
        }
        if expression.is(MacroExpansionExprSyntax.self) || expression.is(SuperExprSyntax.self) { return false }
        if let list = parent.as(ExprListSyntax.self), list.first?.id == expression.id {
            let rest = list.dropFirst()
            if rest.first?.is(AssignmentExprSyntax.self) == true { return false }
            let text = rest.first?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { return false }
        }
        return !(parent.is(InOutExprSyntax.self))
    }

    /// The values that are reached from a name.
    func uses(of name: String) -> [Repair] { uses(of: name, in: Syntax(source.tree)) }

    /// The other uses of the variable at a place, in the same member.
    func otherUses(at offset: Int) -> [Repair] {
        guard let token = token(at: offset), let variable = chain(from: token)?.as(DeclReferenceExprSyntax.self),
            variable.baseName.text != "self"
        else { return [] }
        var node = variable.parent
        while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
        return node.map { uses(of: variable.baseName.text, in: $0) } ?? []
    }

    private func uses(of name: String, in node: Syntax) -> [Repair] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
                let chain = chain(from: token), !chain.is(DeclReferenceExprSyntax.self) || !declared.contains(name),
                !chain.trimmedDescription.hasSuffix(".self")
            else { return nil }
            return placeholder(for: chain)
        }
    }

    /// A placeholder of the type that a call makes an object of.
    private func typed(_ expression: ExprSyntax) -> [Repair] {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return [] }
        return [Repair(expression.range, "(_placeholder(\"\(target(of: expression) ?? name)\") as \(name))")]
    }

    private func placeholder(for expression: ExprSyntax) -> Repair {
        let words = expression.trimmedDescription.prefix { $0 != "(" && !$0.isNewline }.split(separator: ".")
            .map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
        let name = words.last ?? ""
        // Of `Colors.gray200.color` the name is `gray200`; without one it is that of what gets the value.
        let told = words.reversed().first { !Self.generalWords.contains($0) && $0.first?.isUppercase != true }
        let value = "_placeholder(\"\(told ?? target(of: expression) ?? name)\")"
        let isMade =
            expression.as(FunctionCallExprSyntax.self)?.calledExpression.is(DeclReferenceExprSyntax.self) == true
        return Repair(expression.range, isMade && declared.contains(name) ? "(\(value) as \(name))" : value)
    }

    /// Words for the type of a value or the way to it, which do not tell one value from another.
    private static let generalWords: Set<String> = [
        "color", "uiColor", "font", "uiFont", "image", "uiImage", "value", "string", "rawValue", "cgColor", "shared",
        "current", "default", "main", "instance", "with", "withSize", "format", "localized", "uppercased", "lowercased",
        "capitalized", "trimmingCharacters", "trimmed", "replacingOccurrences", "joined", "text", "wrappedValue", "map",
        "flatMap", "compactMap", "withRenderingMode", "withTintColor", "template", "original", "create", "make", "init",
    ]

    /// The property to which an expression is assigned.
    private func target(of expression: ExprSyntax) -> String? {
        guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        return list.first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The value of a conditional binding as an optional one.
    private func optional(_ token: TokenSyntax) -> [Repair] {
        var node = token.parent
        while let current = node, !current.is(OptionalBindingConditionSyntax.self) { node = current.parent }
        guard let value = node?.as(OptionalBindingConditionSyntax.self)?.initializer?.value else { return [] }
        return [Repair(value.range, "Optional(\(value.trimmedDescription))")]
    }

    /// A view made of a class that a value knows, as in `type.init(frame: .zero)`.
    private func madeObject(_ token: TokenSyntax) -> [Repair] {
        guard let call = chain(from: token)?.as(FunctionCallExprSyntax.self) else { return [] }
        let called = call.calledExpression
        let member = called.as(MemberAccessExprSyntax.self)
        if member?.declName.baseName.text == "init", let type = member?.base?.trimmedDescription {
            return [Repair(call.range, "_made(\(type))")]
        }
        return called.is(DeclReferenceExprSyntax.self)
            ? [Repair(call.range, "_made(\(called.trimmedDescription).self)")] : []
    }

    // MARK: Statements

    private func repairs(of item: CodeBlockItemSyntax) -> [Repair] {
        switch item.item {
        case .stmt(let statement):
            if let returned = statement.as(ReturnStmtSyntax.self), returned.expression != nil {
                return [Repair(item.range, "return _placeholder(\"\")")]
            }
            if let condition = statement.as(GuardStmtSyntax.self) {
                return [Repair(item.range, bindings(condition.conditions)), Repair(item.range, "")]
            }
            return [Repair(item.range, "")]
        case .expr(let expression):
            // Without the end of the program, the body of a guard would go on.
            if endsGuard(item) { return [] }
            if let calls = superclassCalls(expression) { return calls + [Repair(item.range, "")] }
            guard returnsValue(item) else { return [Repair(item.range, "")] }
            return [Repair(item.range, "_placeholder(\"\")")]
        case .decl: return [Repair(item.range, "")]
        }
    }

    private func endsGuard(_ item: CodeBlockItemSyntax) -> Bool {
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
        return list?.last?.id == item.id && list?.parent?.parent?.is(GuardStmtSyntax.self) == true
    }

    /// The initialisers that classes of UIKit have, for a call of one that a missing superclass would have.
    private func superclassCalls(_ expression: ExprSyntax) -> [Repair]? {
        let call = expression.as(FunctionCallExprSyntax.self)
        guard call?.calledExpression.trimmedDescription == "super.init" else { return nil }
        let arguments = [
            "frame: .zero", "nibName: nil, bundle: nil", "style: .default, reuseIdentifier: nil", "",
        ]
        return arguments.map { Repair(expression.range, "super.init(\($0))") }
    }

    /// Placeholders with the names that a `guard` gives to values.
    private func bindings(_ conditions: ConditionElementListSyntax) -> String {
        conditions.compactMap { element in
            guard case .optionalBinding(let binding) = element.condition,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "self"
            else { return nil }
            return "let \(name) = _placeholder(\"\(name)\");"
        }.joined(separator: " ")
    }

    /// Whether an expression is the value of the function that it is all of.
    private func returnsValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let body = list.parent else {
            return false
        }
        if body.is(AccessorBlockSyntax.self) { return true }
        guard let owner = body.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type.trimmedDescription
            return type != nil && type != "Void" && type != "()"
        }
        return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }

    // MARK: Declarations

    /// An initialiser that a class has to have because its superclass has it. A nib that has such an object makes one of the
    /// standard class instead; nothing calls the others.
    private func initializer(_ name: String, _ token: TokenSyntax) -> [Repair] {
        let initializers = [
            "init(coder:)": "init?(coder: NSCoder) { return nil }", "init()": "init() { fatalError() }",
            "init(frame:)": "init(frame: CGRect) { fatalError() }",
        ]
        var node = token.parent
        while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
        guard let end = node?.as(ClassDeclSyntax.self)?.memberBlock.rightBrace.range.lowerBound,
            let initializer = initializers[name]
        else { return [] }
        return [Repair(end..<end, "\nrequired \(initializer)\n")]
    }

    /// A member of a superclass that there is not cannot be overridden.
    private func withoutOverride(_ node: Syntax, _ token: TokenSyntax) -> [Repair] {
        let modifiers: DeclModifierListSyntax
        let body: Syntax?
        if let function = node.as(FunctionDeclSyntax.self) {
            (modifiers, body) = (function.modifiers, function.body.map(Syntax.init))
        } else if let variable = node.as(VariableDeclSyntax.self) {
            (modifiers, body) = (
                variable.modifiers, variable.bindings.first?.accessorBlock.map(Syntax.init)
            )
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            (modifiers, body) = (initializer.modifiers, initializer.body.map(Syntax.init))
        } else {
            return []
        }
        guard let override = modifiers.first(where: { $0.name.text == "override" }),
            body.map({ !$0.range.contains(token.range.lowerBound) }) ?? true
        else { return [] }
        return [Repair(override.range, "")]
    }

    /// The whole list if nothing else is in it.
    private func withoutInherited(_ type: InheritedTypeSyntax) -> [Repair] {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self) else { return [] }
        if list.count == 1, let clause = list.parent { return [Repair(clause.range, "")] }
        if list.last?.id == type.id, let previous = list.dropLast().last {
            return [Repair(previous.type.range.upperBound..<type.range.upperBound, "")]
        }
        return [Repair(type.range, "")]
    }

    /// What a type declares to conform to, taken from its list.
    private func withoutConformance(to name: String, _ token: TokenSyntax) -> [Repair] {
        var node = token.parent
        while let current = node, !current.is(DeclSyntax.self) { node = current.parent }
        let list = node?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        let type = list?.first { $0.type.trimmedDescription.prefix { $0 != "<" } == name }
        return type.map(withoutInherited) ?? []
    }

    /// Values for the properties of a class that have none.
    func initialValues(at offset: Int) -> [Repair] {
        var node = token(at: offset)?.parent
        while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
        let members = node?.as(ClassDeclSyntax.self)?.memberBlock.members ?? []
        return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings).compactMap { binding in
            guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
                !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            else { return nil }
            let end = type.range.upperBound
            return Repair(end..<end, " = _placeholder(\"\(binding.pattern.trimmedDescription)\")")
        }
    }
}
