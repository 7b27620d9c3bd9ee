// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What recorded frames contradict, with the numbers that they have there.
struct Contradictions {
    /// By the document's constraints.
    var constants: [Int: Double] = [:]
    /// The spacings of stack views, by the document's views.
    var gaps: [Int: Double] = [:]

    var isEmpty: Bool { constants.isEmpty && gaps.isEmpty }

    mutating func remove(_ others: Contradictions) {
        for index in others.constants.keys { constants[index] = nil }
        for index in others.gaps.keys { gaps[index] = nil }
    }

    /// The document with these numbers.
    func appliedTo(_ document: Document) -> Document {
        var document = document
        for (index, constant) in constants {
            (document.constraints[index].constant, document.constraints[index].systemSpacing) = (constant, 0)
        }
        for (index, gap) in gaps {
            guard case .stackView(var stack) = document.views[index].content else { continue }
            stack.spacing = gap
            document.views[index].content = .stackView(stack)
        }
        return document
    }
}
