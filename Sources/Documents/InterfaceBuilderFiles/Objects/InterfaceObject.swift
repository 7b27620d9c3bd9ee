// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
package import SourceLocations

/// An object of a file, with what a running program needs of it beside its layout: its class and its connections.
package struct InterfaceObject: Hashable, Sendable {
    package var id: String
    /// The name of its element, such as `tableViewCell`.
    package var kind: String
    /// What the object around it calls it, or the list of that which it is in: `contentView`, `leftBarButtonItems`.
    package var key: String?
    /// The id of the nearest object around it; nil for an object of the file itself.
    package var owner: String?
    /// The class without its module; nil for one of the system.
    package var customClass: String?
    package var attributes: [String: String]
    /// The attributes of the values in it, by their keys: `itemSize`, `rect`.
    package var values: [String: [String: String]]
    package var connections: [Connection]
    package var runtimeAttributes: [RuntimeValue]
    /// What a bar shows of it; nil for an object that is not in one.
    package var barItem: BarItem?
    /// What a navigation bar shows of it; nil for an object other than a navigation item.
    package var navigationBar: ViewContent.NavigationBar?
    /// The start tag.
    package var range: SourceRange

    /// A line from the object to another one.
    package struct Connection: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable { case outlet, outletCollection, action, segue }

        package var kind: Kind
        /// The property, the selector, or the relationship or identifier of a segue.
        package var name: String
        /// The id of the object at its end.
        package var destination: String
        /// The event of an action, or the kind of a segue.
        package var detail: String?
    }

    /// A value that is set by a key path when the file has been loaded.
    package struct RuntimeValue: Hashable, Sendable {
        package enum Value: Hashable, Sendable {
            case number(Double)
            case string(String)
            case boolean(Bool)
            case color(Color)
            case size(Size)
            case point(Point)
            case image(String)
        }

        package var keyPath: String
        package var value: Value
    }
}

/// A file as a running program loads it: its scenes, and all of its objects in the order of the file.
package struct ImportedNib: Sendable {
    package var file: ImportedFile
    package var objects: [InterfaceObject] = []
    /// The id of the view controller with which a storyboard begins.
    package var initialViewController: String?
}
