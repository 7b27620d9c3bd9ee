// SPDX-License-Identifier: Apache-2.0
import LayoutXML
package import SourceLocations

/// The images and colours outside the system that a file lists, by the folders' names of their sets, such as `logo.imageset`.
package struct ListedAssets: Hashable, Sendable {
    package private(set) var sets: Set<String> = []

    /// Reads the list alone, as `CustomFonts` does.
    package init(in source: SourceText) {
        for resource in source.list(from: "<resources", to: "</resources>")?.children ?? []
        where resource["catalog"] != "system" {
            guard let name = resource["name"], !name.isEmpty else { continue }
            if resource.name == "image" { sets.insert("\(name).imageset") }
            if resource.name == "namedColor" { sets.insert("\(name).colorset") }
        }
    }
}

extension SourceText {
    /// An element that the file has once; nil if there is none that can be read.
    func list(from start: StaticString, to end: StaticString) -> XMLElement? {
        guard let start = bytes.range(ofBytes: start)?.lowerBound,
            let end = bytes[start...].range(ofBytes: end)?.upperBound,
            case .success(let list) = XMLReader.read(SourceText(name: name, bytes: Array(bytes[start..<end])))
        else { return nil }
        return list
    }
}
