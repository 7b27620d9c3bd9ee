// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import FontFiles
import LayoutJSON
import LayoutModel
import LayoutScene
import Synchronization

/// All that the pictures of a run are made from, as a digest: if nothing of it has changed, they need not be drawn again.
struct PictureSources {
    private var digest = ContentDigest()

    /// Nil if the pictures also depend on something whose version is not known, or if there are none.
    ///
    /// - Parameters:
    ///   - program: the version of the program and of the libraries that it draws with.
    ///   - options: what each of the pictures shows.
    init?(
        of run: LayoutRun, _ options: [SceneOptions], program: String, _ fonts: FontDigests,
        _ files: any GoldenFiles, _ pipeline: LayoutPipeline
    ) {
        add(program)
        for var options in options {
            let layers = options.layers.map(\.rawValue).sorted()
            options.layers = []
            add("\(layers) \(options)")
        }
        add(pipeline.fontVersions)
        guard add(run, fonts, files) else { return nil }
    }

    /// The digest that is recorded beside goldens.
    func digest(of record: GoldenRecord) -> String {
        var sources = self
        for part in GoldenRecord.Part.allCases { sources.add(record[part] ?? []) }
        return "\(sources.digest)"
    }

    /// What one document and those around it give.
    private mutating func add(_ run: LayoutRun, _ fonts: FontDigests, _ files: any GoldenFiles) -> Bool {
        // The source has what an Interface Builder file says beyond its document.
        guard let document = run.document, let solved = run.goldenBytes(fonts: []) else { return false }
        add(run.source.bytes)
        add(document.json.utf8)
        add(solved)
        add("\(run.solveOptions)")
        for path in Set(document.imagePaths).sorted() {
            // The libraries that decode the other formats do not tell their versions.
            if let image = run.images[path], image.format != .png { return false }
            add(path)
            add(run.images[path]?.bytes ?? [])
        }
        for font in Set(run.ownFonts.map(FontDigests.File.init)).sorted(by: { $0.path < $1.path }) {
            guard let digest = fonts.digest(of: font, in: files) else { return false }
            add(digest)
        }
        for neighbor in run.neighbors {
            add("\(neighbor.frame) \(neighbor.isColumn)")
            guard add(neighbor.run, fonts, files) else { return false }
        }
        return true
    }

    private mutating func add(_ text: String) { add(Array(text.utf8)) }

    private mutating func add(_ bytes: [UInt8]) {
        // The length keeps neighbours apart.
        withUnsafeBytes(of: bytes.count) { digest.add($0) }
        bytes.withUnsafeBytes { digest.add($0) }
    }
}

/// Digests of the font files that documents bring along: each is read once in a run, not once for each case.
final class FontDigests: Sendable {
    private let digests = Mutex<[File: String]>([:])

    /// A file as it was when it was opened.
    struct File: Hashable, Sendable {
        var path: String
        var stamp: UInt64

        init(_ font: FontFile) { (path, stamp) = (font.path, font.stamp) }
    }

    /// Nil if it cannot be read.
    func digest(of file: File, in files: any GoldenFiles) -> String? {
        if let known = digests.withLock({ $0[file] }) { return known }
        guard let bytes = try? files.bytes(of: file.path) else { return nil }
        let digest = bytes.withUnsafeBytes { "\(ContentDigest($0))" }
        digests.withLock { $0[file] = digest }
        return digest
    }
}
