// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import DiagnosticPages
import LayoutJSON
package import LayoutRuns

/// The page of one diagnostic code, or the pages of all.
package struct CodeExplanation {
    package let format: ExplanationFormat
    package let pipeline: LayoutPipeline

    package init(format: ExplanationFormat, pipeline: LayoutPipeline) {
        self.format = format
        self.pipeline = pipeline
    }

    package var ofAllCodes: String {
        switch format {
        case .txt: DiagnosticPages.index
        case .json: JSONOutput.array(DiagnosticPages.all.map { $0.json(pipeline) }).text + "\n"
        }
    }

    /// Writes the list of all codes and a page for each into a folder.
    package func write(to folder: String, _ outcome: inout InputOutcome) {
        let pages =
            [("README", DiagnosticPages.index)] + DiagnosticPages.all.map { ($0.code.rawValue, $0.markdown(pipeline)) }
        outcome.steps += pages.map { name, text in
            .file(path: "\(folder)/\(name).md", Array(text.utf8), directory: .made, links: .beneath(folder))
        }
    }

    package func text(of page: DiagnosticPage) -> String {
        switch format {
        case .txt: page.text(pipeline)
        case .json: page.json(pipeline).text + "\n"
        }
    }
}
