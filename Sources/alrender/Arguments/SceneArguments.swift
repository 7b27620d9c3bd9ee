// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import InterfaceBuilderFiles
import LayoutModel
import LayoutSource

/// Which scenes of an Interface Builder file to read, and the bars around them.
struct SceneArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Selects a scene by id or name; repeatable (default: every scene).", valueName: "id|name"))
    var scene: [String] = []

    @Option(
        help: ArgumentHelp(
            "Bars that another file adds around every view controller's view, as in 'nav,tab,toolbar', or 'none'.",
            valueName: "list"))
    var bars: BarsArgument?

    @Option(
        help: """
            Measures text here, or takes the sizes recorded in the file (default: recorded; measured for 'import', for \
            'diff', and on a canvas other than the file's).
            """)
    var sizes: ImportOptions.Sizes?

    /// The first of these options on the command line.
    var given: String? {
        if !scene.isEmpty { return "--scene" }
        return bars != nil ? "--bars" : sizes != nil ? "--sizes" : nil
    }

    /// Recorded sizes, which were measured with Apple's fonts, are valid only on the canvas of the design.
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
