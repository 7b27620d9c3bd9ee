// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutRuns

extension GoldenSetup {
    /// Says what a run leaves out: settings of other project files, and folders with layouts that are links.
    package func noteOmissions() {
        for other in Set(selection.inputs.compactMap(file.other)).sorted() {
            host.complain("\(other): is not used: run the command in its folder for its settings")
        }
        for folder in paths where files.system.isDirectory(folder) {
            for link in files.system.linkedDirectories(below: folder) where hasLayouts(link) {
                host.complain(
                    "\(link): is a link to a folder, whose layouts are not tested: name the folder on the command line")
            }
        }
    }

    /// Whether there are layouts in a folder or in the folders in it; it may be the whole file system.
    private func hasLayouts(_ folder: String) -> Bool {
        let names = files.system.names(in: folder)
        return names.contains(where: GoldenInputs.isLayout)
            || names.contains { files.system.names(in: "\(folder)/\($0)").contains(where: GoldenInputs.isLayout) }
    }

    /// Refuses inputs whose goldens would be the same files as others.
    func checkGoldens(of inputs: GoldenInputs) throws(FileFault) {
        if let clash = inputs.clash ?? variantClash(in: inputs) {
            throw FileFault(
                clash.second,
                reason: "would have the goldens of '\(clash.first)', '\(clash.recorded).*': rename one of them",
                status: .errorDiagnostic)
        }
        try checkImages(of: inputs)
    }

    /// The inputs with goldens in their own folders.
    private func besideGoldens(_ inputs: GoldenInputs) -> [GoldenInput] {
        inputs.all.filter { input in
            GoldenInputs.suffixes.contains { files.system.isSameFile(input.path, input.recorded + $0) }
        }
    }

    /// An input whose variant, scene or combination has the name of another file.
    private func variantClash(in inputs: GoldenInputs) -> GoldenInputs.Clash? {
        let beside = besideGoldens(inputs).map { (input: $0, variant: "layout", other: $0.path) }
        for (input, variant, other) in inputs.lookalikes + beside {
            let names = (try? reader.variantNames(of: input)) ?? []
            let goldenCase = names.map { GoldenCase(input: input, variant: $0) }.first { $0.fileName == variant }
            guard let goldenCase else { continue }
            return GoldenInputs.Clash(
                first: goldenCase.name, second: other, recorded: "\(input.recorded).\(variant)")
        }
        return nil
    }

    /// Beside the layouts, an image must not have the name of a golden picture, which would replace it.
    private func checkImages(of inputs: GoldenInputs) throws(FileFault) {
        let beside = besideGoldens(inputs)
        // An Interface Builder file has every picture beside it as an image, goldens too.
        let documents = beside.filter { !SceneReader.mayRead($0.path, scenes) }
        let images = Set(documents.flatMap { $0.namedFiles(in: files) })
        guard !images.isEmpty else { return }
        for input in beside {
            for goldenCase in cases(of: input) {
                for path in GoldenRecord.Part.allCases.map(goldenCase.path) where images.contains(path) {
                    throw FileFault(
                        path,
                        reason:
                            "is an image of a layout, and would be the golden of '\(goldenCase.name)': rename one of them, or keep "
                            + "goldens in a folder of their own", status: .errorDiagnostic)
                }
            }
        }
    }
}
