// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Views of classes that only a generic parameter or a value knows: initialisers of views are not required, so that
/// Swift calls them only with Objective-C.
extension SourceRewriter {
    /// The expression for the class of which a call makes a view, as in `Cell()`, `Cell.init()` and `type.init()`.
    func madeView(_ node: FunctionCallExprSyntax) -> String? {
        guard node.trailingClosure == nil, node.arguments.allSatisfy({ $0.label?.text == "frame" }) else {
            return nil
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return isViewParameter(name, at: Syntax(node)) ? "\(name).self" : nil
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        if isViewParameter(name, at: Syntax(node)) { return "\(name).self" }
        return statedMetatype(of: name, at: Syntax(node)).map { base in
            Declarations.kind(ofBase: base) == .view || isViewParameter(base, at: Syntax(node))
        } == true ? name : nil
    }

    /// Whether a name is that of a generic parameter that stands for views.
    private func isViewParameter(_ name: String, at node: Syntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            let known = current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
            if let parameter = known?.first(where: { $0.name.text == name }) {
                return Declarations.isOfViews(parameter)
            }
            if let owner = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
                declarations.classes[owner]?.viewParameters.contains(name) == true
            {
                return true
            }
            parent = current.parent
        }
        return false
    }

    /// The type `Base` of a parameter or a local value that is written as `name: Base.Type`.
    private func statedMetatype(of name: String, at node: Syntax) -> String? {
        var parent = node.parent
        while let current = parent {
            var types: [TypeSyntax?] = []
            if let block = current.as(CodeBlockItemListSyntax.self) {
                let bindings = block.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings }.joined()
                types = bindings.filter { $0.pattern.trimmedDescription == name }.map { $0.typeAnnotation?.type }
            } else if let function = current.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                types = parameters.filter { ($0.secondName ?? $0.firstName).text == name }.map(\.type)
            }
            if let type = types.first { return type?.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription }
            parent = current.parent
        }
        return nil
    }
}
