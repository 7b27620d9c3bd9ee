// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutXML
import SourceLocations

extension InterfaceBuilderEditor {
    /// Takes constraints out, with the outlets and the variations of size classes that refer to them: Xcode does not open a
    /// file with a reference to an object that is not there.
    mutating func remove(_ constraints: [XMLElement]) {
        guard !constraints.isEmpty else { return }
        let ids = Set(constraints.compactMap { $0["id"] })
        let starts = Set(constraints.map(\.range.lowerBound))
        removeMembers(of: root) { element in
            switch element.name {
            case "constraint": starts.contains(element.range.lowerBound)
            case "outlet", "outletCollection": element["destination"].map(ids.contains) ?? false
            case "exclude", "include": element["reference"].map(ids.contains) ?? false
            default: false
            }
        }
    }

    /// The constraints of views that are not installed for the device's size classes, and those between them and others: the scene's
    /// document has neither.
    ///
    /// - Parameter selected: the indices of the views that a constraint must refer to; nil = all.
    func constraintsOfUninstalledViews(_ scene: ImportedScene, _ selected: [Int]?) -> [XMLElement] {
        var ids: Set<String> = []
        var inside: Set<Int> = []
        for view in scene.uninstalledViews {
            elements[view.lowerBound]?.forEach { element in
                if let id = element["id"] { ids.insert(id) }
                inside.insert(element.range.lowerBound)
            }
        }
        guard !ids.isEmpty, let root = element(ofView: 0, scene) else { return [] }
        let meant = selected.map { Set($0.map { scene.objectIDs[$0] }) }
        var found: [XMLElement] = []
        root.forEach { view in
            for constraint in view.child("constraints")?.children ?? [] where constraint.name == "constraint" {
                // Without a first item it is the view that has the constraint.
                let items = [constraint["firstItem"] ?? view["id"], constraint["secondItem"]].compactMap(\.self)
                guard inside.contains(constraint.range.lowerBound) || items.contains(where: ids.contains),
                    meant.map({ meant in items.contains(where: meant.contains) }) ?? true
                else { continue }
                found.append(constraint)
            }
        }
        return found
    }

    /// Takes out what is meant, and the lists that are empty without it.
    @discardableResult
    private mutating func removeMembers(of element: XMLElement, where isMeant: (XMLElement) -> Bool) -> Bool {
        if isMeant(element) { return true }
        var gone: [XMLElement] = []
        let editCount = edits.count
        for child in element.children where removeMembers(of: child, where: isMeant) { gone.append(child) }
        let isList = ["constraints", "connections", "mask", "variation"].contains(element.name)
        if isList, !gone.isEmpty, gone.count == element.children.count {
            // Its members are removed with it.
            edits.removeSubrange(editCount...)
            return true
        }
        for child in gone { edits.append(.removal(lineOrExtent(of: child))) }
        return false
    }

    /// The element with its line, if nothing else is on it.
    private func lineOrExtent(of element: XMLElement) -> SourceRange {
        let bytes = source.bytes
        var start = element.extent.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = element.extent.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
        guard start == 0 || bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A else {
            return element.extent
        }
        return SourceRange(start, end + 1)
    }
}
