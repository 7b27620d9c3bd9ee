// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutJSON
import SourceLocations

/// Where a document says what its layout has: of views, metrics and colours.
struct DocumentPlaces {
    private let run: LayoutRun

    init(of run: LayoutRun) { self.run = run }

    /// The causes among differences with their places; what is gone has none.
    func located(_ differences: [LayoutDifference]) -> [LayoutDifference] {
        guard differences.contains(where: { $0.cause != nil }) else { return differences }
        let views = Dictionary(run.document?.views.map { ($0.id, $0.source) } ?? []) { first, _ in first }
        return differences.map { difference in
            guard difference.cause != nil else { return difference }
            var located = difference
            if let definition = difference.definition, let place = place(of: definition) {
                located.place = place
            } else if located.place == nil, let view = difference.view, let range = views[view] ?? nil {
                located.place = place(of: range)
            }
            return located
        }
    }

    private func place(of range: SourceRange) -> LayoutDifference.Place {
        let (text, own) = run.source.part(at: range)
        let position = text.position(of: own.lowerBound)
        return LayoutDifference.Place(
            file: text.name == run.source.name ? nil : text.name, line: position.line, column: position.column)
    }

    /// The place of an entry in a table of the document, or of a document that it includes.
    private func place(of definition: LayoutDifference.Definition) -> LayoutDifference.Place? {
        for text in [run.source] + run.source.included {
            guard let members = JSONReader.read(text).value?.member(definition.table)?.value.members,
                let member = members.first(where: { $0.key == definition.name })
            else { continue }
            let position = text.position(of: member.keyRange.lowerBound)
            return LayoutDifference.Place(
                file: text.name == run.source.name ? nil : text.name, line: position.line, column: position.column)
        }
        return nil
    }
}
