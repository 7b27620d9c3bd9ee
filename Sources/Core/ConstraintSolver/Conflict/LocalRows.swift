// SPDX-License-Identifier: Apache-2.0
/// A row by its position among those of a possible conflict.
struct LocalRow: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A variable by its number among those of a possible conflict, which are given by first occurrence.
struct LocalVariable: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

typealias ByLocalRow<Element> = IndexedList<LocalRow, Element>
typealias ByLocalVariable<Element> = IndexedList<LocalVariable, Element>

/// The rows of a possible conflict with their terms, by variables that are numbered for them alone.
struct LocalRows {
    struct Term {
        let variable: LocalVariable
        let coefficient: Double
    }

    let rowID: ByLocalRow<RowID>
    private(set) var variableID = ByLocalVariable<Variable>()
    /// The rows with a term of a variable.
    private(set) var rowsOf = ByLocalVariable<[LocalRow]>()
    /// The terms of the rows, one row after the other, and where those of each begin.
    private var terms: [Term] = []
    private var firstTerm = [0]

    init(_ rows: [RowID], of table: RowTable) {
        rowID = ByLocalRow(rows)
        var numbers: [Variable: LocalVariable] = [:]
        for row in rowID.indices {
            for term in table.terms(of: rowID[row]) {
                let variable = table.variable[term]
                let number = numbers[variable] ?? variableID.indices.upperBound
                if number == variableID.indices.upperBound {
                    rowsOf.append([])
                    variableID.append(variable)
                    numbers[variable] = number
                }
                rowsOf[number].append(row)
                terms.append(Term(variable: number, coefficient: table.coefficient[term]))
            }
            firstTerm.append(terms.count)
        }
    }

    subscript(row: LocalRow) -> ArraySlice<Term> { terms[firstTerm[row.index]..<firstTerm[row.index + 1]] }

    var indices: Range<LocalRow> { rowID.indices }
}
