// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGoldens
import LayoutSource

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of layout documents, or of project files.",
        discussion: CommandHelp.discussion(
            examples: ["alrender schema > layout.schema.json", "alrender schema --project > alrender.schema.json"],
            exitCodes: [.done, .usage, .cannotCreate]))

    @Flag(help: "Prints the schema of alrender.json instead.")
    var project = false

    func run() throws { try Terminal.printProduct(project ? GoldenProject.schemaText : LayoutSchema.jsonText) }
}
