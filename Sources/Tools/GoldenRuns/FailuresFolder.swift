// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutRuns

/// The folder of what failed cases leave.
struct FailuresFolder {
    package let path: String
    package let files: any FileSystem

    private static let page = "index.html"
    private static let layouts = ["expected.json", "actual.json"]
    private static let pictures = ["expected.png", "actual.png", "expected.drawing.png", "actual.drawing.png"]
    private static let others = ["expected.svg", "actual.svg", "diff.png", "diff.drawing.png"]

    /// Refuses a folder that is, or contains, one whose files must stay.
    ///
    /// - Parameter others: what each of them is, and its path.
    package func check(against others: [(name: String, path: String)]) throws(FileFault) {
        let place = files.place(of: path)
        for other in others where files.place(of: other.path).starts(with: place) {
            throw FileFault(
                path,
                reason: "is also the folder of \(other.name), or contains it: failures need a folder of their own",
                status: .usage)
        }
    }

    /// Removes what earlier runs have left, and nothing else: the folder may hold other files. A page of something else is not
    /// replaced, either; a link is, but not what it leads to.
    package func clear() throws(FileFault) {
        guard files.isDirectory(path) else { return }
        let page = "\(path)/\(Self.page)"
        if let bytes = try? files.readRegularFile(page, followsLinks: false), !GoldenContent.isFailurePage(bytes) {
            throw FileFault(page, reason: "is another page, and would be replaced: choose another folder for failures")
        }
        if !files.isDirectory(page) { try files.remove(page) }
        for directory in files.directories(below: path) where isOfCase(directory) {
            for name in Self.layouts + Self.pictures + Self.others { try files.remove("\(directory)/\(name)") }
            removeEmpty(directory)
        }
    }

    /// Whether a failed case has left a layout or a picture in a directory.
    private func isOfCase(_ directory: String) -> Bool {
        Self.layouts.contains { holds("\(directory)/\($0)", GoldenContent.isLayout) }
            || Self.pictures.contains { holds("\(directory)/\($0)", GoldenContent.isPicture) }
    }

    private func holds(_ path: String, _ test: ([UInt8]) -> Bool) -> Bool {
        (try? files.readRegularFile(path, followsLinks: false)).map(test) ?? false
    }

    /// Removes a directory and those around it as far as they are empty.
    private func removeEmpty(_ directory: String) {
        var directory = directory
        while directory != path, files.removeIfEmpty(directory), let slash = directory.lastIndex(of: "/") {
            directory = String(directory[..<slash])
        }
    }
}
