// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns

extension FigurePlan {
    /// The plan of the pages among inputs and in their folders.
    package init(
        pagesIn inputs: [String], folder: String?, in access: FileAccess,
        settings: (FigureRequest) -> Result<FigureSettings, FigureProblem>
    ) {
        var pages: [PageFile] = []
        let (found, roots) = PageFile.paths(in: inputs, access)
        var faults = found.faults
        for (path, root) in zip(found.paths, roots) {
            do throws(FileFault) {
                let file = try PageFile(path, root: root, in: access.system)
                if !file.page.requests.isEmpty || !file.page.diagnostics.isEmpty { pages.append(file) }
            } catch {
                faults.append(error)
            }
        }
        self.init(pages, folder: folder, in: access, settings: settings)
        self.faults = faults
    }
}
