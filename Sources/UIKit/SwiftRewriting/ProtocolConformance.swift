// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A type that conforms to a protocol of the sources with placeholders, for values of which only the protocol is known.
struct ProtocolConformance {
    private let file: Int
    /// The place of the protocol.
    private let offset: Int
    private let name: String
    private let inherited: [String]
    private let members: [String]
    /// Whether it requires what a placeholder cannot have, as associated types and initialisers.
    private let isBeyondPlaceholders: Bool

    init(_ node: ProtocolDeclSyntax, in file: Int) {
        self.file = file
        offset = node.range.lowerBound
        name = node.name.text
        inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        let declarations = node.memberBlock.members.map(\.decl)
        let texts = declarations.map(Self.text)
        members = texts.compactMap(\.self)
        isBeyondPlaceholders =
            texts.contains(nil) || node.primaryAssociatedTypeClause != nil || node.genericWhereClause != nil
            || node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    var origin: RewrittenFile.Origin { RewrittenFile.Origin(file: file, offset: offset, isWritten: false) }

    /// The type's name, and its declaration; nil for a protocol to which no placeholder can conform.
    func declaration(among known: [String: ProtocolConformance]) -> (name: String, text: String)? {
        guard let members = members(among: known, depth: 0) else { return nil }
        var unique: [String] = []
        for member in members where !unique.contains(member) { unique.append(member) }
        let type = "_Sample\(name)"
        return (type, "\nfinal class \(type): NSObject, \(name) { \(unique.joined(separator: "; ")) }\n")
    }

    private func members(among known: [String: ProtocolConformance], depth: Int) -> [String]? {
        guard !isBeyondPlaceholders, depth < 8 else { return nil }
        var all = members
        for base in inherited where !Self.without.contains(base) {
            // A missing protocol has no members.
            guard let conformance = known[base] else { continue }
            guard let further = conformance.members(among: known, depth: depth + 1) else { return nil }
            all += further
        }
        return all
    }

    private static let without: Set<String> = ["AnyObject", "class", "Sendable", "NSObjectProtocol"]

    /// An implementation; nil for a requirement that has none.
    private static func text(_ declaration: DeclSyntax) -> String? {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            guard method.modifiers.isEmpty, method.genericParameterClause == nil,
                !method.signature.trimmedDescription.contains("Self")
            else { return nil }
            let result = method.signature.returnClause?.type.trimmedDescription
            let isVoid = result.map { ["Void", "()"].contains($0) } ?? true
            let body = isVoid ? "" : " _placeholder(\"\(method.name.text)\") "
            return "func \(method.name.text)\(method.signature.trimmedDescription) {\(body)}"
        }
        guard let property = declaration.as(VariableDeclSyntax.self), property.modifiers.isEmpty,
            let binding = property.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription,
            !type.contains("Self"), !(binding.accessorBlock?.trimmedDescription.contains("throws") ?? false)
        else { return nil }
        let name = binding.pattern.trimmedDescription
        return "lazy var \(name): \(type) = _placeholder(\"\(name)\")"
    }
}
