// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What stands for a `#selector`: a selector that calls the method, if the method is one of the sources'.
struct SelectorExpression {
    let text: String

    init(_ node: MacroExpansionExprSyntax, in owner: String?, of file: Int, _ declarations: Declarations) {
        var expression = node.arguments.first?.expression
        if let cast = expression?.as(SequenceExprSyntax.self) { expression = cast.elements.first }
        if let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            expression = tuple.elements.first?.expression
            if let cast = expression?.as(SequenceExprSyntax.self) { expression = cast.elements.first }
        }
        let member = expression?.as(MemberAccessExprSyntax.self)
        let reference = member?.declName ?? expression?.as(DeclReferenceExprSyntax.self)
        let name = reference?.baseName.text ?? ""
        let labels = reference?.argumentNames.map { $0.arguments.map { $0.name.text } }
        let base = member?.base?.trimmedDescription
        let type = base.flatMap { ["self", "Self"].contains($0) ? nil : $0 } ?? owner
        let method = type.flatMap { declarations.method(name, labels: labels, of: $0) }
        let selector = Self.name(name, labels: method?.labels ?? labels ?? [])
        guard let type, let method, method.isPlain, method.types.count < 3, !method.isPrivate || method.file == file
        else {
            text = "Selector(\"\(selector)\")"
            return
        }
        text = Self.call(of: method, type)
    }

    /// A selector that calls a method of a class.
    static func call(of method: Declarations.Method, _ type: String) -> String {
        let parameters = ["sender", "event"]
        var guards = ["let target = target as? \(type)"]
        var arguments: [String] = []
        for (index, type) in method.types.enumerated() {
            let parameter = parameters[index]
            let label = method.labels[index] == "_" ? "" : "\(method.labels[index]): "
            if type.hasSuffix("?") || type.hasSuffix("!") {
                arguments.append("\(label)\(parameter) as? \(type.dropLast())")
            } else {
                guards.append("let \(parameter) = \(parameter) as? \(type)")
                arguments.append(label + parameter)
            }
        }
        return
            "Selector(\"\(name(of: method))\", call: { target, sender, event in guard \(guards.joined(separator: ", ")) "
            + "else { return }; _ = target.\(method.name)(\(arguments.joined(separator: ", "))) })"
    }

    static func name(of method: Declarations.Method) -> String { name(method.name, labels: method.labels) }

    /// As Objective-C spells it.
    private static func name(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        let word = first.prefix(1).uppercased() + first.dropFirst()
        return name + (first == "_" ? "" : ["With", "For"].contains(word) ? word : "With" + word) + ":" + rest
    }
}
