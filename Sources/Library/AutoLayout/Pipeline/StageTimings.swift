// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// How long each stage took, in milliseconds.
package struct StageTimings: Hashable, Sendable {
    /// The stages, in their order.
    package enum Stage: String, CaseIterable, Sendable {
        /// Locating and opening the system font.
        case start
        /// Reading the input files.
        case read
        /// Source text → document.
        case parse
        /// Images, fonts and advice.
        case check
        /// Document → variables and rows.
        case build
        case solve
        /// Measuring text.
        case measure
        /// Solved layout → scene.
        case draw
        /// Scene → bytes.
        case encode
        /// Solved layouts and diagnostics as text, and writing.
        case write
    }

    private var stages = [Double](repeating: 0, count: Stage.allCases.count)
    /// The time of all stages, or from the program's start to its end.
    package var total = 0.0

    package init() {}

    package subscript(stage: Stage) -> Double {
        get { stages[Self.index(of: stage)] }
        set { stages[Self.index(of: stage)] = newValue }
    }

    /// The sum of the stages, without `total`.
    package var sum: Double { stages.reduce(0, +) }

    /// Adds the milliseconds of each stage.
    package mutating func add(_ other: StageTimings) {
        for index in stages.indices { stages[index] += other.stages[index] }
        total += other.total
    }

    /// Milliseconds with three decimals.
    package var json: JSONOutput {
        func milliseconds(_ value: Double) -> JSONOutput { .decimal((value * 1000).rounded() / 1000) }
        return .members(
            Stage.allCases.map { .init($0.rawValue, milliseconds(self[$0])) } + [.init("total", milliseconds(total))])
    }

    private static func index(of stage: Stage) -> Int { Stage.allCases.firstIndex(of: stage) ?? 0 }
}

/// Milliseconds since some fixed moment; supplied by the caller, since only the executable reads a clock.
package struct StageClock: Sendable {
    package var now: @Sendable () -> Double

    package init(now: @escaping @Sendable () -> Double) { self.now = now }

    /// Measures nothing.
    package static let stopped = StageClock { 0 }

    /// Does the work, and adds the milliseconds that it took.
    package func time<Value, Failure: Error>(
        _ total: inout Double, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let start = now()
        defer { total += now() - start }
        return try work()
    }
}
