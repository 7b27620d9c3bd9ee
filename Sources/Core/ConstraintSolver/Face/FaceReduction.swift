// SPDX-License-Identifier: Apache-2.0
/// An optimal face with fewer columns and shorter rows, as presolve would leave it: columns that cannot move are left out, and
/// of columns that move in proportion to each other, one stands for all (E. D. Andersen, K. D. Andersen, "Presolving in
/// Linear Programming", Mathematical Programming 71, 1995).
///
/// The gaps of a stack view, for example, have a guide and a row for the least spacing between the same two views. Both say the
/// same of the face, and only one of them remains.
struct FaceReduction {
    /// The moves of a row's columns, times their coefficients, add up to nothing.
    struct Term {
        var column: ColumnIndex
        var coefficient: Double
    }

    /// A column's moves are a multiple of another one's.
    struct Link {
        var column: ColumnIndex
        var factor: Double
    }

    private(set) var terms: ByRow<[Term]>
    /// By column: the rows that it is part of. While rows are still being reduced, also rows that it was part of.
    private(set) var rows: ComponentColumns<[RowIndex]>
    private(set) var isDetermined: ComponentColumns<Bool>
    private var links: ComponentColumns<Link?>
    private var due: [RowIndex] = []
    private let component: Component
    private let columnRanges: [Range<ColumnIndex>]

    private static let mostTerms = 32
    private static let mostPasses = 16

    /// Nil if rows have too many terms for this to be worth its time.
    init?(_ simplex: Simplex, isFree: (ColumnIndex) -> Bool) {
        component = simplex.component
        columnRanges = simplex.columnRanges
        terms = ByRow(repeating: [], for: component.rows)
        rows = ComponentColumns(repeating: [], for: columnRanges)
        isDetermined = ComponentColumns(repeating: false, for: columnRanges)
        links = ComponentColumns(repeating: nil, for: columnRanges)
        let program = simplex.program
        for row in component.rows {
            for k in program.entries(ofRow: row) where isFree(program.rowColumn[k]) {
                terms[row].append(Term(column: program.rowColumn[k], coefficient: program.rowEntry[k]))
            }
            let logical = program.logical(row)
            if isFree(logical) { terms[row].append(Term(column: logical, coefficient: -1)) }
            guard terms[row].count <= Self.mostTerms else { return nil }
            for term in terms[row] { rows[term.column].append(row) }
            due.append(row)
        }
        shortenDueRows()
        for _ in 0..<Self.mostPasses {
            guard replaceImpliedRows() || linkColumnsOfLikeRows() else { break }
            shortenDueRows()
        }
        listRows()
    }

    /// The column that stands for this one; itself, if it stands for itself.
    func link(of column: ColumnIndex) -> Link {
        var link = Link(column: column, factor: 1)
        while let next = links[link.column] { link = Link(column: next.column, factor: link.factor * next.factor) }
        return link
    }

    func isLinked(_ column: ColumnIndex) -> Bool { links[column] != nil }

    // MARK: - Rows of one or two terms

    private mutating func shortenDueRows() {
        while let row = due.popLast() {
            let left = terms[row]
            switch left.count {
            case 1:
                isDetermined[left[0].column] = true
                for row in rows[left[0].column] { remove(left[0].column, from: row) }
            case 2:
                terms[row] = []
                let isFirstLarger = rows[left[0].column].count >= rows[left[1].column].count
                link(left[isFirstLarger ? 1 : 0], to: left[isFirstLarger ? 0 : 1])
            default: break
            }
        }
    }

    private mutating func link(_ term: Term, to other: Term) {
        let factor = -other.coefficient / term.coefficient
        links[term.column] = Link(column: other.column, factor: factor)
        for row in rows[term.column] {
            guard let coefficient = remove(term.column, from: row) else { continue }
            add(Term(column: other.column, coefficient: coefficient * factor), to: row)
        }
    }

    /// Returns the coefficient that the column had.
    @discardableResult
    private mutating func remove(_ column: ColumnIndex, from row: RowIndex) -> Double? {
        guard let position = terms[row].firstIndex(where: { $0.column == column }) else { return nil }
        due.append(row)
        return terms[row].remove(at: position).coefficient
    }

    private mutating func add(_ term: Term, to row: RowIndex) {
        guard let position = terms[row].firstIndex(where: { $0.column == term.column }) else {
            terms[row].append(term)
            rows[term.column].append(row)
            return
        }
        let sum = terms[row][position].coefficient + term.coefficient
        if Self.isCancelled(sum, term.coefficient) {
            terms[row].remove(at: position)
        } else {
            terms[row][position].coefficient = sum
        }
    }

    private static func isCancelled(_ sum: Double, _ part: Double) -> Bool { abs(sum) <= 1e-12 * abs(part) }

    // MARK: - Rows that others imply

    /// Replaces rows by shorter ones where one or two others account for the difference. Returns false if there are none.
    private mutating func replaceImpliedRows() -> Bool {
        listRows()
        var rowOfKey: [FaceRowKey: RowIndex] = [:]
        // A row that another one was replaced by means of must stay.
        var isKept = ByRow(repeating: false, for: component.rows)
        var isReplaced = isKept
        var replacements: [(row: RowIndex, terms: [Term])] = []
        for row in component.rows {
            guard let key = FaceRowKey(terms[row].filter { rows[$0.column].count > 1 }) else { continue }
            guard let other = rowOfKey[key] else {
                rowOfKey[key] = row
                continue
            }
            guard let difference = Self.difference(of: terms[row], and: terms[other], by: key) else { continue }
            replacements.append((row, difference))
            (isReplaced[row], isKept[other]) = (true, true)
        }
        for column in columnRanges.joined() where rows[column].count == 2 {
            let (first, second) = (rows[column][0], rows[column][1])
            guard !isReplaced[first], !isReplaced[second] else { continue }
            let sum = Self.eliminating(column, terms[first], terms[second])
            let columns: [ColumnIndex?] = [nil] + sum.map { $0.column }
            for skipped in columns {
                guard let key = FaceRowKey(sum.filter { $0.column != skipped }), let row = rowOfKey[key],
                    row != first, row != second, !isKept[row], !isReplaced[row],
                    let difference = Self.difference(of: terms[row], and: sum, by: key)
                else { continue }
                replacements.append((row, difference))
                (isReplaced[row], isKept[first], isKept[second]) = (true, true, true)
                break
            }
        }
        for (row, terms) in replacements {
            self.terms[row] = []
            for term in terms { add(term, to: row) }
            due.append(row)
        }
        return !replacements.isEmpty
    }

    /// Rows with more terms would have too many keys.
    private static let mostTermsOfLikeRows = 6

    /// Links columns that make the same of the same others: the edges in the second row of a grid with those in the first, if
    /// its columns are as wide. Returns false if there are none.
    ///
    /// A row is replaced at once, so that the next edge of its line, which follows from this one, is linked in the same pass.
    private mutating func linkColumnsOfLikeRows() -> Bool {
        var rowOfKey: [FaceRowKey: RowIndex] = [:]
        var isAnyLinked = false
        for row in component.rows where (3...Self.mostTermsOfLikeRows).contains(terms[row].count) {
            let keys = terms[row].compactMap { skipped in
                FaceRowKey(terms[row].filter { $0.column != skipped.column })
            }
            if let like = likeRow(row, keys, rowOfKey) {
                terms[row] = like
                for term in like where !rows[term.column].contains(row) { rows[term.column].append(row) }
                due.append(row)
                shortenDueRows()
                isAnyLinked = true
            } else {
                for key in keys { rowOfKey[key] = row }
            }
        }
        return isAnyLinked
    }

    /// What is left of a row without one that has one of its keys; nil if there is none, or if that one has changed since.
    private func likeRow(_ row: RowIndex, _ keys: [FaceRowKey], _ rowOfKey: [FaceRowKey: RowIndex]) -> [Term]? {
        for key in keys {
            guard let other = rowOfKey[key], let left = Self.difference(of: terms[row], and: terms[other], by: key)
            else { continue }
            return left
        }
        return nil
    }

    /// What is left of a row without a multiple of another one that has the key's columns in the same proportion; nil if
    /// that is more than two terms.
    private static func difference(of row: [Term], and other: [Term], by key: FaceRowKey) -> [Term]? {
        guard let own = row.first(where: { $0.column == key.firstColumn }),
            let others = other.first(where: { $0.column == key.firstColumn })
        else { return nil }
        let difference = sum(row, other, times: -own.coefficient / others.coefficient)
        return difference.count <= 2 ? difference : nil
    }

    /// The sum of two rows in which a column cancels out.
    private static func eliminating(_ column: ColumnIndex, _ first: [Term], _ second: [Term]) -> [Term] {
        guard let own = first.first(where: { $0.column == column }),
            let others = second.first(where: { $0.column == column })
        else { return [] }
        return sum(first, second, times: -own.coefficient / others.coefficient).filter { $0.column != column }
    }

    private static func sum(_ row: [Term], _ other: [Term], times factor: Double) -> [Term] {
        var sum = row
        for term in other {
            let part = term.coefficient * factor
            guard let position = sum.firstIndex(where: { $0.column == term.column }) else {
                sum.append(Term(column: term.column, coefficient: part))
                continue
            }
            sum[position].coefficient += part
            if isCancelled(sum[position].coefficient, part) { sum.remove(at: position) }
        }
        return sum
    }

    /// Lists the rows of each column again.
    private mutating func listRows() {
        for column in columnRanges.joined() { rows[column].removeAll(keepingCapacity: true) }
        for row in component.rows { for term in terms[row] { rows[term.column].append(row) } }
    }
}
