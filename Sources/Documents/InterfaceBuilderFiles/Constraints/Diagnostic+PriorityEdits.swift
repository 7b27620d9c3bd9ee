// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutXML
package import SourceLocations

extension Diagnostic {
    /// The diagnostic with its fixes as changes of an Interface Builder file, where a fix sets a priority or a relation.
    package func resolvingFixes(inInterfaceBuilderFile source: SourceText) -> Diagnostic {
        var result = self
        for index in fixes.indices {
            result.fixes[index].resolveSettings { Self.edit(for: $0, in: source) }
        }
        return result
    }

    /// In the order in which Xcode writes them: an attribute that is missing goes before the first of those after it.
    private static let attributes = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "priority", "constant", "symbolic", "placeholder", "identifier",
        "misplaced",
        "ambiguous", "fixedFrame", "image", "text", "title", "translatesAutoresizingMaskIntoConstraints", "customClass",
        "id",
    ]

    private static func edit(for setting: Fix.Setting, in source: SourceText) -> (SourceRange, String)? {
        guard setting.place.upperBound <= source.bytes.count, let name = attribute(setting.keys) else { return nil }
        let tag = XMLStartTag(setting.place, in: source.bytes)
        // Values of JSON are in quotation marks.
        let value = setting.value.filter { $0 != "\"" }
        if let written = tag[name] { return (written.value, value) }
        let followers = attributes.drop { $0 != name }.dropFirst()
        let next = tag.attributes.first { followers.contains($0.name) }
        let place = next?.range.lowerBound ?? tag.end
        return (SourceRange(place, place), " \(name)=\"\(value)\"")
    }

    private static func attribute(_ keys: [String]) -> String? {
        switch (keys.first, keys.dropFirst().first) {
        case ("priority", nil): "priority"
        case ("relation", nil): "relation"
        case ("hugging", let axis?): "\(axis)HuggingPriority"
        case ("compressionResistance", let axis?): "\(axis)CompressionResistancePriority"
        default: nil
        }
    }
}
