// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Takes files of a project into a program, whose own files have other numbers.
package struct ProjectFiles: Sendable {
    private let project: ProjectSources
    private var needed: NeededFiles
    /// The numbers in the project, by those in the program.
    private var numbers: [Int: Int] = [:]
    private var count: Int
    /// What has been looked for: a second search has the same result.
    private var searched: Set<String> = []

    /// - Parameter inputs: the paths of the program's first files.
    package init(of inputs: [String], in project: ProjectSources) {
        self.project = project
        needed = NeededFiles(of: inputs, in: project)
        count = inputs.count
    }

    private mutating func take(_ found: [(file: Int, source: SwiftSource)]) -> [SwiftSource] {
        for (file, _) in found {
            numbers[count] = file
            count += 1
        }
        return found.map(\.source)
    }

    private func depth(of number: Int) -> Int { numbers[number].map { needed.depth(of: $0) } ?? 0 }

    /// The files of the types that a file of the program names, and of those that these name in turn.
    package mutating func files(namedIn source: SwiftSource, number: Int) -> [SwiftSource] {
        take(needed.files(namedIn: source, depth: depth(of: number)))
    }

    /// The files that declare what is missing at a place, with those of the types that they name.
    package mutating func files(
        for missing: MissingDeclaration, at origin: RewrittenFile.Origin, in source: SwiftSource
    ) -> [SwiftSource] {
        let depth = depth(of: origin.file)
        let file: Int?
        switch missing {
        case .name(let name, let isType):
            // A member of the type itself is called without the type.
            let owner = isType ? nil : source.enclosingType(at: origin.offset)
            guard searched.insert("\(owner ?? "") \(name) \(depth)").inserted else { return [] }
            let isInherited = source.isInheritance(at: origin.offset)
            file =
                needed.file(declaring: name, isInherited: isInherited, depth: depth)
                ?? owner.flatMap { needed.file(extending: $0, with: name, depth: depth) }
        case .member(let member, let type):
            guard searched.insert("\(type).\(member) \(depth)").inserted else { return [] }
            file = needed.file(extending: type, with: member, depth: depth)
        case .initializer:
            guard let type = source.madeType(at: origin.offset),
                searched.insert("\(type).init \(origin.offset)").inserted
            else { return [] }
            file = needed.file(extending: type, with: "init", depth: depth)
        }
        guard let file else { return [] }
        let own = project.source(file)
        return take([(file, own)] + needed.files(namedIn: own, depth: depth + 1))
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
            if current.is(InheritedTypeSyntax.self) { return true }
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
