// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutXML
package import SourceLocations

extension InterfaceBuilderImporter {
    /// The scenes of the file with all of its objects, as a running program loads them.
    package func nib(of source: SourceText) -> ImportedNib {
        var nib = ImportedNib(file: scenes(of: source))
        var known: [Diagnostic] = []
        guard case .success(let root) = XMLReader.read(source),
            let file = InterfaceFile(root, sizeClasses: options.sizeClasses, diagnostics: &known)
        else { return nib }
        nib.initialViewController = root["initialViewController"]
        let content = ContentReader(file, options, appearance: options.appearance(in: file))
        let scenes = file.document.members(of: "scenes")
        var pending = (scenes.isEmpty ? [file.document] : scenes).reversed().map {
            (element: $0, owner: String?.none, list: String?.none)
        }
        while let (element, owner, list) = pending.popLast() {
            guard element.name != "connections" else { continue }
            let object = InterfaceObject(element, owner: owner, list: list, content)
            if let object { nib.objects.append(object) }
            pending += element.children.reversed().map {
                ($0, object?.id ?? owner, object == nil ? element.name : nil)
            }
        }
        return nib
    }
}

extension InterfaceObject {
    /// Nil for an element that is not an object.
    fileprivate init?(_ element: XMLElement, owner: String?, list: String?, _ content: ContentReader) {
        guard let id = element["id"], element.name != "scene", element.name != "document" else { return nil }
        self.id = id
        kind = element.name
        key = element.key ?? list
        self.owner = owner
        customClass = element["customClass"]
        attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        values = [:]
        for child in element.children where child["id"] == nil {
            guard let key = child.key else { continue }
            values[key] = Dictionary(child.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        }
        connections = element.members(of: "connections").compactMap(Connection.init)
        runtimeAttributes = element.members(of: "userDefinedRuntimeAttributes").compactMap {
            RuntimeValue($0, content.colors)
        }
        barItem = ["barButtonItem", "tabBarItem"].contains(element.name) ? content.barItem(element) : nil
        navigationBar = element.name == "navigationItem" ? content.navigationBar(element, isView: true) : nil
        range = element.range
    }
}

extension InterfaceObject.Connection {
    fileprivate init?(_ element: XMLElement) {
        guard let kind = Kind(rawValue: element.name), let destination = element["destination"] else { return nil }
        self.kind = kind
        self.destination = destination
        name = element["property"] ?? element["selector"] ?? element["relationship"] ?? element["identifier"] ?? ""
        detail = element["eventType"] ?? element["kind"]
    }
}

extension InterfaceObject.RuntimeValue {
    /// Nil for a type of value that is not known.
    fileprivate init?(_ element: XMLElement, _ colors: ColorReader) {
        keyPath = element["keyPath"] ?? ""
        let child = element.child(key: "value")
        func pair(_ first: String, _ second: String) -> (Double, Double) {
            (child?.number(first) ?? 0, child?.number(second) ?? 0)
        }
        switch element["type"] {
        case "number":
            guard let number = child?.number("value") ?? element.number("value") else { return nil }
            value = .number(number)
        case "boolean": value = .boolean(element.isSet("value"))
        case "string", "localizedString":
            value = .string(element["value"] ?? child?.text ?? "")
        case "image":
            guard let name = element["value"] ?? child?["image"] else { return nil }
            value = .image(name)
        case "color":
            guard let color = child.flatMap({ colors.color($0) }) else { return nil }
            value = .color(color)
        case "size":
            let (width, height) = pair("width", "height")
            value = .size(Size(width: width, height: height))
        case "point":
            let (x, y) = pair("x", "y")
            value = .point(Point(x: x, y: y))
        default: return nil
        }
    }
}
