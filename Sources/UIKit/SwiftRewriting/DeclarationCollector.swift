// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Collects what a source declares, in the parts of it that are compiled.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations: Declarations
    private let file: Int
    private let conditions: CompilationConditions
    private var owners: [String] = []
    private var privateDepth = 0

    init(_ declarations: Declarations, file: Int, conditions: CompilationConditions) {
        self.declarations = declarations
        self.file = file
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ name: String) { owners.append(owners.last.map { "\($0).\(name)" } ?? name) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let clause = conditions.activeClause(of: node), let elements = clause.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPrivateMember = !owners.isEmpty && node.modifiers.contains { $0.name.text == "private" }
        if isPrivateMember { privateDepth += 1 }
        enter(node.name.text)
        let name = owners[owners.count - 1]
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        declarations.types.insert(node.name.text)
        if declarations.classes[name] == nil { declarations.classNames.append(name) }
        declarations.classes[name] = Declarations.Class(
            file: file, name: name, superclass: inherited.first.map { String($0.prefix { $0 != "<" }) },
            inherited: inherited, nameRange: node.name.range, end: node.memberBlock.rightBrace.range.lowerBound,
            isGeneric: node.genericParameterClause != nil, isPrivateMember: privateDepth > 0,
            viewParameters: Set(
                (node.genericParameterClause?.parameters ?? []).filter(Declarations.isOfViews).map(\.name.text)))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        if owners.count > 1, node.modifiers.contains(where: { $0.name.text == "private" }) { privateDepth -= 1 }
        owners.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { other(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { other(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { other(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.types.insert(node.name.text)
        return .skipChildren
    }

    private func other(_ name: String) -> SyntaxVisitorContinueKind {
        declarations.types.insert(name)
        enter(name)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        owners.append(name)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.types.insert(node.name.text)
        declarations.protocols[node.name.text] = ProtocolConformance(node, in: file)
        for member in node.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self),
                method.modifiers.contains(where: { $0.name.text == "optional" })
            else { continue }
            declarations.optionalMethods.insert(method.name.text)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owners.last, declarations.classes[owner] != nil else { return .skipChildren }
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            Declarations.Initializer.Parameter(
                label: parameter.firstName.text, type: parameter.type.trimmedDescription,
                hasDefault: parameter.defaultValue != nil)
        }
        let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        guard !isPrivate else { return .skipChildren }
        declarations.classes[owner]?.initializers.append(
            Declarations.Initializer(
                parameters: Array(parameters),
                isConvenience: node.modifiers.contains { $0.name.text == "convenience" }))
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owners.last else { return .skipChildren }
        let modifiers = Set(node.modifiers.map { $0.name.text })
        let parameters = node.signature.parameterClause.parameters
        if modifiers.contains("override") { declarations.overrides[owner, default: []].insert(node.name.text) }
        if let filling = ScreenFilling(node, in: file) { declarations.fillings[owner, default: []].append(filling) }
        let method = Declarations.Method(
            file: file, name: node.name.text, labels: parameters.map { $0.firstName.text },
            types: parameters.map { $0.type.trimmedDescription },
            isPrivate: !modifiers.isDisjoint(with: ["private", "fileprivate"]),
            isPlain: modifiers.isDisjoint(with: ["static", "class"]) && node.signature.effectSpecifiers == nil
                && node.genericParameterClause == nil)
        declarations.methods[owner, default: []].append(method)
        declarations.connections[owner, default: NibConnections()].add(method, of: node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = owners.last, let filling = ScreenFilling(node, in: file) {
            declarations.fillings[owner, default: []].append(filling)
        }
        if let owner = owners.last { declarations.connections[owner, default: NibConnections()].add(node) }
        if let owner = owners.last, node.modifiers.contains(where: { $0.name.text == "override" }) {
            for binding in node.bindings {
                declarations.overrides[owner, default: []].insert(binding.pattern.trimmedDescription)
            }
        }
        return .skipChildren
    }
}
