// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import ConstraintSolver
import Glibc

/// Prints how long systems take, how that grows, and how it compares with kiwi.
///
/// With `--write <directory>` it writes the systems to compare as text instead, for `kiwi.py`; `--kiwi <file>` names
/// what that printed. `--most <count>` measures the growth alone, up to that number of views; `--only <name> --most
/// <count>` one layout alone, for a profile. `--changes <count>` measures the changes alone, in layouts of that number
/// of views. `--conflicts` measures layouts in conflict alone.
@main
struct Benchmark {
    static let comparedCount = 300

    static func main() {
        let arguments = CommandLine.arguments
        let kiwi = KiwiTimes(path: value(of: "--kiwi", in: arguments))
        guard let form = FormSystem(path: value(of: "--form", in: arguments) ?? "Benchmarks/form-111.txt") else {
            print("cannot read form-111.txt")
            return
        }
        if let directory = value(of: "--write", in: arguments) {
            for (name, make) in Scenes.all {
                SystemText.write(make(comparedCount).system, to: "\(directory)/\(name).txt")
            }
            return
        }
        if let name = value(of: "--only", in: arguments) {
            let count = value(of: "--most", in: arguments).flatMap { Int($0) } ?? 1000
            for (other, make) in Scenes.all + ConflictScenes.all + Scenes.hard.map({ ($0.name, $0.make) })
            where other.hasPrefix(name) {
                print(Table.row("\(count) views: \(other)", [Table.fixed(time({ make(count) }, runs: 1), 3)]))
            }
            return
        }
        if let count = value(of: "--changes", in: arguments).flatMap({ Int($0) }) { return printIncremental(count) }
        if arguments.contains("--conflicts") { return ConflictScenes.printGrowth() }
        let most = value(of: "--most", in: arguments).flatMap { Int($0) } ?? 30_000
        guard most > 300 else { return printComparison(kiwi) }
        printGrowth(upTo: most)
        guard most == 30_000 else { return }
        printComparison(kiwi)
        printForm(form, kiwi)
        printSpecialCases()
        ConflictScenes.printGrowth()
        printIncremental()
        printMemory()
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    /// Build and solve, ambiguities included: the least of several runs, in milliseconds of the
    /// processor.
    static func time(_ make: () -> Scene, runs: Int) -> Double {
        var least = Double.infinity
        for _ in 0..<runs {
            let start = Table.processorMilliseconds()
            let solution = make().system.solve()
            least = min(least, Table.processorMilliseconds() - start)
            if solution.outcome != .solved { print("not solved: \(solution.outcome)") }
        }
        return least
    }

    private static func printGrowth(upTo most: Int) {
        let counts = [300, 1000, 3000, 10_000, 30_000].filter { $0 <= most }
        print("Build and solve, ms")
        print(Table.row("", counts.map { "\($0) views" } + ["power"]))
        for (name, make) in Scenes.all {
            let times = counts.map { count in time({ make(count) }, runs: count > 5000 ? 12 : 30) }
            print(Table.row(name, times.map { Table.fixed($0, 3) } + [Table.fixed(Table.power(times, counts), 2)]))
        }
        print("")
    }

    private static func printComparison(_ kiwi: KiwiTimes) {
        print("\(comparedCount) views, build and solve, ms")
        print(Table.row("", ["ours", "kiwi", "ratio"]))
        for (name, make) in Scenes.all {
            let ours = time({ make(comparedCount) }, runs: 30)
            let theirs = kiwi.times[name]
            print(
                Table.row(
                    name,
                    [
                        Table.fixed(ours, 3), theirs.map { Table.fixed($0, 3) } ?? "-",
                        theirs.map { Table.fixed($0 / ours, 1) } ?? "-",
                    ]))
        }
        print("")
    }

    private static func printForm(_ form: FormSystem, _ kiwi: KiwiTimes) {
        let build = form.timeToBuild()
        let edit = form.timeToEdit()
        print("form-111, µs")
        print(Table.row("", ["ours", "kiwi", "ratio"]))
        for (name, ours) in [("form build", build), ("form edit", edit)] {
            let theirs = kiwi.times[name]
            print(
                Table.row(
                    name,
                    [
                        Table.fixed(ours * 1e3, 2), theirs.map { Table.fixed($0 * 1e3, 2) } ?? "-",
                        theirs.map { Table.fixed($0 / ours, 2) } ?? "-",
                    ]))
        }
        print("")
    }

    private static func printSpecialCases() {
        print("Other systems, ms")
        for (name, counts, make) in Scenes.hard {
            for count in counts {
                print(Table.row("\(count) views: \(name)", [Table.fixed(time({ make(count) }, runs: 3), 3)]))
            }
        }
        print("")
    }

    private static func printMemory() {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let rows = Scenes.form(30_000).system.rows.count
        let bytes = Int(usage.ru_maxrss) * 1024 / rows
        print("Peak memory \(usage.ru_maxrss / 1024) MB with \(rows) constraints: \(bytes) bytes each")
    }
}
