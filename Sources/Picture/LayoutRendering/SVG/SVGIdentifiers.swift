// SPDX-License-Identifier: Apache-2.0
internal import LayoutDiagnostics
internal import LayoutScene

/// Element ids and titles of a scene's subjects.
struct SVGIdentifiers {
    private let views: [SceneElement]
    private let constraints: [SceneElement]

    init(_ scene: Scene) {
        views = scene.views
        constraints = scene.constraints
    }

    /// Every group of a subject names it; the first has an id as well.
    func attributes(of subject: SceneItem.Subject, layer: SceneLayer, isFirst: Bool) -> String {
        let layerName = " data-layer=\"\(layer.rawValue)\""
        guard let (id, kind) = identifier(of: subject) else { return layerName }
        let name = XMLText.attribute(id)
        let first = isFirst ? " id=\"\(SVGPrefix.placeholder)\(name)\" class=\"\(kind)\"" : ""
        return "\(first) data-\(kind)=\"\(name)\"\(layerName)"
    }

    func title(of subject: SceneItem.Subject) -> String? {
        switch subject {
        case .constraint(let index): constraints.indices.contains(index) ? constraints[index].title : nil
        case .view(let index): views.indices.contains(index) ? views[index].title : nil
        case .picture, .guide: nil
        }
    }

    /// Views are named as in the document; the names of other elements have a character that no view id may have.
    private func identifier(of subject: SceneItem.Subject) -> (id: String, kind: String)? {
        switch subject {
        case .picture: nil
        case .view(let index): (views.indices.contains(index) ? views[index].id : "view:\(index)", "view")
        case .guide(let name): ("guide:\(name)", "guide")
        case .constraint(let index): ("constraint:\(index)", "constraint")
        }
    }
}
