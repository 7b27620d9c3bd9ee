// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens

/// Which inputs a change concerns: their layout, its goldens, or an image or a font that it names is in the change.
struct ChangedInputs {
    private let git: Git
    private let changed: Set<String>
    /// Whether a change of settings concerns all of them.
    private let isEverything: Bool

    init(since revision: String, project: String?) throws(FileFault) {
        git = try Git()
        changed = try git.changedFiles(since: revision)
        isEverything = project.flatMap(git.path).map(changed.contains) ?? false
    }

    func concerns(_ input: GoldenInput) -> Bool {
        // What lies outside of the repository may have changed.
        guard !isEverything, let path = git.path(input.path) else { return true }
        if changed.contains(path) { return true }
        if let recorded = git.path(input.recorded), changed.contains(where: { $0.hasPrefix(recorded + ".") }) {
            return true
        }
        if InterfaceBuilderInput.isInterfaceBuilder(input.path) { return hasChangedAssets(beside: path) }
        return input.namedFiles.contains { file in
            guard let file = git.path(file) else { return true }
            return changed.contains(file) || changed.contains { $0.hasPrefix(file + "/") }
        }
    }

    /// Images are next to the file, and in asset catalogues there and in the folders above.
    private func hasChangedAssets(beside path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return changed.contains { file in
            file.contains(".xcassets/") || (file.hasPrefix(folder) && !file.dropFirst(folder.count).contains("/"))
        }
    }
}
