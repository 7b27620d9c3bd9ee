// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutRuns

/// A scene at each size of a range: of an Interface Builder file with the variations of the size classes there, of a Swift file as its
/// code lays it out.
final class SweptScene {
    private let first: Document
    private let range: SweepRange
    private let platform: Platform
    private let read: (Double) -> SceneFile.Scene?
    private let isOfCode: Bool
    /// By the size classes of their canvases.
    private var documents: [SizeClasses: Document]

    /// - Parameters:
    ///   - scene: at some size of the range.
    ///   - read: the scene at another one.
    init(
        _ scene: SceneFile.Scene, _ range: SweepRange, read: @escaping (Double) -> SceneFile.Scene?
    ) {
        self.range = range
        self.read = read
        first = scene.document
        isOfCode = scene.imported == nil
        platform = first.platform
        documents = [first.canvas.sizeClasses(on: platform): first]
    }

    package func document(_ value: Double) -> Document {
        if isOfCode { return read(value)?.document ?? first }
        var document = first
        range.apply(value, to: &document.canvas)
        let sizeClasses = document.canvas.sizeClasses(on: platform)
        let varied = documents[sizeClasses] ?? read(value)?.document ?? first
        documents[sizeClasses] = varied
        document = varied
        range.apply(value, to: &document.canvas)
        return document
    }
}
