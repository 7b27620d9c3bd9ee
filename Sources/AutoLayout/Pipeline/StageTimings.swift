// SPDX-License-Identifier: Apache-2.0
package import LayoutJSON

/// How long each stage took, in milliseconds.
package struct StageTimings: Hashable, Sendable {
    package var parse = 0.0
    package var build = 0.0
    package var solve = 0.0
    package var measure = 0.0
    package var draw = 0.0
    package var encode = 0.0
    /// Of all stages, or from the program's start to its end.
    package var total = 0.0

    package init() {}

    /// Of the stages, without `total`.
    package var sum: Double { parse + build + solve + measure + draw + encode }

    /// Adds the milliseconds of each stage.
    package mutating func add(_ other: StageTimings) {
        parse += other.parse
        build += other.build
        solve += other.solve
        measure += other.measure
        draw += other.draw
        encode += other.encode
        total += other.total
    }

    /// Milliseconds with three decimals.
    package var json: JSONOutput {
        func milliseconds(_ value: Double) -> JSONOutput { .decimal((value * 1000).rounded() / 1000) }
        return .object([
            "parse": milliseconds(parse), "build": milliseconds(build), "solve": milliseconds(solve),
            "measure": milliseconds(measure), "draw": milliseconds(draw), "encode": milliseconds(encode),
            "total": milliseconds(total),
        ])
    }
}

/// Milliseconds since some fixed moment; supplied by whoever may read a clock.
package struct StageClock: Sendable {
    package var now: @Sendable () -> Double

    package init(now: @escaping @Sendable () -> Double) { self.now = now }

    /// Where nobody asks how long it took.
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
