// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles

/// Which scenes of an Interface Builder file a run reads, and what around them the file does not state; and what it shows of Swift files.
package struct SceneSelection: Sendable {
    /// Ids or names; none = every scene.
    package var scene: [String] = []
    /// Bars that another file adds around every view controller's view.
    package var bars: Set<ImportOptions.Bar>?
    package var insets: [KnownInset] = []
    package var sizes: ImportOptions.Sizes?
    /// What is shown of Swift files, whose code runs then; nil if they are not inputs, as where a page's layouts are in comments of them.
    package var swift: SwiftSelection?

    /// The option of the command line that selects something; nil if none does.
    package var option: String? {
        if !scene.isEmpty { return "--scene" }
        if bars != nil { return "--bars" }
        if !insets.isEmpty { return insets[0].guide == .safeArea ? "--safe-area" : "--margins" }
        return sizes == nil ? nil : "--sizes"
    }

    package init() {}

    /// Refuses options that apply to no input.
    package func check(isOfInterfaceBuilder: Bool) throws(UsageFault) {
        if !isOfInterfaceBuilder, let option {
            throw UsageFault("\(option) applies only to .xib and .storyboard files")
        }
    }

    /// Options for reading a file.
    package func importOptions(sizes: ImportOptions.Sizes) -> ImportOptions {
        ImportOptions(sizes: sizes, bars: bars, insets: insets)
    }

    /// The selection of one scene; the whole selection without one.
    package func selecting(_ scene: String?) -> SceneSelection {
        var scenes = self
        if let scene { scenes.scene = [scene] }
        return scenes
    }
}
