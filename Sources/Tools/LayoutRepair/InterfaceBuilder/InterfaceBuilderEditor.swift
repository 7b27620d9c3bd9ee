// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
package import LayoutXML
package import SourceLocations

/// Turns changes of scenes into edits of their .xib or .storyboard.
package struct InterfaceBuilderEditor {
    let source: SourceText
    let root: XMLElement
    /// Elements by the start of their tag.
    let elements: [Int: XMLElement]
    var objectIDs: ObjectIDs
    let lineBreak: String
    /// Constraints that are added to a view, by the start of its tag, in the order of the operations.
    var additions: [Int: [String]] = [:]
    var edits: [TextEdit] = []
    package private(set) var notes: [String] = []

    package init(_ source: SourceText, root: XMLElement) {
        self.source = source
        self.root = root
        var elements: [Int: XMLElement] = [:]
        root.forEach { elements[$0.range.lowerBound] = $0 }
        self.elements = elements
        objectIDs = ObjectIDs(root)
        lineBreak = source.bytes.lineBreak
    }

    /// Takes the changes of one scene; the edits come when all have been taken.
    ///
    /// - Parameter others: constraints to remove that the scene's document does not have.
    package mutating func add(_ changes: DocumentChanges, of scene: ImportedScene, removing others: [XMLElement] = []) {
        for (index, frame) in changes.frames.sorted(by: { $0.key < $1.key }) {
            update(frame, of: index, changes.frames, scene)
        }
        var removed: [XMLElement] = []
        for index in changes.removed.sorted() {
            if let element = element(ofConstraint: index, scene) { removed.append(element) }
        }
        remove(removed + others)
        for (index, constant) in changes.constants.sorted(by: { $0.key < $1.key }) {
            update(constant, ofConstraint: index, scene)
        }
        for constraint in changes.added { add(constraint, scene) }
    }

    /// All edits of the file.
    package mutating func finished() -> [TextEdit] {
        for (start, texts) in additions.sorted(by: { $0.key < $1.key }) {
            if let element = elements[start] { insert(texts, into: element) }
        }
        additions = [:]
        return edits.effective(in: source.bytes)
    }

    func element(ofConstraint index: Int, _ scene: ImportedScene) -> XMLElement? {
        scene.document.constraints[index].source.flatMap { elements[$0.lowerBound] }
    }

    func element(ofView index: Int, _ scene: ImportedScene) -> XMLElement? {
        scene.document.views[index].source.flatMap { elements[$0.lowerBound] }
    }

    // MARK: Frames

    /// Only the numbers that differ are written; in AppKit's coordinates y is measured from the bottom.
    private mutating func update(
        _ frame: Rect, of index: Int, _ frames: [Int: Rect], _ scene: ImportedScene
    ) {
        guard let range = scene.frameSources[index] else { return }
        let tag = XMLStartTag(range, in: source.bytes)
        var y = frame.y
        if let superview = scene.document.views[index].superview, scene.subviewsGrowUpwards[superview] {
            let height = frames[superview]?.height ?? scene.recordedFrames[superview].height
            y = height - frame.y - frame.height
        }
        for (name, value) in [("x", frame.x), ("y", y), ("width", frame.width), ("height", frame.height)] {
            guard let attribute = tag[name] else { continue }
            let bytes = source.bytes[attribute.value.lowerBound..<attribute.value.upperBound]
            if let old = Double(String(decoding: bytes, as: UTF8.self)), abs(old - value) < 1e-3 { continue }
            edits.append(TextEdit(attribute.value, Self.text(value, scale: scene.document.canvas.scale)))
        }
    }

    /// As Xcode writes it: a whole number of pixels in full precision.
    static func text(_ points: Double, scale: Double) -> String {
        let pixels = (points * scale).rounded()
        let value = abs(pixels / scale - points) < 1e-3 ? pixels / scale : points.withoutNoise
        return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : value.description
    }

    // MARK: Constants

    private mutating func update(_ constant: Double, ofConstraint index: Int, _ scene: ImportedScene) {
        guard let element = element(ofConstraint: index, scene) else { return }
        let tag = XMLStartTag(element.range, in: source.bytes)
        let text = Self.text(constant, scale: scene.document.canvas.scale)
        let variation = VariationResolver(sizeClasses: scene.sizeClasses).variation(setting: "constant", of: element)
        if let range = variation?.range, let attribute = XMLStartTag(range, in: source.bytes)["constant"] {
            guard tag["symbolic"] == nil else {
                notes.append(
                    "\(scene.document.constraints[index].equation(in: scene.document)) keeps its constant, which is a standard "
                        + "distance and depends on size classes")
                return
            }
            edits.append(TextEdit(attribute.value, text))
            return
        }
        if let attribute = tag["constant"] {
            edits.append(TextEdit(attribute.value, text))
        } else {
            let before = ["symbolic", "placeholder", "identifier", "id"].compactMap { tag[$0] }
                .min { $0.range.lowerBound < $1.range.lowerBound }
            edits.append(.insertion(" constant=\"\(text)\"", at: before?.range.lowerBound ?? tag.end))
        }
        // No longer the standard distance.
        if let symbolic = tag["symbolic"] { edits.append(.removal(symbolic.range)) }
    }
}
