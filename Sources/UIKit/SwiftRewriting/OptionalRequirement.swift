// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The implementation of a requirement that classes need not have: Swift has such requirements only with Objective-C.
struct OptionalRequirement {
    let text: String

    /// Nil for a requirement that is not optional.
    init?(_ declaration: DeclSyntax) {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            guard Self.isOptional(method.modifiers) else { return nil }
            let result = method.signature.returnClause?.type.trimmedDescription
            text = "func \(method.name.text)\(method.signature.trimmedDescription) \(Self.body(result))"
        } else if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
            guard Self.isOptional(variable.modifiers), let type = binding.typeAnnotation?.type.trimmedDescription else {
                return nil
            }
            text = "var \(binding.pattern.trimmedDescription): \(type) { get \(Self.body(type)) set {} }"
        } else {
            return nil
        }
    }

    private static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }

    private static func body(_ result: String?) -> String {
        guard let result, !["Void", "()"].contains(result) else { return "{}" }
        return result.hasSuffix("?") ? "{ nil }" : "{ _placeholder(\"\") }"
    }
}

/// Methods of UIKit's delegates.
enum DelegateMethod {
    private static let beginnings = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "numberOfSections",
        "navigationController", "tabBarController", "pageViewController", "pickerView", "gestureRecognizer",
    ]

    /// Whether a delegate need not have the method; it has a standard implementation here, and is called without a question mark.
    static func isOptional(_ name: String) -> Bool { beginnings.contains { name.hasPrefix($0) } }
}
