// SPDX-License-Identifier: Apache-2.0
import CGLPK
import ConstraintSolver

/// Judges a system with GLPK, priority by priority: a second opinion that shares no code with the solver.
///
/// As in the theory, a column with a reduced cost is fixed when its priority is settled, so that no tolerance on an
/// objective lets a later priority take from an earlier one.
final class LinearOracle {
    private let problem: OpaquePointer
    private let variableCount: Int
    /// Columns of misses by priority, the highest first: broken rows, then the optional ones.
    private(set) var levels: [(priority: Float, columns: [(column: Int32, row: Int)])] = []

    /// The system with its required rows, except those of `broken`, which are wished for above all optional ones.
    init(_ system: LinearSystem, broken: [RowID] = []) {
        problem = glp_create_prob()
        variableCount = system.variables.count
        _ = glp_term_out(GLP_OFF)
        for declaration in system.variables {
            let column = glp_add_cols(problem, 1)
            glp_set_col_bnds(problem, column, declaration.isNonNegative ? GLP_LO : GLP_FR, 0, 0)
        }
        var byPriority: [Float: [(column: Int32, row: Int)]] = [:]
        for (index, row) in system.rows.enumerated() {
            let isBroken = broken.contains(RowID(index: index))
            let misses = add(row, isOptional: isBroken || !row.priority.isRequired)
            guard !misses.isEmpty else { continue }
            byPriority[isBroken ? 1000 : row.priority.rawValue, default: []] += misses.map { ($0, index) }
        }
        glp_scale_prob(problem, GLP_SF_GM | GLP_SF_EQ | GLP_SF_2N)
        levels = byPriority.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    deinit { glp_delete_prob(problem) }

    /// Adds a row and the columns of its misses.
    private func add(_ row: Row, isOptional: Bool) -> [Int32] {
        var byColumn: [Int32: Double] = [:]
        for term in row.terms { byColumn[Int32(term.variable.index + 1), default: 0] += term.coefficient }
        let index = glp_add_rows(problem, 1)
        var misses: [Int32] = []
        func addMiss(_ coefficient: Double) {
            let column = glp_add_cols(problem, 1)
            glp_set_col_bnds(problem, column, GLP_LO, 0, 0)
            byColumn[column] = coefficient
            misses.append(column)
        }
        if isOptional {
            if row.relation != .lessThanOrEqual { addMiss(1) }
            if row.relation != .greaterThanOrEqual { addMiss(-1) }
        }
        let entries = byColumn.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        glp_set_mat_row(problem, index, Int32(entries.count), [0] + entries.map(\.key), [0] + entries.map(\.value))
        let kind =
            switch row.relation {
            case .equal: GLP_FX
            case .lessThanOrEqual: GLP_UP
            case .greaterThanOrEqual: GLP_LO
            }
        glp_set_row_bnds(problem, index, kind, row.constant, row.constant)
        return misses
    }

    enum Verdict: Equatable { case optimal, infeasible, unbounded, unknown }

    private func solve() -> Verdict {
        var settings = glp_smcp()
        glp_init_smcp(&settings)
        settings.msg_lev = GLP_MSG_OFF
        settings.tol_bnd = 1e-9
        settings.tol_dj = 1e-9
        settings.it_lim = 10_000
        var isInfeasible = false
        for _ in 1...2 {
            if glp_simplex(problem, &settings) == 0 {
                if glp_get_status(problem) == GLP_OPT { return .optimal }
                if glp_get_status(problem) == GLP_UNBND { return .unbounded }
                isInfeasible = glp_get_prim_stat(problem) == GLP_NOFEAS
            }
            // A basis that many solves have left may be a bad one to start from.
            glp_std_basis(problem)
        }
        return isInfeasible ? .infeasible : .unknown
    }

    func isFeasible() -> Verdict { solve() }

    /// The optimum of a priority: the least sum of misses, and by row, by how much a unit of its left-hand side lowers it.
    typealias Optimum = (misses: Double, duals: [Double])

    /// The optimum of each priority in turn, nil if GLPK gives up; leaves the optimal face behind.
    func optima() -> [Optimum]? {
        glp_set_obj_dir(problem, GLP_MIN)
        var optima: [Optimum] = []
        for level in levels {
            for miss in level.columns { glp_set_obj_coef(problem, miss.column, 1) }
            guard solve() == .optimal else { return nil }
            let rows = 1..<glp_get_num_rows(problem) + 1
            optima.append((glp_get_obj_val(problem), rows.map { -glp_get_row_dual(problem, $0) }))
            fixPricedColumns()
            for miss in level.columns { glp_set_obj_coef(problem, miss.column, 0) }
        }
        return optima
    }

    private func fixPricedColumns() {
        let nothing = 1e-8
        for column in 1...max(1, glp_get_num_cols(problem)) where abs(glp_get_col_dual(problem, column)) > nothing {
            let value = glp_get_col_prim(problem, column)
            glp_set_col_bnds(problem, column, GLP_FX, value, value)
        }
        for row in 1...max(1, glp_get_num_rows(problem)) where abs(glp_get_row_dual(problem, row)) > nothing {
            let value = glp_get_row_prim(problem, row)
            glp_set_row_bnds(problem, row, GLP_FX, value, value)
        }
    }

    /// The range of a variable on the face that `optima` left.
    func range(of variable: Int) -> (lower: Double, upper: Double)? {
        let column = Int32(variable + 1)
        glp_set_obj_coef(problem, column, 1)
        defer { glp_set_obj_coef(problem, column, 0) }
        var ends: [Double] = []
        for (direction, infinite) in [(GLP_MIN, -Double.infinity), (GLP_MAX, Double.infinity)] {
            glp_set_obj_dir(problem, direction)
            switch solve() {
            case .optimal: ends.append(glp_get_obj_val(problem))
            case .unbounded: ends.append(infinite)
            default: return nil
            }
        }
        return (ends[0], ends[1])
    }
}
