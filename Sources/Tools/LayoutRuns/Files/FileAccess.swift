// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutModel

/// What a run may read, and what the program does for it: which files a document may name and a folder may link to, how their
/// images become pictures, and the clock.
package struct FileAccess: Sendable {
    package var system: any FileSystem
    /// Whether documents name files anywhere, and links out of folders are followed.
    package var allowsOutside: Bool
    package var clock: StageClock
    package var images: ImageSource
    package var project: ProjectFiles
    /// Runs git.
    package var git: GitCommand
    /// Compiles and runs Swift files.
    package var swift: SwiftCommand

    /// Who decodes images, and how files that no decoder reads are converted.
    package struct ImageSource: Sendable {
        /// Nil = the process itself.
        package var decoder: (any ImageDecoding)?
        /// The bytes that a decoder gets of a file's.
        package var converted: @Sendable ([UInt8]) throws(ImageFault) -> [UInt8]

        package init(
            decoder: (any ImageDecoding)? = nil,
            converted: @escaping @Sendable ([UInt8]) throws(ImageFault) -> [UInt8] = { (bytes) throws(ImageFault) in
                bytes
            }
        ) {
            self.decoder = decoder
            self.converted = converted
        }
    }

    package init(
        _ system: any FileSystem, allowsOutside: Bool = false, clock: StageClock = .stopped,
        images: ImageSource = ImageSource(), project: ProjectFiles? = nil,
        git: @escaping GitCommand = Git.unavailable,
        swift: @escaping SwiftCommand = SwiftSelection.unavailable
    ) {
        self.system = system
        self.allowsOutside = allowsOutside
        self.clock = clock
        self.images = images
        self.project = project ?? ProjectFiles(system)
        self.git = git
        self.swift = swift
    }

    /// The folder from which a document names its files.
    package func directory(of document: String) -> DocumentDirectory {
        DocumentDirectory(document: document, reach: reach(of: document), in: self)
    }

    /// Leaves out links that lead out of a folder, with a fault for each: the user has named the folder, and not what it links to.
    package func leaveOutLinks(from found: inout FoundFiles, below folder: String) {
        let faults = found.paths.compactMap { linkFault($0, below: folder) }
        let refused = Set(faults.map(\.path))
        found.paths.removeAll(where: refused.contains)
        found.faults += faults
    }

    /// Nil for a file that is not a link out of a folder.
    package func linkFault(_ file: String, below folder: String) -> FileFault? {
        guard !allowsOutside, system.kind(of: file, followsLinks: false) == .link else { return nil }
        let place = folder.hasSuffix("/") ? folder : folder + "/"
        let name = file.hasPrefix(place) ? String(file.dropFirst(place.count)) : file
        guard isOutside(name, ofFolder: place, document: file.hasPrefix(place) ? place : "") else { return nil }
        return FileFault(
            file, reason: "is a link that leads out of '\(folder)', which '--allow-outside' permits", status: .noInput)
    }

    /// Whether a name leads out of a folder, links followed.
    ///
    /// - Parameter document: where the name begins; nil = in the folder.
    package func isOutside(_ name: String, ofFolder folder: String, document: String? = nil) -> Bool {
        DocumentDirectory(document: document ?? folder, reach: .below(folder), in: self).isOutside(name)
    }

    package func reach(of document: String) -> DocumentDirectory.Reach {
        allowsOutside ? .anywhere : .own(of: document, in: system)
    }
}
