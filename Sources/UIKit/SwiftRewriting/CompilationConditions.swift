// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Conditions of `#if` as they hold when an app is built for a simulator, with the modules that there are here.
struct CompilationConditions {
    /// Modules that can be imported.
    let modules: Set<String>
    /// Modules that need no import, because what files use of them is part of the program.
    let provided: Set<String>

    /// The clause that is compiled.
    func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        config.clauses.first { clause in clause.condition.map(holds) ?? true }
    }

    private func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return !holds(not.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            return holds(inner.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        return condition.trimmedDescription == "DEBUG"
    }

    /// Operands and operators in turn; `&&` binds before `||`.
    private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        return parts.contains { part in
            part.split { $0.is(BinaryOperatorExprSyntax.self) }.allSatisfy { $0.first.map(holds) ?? true }
        }
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return modules.union(provided).contains(String(argument.prefix { $0 != "." }))
        // Versions of the compiler and the language: those in conditions are older.
        case "swift", "compiler": return !argument.hasPrefix("<")
        default: return false
        }
    }
}
