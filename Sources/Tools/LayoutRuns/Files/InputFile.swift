// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// The files that the user names.
package enum InputFile {
    /// The name shown to people: without folders.
    package static func name(_ path: String) -> String {
        path == "-" ? "<stdin>" : path.split(separator: "/").last.map(String.init) ?? path
    }
}

extension FileSystem {
    /// The text of an input, by the name that diagnostics in it have.
    package func source(_ path: String) throws(FileFault) -> SourceText {
        SourceText(name: path == "-" ? "<stdin>" : path, bytes: try read(path))
    }

    /// The bytes of a file that the command line does not name, which must be a regular one.
    package func readRegularFile(
        _ path: String, limit: Int = FileReading.maximumSize, followsLinks: Bool = true
    ) throws(FileFault) -> [UInt8] {
        guard !path.isEmpty else { throw FileFault(path, reason: "an input path is empty", status: .noInput) }
        return try bytes(of: path, FileReading(limit: limit, followsLinks: followsLinks))
    }

    /// The bytes of a file that the user names; `-` is standard input.
    package func read(_ path: String) throws(FileFault) -> [UInt8] {
        guard !path.isEmpty else { throw FileFault(path, reason: "an input path is empty", status: .noInput) }
        do throws(FileFault) {
            return try bytes(of: path, FileReading(isInput: true))
        } catch {
            if error.isMissing { throw missing(path) }
            guard path != "-", isDirectory(path) else { throw error }
            throw FileFault(path, reason: reason(ofDirectory: path), status: .noInput)
        }
    }

    private func reason(ofDirectory path: String) -> String {
        let name = path.hasSuffix("/") ? String(path.dropLast()) : path
        if name.hasSuffix(".storyboardc") || name.hasSuffix(".nib") {
            return "is compiled, and its constraints cannot be read: pass the .storyboard or .xib file"
        }
        let found = contents(of: path).files
        guard let ending = InputExpansion.suffixes.first(where: { ending in found.contains { $0.hasSuffix(ending) } })
        else { return "is a directory, expected a layout document" }
        return "is a directory, expected a layout document: name the files, as with '\(name)/*\(ending)'"
    }
}
