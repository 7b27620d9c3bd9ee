// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import InterfaceBuilderFiles
import LayoutRuns
import SourceLocations

/// Refuses options that no page could follow: a variant or a scene that no layout has, a device that does not exist.
package struct ServedSelection {
    package let options: PreviewOptions
    package let pipeline: LayoutPipeline

    package init(
        options: PreviewOptions, pipeline: LayoutPipeline
    ) {
        self.options = options
        self.pipeline = pipeline
    }

    package func check(_ paths: [String]) throws {
        guard !paths.isEmpty else { return }
        let interfaces = paths.filter(InterfaceBuilderInput.isInterfaceBuilder)
        try options.scenes.check(isOfInterfaceBuilder: !interfaces.isEmpty)
        try options.variants.check(isOfDocuments: paths.contains { !SceneReader.mayRead($0, options.scenes) })
        var timings = StageTimings()
        let documents = paths.filter { !SceneReader.mayRead($0, options.scenes) }.sorted()
        try check(options.variants.variant, "variant", in: documents) { source in
            // What a document includes has no variants.
            let names = pipeline.parse(source, files: .none, timings: &timings).variantNames
            return names.contains
        }
        try check(options.scenes.scene, "scene", in: interfaces) { source in
            let file = InterfaceBuilderImporter().scenes(of: source)
            return { !file.places(called: $0).isEmpty }
        }
    }

    private func check(
        _ wanted: [String], _ noun: String, in paths: [String], has: (SourceText) -> ((String) -> Bool)
    ) throws {
        var missing = wanted
        for path in paths where !missing.isEmpty && !options.files.system.isSpecial(path) {
            guard let source = try? options.files.system.source(path) else { continue }
            let isThere = has(source)
            missing.removeAll(where: isThere)
        }
        if let name = missing.first { throw UsageFault("no layout has a \(noun) named '\(name)'") }
    }
}
