// SPDX-License-Identifier: Apache-2.0
/// The columns of a component that have a breakpoint at a level, level after level.
struct LevelOrder {
    private(set) var levels: [Level] = []
    private var start: [Int] = [0]
    private var columns: [ColumnIndex] = []

    init(_ program: Program, _ component: Component) {
        let ranges = [component.structurals, program.logicals(component.rows)]
        for range in ranges {
            for level in program.breakpoints[program.breakpointRange(range)].lazy.map({ $0.level }) {
                let position = position(of: level)
                if position == levels.count || levels[position] != level { levels.insert(level, at: position) }
            }
        }
        guard !levels.isEmpty else { return }
        var next = [Int](repeating: 0, count: levels.count + 1)
        forEachPair(program, ranges) { position, _ in next[position + 1] += 1 }
        for position in levels.indices { next[position + 1] += next[position] }
        start = next
        var columns = [ColumnIndex](repeating: ColumnIndex(index: 0), count: next[levels.count])
        forEachPair(program, ranges) { position, column in
            columns[next[position]] = column
            next[position] += 1
        }
        self.columns = columns
    }

    /// The columns at the level of a position in `levels`, in ascending order.
    subscript(position: Int) -> ArraySlice<ColumnIndex> { columns[start[position]..<start[position + 1]] }

    /// Where a level is in `levels`, or belongs.
    private func position(of level: Level) -> Int {
        var low = 0
        var high = levels.count
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func forEachPair(
        _ program: Program, _ ranges: [Range<ColumnIndex>], _ body: (_ position: Int, _ column: ColumnIndex) -> Void
    ) {
        for range in ranges {
            for column in range {
                let breakpoints = program.breakpointRange(column)
                for k in breakpoints
                where !(breakpoints.lowerBound..<k).contains(where: {
                    program.breakpoints[$0].level == program.breakpoints[k].level
                }) {
                    body(position(of: program.breakpoints[k].level), column)
                }
            }
        }
    }
}
