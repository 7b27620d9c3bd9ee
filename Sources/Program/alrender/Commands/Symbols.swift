// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutJSON
import LayoutModel

struct Symbols: ParsableCommand {
    enum Format: String, NamedChoice { case txt, json }

    static let configuration = CommandConfiguration(
        commandName: "symbols",
        abstract: "Lists the system symbols that have a drawing.",
        discussion: CommandHelp.discussion(
            examples: ["alrender symbols", "alrender symbols --format json"], exitCodes: [.done, .usage, .cannotCreate])
    )

    @Option(help: "One name a line, or JSON with the other names of each drawing.")
    var format: Format = .txt

    func run() throws {
        switch format {
        case .txt:
            let names = (SymbolDrawing.names + SymbolDrawing.otherNames).sorted()
            try Terminal.printProduct(names.map { $0 + "\n" }.joined())
        case .json:
            let others = Dictionary(grouping: SymbolDrawing.otherNames) { SymbolDrawing.name(ofDrawingFor: $0) ?? "" }
            let symbols = SymbolDrawing.names.map { name in
                JSONOutput.object([
                    "name": .string(name),
                    "otherNames": JSONOutput.array((others[name] ?? []).map(JSONOutput.string)).unlessEmpty,
                ])
            }
            try Terminal.printProduct(JSONOutput.array(symbols).text + "\n")
        }
    }
}
