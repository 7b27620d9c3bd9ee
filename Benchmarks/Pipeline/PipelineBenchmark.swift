// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import BenchmarkTables
import Glibc
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutRendering
import LayoutScene
import SourceLocations

/// Prints how long each stage takes on documents of many views, and how that grows; then PNG encoding beside Cairo's.
///
/// `--most <count>` measures up to that number of views, `--only <name>` one kind of document alone, and `--input` the
/// document on standard input.
@main
struct PipelineBenchmark {
    static func main() throws {
        if CommandLine.arguments.contains("--input") {
            var text = ""
            while let line = readLine(strippingNewline: false) { text += line }
            let times = try stages(of: text, runs: 1)
            for stage in Stage.allCases { print(Table.row(stage.rawValue, [Table.fixed(times[stage] ?? 0, 2)])) }
            return
        }
        let most = value(of: "--most").flatMap { Int($0) } ?? 10_000
        let only = value(of: "--only")
        let counts = [300, 1000, 3000, 10_000, 30_000].filter { $0 <= most }
        print("The stages of one document, ms of the processor")
        for (name, make) in GeneratedDocument.all where only ?? name == name {
            let runs = try counts.map { count in try stages(of: make(count), runs: count > 1000 ? 1 : 5) }
            print(Table.row(name, counts.map { "\($0) views" } + ["power"]))
            for stage in Stage.allCases {
                let times = runs.map { $0[stage] ?? 0 }
                let power = times.contains { $0 < 0.05 } ? "-" : Table.fixed(Table.power(times, counts), 2)
                print(Table.row("  \(stage.rawValue)", times.map { Table.fixed($0, 2) } + [power]))
            }
            print("")
        }
        if only == nil { try PNGComparison.printTable() }
    }

    private static func value(of option: String) -> String? {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    enum Stage: String, CaseIterable {
        case read = "reading"
        case measure = "measuring text"
        case solve = "rows, solving, rounding"
        case findings = "diagnostics and advice"
        case json = "frames as JSON"
        case scene = "the scene's items"
        case encode = "drawing and PNG"
        case total = "all"
    }

    /// The least time of each stage over some runs, each in a pipeline of its own.
    private static func stages(of text: String, runs: Int) throws -> [Stage: Double] {
        let source = SourceText(name: "generated.layout.json", text)
        var least: [Stage: Double] = [:]
        for _ in 0..<runs {
            var times: [Stage: Double] = [:]
            let stageClock = StageClock { Table.processorMilliseconds() }
            let pipeline = try LayoutPipeline(clock: stageClock)
            let begin = stageClock.now()
            let run = pipeline.solve(source).judged(.allowed)
            let solved = stageClock.now()
            guard let document = run.document, let layout = run.layout else {
                print("not solved: \(run.diagnostics.prefix(3))")
                return [:]
            }
            times[.read] = run.timings[.parse]
            times[.measure] = run.timings[.measure]
            times[.solve] = run.timings[.solve]
            times[.findings] = solved - begin - run.timings[.parse] - run.timings[.measure] - run.timings[.solve]
            let json = SolvedLayoutJSON(
                document: document, layout: layout, diagnostics: run.diagnostics, source: source)
            if json.value().text.isEmpty { print("no frames") }
            times[.json] = stageClock.now() - solved
            var timings = StageTimings()
            if let scene = pipeline.draw(run, options: SceneOptions(), timings: &timings) {
                _ = try pipeline.encode(scene, as: .png, timings: &timings)
            }
            times[.scene] = timings[.draw]
            times[.encode] = timings[.encode]
            times[.total] = stageClock.now() - begin
            for (stage, time) in times { least[stage] = min(least[stage] ?? .infinity, time) }
        }
        return least
    }
}
