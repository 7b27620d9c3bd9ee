// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import InterfaceBuilderFiles
import LayoutRuns

/// Which scenes of an Interface Builder file to read, and what around them the file does not state.
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
        parsing: .unconditional,
        help: ArgumentHelp(
            "Safe area of every root view in points, as in 'top=59,bottom=34'; the file's for edges that are not given.",
            valueName: "edges"))
    var safeArea: EdgesArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Layout margins of every root view in points, as in 'left=20,right=20'; the file's for edges that are not given.",
            valueName: "edges"))
    var margins: EdgesArgument?

    @Option(
        help: """
            Measures text here, or takes the sizes that Xcode recorded in the file (default: measured; recorded for 'fix').
            """)
    var sizes: ImportOptions.Sizes?

    var selection: SceneSelection {
        var selection = SceneSelection()
        (selection.scene, selection.bars, selection.sizes) = (scene, bars?.bars, sizes)
        selection.insets = (safeArea?.insets(of: .safeArea) ?? []) + (margins?.insets(of: .margin) ?? [])
        return selection
    }

    /// The first of these options on the command line.
    var given: String? { selection.option }
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

/// `top=59,bottom=34`: distances from some edges of a view, each edge once.
struct EdgesArgument: ExpressibleByArgument {
    /// Points.
    static let range = 0.0...10_000
    private var distances: [KnownInset.Edge: Double] = [:]

    init?(argument: String) {
        for entry in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let words = entry.split(separator: "=", omittingEmptySubsequences: false)
            guard words.count == 2, let edge = KnownInset.Edge(rawValue: String(words[0])), distances[edge] == nil,
                let distance = Double(words[1]), Self.range.contains(distance)
            else { return nil }
            distances[edge] = distance
        }
    }

    /// These distances as insets of a guide of the root view.
    func insets(of guide: KnownInset.Guide) -> [KnownInset] {
        KnownInset.Edge.allCases.compactMap { edge in
            distances[edge].map { KnownInset(guide: guide, edge: edge, value: $0, isOfRoot: true) }
        }
    }
}

extension ImportOptions.Sizes: NamedChoice {}
