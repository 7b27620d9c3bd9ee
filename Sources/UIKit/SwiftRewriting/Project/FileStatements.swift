// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The declarations of a file, of which some are taken: a file of constants may declare a screen as well, which would bring along all of the
/// app.
struct FileStatements: Sendable {
    private struct Statement: Sendable {
        var text: String
        /// What it declares; nil for an extension.
        var name: String?
        var extended: String?
        /// The names in it.
        var words: Set<String>
        var isImport = false
        var isTaken = false
    }

    private let path: String
    private var statements: [Statement]

    init(of source: SwiftSource) {
        path = source.path
        statements = source.tree.statements.map { item in
            var statement = Statement(text: item.description, words: [])
            statement.words = Set(item.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
            let declaration = item.item.as(DeclSyntax.self)
            statement.isImport = declaration?.is(ImportDeclSyntax.self) == true
            if let known = declaration?.as(ExtensionDeclSyntax.self) {
                statement.extended = known.extendedType.trimmedDescription.split(separator: ".").first.map(String.init)
            } else if let variable = declaration?.as(VariableDeclSyntax.self) {
                statement.name = variable.bindings.first?.pattern.trimmedDescription
            } else {
                statement.name = declaration?.asProtocol((any NamedDeclSyntax).self)?.name.text
            }
            return statement
        }
    }

    /// Declarations with names, what they name in turn, and the extensions of all of these and of types of the system; nil if they are
    /// taken already.
    ///
    /// - Parameters:
    ///   - names: of what is declared or extended.
    ///   - isOfSystem: whether no file of the project declares a type.
    mutating func take(_ names: [String], isOfSystem: (String) -> Bool) -> SwiftSource? {
        var taken: Set<Int> = []
        var words = Set(names)
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for (index, statement) in statements.enumerated() where !statement.isTaken && !taken.contains(index) {
                let isWanted =
                    statement.name.map(words.contains) ?? statement.extended.map { type in
                        names.contains(type) || statements.contains { $0.name == type && words.contains(type) }
                            || isOfSystem(type)
                    } ?? !statement.isImport
                guard isWanted else { continue }
                taken.insert(index)
                // What an extension of the system's types names is of no interest as long as no one calls it.
                if statement.name != nil || names.contains(statement.extended ?? "") {
                    words.formUnion(statement.words)
                }
                hasGrown = true
            }
        }
        guard taken.contains(where: { isNamed(statements[$0], names) }) else { return nil }
        for index in taken { statements[index].isTaken = true }
        let text = statements.indices.filter { taken.contains($0) || statements[$0].isImport }
            .map { statements[$0].text }.joined()
        return SwiftSource(path: path, text: text)
    }

    private func isNamed(_ statement: Statement, _ names: [String]) -> Bool {
        names.contains(statement.name ?? statement.extended ?? "")
    }
}
