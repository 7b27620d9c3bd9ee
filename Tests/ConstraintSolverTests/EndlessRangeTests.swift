// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Faces on which a direction without end moves many variables, some up and some down.
@Suite struct EndlessRangeTests {
    private static let count = 40

    /// Positions, each as far behind the one before as it is wide, all of the same width, and their mirror images.
    private struct MirroredRow {
        var system = LinearSystem()
        var positions: [Variable] = []
        var widths: [Variable] = []
        var mirrored: [Variable] = []

        init() {
            for index in 0..<EndlessRangeTests.count {
                let position = system.addVariable(tieRule: .nearestToZero)
                let width = system.addVariable(isNonNegative: true, tieRule: .nearestToZero)
                let image = system.addVariable(tieRule: .nearestToZero)
                if let last = positions.last, let lastWidth = widths.last {
                    system.add(.init([.init(1, position), .init(-1, last), .init(-1, lastWidth)], .equal, 0))
                    system.add(.init([.init(1, width), .init(-1, lastWidth)], .equal, 0))
                }
                system.add(.init([.init(1, image), .init(2, position)], .equal, Double(index)))
                positions.append(position)
                widths.append(width)
                mirrored.append(image)
            }
        }

        func ranges() -> [Int: Solution.Ambiguity] {
            let solution = system.solve()
            return Dictionary(uniqueKeysWithValues: solution.ambiguities.map { ($0.variable.index, $0) })
        }
    }

    @Test func `Where two variables are free, what follows them has their ends`() throws {
        let row = MirroredRow()
        let ranges = row.ranges()
        #expect(ranges.count == 3 * Self.count)
        for index in 0..<Self.count {
            let position = try #require(ranges[row.positions[index].index])
            #expect((position.lower, position.upper) == (-.infinity, .infinity))
            let width = try #require(ranges[row.widths[index].index])
            #expect((width.lower, width.upper) == (0, .infinity))
            let image = try #require(ranges[row.mirrored[index].index])
            #expect((image.lower, image.upper) == (-.infinity, .infinity))
        }
    }

    private static func isNear(_ value: Double, _ other: Double) -> Bool {
        value == other || abs(value - other) < 1e-9
    }

    @Test func `A bound ends the ranges of one side`() throws {
        var row = MirroredRow()
        row.system.add(.init([.init(1, row.positions[10])], .greaterThanOrEqual, 7))
        let ranges = row.ranges()
        for index in 0..<Self.count {
            let position = try #require(ranges[row.positions[index].index])
            #expect(Self.isNear(position.lower, index < 10 ? -.infinity : 7))
            #expect(position.upper == .infinity)
            let image = try #require(ranges[row.mirrored[index].index])
            #expect(Self.isNear(image.upper, index < 10 ? .infinity : Double(index) - 14))
            #expect(image.lower == -.infinity)
        }
    }
}
