// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

extension FigurePlan {
    /// Pictures that were made for a figure, in the folders of the plan's figures, and that figures and texts of its pages no longer name.
    func unusedPictures(in files: any FileSystem) -> [String] {
        var stems: [String: [String]] = [:]
        for page in pages {
            for case let figure? in page.figures { stems[figure.directory, default: []].append(figure.name.stem) }
        }
        var unused: [String] = []
        for (directory, stems) in stems {
            for name in files.names(in: directory.isEmpty ? "." : directory)
            where [".png", ".pdf"].contains(where: name.hasSuffix) {
                let isNamed = stems.contains { stem in
                    name.hasPrefix(stem) && ".@~-".contains(name.dropFirst(stem.count).first ?? " ")
                }
                guard !isNamed, !pages.contains(where: { $0.file.page.source.bytes[...].contains(name) }),
                    let bytes = try? files.readRegularFile(directory + name),
                    SceneDigest.value(in: bytes) != nil
                else { continue }
                unused.append(directory + name)
            }
        }
        return unused.sorted()
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String) -> Bool {
        let pattern = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: pattern) }
    }
}
