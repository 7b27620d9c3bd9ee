// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import LayoutModel
internal import LayoutScene
internal import Synchronization

/// Cairo's own fonts, used only for text in SVG images and in PDF files.
///
/// Cairo 1.16 keeps at most ten font files open for the whole process, and closes one without checking whether another
/// thread has just begun to read from it. Therefore only one thread at a time draws such text, from the first word to
/// the end of the file: a PDF embeds its fonts when it is finished.
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

    static func exclusively<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try turn.withLock { _ throws(Failure) in try body() }
    }

    static func exclusively<Result, Failure: Error>(
        drawing file: ImageFile, _ body: () throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try file.mayHaveText ? turn.withLock { _ throws(Failure) in try body() } : try body()
    }
}

extension ImageFile {
    /// Conservative: also true for files that only might, since an entity can contain anything.
    var mayHaveText: Bool {
        format == .svg && (contains("text") || contains("<!ENTITY"))
    }

    /// By hand, since the library's own search takes a second for a megabyte.
    private func contains(_ word: StaticString) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let count = word.utf8CodeUnitCount
            guard let start = bytes.baseAddress, bytes.count >= count else { return false }
            let first = word.utf8Start[0]
            for place in 0...(bytes.count - count) where start[place] == first {
                if memcmp(start + place, word.utf8Start, count) == 0 { return true }
            }
            return false
        }
    }
}
