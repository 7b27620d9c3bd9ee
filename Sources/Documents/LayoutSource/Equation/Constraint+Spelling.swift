// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

extension Constraint {
    /// This constraint with its equation's metrics written by name.
    ///
    /// - Parameters:
    ///   - written: an equation that reads as this constraint.
    ///   - owner: the view that `self` means in it.
    func spelled(as written: LexedEquation, owner: Int?, scope: NameScope) -> Constraint {
        let (bytes, lexemes) = (written.bytes, written.lexemes)
        // Hardly any equation names a metric.
        guard !scope.metricValues.isEmpty,
            lexemes.contains(where: {
                if case .word(let word) = $0.token { scope.metricValues[word] != nil } else { false }
            })
        else { return self }
        var equation = ""
        var position = 0
        var namesMetric = false
        for (index, lexeme) in lexemes.enumerated() {
            if case .quoted = lexeme.token { break }
            equation += String(decoding: bytes[position..<lexeme.start], as: UTF8.self)
            position = lexeme.end
            var word = String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self)
            if case .word = lexeme.token {
                let previous = index > 0 ? lexemes[index - 1].token : .end
                let isItem = lexemes[index + 1].token == .dot
                if isItem, previous != .dot {
                    word = scope.idiom(word, owner: owner) ?? word
                } else if previous != .dot, scope.metricValues[word] != nil {
                    namesMetric = namesMetric || previous != .at || PriorityName.value(word) == nil
                }
            }
            equation += word
        }
        while equation.last?.isWhitespace == true { equation.removeLast() }
        return namesMetric ? spelled(equation, constantName: nil) : self
    }

    /// This constraint with a metric for its constant or its priority.
    ///
    /// - Parameter isVaried: whether size classes change it, so that it cannot be written as an equation.
    func spelled(
        constantName: String?, priorityName: String? = nil, isVaried: Bool = false, scope: NameScope
    ) -> Constraint {
        guard constantName != nil || priorityName != nil else { return self }
        let text = EquationText(number: JSONOutput.exactText, name: scope.name)
        return spelled(
            text.text(self, constantName: constantName) + (priorityName.map { " @\($0)" } ?? prioritySuffix),
            constantName: isVaried ? constantName : nil)
    }

    private func spelled(_ equation: String, constantName: String?) -> Constraint {
        var constraint = self
        constraint.spelling = Spelling(
            equation: equation, constantName: constantName, multiplier: multiplier, constant: constant,
            priority: priority)
        return constraint
    }

    /// After an equation: nothing for a required constraint.
    var prioritySuffix: String { priority == .required ? "" : " @" + JSONOutput.text(priority) }

    /// How it was written, if that still expresses its value.
    var currentSpelling: Spelling? {
        spelling.flatMap {
            $0.multiplier == multiplier && $0.constant == constant && $0.priority == priority ? $0 : nil
        }
    }
}

extension NameScope {
    /// The id for a word that means another view in every list of constraints; nil for other words.
    fileprivate func idiom(_ word: String, owner: Int?) -> String? {
        guard let owner, items[word] == nil else { return nil }
        switch word {
        case "self": return views[owner].id
        case "superview": return views[owner].superview.map { views[$0].id }
        default: return nil
        }
    }
}
