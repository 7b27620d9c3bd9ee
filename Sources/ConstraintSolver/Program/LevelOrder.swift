// SPDX-License-Identifier: Apache-2.0
/// The columns of a component that have a breakpoint at a level, level after level.
struct LevelOrder {
    private(set) var levels: [Int] = []
    private var start: [Int] = [0]
    private var columns: [Int] = []

    init(_ program: Program, _ component: Component) {
        let logicals = program.logical(component.rows.lowerBound)..<program.logical(component.rows.upperBound)
        let ranges = [component.structurals, logicals]
        for range in ranges {
            for k in program.breakpointStart[range.lowerBound]..<program.breakpointStart[range.upperBound] {
                let place = place(of: program.breakpoints[k].level)
                if place == levels.count || levels[place] != program.breakpoints[k].level {
                    levels.insert(program.breakpoints[k].level, at: place)
                }
            }
        }
        guard !levels.isEmpty else { return }
        var next = [Int](repeating: 0, count: levels.count + 1)
        forEachPair(program, ranges) { place, _ in next[place + 1] += 1 }
        for place in levels.indices { next[place + 1] += next[place] }
        start = next
        var columns = [Int](repeating: 0, count: next[levels.count])
        forEachPair(program, ranges) { place, column in
            columns[next[place]] = column
            next[place] += 1
        }
        self.columns = columns
    }

    /// The columns at the level of a place in `levels`, in ascending order.
    subscript(place: Int) -> ArraySlice<Int> { columns[start[place]..<start[place + 1]] }

    private func place(of level: Int) -> Int {
        var low = 0
        var high = levels.count
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func forEachPair(_ program: Program, _ ranges: [Range<Int>], _ body: (_ place: Int, _ column: Int) -> Void)
    {
        for range in ranges {
            for column in range {
                let breakpoints = program.breakpointRange(column)
                for k in breakpoints
                where !(breakpoints.lowerBound..<k).contains(where: {
                    program.breakpoints[$0].level == program.breakpoints[k].level
                }) {
                    body(place(of: program.breakpoints[k].level), column)
                }
            }
        }
    }
}
