// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Where a source declares the properties and classes that views are named after.
package struct WrittenNames {
    /// The first place of each name.
    package private(set) var ranges: [String: Range<Int>] = [:]

    package init(of source: SwiftSource) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(source.tree)
        ranges = collector.ranges
    }

    private final class Collector: SyntaxVisitor {
        var ranges: [String: Range<Int>] = [:]

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

        private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if ranges[token.text] == nil { ranges[token.text] = token.range }
            return .visitChildren
        }
    }
}
