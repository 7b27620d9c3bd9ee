// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutModel
import LayoutSource

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of layout documents, for editors and validators.",
        discussion: CommandHelp.discussion(
            examples: ["alrender schema", "alrender schema > layout.schema.json"],
            exitCodes: [.done, .usage, .cannotCreate]))

    func run() throws { try Terminal.printProduct(LayoutSchema.jsonText) }
}
