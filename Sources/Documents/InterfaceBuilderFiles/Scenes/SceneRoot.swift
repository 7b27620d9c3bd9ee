// SPDX-License-Identifier: Apache-2.0
package import LayoutXML

/// A root view of a file with its controller or window.
package struct SceneRoot: Sendable {
    package enum Owner: Hashable, Sendable {
        /// A view controller of a storyboard: its screen's bars and safe area are its view's.
        case controller
        /// A window of AppKit, whose content view it is.
        case window
        /// An object of a .xib.
        case nib
    }

    package var view: ViewElement
    package var owner: Owner
    /// The view controller or window.
    package var ownerElement: XMLElement?
    /// Whose outlets name the views: a storyboard's scene, or the whole .xib.
    var scope: XMLElement
    var sceneID: String?
    /// What it was called before the file was translated.
    var originalName: String?

    /// Every root view in the order of the file.
    static func roots(of file: InterfaceFile) -> [SceneRoot] {
        var roots: [SceneRoot] = []
        let scenes = file.document.members(of: "scenes")
        for scene in scenes.isEmpty ? [file.document] : scenes {
            for object in scene.members(of: "objects") {
                roots += self.roots(of: object, in: scene, file)
            }
        }
        return roots
    }

    private static func roots(of object: XMLElement, in scope: XMLElement, _ file: InterfaceFile) -> [SceneRoot] {
        let sceneID = scope["sceneID"]
        if let view = ViewElement(object, system: file.system) {
            return [SceneRoot(view: view, owner: .nib, ownerElement: nil, scope: scope, sceneID: sceneID)]
        }
        if object.name == "window" || object.name == "panel" {
            return object.children.lazy.filter { $0.key == "contentView" }.compactMap {
                ViewElement($0, system: file.system)
            }.map { SceneRoot(view: $0, owner: .window, ownerElement: object, scope: scope, sceneID: sceneID) }
        }
        if object.name == "windowController", let window = object.child(key: "window") {
            return roots(of: window, in: scope, file)
        }
        // An item of a collection view is a view controller of AppKit.
        guard object.name.hasSuffix("ontroller") || object.name == "collectionViewItem" else { return [] }
        return object.children.lazy.filter { rootKeys.contains($0.key ?? "") }.compactMap {
            ViewElement($0, system: file.system)
        }.map { SceneRoot(view: $0, owner: .controller, ownerElement: object, scope: scope, sceneID: sceneID) }
    }

    private static let rootKeys: Set<String> = ["view", "tableView", "collectionView", "splitView", "tabView"]

    /// What a person would call it: the storyboard identifier, a label, the class, that of the file's owner, or the kind
    /// of view.
    var name: String {
        if let originalName { return originalName }
        for element in [ownerElement, view.element].compactMap({ $0 }) {
            for attribute in ["storyboardIdentifier", "identifier", "userLabel", "title", "customClass"] {
                if let name = element[attribute], !name.isEmpty { return name }
            }
        }
        let owner = scope.members(of: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let name = owner?["customClass"], !name.isEmpty { return name }
        return scope.name == "scene" ? scope["sceneID"] ?? view.element.name : view.element.name
    }
}
