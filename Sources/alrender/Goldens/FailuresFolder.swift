// SPDX-License-Identifier: Apache-2.0
/// The folder of what failed cases leave.
enum FailuresFolder {
    private static let page = "index.html"
    private static let pictures = [
        "expected.json", "actual.json", "expected.png", "actual.png", "expected.svg", "actual.svg", "diff.png",
    ]

    /// Removes what earlier runs have left, and nothing else: the folder may hold other files.
    static func clear(_ folder: String) throws(FileFault) {
        guard DirectoryListing.isDirectory(folder) else { return }
        for file in try DirectoryListing.files(below: folder, suffix: "") {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            if file == page || (file != name && pictures.contains(name)) { try OutputFile.remove("\(folder)/\(file)") }
        }
        for directory in DirectoryListing.directories(below: folder) { DirectoryListing.removeIfEmpty(directory) }
    }
}
