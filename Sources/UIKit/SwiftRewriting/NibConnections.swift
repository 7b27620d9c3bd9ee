// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What a class has for a file of Interface Builder: outlets, inspectable properties and actions. Without the runtime of Objective-C, members
/// that are added to the class find them by their names.
struct NibConnections {
    private struct Property {
        var name: String
        /// The declaration.
        var range: Range<Int>
    }

    private var properties: [Property] = []
    private var actions: [(method: Declarations.Method, range: Range<Int>)] = []

    mutating func add(_ variable: VariableDeclSyntax) {
        guard Self.has(["IBOutlet", "IBInspectable"], variable.attributes),
            !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return }
        properties += variable.bindings.map { Property(name: $0.pattern.trimmedDescription, range: variable.range) }
    }

    mutating func add(_ method: Declarations.Method, of function: FunctionDeclSyntax) {
        guard Self.has(["IBAction"], function.attributes), method.isPlain, method.types.count < 3 else { return }
        actions.append((method, function.range))
    }

    private static func has(_ names: Set<String>, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            attribute.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } == true
        }
    }

    /// The members that are added; nil for a class that needs none.
    ///
    /// - Parameters:
    ///   - type: the name of the class.
    ///   - isThere: whether a declaration is compiled.
    func members(of type: String, where isThere: (Range<Int>) -> Bool) -> String? {
        let properties = properties.filter { isThere($0.range) }
        let actions = actions.filter { isThere($0.range) }
        var text = ""
        if !properties.isEmpty {
            let cases = properties.map { property in
                "case \"\(property.name.filter { $0 != "`" })\": guard let value = _connected(value, self.\(property.name)) else "
                    + "{ return false }; self.\(property.name) = value; return true; "
            }
            text += "\npublic override func _setValue(_ value: Any, forKey key: String) -> Bool { switch key { "
            text += cases.joined() + "default: return super._setValue(value, forKey: key) } }\n"
        }
        if !actions.isEmpty {
            let cases = actions.map { action in
                "case \"\(SelectorExpression.name(of: action.method))\": return "
                    + SelectorExpression.call(of: action.method, type) + "; "
            }
            text += "\npublic override func _action(named name: String) -> Selector? { switch name { "
            text += cases.joined() + "default: return super._action(named: name) } }\n"
        }
        return text.isEmpty ? nil : text
    }
}
