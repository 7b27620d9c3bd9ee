internal import LayoutImages
internal import LayoutScene
internal import Synchronization

/// Cairo's own fonts, which only the words of SVG images need.
///
/// Cairo 1.16 keeps at most ten font files open for the whole process, and closes one without looking whether another thread
/// has just begun to read from it. So one thread at a time draws such words, from the first to the end of the file that
/// they go into: a PDF takes its fonts in when it is finished.
enum CairoFonts {
    private static let turn = Mutex(())

    static func exclusively<Result: ~Copyable, Failure: Error>(
        drawing scene: Scene, _ body: () throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        let isNeeded = scene.items.contains { item in
            if case .image(let image) = item.shape { image.file.mayHaveText } else { false }
        }
        return try isNeeded ? turn.withLock { _ throws(Failure) in try body() } : try body()
    }

    static func exclusively<Result, Failure: Error>(
        drawing file: ImageFile, _ body: () throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try file.mayHaveText ? turn.withLock { _ throws(Failure) in try body() } : try body()
    }
}

extension ImageFile {
    /// Says yes also of what only might: an entity can be anything.
    var mayHaveText: Bool {
        format == .svg && ["text", "<!ENTITY"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
    }
}
