// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension DocumentChanges {
    /// What an operation changes that does not depend on where views are; nil for one that does.
    ///
    /// - Parameter selected: the indices of the views that it is for; nil = all.
    init?(withoutLayout operation: RepairOperation, _ document: Document, selected: [Int]?) {
        self.init()
        switch operation {
        case .clear: removed = Self.constraints(of: selected, in: document)
        case .remove(let place):
            removed = Set(document.constraints.indices.filter { document.constraints[$0].source == place })
        case .updateFrames, .updateConstants, .addMissing, .reset, .pin, .align: return nil
        }
    }

    /// The indices of the constraints that refer to one of the views, or to a guide of one, except those of grid views.
    ///
    /// - Parameter selected: the indices of the views; nil = all.
    static func constraints(of selected: [Int]?, in document: Document) -> Set<Int> {
        let ofContainers = ContainerConstraints(document)
        let removable = document.constraints.indices.filter { !ofContainers.contains(document.constraints[$0]) }
        guard let selected = selected.map(Set.init) else { return Set(removable) }
        return Set(
            removable.filter { index in
                document.constraints[index].anchors.contains { selected.contains(document.owner(of: $0.item)) }
            })
    }
}
