// SPDX-License-Identifier: Apache-2.0
internal import LayoutXML
internal import SourceLocations

/// Finds the parts of an SVG file that can run or load something: they are left out if the file is embedded in another
/// one.
enum SVGScripts {
    /// The byte ranges of everything else; empty if the file cannot be parsed or refers to other files, in which case no part of it
    /// may be embedded unchanged.
    static func harmlessRanges(of bytes: [UInt8]) -> [Range<Int>] {
        guard mayHaveScripts(bytes) else { return [bytes.indices] }
        let text = SourceText(name: "", bytes: withoutDocumentType(bytes))
        guard case .success(let root) = XMLReader.read(text), !SVGReferences.lead(outOf: root, bytes) else { return [] }
        var removed: [Range<Int>] = []
        collect(root, bytes, &removed)
        removed.sort { $0.lowerBound < $1.lowerBound }
        var kept: [Range<Int>] = []
        var place = 0
        for range in removed where range.upperBound > place {
            if range.lowerBound > place { kept.append(place..<range.lowerBound) }
            place = range.upperBound
        }
        if place < bytes.count { kept.append(place..<bytes.count) }
        return kept
    }

    private static func collect(_ element: XMLElement, _ bytes: [UInt8], _ removed: inout [Range<Int>]) {
        if isRunnable(element) {
            removed.append(element.extent.lowerBound..<element.extent.upperBound)
            return
        }
        if element.attributes.contains(where: { isRunnable($0.name, $0.value) }) {
            let tag = XMLStartTag(element.range, in: bytes)
            for attribute in tag.attributes {
                guard isRunnable(attribute.name, element[attribute.name] ?? "") else { continue }
                removed.append(attribute.range.lowerBound..<attribute.range.upperBound)
            }
        }
        for child in element.children { collect(child, bytes, &removed) }
    }

    static func isRunnable(_ element: XMLElement) -> Bool {
        switch localName(element.name) {
        case "script", "foreignobject", "handler", "listener", "iframe", "object", "embed": true
        // An animation may set a handler, or the target of a link.
        case "set", "animate", "animatetransform", "animatemotion", "animatecolor":
            element["attributeName"].map { isHandler($0) || localName($0) == "href" } ?? false
        default: false
        }
    }

    private static func isRunnable(_ name: String, _ value: String) -> Bool {
        if isHandler(name) { return true }
        guard localName(name) == "href" else { return false }
        let scheme = value.unicodeScalars.filter { $0.value > 0x20 }.prefix { $0 != ":" }
        return ["javascript", "vbscript"].contains(String(String.UnicodeScalarView(scheme)).lowercased())
    }

    private static func isHandler(_ name: String) -> Bool { localName(name).hasPrefix("on") }

    /// Without a namespace's prefix. Viewers differ in whether case counts.
    private static func localName(_ name: String) -> String {
        (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
    }

    /// With spaces for a document type declaration that only names a file; one with declarations of its own stays.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.range(ofBytes: "<!DOCTYPE")?.lowerBound,
            let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }),
            bytes[end] == UInt8(ascii: ">")
        else { return bytes }
        var result = bytes
        for place in start...end { result[place] = UInt8(ascii: " ") }
        return result
    }

    /// Conservative: also true for files that only might, such as every file with an entity.
    private static func mayHaveScripts(_ bytes: [UInt8]) -> Bool {
        var word: [UInt8] = []
        for byte in bytes {
            // Escapes can spell every word.
            if byte == 0 || byte >= 0xFE || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") { return true }
            let lower = byte | 0x20
            if (0x61...0x7A).contains(lower) {
                word.append(lower)
            } else {
                if !word.isEmpty, isSuspicious(word) { return true }
                word.removeAll(keepingCapacity: true)
            }
        }
        return isSuspicious(word)
    }

    private static let suspicious: [[UInt8]] = [
        "script", "foreignobject", "handler", "listener", "iframe", "object", "embed", "javascript", "vbscript",
        "attributename", "entity", "attlist",
        // What may refer to other files.
        "href", "url", "import", "stylesheet", "base", "link", "meta", "img", "src", "srcset", "poster",
    ].map { Array($0.utf8) }

    private static func isSuspicious(_ word: [UInt8]) -> Bool {
        (word.count > 2 && word[0] == UInt8(ascii: "o") && word[1] == UInt8(ascii: "n")) || suspicious.contains(word)
    }
}
