// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Says how a sample of a type that the sources declare is made, for screens that take one.
struct SampleExtension {
    /// The name of the type.
    let name: String
    /// In Swift.
    let text: String

    /// The samples of a type and of those inside it, with the places of their declarations.
    static func all(in declaration: DeclSyntax, of owner: String = "") -> [(sample: SampleExtension, range: Range<Int>)]
    {
        let block: MemberBlockSyntax
        let name: String
        if let type = declaration.as(StructDeclSyntax.self) {
            (name, block) = (type.name.text, type.memberBlock)
        } else if let type = declaration.as(EnumDeclSyntax.self) {
            (name, block) = (type.name.text, type.memberBlock)
        } else if let type = declaration.as(ClassDeclSyntax.self) {
            (name, block) = (type.name.text, type.memberBlock)
        } else if let type = declaration.as(ExtensionDeclSyntax.self) {
            (name, block) = (type.extendedType.trimmedDescription, type.memberBlock)
        } else {
            return []
        }
        let own = SampleExtension(declaration, of: owner).map { [($0, declaration.range)] } ?? []
        return own + block.members.flatMap { all(in: $0.decl, of: owner + name + ".") }
    }

    /// Nil for a type without a sample.
    private init?(_ declaration: DeclSyntax, of owner: String) {
        if let structure = declaration.as(StructDeclSyntax.self) {
            name = owner + structure.name.text
            let call = Self.initializer(in: structure.memberBlock) ?? Self.memberwise(structure.memberBlock)
            text = Self.text(name, "Self(\(call))")
        } else if let enumeration = declaration.as(EnumDeclSyntax.self),
            let first = enumeration.memberBlock.members.lazy.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).first?
                .elements.first
        {
            name = owner + enumeration.name.text
            let values = first.parameterClause?.parameters.map { parameter in
                Self.argument(parameter.firstName?.text ?? "_", parameter.type.trimmedDescription)
            }
            text = Self.text(
                name, "Self.\(first.name.text)" + (values.map { "(\($0.joined(separator: ", ")))" } ?? ""))
        } else if let known = declaration.as(ClassDeclSyntax.self),
            known.inheritanceClause?.inheritedTypes.first.map({ !$0.type.trimmedDescription.hasPrefix("UI") }) ?? true
        {
            name = owner + known.name.text
            text = Self.text(name, "\(name)(\(Self.initializer(in: known.memberBlock) ?? ""))")
        } else {
            return nil
        }
    }

    private static func text(_ name: String, _ value: String) -> String {
        "\nextension \(name): _Sampled { @MainActor public static func _sample() -> Any { \(value) } }\n"
    }

    /// The arguments of the initialiser with the fewest.
    private static func initializer(in block: MemberBlockSyntax) -> String? {
        let initializers = block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { initializer in
            !initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
                && initializer.signature.effectSpecifiers?.throwsClause == nil
        }
        let lists = initializers.map { $0.signature.parameterClause.parameters.filter { $0.defaultValue == nil } }
        return lists.min { $0.count < $1.count }.map { list in
            list.map { argument($0.firstName.text, $0.type.trimmedDescription) }.joined(separator: ", ")
        }
    }

    private static func memberwise(_ block: MemberBlockSyntax) -> String {
        block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable -> [String] in
            guard !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) else { return [] }
            return variable.bindings.compactMap { binding in
                guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type
                else {
                    return nil
                }
                let isOptional = type.trimmedDescription.hasSuffix("?") && variable.bindingSpecifier.text == "var"
                return isOptional ? nil : argument(binding.pattern.trimmedDescription, type.trimmedDescription)
            }
        }.joined(separator: ", ")
    }

    /// An argument of a call: a placeholder, or a closure that returns one.
    ///
    /// - Parameter name: what texts show; nil for the label.
    static func argument(_ label: String, _ type: String, name: String? = nil) -> String {
        let name = name ?? (label == "_" ? "" : label)
        let value = closure(type) ?? "_placeholder(\"\(name)\")"
        return label == "_" ? value : "\(label): \(value)"
    }

    /// Nil for a type that is not a function's.
    private static func closure(_ type: String) -> String? {
        guard let arrow = type.firstRange(of: "->"), !type.hasSuffix("?") else { return nil }
        let parameters = type[..<arrow.lowerBound].split(separator: "(", maxSplits: 1).last ?? ""
        let inside = parameters.prefix { $0 != ")" }
        let count = inside.allSatisfy(\.isWhitespace) ? 0 : inside.split(separator: ",").count
        let result = type[arrow.upperBound...].filter { !$0.isWhitespace }
        let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return "{ \(head)\(["Void", "()"].contains(String(result)) ? "" : "_placeholder(\"\")") }"
    }
}
