// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel
import SourceLocations

/// The grammar of equations, in recursive descent. Names are resolved as they are met.
struct EquationParser {
    /// Brackets and signs within each other.
    private static let depthLimit = 64
    /// More attributes than any constraint has.
    private static let termLimit = 16

    /// What an equation says before it is brought into Apple's form.
    struct Equation {
        var left: LinearExpression
        var relation: Constraint.Relation
        var right: LinearExpression
        var priority: Double = 1000
        var priorityRange: SourceRange?
        var identifier: String?
        var identifierRange: SourceRange?
    }

    let lexemes: [EquationLexer.Lexeme]
    /// The place in the source of each byte of the equation, with its end last.
    private let offsets: [Int]
    let scope: NameScope
    let owner: Int?
    private var findings: ReaderFindings
    var position = 0
    private var depth = 0
    /// Set at the first error: later ones would only be consequences.
    private var hasFailed = false

    /// Reads one equation; nil if it is wrong, which is then among the diagnostics.
    static func parse(
        _ text: LexedEquation, offsets: [Int], scope: NameScope, owner: Int?, findings: inout ReaderFindings
    ) -> Equation? {
        var parser = EquationParser(
            lexemes: text.lexemes, offsets: offsets, scope: scope, owner: owner, findings: ReaderFindings())
        swap(&parser.findings, &findings)
        let equation = parser.equation()
        swap(&parser.findings, &findings)
        return parser.hasFailed ? nil : equation
    }

    private init(
        lexemes: [EquationLexer.Lexeme], offsets: [Int], scope: NameScope, owner: Int?, findings: ReaderFindings
    ) {
        self.lexemes = lexemes
        self.offsets = offsets
        self.scope = scope
        self.owner = owner
        self.findings = findings
    }

    // MARK: Tokens

    var token: EquationLexer.Token { lexemes[position].token }
    var range: SourceRange { range(of: lexemes[position]) }

    func range(of lexeme: EquationLexer.Lexeme) -> SourceRange {
        SourceRange(offset(lexeme.start), offset(lexeme.end))
    }

    func offset(_ index: Int) -> Int { offsets[min(index, offsets.count - 1)] }

    private mutating func advance() { if position < lexemes.count - 1 { position += 1 } }

    mutating func fail(
        _ message: String, at range: SourceRange? = nil, code: DiagnosticCode = .equationSyntax, meant: String? = nil,
        hint: String? = nil
    ) {
        if !hasFailed {
            findings.report(code, message, at: range ?? self.range, meant: meant, spelling: .bare, hint: hint)
        }
        hasFailed = true
    }

    /// A name that could not be resolved and has been reported, or was excused.
    private mutating func abandon() { hasFailed = true }

    // MARK: Grammar

    private mutating func equation() -> Equation? {
        if failAtColon() { return nil }
        let left = sum()
        guard !hasFailed else { return nil }
        guard case .relation(let relation) = token else {
            let isStrict = token == .unknown("<") || token == .unknown(">")
            fail(
                "expected =, <= or >=, found \(found)", meant: isStrict ? found.filter { $0 != "'" } + "=" : nil,
                hint: MissingProduct.text(lexemes, at: position).map { "write \($0)" })
            return nil
        }
        advance()
        if failAtReversedRelation(relation) { return nil }
        let right = sum()
        var equation = Equation(left: left, relation: relation, right: right)
        if !hasFailed, token == .at { readPriority(into: &equation) }
        if !hasFailed, case .quoted(let identifier) = token {
            equation.identifier = identifier
            equation.identifierRange = range
            advance()
        }
        if !hasFailed, token != .end {
            if case .relation = token {
                fail("a constraint has one relation; write a second constraint for the other")
            } else if token == .unknown("'") || token == .unknown("\"") {
                fail("unterminated identifier: expected \(found.dropFirst().dropLast()) at the end")
            } else {
                failAtEnd()
            }
        }
        return equation
    }

    private mutating func readPriority(into equation: inout Equation) {
        advance()
        var sign = 1.0
        let start = range.lowerBound
        if token == .minus {
            sign = -1
            advance()
        }
        switch token {
        case .number(let number):
            if failAtLetter("priority") { return }
            equation.priority = sign * number
        case .word(let word):
            if let named = PriorityName.value(word) {
                equation.priority = sign * Double(named.rawValue)
            } else if let metric = scope.metricValues[word] {
                equation.priority = sign * metric
            } else {
                hasFailed = true
                findings.report(
                    .equationSyntax,
                    "unknown priority '\(word.shortened)': expected a number, a name such as defaultHigh, or a metric",
                    at: range,
                    meant: UIKitVocabulary.priority(word) ?? LookalikeDigits.number(word)
                        ?? findings.nearest(word, among: PriorityName.all + scope.metrics.map(\.name)),
                    spelling: .bare)
            }
        case .dot:
            if position + 1 < lexemes.count, case .word(let word) = lexemes[position + 1].token,
                let name = UIKitVocabulary.priority(word)
            {
                let place = SourceRange(range.lowerBound, range(of: lexemes[position + 1]).upperBound)
                fail("expected a priority after @, found '.\(word.shortened)'", at: place, meant: name)
            } else {
                fail("expected a priority after @, found '.'")
            }
        default: fail("expected a priority after @, found \(found)")
        }
        equation.priorityRange = SourceRange(start, range.upperBound)
        advance()
    }

    private mutating func sum() -> LinearExpression {
        var result = product()
        while !hasFailed, token == .plus || token == .minus {
            let sign = token == .plus ? 1.0 : -1.0
            advance()
            let next = product()
            result.add(next.scaled(by: sign))
            result.range = SourceRange(result.range.lowerBound, next.range.upperBound)
            if result.terms.count > Self.termLimit {
                fail("too many attributes: a constraint relates two", at: result.range, code: .tooManyAttributes)
            }
        }
        return result
    }

    private mutating func product() -> LinearExpression {
        var result = factor()
        while !hasFailed {
            switch token {
            case .star:
                advance()
                result = multiplied(result, by: factor())
            case .slash:
                advance()
                result = divided(result, by: factor())
            case .colon:
                // A ratio, as Interface Builder writes a multiplier: 16:9.
                advance()
                result = divided(result, by: factor())
            default: return result
            }
        }
        return result
    }

    private mutating func multiplied(_ a: LinearExpression, by b: LinearExpression) -> LinearExpression {
        guard !hasFailed else { return a }
        guard a.isConstant || b.isConstant else {
            fail(
                "cannot multiply attributes: constraints are linear",
                at: SourceRange(a.range.lowerBound, b.range.upperBound), code: .nonlinearEquation)
            return a
        }
        var result = a.isConstant ? b.scaled(by: a.constant) : a.scaled(by: b.constant)
        result.range = SourceRange(a.range.lowerBound, b.range.upperBound)
        for index in result.terms.indices { result.terms[index].wholeRange = result.range }
        return result
    }

    private mutating func divided(_ a: LinearExpression, by b: LinearExpression) -> LinearExpression {
        guard !hasFailed else { return a }
        guard b.isConstant else {
            fail(
                "cannot divide by an attribute: constraints are linear", at: b.range, code: .nonlinearEquation)
            return a
        }
        guard b.constant != 0 else {
            fail("division by 0", at: b.range, code: .nonFiniteNumber)
            return a
        }
        // Dividing rather than multiplying by the inverse keeps 16/9 as exact as it can be.
        var result = a
        for index in result.terms.indices { result.terms[index].coefficient /= b.constant }
        result.constant /= b.constant
        result.systemSpacing /= b.constant
        result.range = SourceRange(a.range.lowerBound, b.range.upperBound)
        for index in result.terms.indices { result.terms[index].wholeRange = result.range }
        return result
    }

    private mutating func factor() -> LinearExpression {
        let start = range
        depth += 1
        defer { depth -= 1 }
        guard !hasFailed, depth <= Self.depthLimit else {
            fail("brackets are nested more than \(Self.depthLimit) deep", code: .nestingTooDeep)
            return LinearExpression(range: start)
        }
        switch token {
        case .number(let number):
            advance()
            return LinearExpression(constant: number, range: start)
        case .plus, .minus:
            let sign = token == .plus ? 1.0 : -1.0
            advance()
            var result = factor().scaled(by: sign)
            result.range.lowerBound = start.lowerBound
            return result
        case .open: return group()
        case .word: return name()
        default:
            fail("expected an attribute such as a.width, a number or a metric, found \(found)")
            return LinearExpression(range: start)
        }
    }

    private mutating func group() -> LinearExpression {
        let start = range.lowerBound
        advance()
        var result = sum()
        guard !hasFailed else { return result }
        guard token == .close else {
            fail(
                "expected ')', found \(found)",
                hint: MissingProduct.text(lexemes, at: position).map { "write \($0)" })
            return result
        }
        result = result.asOffset ?? result
        result.range = SourceRange(start, range.upperBound)
        for index in result.terms.indices { result.terms[index].wholeRange = result.range }
        advance()
        return result
    }

    /// An attribute of an item, a metric, `systemSpacing` or `NotAnAttribute`.
    private mutating func name() -> LinearExpression {
        var path: [NameScope.Name] = []
        while case .word(let word) = token {
            path.append(NameScope.Name(text: word, range: range))
            advance()
            guard token == .dot else { break }
            advance()
            guard case .word = token else {
                fail("expected an attribute after the point, found \(found)")
                break
            }
        }
        let whole = SourceRange(path.first?.range.lowerBound ?? 0, path.last?.range.upperBound ?? 0)
        var result = LinearExpression(range: whole)
        guard !hasFailed, let last = path.last else { return result }
        guard path.count > 1 else {
            if last.text == "systemSpacing" {
                result.systemSpacing = 1
            } else if LayoutAttribute.isNotAnAttribute(last.text) {
                result.namesNotAnAttribute = true
            } else if let value = scope.metric(last, findings: &findings) {
                result.constant = value
            } else {
                abandon()
            }
            return result
        }
        // Both names are looked up before giving up: each may be wrong.
        let item = scope.item(Array(path.dropLast()), owner: owner, findings: &findings)
        let attribute = scope.attribute(
            last, of: path.first?.text ?? "a", relatedTo: firstAttribute, findings: &findings)
        guard let item, let attribute, scope.has(Anchor(item, attribute), at: last.range, findings: &findings) else {
            abandon()
            return result
        }
        result.terms = [
            .init(operand: .anchor(Anchor(item, attribute)), coefficient: 1, range: whole, wholeRange: whole)
        ]
        return result
    }

    /// What is at the place, for messages.
    var found: String { token.inMessages }
}

extension DiagnosticCode {
    package static let equationSyntax = DiagnosticCode("equation-syntax")
    package static let nonlinearEquation = DiagnosticCode("nonlinear-equation")
    package static let tooManyAttributes = DiagnosticCode("too-many-attributes")
}
