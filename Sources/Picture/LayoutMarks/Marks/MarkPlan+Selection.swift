// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutScene

extension MarkPlan {
    /// The marks of some constraints alone.
    func limited(to constraints: Set<Int>) -> MarkPlan {
        without { source in
            if case .constraint(let index) = source { !constraints.contains(index) } else { true }
        }
    }

    func without(_ isLeftOut: (ConstraintMark.Source) -> Bool) -> MarkPlan {
        MarkPlan(marks: marks.filter { !isLeftOut($0.source) }, tags: tags.filter { !isLeftOut($0.source) })
    }

    /// The constraints that have marks, in document order.
    var constraints: [Int] {
        let indices = (marks.map(\.source) + tags.map(\.source)).compactMap { source -> Int? in
            if case .constraint(let index) = source { index } else { nil }
        }
        return Set(indices).sorted()
    }

    /// With the number of each constraint before what its marks say, counted from 1.
    func numbered(_ constraints: [Int]) -> MarkPlan {
        let numbers = Dictionary(uniqueKeysWithValues: constraints.enumerated().map { ($0.element, $0.offset + 1) })
        func text(_ source: ConstraintMark.Source, _ text: String?) -> String? {
            guard case .constraint(let index) = source, let number = numbers[index] else { return text }
            let numeral = ValueExplanation.numeral(number, of: constraints.count)
            return text.map { "\(numeral) \($0)" } ?? numeral
        }
        var plan = self
        for index in marks.indices { plan.marks[index].label = text(marks[index].source, marks[index].label) }
        for index in tags.indices { plan.tags[index].text = text(tags[index].source, tags[index].text) ?? "" }
        return plan
    }
}

extension Document {
    /// The name of a constraint: its identifier, or `constraint-7` by its position, from 1.
    package func constraintName(at index: Int) -> String {
        constraints[index].identifier ?? "constraint-\(index + 1)"
    }
}
