// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The names in a source that begin as those of types do.
struct TypeNames {
    /// In the order of the text.
    let order: [String]
    /// The names of what types inherit from.
    let inherited: Set<String>
    /// The names of types of which a type inside is used.
    let qualifiers: Set<String>

    init(of node: Syntax) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(node)
        (order, inherited, qualifiers) = (collector.order, collector.inherited, collector.qualifiers)
    }

    private final class Collector: SyntaxVisitor {
        var order: [String] = []
        var inherited: Set<String> = []
        var qualifiers: Set<String> = []
        private var known: Set<String> = []

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            let isInherited =
                node.parent?.is(InheritedTypeSyntax.self) == true
                || node.parent?.is(CompositionTypeElementSyntax.self) == true
            if isInherited { inherited.insert(node.name.text) }
            if node.parent?.is(MemberTypeSyntax.self) == true { qualifiers.insert(node.name.text) }
            add(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { add(node.baseName.text) }
            return .skipChildren
        }

        private func add(_ name: String) {
            guard name.first?.isUppercase == true, known.insert(name).inserted else { return }
            order.append(name)
        }
    }
}
