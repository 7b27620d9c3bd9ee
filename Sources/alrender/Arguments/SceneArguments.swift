import ArgumentParser
import InterfaceBuilderFiles
import LayoutDocument

/// Which scenes of an Interface Builder file, and what stands around them.
struct SceneArguments: ParsableArguments {
    @Option(help: ArgumentHelp("A scene by its id or name; repeatable. Without it every scene.", valueName: "id|name"))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp(
            "Bars around every view controller's view, as ‘nav,tab,toolbar’ or ‘none’, where it has them from another file.",
            valueName: "list"))
    var bars: BarsArgument?

    @Option(
        help: """
            Text as it measures here, or as large as the file recorded it (default: recorded; measured to import, to \
            compare, and for another canvas than the file's).
            """)
    var sizes: ImportOptions.Sizes?

    /// The first of these options that the command line has.
    var given: String? {
        if !scene.isEmpty { return "--scene" }
        return bars != nil ? "--bars" : sizes != nil ? "--sizes" : nil
    }

    /// What Apple's own fonts measured holds on the canvas that the file was designed on.
    func sizes(for reading: ReadOptions) -> ImportOptions.Sizes {
        reading.canvas.isThatOfTheDocument ? .recorded : .measured
    }
}

/// `nav,tab`, or `none`.
struct BarsArgument: ExpressibleByArgument {
    var bars: Set<ImportOptions.Bar> = []

    init?(argument: String) {
        if argument == "none" { return }
        for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let bar = ImportOptions.Bar(rawValue: String(name)) else { return nil }
            bars.insert(bar)
        }
    }
}

extension ImportOptions.Sizes: NamedChoice {}
