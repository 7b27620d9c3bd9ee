import ArgumentParser
import LayoutDocument

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of layout documents, for editors and other validators.")

    func run() throws { try Terminal.printProduct(LayoutSchema.jsonText) }
}
