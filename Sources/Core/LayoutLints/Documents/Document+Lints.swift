// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel

extension Lint {
    /// A check that needs only the document, and its text if available.
    typealias DocumentCheck = @Sendable (Document, DocumentSpelling?) -> [Finding]

    /// In the order of the documentation. The reader itself finds the first.
    static let documentChecks: [(lint: Lint, check: DocumentCheck)] = [
        (.locationMultiplier, { _, _ in [] }),
        (.selfRelation, { document, _ in document.selfRelationFindings }),
        (.equationStyle, { $0.equationStyleFindings($1) }),
        (.constantSize, { document, _ in document.constantSizeFindings }),
        (.priorityCluster, { document, _ in document.priorityClusterFindings }),
        (.fieldHugsLikeLabel, { document, _ in document.fieldHuggingFindings }),
        (.requiredContentPriority, { document, _ in document.requiredContentPriorityFindings }),
        (.looseControl, { document, _ in document.looseControlFindings }),
        (.contentPriorityWithoutContent, { document, _ in document.contentPriorityWithoutContentFindings }),
        (.leftRightAttribute, { document, _ in document.leftRightFindings }),
        (.repeatedConstraint, { document, _ in document.repeatedConstraintFindings }),
        (.turnedInequality, { document, _ in document.turnedInequalityFindings }),
        (.hiddenArrangedSize, { document, _ in document.hiddenArrangedSizeFindings }),
        (.constrainedAutoresizingView, { document, _ in document.constrainedAutoresizingFindings }),
    ]

    /// All that look at the document alone.
    package static var ofDocuments: [Lint] { documentChecks.map(\.lint) }
}

extension Document {
    /// Diagnostics of the document that follow the articles' advice, sorted by place.
    ///
    /// - Parameter spelling: nil = without advice on how the equations are written.
    package func lint(_ strictness: Lint.Strictness = .standard, spelling: DocumentSpelling? = nil) -> [Diagnostic] {
        let diagnostics = Lint.documentChecks.flatMap { lint, check in
            spelling == nil && lint.code == Lint.equationStyle.code
                ? [] : lint.diagnostics(strictness) { check(self, spelling) }
        }
        return diagnostics.enumerated().sorted { a, b in
            (a.element.range?.lowerBound ?? -1, a.offset) < (b.element.range?.lowerBound ?? -1, b.offset)
        }.map(\.element)
    }
}
