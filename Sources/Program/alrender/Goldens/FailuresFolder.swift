// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens

/// The folder of what failed cases leave.
enum FailuresFolder {
    private static let page = "index.html"
    private static let layouts = ["expected.json", "actual.json"]
    private static let pictures = ["expected.png", "actual.png"]
    private static let others = ["expected.svg", "actual.svg", "diff.png"]

    /// Refuses a folder that is, or contains, one whose files must stay.
    ///
    /// - Parameter others: what each of them is, and its path.
    static func check(_ folder: String, against others: [(name: String, path: String)]) throws(FileFault) {
        let place = RelativePath.place(of: folder)
        for other in others where RelativePath.place(of: other.path).starts(with: place) {
            throw FileFault(
                folder,
                reason: "is also the folder of \(other.name), or contains it: failures need a folder of their own",
                status: .usage)
        }
    }

    /// Removes what earlier runs have left, and nothing else: the folder may hold other files. A page of something else is not
    /// replaced, either; a link is, but not what it leads to.
    static func clear(_ folder: String) throws(FileFault) {
        guard DirectoryListing.isDirectory(folder) else { return }
        let page = "\(folder)/\(page)"
        if let bytes = try? InputFile.readRegularFile(page, followsLinks: false), !GoldenContent.isFailurePage(bytes) {
            throw FileFault(page, reason: "is another page, and would be replaced: choose another folder for failures")
        }
        if !DirectoryListing.isDirectory(page) { try OutputFile.remove(page) }
        for directory in DirectoryListing.directories(below: folder) where isOfCase(directory) {
            for name in layouts + pictures + others { try OutputFile.remove("\(directory)/\(name)") }
            removeEmpty(directory, below: folder)
        }
    }

    /// Whether a failed case has left a layout or a picture in a directory.
    private static func isOfCase(_ directory: String) -> Bool {
        layouts.contains { holds("\(directory)/\($0)", GoldenContent.isLayout) }
            || pictures.contains { holds("\(directory)/\($0)", GoldenContent.isPicture) }
    }

    private static func holds(_ path: String, _ test: ([UInt8]) -> Bool) -> Bool {
        (try? InputFile.readRegularFile(path, followsLinks: false)).map(test) ?? false
    }

    /// Removes a directory and those around it as far as they are empty.
    private static func removeEmpty(_ directory: String, below folder: String) {
        var directory = directory
        while directory != folder, DirectoryListing.removeIfEmpty(directory), let slash = directory.lastIndex(of: "/") {
            directory = String(directory[..<slash])
        }
    }
}
