// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import InterfaceBuilderFiles
import SourceLocations

/// Refuses options that no page could follow: a variant or a scene that no layout has, a device that does not exist.
struct ServedSelection {
    let variants: VariantArguments
    let scenes: SceneArguments
    let pipeline: LayoutPipeline

    func check(_ paths: [String]) throws {
        guard !paths.isEmpty else { return }
        let interfaces = paths.filter(InterfaceBuilderInput.isInterfaceBuilder)
        if interfaces.isEmpty, let option = scenes.given {
            throw ValidationError("\(option) applies only to .xib and .storyboard files")
        }
        if interfaces.count == paths.count, !variants.isEmpty {
            throw ValidationError(
                "--variant and --all-variants do not apply to Interface Builder files, which have no variants")
        }
        var timings = StageTimings()
        let documents = Set(paths).subtracting(interfaces).sorted()
        try check(variants.variant, "variant", in: documents) { source in
            let names = pipeline.parse(source, timings: &timings).variantNames
            return names.contains
        }
        try check(scenes.scene, "scene", in: interfaces) { source in
            let file = InterfaceBuilderImporter().scenes(of: source)
            return { !file.places(called: $0).isEmpty }
        }
    }

    private func check(
        _ wanted: [String], _ noun: String, in paths: [String], has: (SourceText) -> ((String) -> Bool)
    ) throws {
        var missing = wanted
        for path in paths where !missing.isEmpty && !DirectoryListing.isSpecial(path) {
            guard let source = try? InputFile.source(path) else { continue }
            let isThere = has(source)
            missing.removeAll(where: isThere)
        }
        if let name = missing.first { throw ValidationError("no layout has a \(noun) named '\(name)'") }
    }
}
