// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Glibc

/// Which files a document may name, and a folder may link to.
struct FileArguments: ParsableArguments {
    @Flag(
        help: """
            Lets documents name images and fonts outside their own folder; for Interface Builder files, outside the two folders \
            above it. Follows links out of the folders on the command line.
            """)
    var allowOutside = false

    /// The folder from which a document names its files.
    func directory(of document: String) -> DocumentDirectory {
        DocumentDirectory(document: document, reach: reach(of: document))
    }

    /// Leaves out links that lead out of a folder, with a fault for each: the user has named the folder, and not what it links to.
    func leaveOutLinks(from found: inout FoundFiles, below folder: String) {
        let faults = found.paths.compactMap { linkFault($0, below: folder) }
        let refused = Set(faults.map(\.path))
        found.paths.removeAll(where: refused.contains)
        found.faults += faults
    }

    /// Nil for a file that is not a link out of a folder.
    func linkFault(_ file: String, below folder: String) -> FileFault? {
        var status = stat()
        guard !allowOutside, lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
        let place = folder.hasSuffix("/") ? folder : folder + "/"
        let name = file.hasPrefix(place) ? String(file.dropFirst(place.count)) : file
        guard DocumentDirectory(document: file.hasPrefix(place) ? place : "", reach: .below(place)).isOutside(name)
        else { return nil }
        return FileFault(
            file, reason: "is a link that leads out of '\(folder)', which '--allow-outside' permits", status: .noInput)
    }

    func reach(of document: String) -> DocumentDirectory.Reach {
        allowOutside ? .anywhere : .own(of: document)
    }
}
