// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import FontFiles
import GoldenRuns
import LayoutGoldens
import LayoutRuns
import RunTestSupport

/// A project in memory, whose runs print into a text.
struct MemoryProject {
    let files: MemoryFiles
    /// The version of the program that runs; nil draws every case.
    var program: String?
    private let pipelines = PipelinePool { Result { () throws(FontFault) in try LayoutPipeline() } }

    /// - Parameter settings: the project file; without pictures, runs compare what a layout's JSON has.
    init(
        _ texts: [String: String], settings: String = #"{ "layouts": "layouts", "pictures": [] }"#
    ) {
        files = MemoryFiles(texts)
        files["alrender.json"] = settings
    }

    struct Outcome {
        var status: ExitStatus
        var text: String
        var messages: String
    }

    private func setup(_ selection: GoldenSelection, _ console: KeptConsole) throws -> GoldenSetup {
        let host = GoldenHost(
            files: FileAccess(files), console: console, pipelines: pipelines, arguments: ["test"], program: program)
        return try GoldenSetup(
            selection, canvas: CanvasSelection(), picture: PictureSelection(), scenes: SceneSelection(), host: host)
    }

    func withSetup(_ body: (GoldenSetup, LayoutPipeline) throws -> Void) throws {
        try body(try setup(GoldenSelection(), KeptConsole()), try pipelines.lease().pipeline.get())
    }

    /// Compares, or does what the options say.
    func run(_ change: (inout GoldenRunOptions, inout GoldenSelection) -> Void = { _, _ in }) throws -> Outcome {
        var (options, selection) = (GoldenRunOptions(), GoldenSelection())
        change(&options, &selection)
        let console = KeptConsole()
        let status = try GoldenRun(options, setup(selection, console)).carryOut(by: InputSequence())
        return Outcome(status: status, text: console.product, messages: console.messages)
    }

    func record() throws -> Outcome { try run { options, _ in options.records = true } }

    /// What a comparison prints of failures, without the lines about the whole run.
    func failures() throws -> String {
        let text = try run().text
        return text.split(separator: "\n").filter { $0.hasPrefix("✗") || $0.hasPrefix("    ") }.joined(separator: "\n")
    }
}
