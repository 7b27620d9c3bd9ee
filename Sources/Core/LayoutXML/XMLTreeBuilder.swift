// SPDX-License-Identifier: Apache-2.0
internal import CExpat
internal import SourceLocations

/// Receives expat's events and builds the tree; lives for one reading.
final class XMLTreeBuilder {
    private let parser: XML_Parser
    /// From the document element to the one that is open now.
    private var open: [XMLElement] = []
    private(set) var root: XMLElement?
    private(set) var fault: XMLFault?
    private var elementCount = 0
    private var attributeCount = 0

    /// How much of a text becomes a tree.
    enum Extent { case wholeText, startTag }

    private let extent: Extent

    init(parser: XML_Parser, extent: Extent = .wholeText) {
        self.parser = parser
        self.extent = extent
    }

    static func from(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(
        _ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        guard fault == nil, let name else { return }
        guard open.count < XMLReader.largestDepth else {
            refuse(.tooDeep, "elements are nested more than \(XMLReader.largestDepth) deep")
            return
        }
        elementCount += 1
        guard elementCount <= XMLReader.mostElements else {
            refuse(.tooLarge, "the file has more than \(XMLReader.mostElements) elements")
            return
        }
        let offset = Int(XML_GetCurrentByteIndex(parser))
        var element = XMLElement(
            name: String(cString: name), range: SourceRange(offset, offset + Int(XML_GetCurrentByteCount(parser))))
        var next = pairs
        while let pair = next, let name = pair[0], let value = pair[1] {
            guard element.attributes.count < XMLReader.mostAttributesOfElement else {
                refuse(.tooLarge, "an element has more than \(XMLReader.mostAttributesOfElement) attributes")
                return
            }
            element.attributes.append(.init(name: String(cString: name), value: String(cString: value)))
            next = pair + 2
        }
        attributeCount += element.attributes.count
        guard attributeCount <= XMLReader.mostAttributes else {
            refuse(.tooLarge, "the file has more than \(XMLReader.mostAttributes) attributes")
            return
        }
        guard extent == .wholeText else {
            root = element
            XML_StopParser(parser, XML_Bool(XML_FALSE))
            return
        }
        open.append(element)
    }

    /// From the outermost one.
    var openElements: [(name: String, offset: Int)] { open.map { ($0.name, $0.range.lowerBound) } }

    func end() {
        guard fault == nil, var element = open.popLast() else { return }
        element.extent.upperBound = Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser))
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func text(_ characters: UnsafePointer<XML_Char>?, _ count: Int32) {
        guard fault == nil, let characters, let last = open.indices.last, Self.textElements.contains(open[last].name)
        else { return }
        let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
        open[last].text += String(decoding: bytes, as: UTF8.self)
    }

    func refuse(_ kind: XMLFault.Kind, _ message: String) {
        guard fault == nil else { return }
        fault = XMLFault(kind, message, at: max(0, Int(XML_GetCurrentByteIndex(parser))))
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private static let textElements: Set<String> = ["string", "mutableString"]
}
