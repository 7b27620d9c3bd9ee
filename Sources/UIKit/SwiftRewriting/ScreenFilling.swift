// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A method or an observed property by which an app gives a view its contents, as `configure(with: model)`: with placeholders it gets samples.
struct ScreenFilling {
    let file: Int
    /// The place of the declaration.
    let offset: Int
    /// What follows a view and a dot, in Swift.
    let call: String

    private static let beginnings = [
        "config", "bind", "set", "update", "populate", "render", "fill", "display", "apply", "show", "reload", "load",
    ]
    /// Words of methods that change how a view is, not what it shows.
    private static let others = [
        "Loading", "Skeleton", "Error", "Empty", "Hidden", "Shimmer", "Select", "Highlight", "Editing", "Enabled",
        "Animat", "Delegate", "Handler", "Action", "Callback", "Constraint", "Gesture", "Attributes", "DataSource",
        "Placeholder", "Needs", "Priority", "State", "Configuration", "Layout",
    ]

    /// Nil for a method that does not speak of contents.
    init?(_ method: FunctionDeclSyntax, in file: Int) {
        let modifiers = Set(method.modifiers.map(\.name.text))
        let name = method.name.text
        let parameters = method.signature.parameterClause.parameters
        guard modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"]),
            method.signature.effectSpecifiers == nil, method.genericParameterClause == nil,
            method.signature.returnClause == nil, Self.speaksOfContents(name),
            parameters.contains(where: { $0.defaultValue == nil && !Self.isFunction($0.type) })
        else { return nil }
        let arguments = parameters.filter { $0.defaultValue == nil }.map { parameter in
            SampleExtension.argument(
                parameter.firstName.text, parameter.type.trimmedDescription,
                name: (parameter.secondName ?? parameter.firstName).text)
        }
        self.file = file
        offset = method.name.range.lowerBound
        call = "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Nil for a property that is not set from outside, or that no one observes.
    init?(_ property: VariableDeclSyntax, in file: Int) {
        let modifiers = property.modifiers.map(\.trimmedDescription)
        guard property.bindingSpecifier.text == "var", let binding = property.bindings.first,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            accessors.contains(where: { $0.accessorSpecifier.text == "didSet" }),
            !modifiers.contains(where: {
                ["private", "fileprivate", "static", "class", "weak", "override"].contains($0) || $0.hasSuffix("(set)")
            }),
            let type = binding.typeAnnotation?.type, !Self.isFunction(type), type.trimmedDescription != "Bool",
            !Self.others.contains(where: binding.pattern.trimmedDescription.contains)
        else { return nil }
        let name = binding.pattern.trimmedDescription
        self.file = file
        offset = binding.pattern.range.lowerBound
        call = "\(name) = _placeholder(\"\(name)\")"
    }

    private static func speaksOfContents(_ name: String) -> Bool {
        beginnings.contains(where: name.hasPrefix) && !others.contains(where: name.contains)
    }

    private static func isFunction(_ type: TypeSyntax) -> Bool { type.trimmedDescription.contains("->") }
}
