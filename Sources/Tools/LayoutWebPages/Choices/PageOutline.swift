// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations

/// The views and constraints that a page lists: those of the layout as it is, then those that only other choices have.
struct PageOutline {
    /// One of a structure's views or constraints.
    struct Entry {
        var structure: Int
        var index: Int
    }

    private(set) var views: [Entry] = []
    private(set) var constraints: [Entry] = []
    private var viewsOfStructures: [[Int]] = []
    private var constraintsOfStructures: [[Int]] = []

    /// A constraint by its place in the source, and its number among those that are there.
    private struct ConstraintKey: Hashable {
        var source: SourceRange?
        var number: Int
    }

    init(_ documents: [Document]) {
        var viewPlaces: [String: Int] = [:]
        var constraintPlaces: [ConstraintKey: Int] = [:]
        for (structure, document) in documents.enumerated() {
            var shown: [Int] = []
            for (index, view) in document.views.enumerated() {
                if viewPlaces[view.id] == nil {
                    viewPlaces[view.id] = views.count
                    views.append(Entry(structure: structure, index: index))
                }
                shown.append(viewPlaces[view.id] ?? 0)
            }
            viewsOfStructures.append(shown)
            var counts: [SourceRange?: Int] = [:]
            shown = []
            for (index, constraint) in document.constraints.enumerated() {
                let key = ConstraintKey(source: constraint.source, number: counts[constraint.source, default: 0])
                counts[constraint.source, default: 0] += 1
                if constraintPlaces[key] == nil {
                    constraintPlaces[key] = constraints.count
                    constraints.append(Entry(structure: structure, index: index))
                }
                shown.append(constraintPlaces[key] ?? 0)
            }
            constraintsOfStructures.append(shown)
        }
    }

    /// By view of a structure: its place in the outline.
    func views(of structure: Int) -> [Int] { viewsOfStructures[structure] }
    func constraints(of structure: Int) -> [Int] { constraintsOfStructures[structure] }
}
