// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutFigures
import LayoutModel
import LayoutRepair
import LayoutSource
import SourceLocations

/// Texts that the program writes again: what it has written it reads, and leaves as it is.
extension FuzzTarget {
    func page(_ bytes: [UInt8]) {
        let kinds: [FigurePage.Kind] =
            [.markdown, .pandoc, .docc, .swift] + MarkupLanguage.allCases.map(FigurePage.Kind.markup)
        for kind in kinds {
            let page = FigurePage(SourceText(name: "page", bytes: bytes), kind: kind)
            guard page.diagnostics.isEmpty, !page.requests.isEmpty else { continue }
            let once = Self.referenced(page)
            let again = FigurePage(SourceText(name: "page", bytes: once), kind: kind)
            Self.require(again.requests.count == page.requests.count, "\(kind): a reference is read as something else")
            Self.require(Self.referenced(again) == once, "\(kind): references change in a second run")
        }
    }

    private static func referenced(_ page: FigurePage) -> [UInt8] {
        let picture = FigurePicture(format: "png", appearance: .light, scale: 1, width: 320, height: 200)
        let texts = page.requests.indices.map { index in
            FigurePage.FigureText(
                files: FigureFiles(
                    name: FigureName(folder: "", stem: "p\(index)"), pictures: [picture], isForDocC: page.kind.isDocC),
                alternative: "What is where")
        }
        return page.bytes(with: texts)
    }

    func format(_ bytes: [UInt8]) {
        let source = SourceText(name: "input.layout.json", bytes: bytes)
        let options = ReadOptions(purpose: .solving)
        guard let document = Document.read(source, options: options).document else { return }
        let once = SourceText(name: source.name, bytes: document.formatted(source).bytes)
        let read = Document.read(once, options: options)
        guard let again = read.document else { fatalError("a formatted document has errors") }
        Self.require(again.formatted(once).wasCanonical, "the canonical form is changed in a second run")
        Self.require(again.constraints.count == document.constraints.count, "a constraint is lost")
    }

    func fix(_ bytes: [UInt8], _ pipeline: LayoutPipeline) {
        let operations: [RepairOperation] = [.updateFrames, .updateConstants, .addMissing, .reset, .clear]
        let operation = operations[bytes.count % operations.count]
        let source = SourceText(name: "input.layout.json", bytes: bytes)
        let run = pipeline.solve(source)
        // A thousand candidates are solved like the document itself.
        guard let document = run.document, run.layout != nil, document.views.count <= 40 else { return }
        func repaired(_ source: SourceText, _ document: Document) -> SourceText? {
            try? LayoutDocumentRepair.repaired(source, document, by: operation, selected: nil) {
                pipeline.layout(of: $0, like: run)
            }.source
        }
        guard let once = repaired(source, document) else { return }
        guard let again = Document.read(once).document else {
            fatalError("\(operation): a repaired document has errors")
        }
        Self.require(again.views.count == document.views.count, "\(operation): a view is lost")
        guard let twice = repaired(once, again) else { fatalError("\(operation): a second run fails") }
        Self.require(twice.bytes == once.bytes, "\(operation): a second run changes something")
    }
}
