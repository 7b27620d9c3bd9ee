// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Takes parts of a project into a program, whose files have numbers of their own.
package struct ProjectFiles: Sendable {
    private var needed: NeededFiles
    /// How many steps lead to each file of the program.
    private var depths: [Int]
    /// What has been looked for: a second search has the same result.
    private var searched: Set<String> = []

    /// - Parameter inputs: the paths of the program's first files.
    package init(of inputs: [String], in project: ProjectSources, hasPlaceholders: Bool = true) {
        needed = NeededFiles(of: inputs, in: project, hasPlaceholders: hasPlaceholders)
        depths = inputs.map { _ in 0 }
    }

    /// Whether some file of the project declares a name.
    package func declares(_ name: String) -> Bool { needed.declares(name) }

    private mutating func take(_ found: [NeededFiles.Part]) -> [SwiftSource] {
        depths += found.map(\.depth)
        return found.map(\.source)
    }

    /// The declarations of the types that a file of the program names, and of those that these name in turn.
    package mutating func files(namedIn source: SwiftSource, number: Int) -> [SwiftSource] {
        take(needed.parts(namedIn: source, depth: depths[number]))
    }

    /// The declarations of classes that files of Interface Builder name, with the types that they name.
    package mutating func files(ofClasses names: [String]) -> [SwiftSource] {
        names.flatMap { name -> [SwiftSource] in
            guard let part = needed.part(declaring: name, depth: 0) else { return [] }
            return take([part] + needed.parts(namedIn: part.source, depth: part.depth))
        }
    }

    /// What declares what is missing at a place, with the types that it names.
    package mutating func files(
        for missing: MissingDeclaration, at origin: RewrittenFile.Origin, in source: SwiftSource
    ) -> [SwiftSource] {
        let depth = depths[origin.file]
        let part: NeededFiles.Part?
        switch missing {
        case .name(let name, let isType):
            // A member of the type itself is called without the type.
            let owner = isType ? nil : source.enclosingType(at: origin.offset)
            guard searched.insert("\(owner ?? "") \(name) \(depth)").inserted else { return [] }
            let isInherited = source.isInheritance(at: origin.offset)
            part =
                needed.part(declaring: name, isInherited: isInherited, depth: depth)
                ?? owner.flatMap { needed.part(extending: $0, with: name, depth: depth) }
        case .member(let member, let type):
            guard searched.insert("\(type).\(member) \(depth)").inserted else { return [] }
            part = needed.part(extending: type, with: member, depth: depth)
        case .initializer:
            guard let type = source.madeType(at: origin.offset),
                searched.insert("\(type).init \(origin.offset)").inserted
            else { return [] }
            part = needed.part(extending: type, with: "init", depth: depth)
        }
        guard let part else { return [] }
        return take([part] + needed.parts(namedIn: part.source, depth: part.depth))
    }
}

extension SwiftSource {
    private func token(at offset: Int) -> TokenSyntax? {
        offset < bytes.count ? tree.token(at: AbsolutePosition(utf8Offset: offset)) : nil
    }

    /// Whether a place is in a list of what a type inherits from.
    fileprivate func isInheritance(at offset: Int) -> Bool {
        var node = token(at: offset)?.parent
        while let current = node, !current.is(DeclSyntax.self) {
            if current.is(InheritedTypeSyntax.self) || current.is(CompositionTypeElementSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    /// The type whose body a place is in.
    fileprivate func enclosingType(at offset: Int) -> String? {
        var node = token(at: offset)?.parent
        while let current = node {
            if let known = current.as(ClassDeclSyntax.self) { return known.name.text }
            if let known = current.as(ExtensionDeclSyntax.self) { return known.extendedType.trimmedDescription }
            if let known = current.as(StructDeclSyntax.self) { return known.name.text }
            node = current.parent
        }
        return nil
    }

    /// The type of which a call around a place makes an object.
    fileprivate func madeType(at offset: Int) -> String? {
        var node = token(at: offset)?.parent
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.trimmedDescription
                return name.first?.isUppercase == true && !name.contains(".") ? name : nil
            }
            node = current.parent
        }
        return nil
    }
}
