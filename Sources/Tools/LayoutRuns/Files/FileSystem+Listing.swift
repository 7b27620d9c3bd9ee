// SPDX-License-Identifier: Apache-2.0

extension FileSystem {
    /// Paths relative to the directory, sorted by bytes; links to directories are not followed. Hidden names, pipes and devices are
    /// left out, and links to these.
    ///
    /// - Parameters:
    ///   - isWanted: whether a file counts, by its path.
    ///   - mayEnter: whether files are searched for in a directory.
    package func files(
        below root: String, where isWanted: (String) -> Bool, mayEnter: (String) -> Bool = { _ in true }
    ) -> FoundFiles {
        var found = FoundFiles()
        var pending: [[UInt8]] = [[]]
        while let folder = pending.popLast() {
            let entries: [DirectoryEntry]
            do throws(FileFault) {
                entries = try self.entries(
                    in: folder.isEmpty ? Array(root.utf8) : Array("\(root)/".utf8) + folder)
            } catch {
                // A folder that was removed meanwhile has no files.
                if folder.isEmpty || !error.isMissing { found.faults.append(error) }
                continue
            }
            for entry in entries where entry.kind != .special {
                let bytes = folder.isEmpty ? entry.bytes : folder + [UInt8(ascii: "/")] + entry.bytes
                // With replacement characters where a name is not UTF-8.
                let path = String(decoding: bytes, as: UTF8.self)
                if entry.kind == .directory {
                    if mayEnter(path) { pending.append(bytes) }
                    continue
                }
                guard isWanted(path) else { continue }
                let place = "\(root)/\(path)"
                if !path.utf8.elementsEqual(bytes) {
                    found.faults.append(FileFault(place, reason: "has a name that is not UTF-8", status: .noInput))
                } else if entry.kind == .file || !isSpecial(place) && !isDirectory(place) {
                    found.paths.append(path)
                }
            }
        }
        found.paths = sorted(found.paths)
        found.faults.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return found
    }

    /// The names directly in a directory, sorted by bytes; none if it cannot be read. Hidden names are left out, and those that are
    /// not UTF-8.
    package func names(in path: String) -> [String] { sorted(entries(of: path).compactMap(\.name)) }

    /// The regular files and directories in a directory, without links to them.
    package func contents(of path: String) -> (files: [String], directories: [String]) {
        let entries = entries(of: path)
        func names(_ kind: DirectoryEntry.Kind) -> [String] {
            sorted(entries.filter { $0.kind == kind }.compactMap(\.name))
        }
        return (names(.file), names(.directory))
    }

    private func entries(of path: String) -> [DirectoryEntry] {
        (try? entries(in: Array(path.utf8))) ?? []
    }

    private func sorted(_ paths: [String]) -> [String] {
        paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The directories below a directory, deepest first; links are not followed.
    package func directories(below root: String) -> [String] {
        var found: [String] = []
        var pending = [root]
        while let folder = pending.popLast() {
            let directories = contents(of: folder).directories.map { "\(folder)/\($0)" }
            found += directories
            pending += directories
        }
        return found.sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Links to directories below a directory, which are not followed, as paths.
    package func linkedDirectories(below root: String) -> [String] {
        ([root] + directories(below: root)).flatMap { folder in
            sorted(entries(of: folder).filter { $0.kind == .link }.compactMap(\.name)).map { "\(folder)/\($0)" }
                .filter(isDirectory)
        }
    }

    package func isDirectory(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .directory }

    /// Whether a path leads to a pipe, a socket or a device: opening it may block, and reading it may never end.
    package func isSpecial(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .special }

    package func isRegularFile(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .file }

    package func exists(_ path: String) -> Bool { kind(of: path, followsLinks: true) != nil }

    /// Whether there is a file, or a link even if it leads nowhere: what is written would go where it leads.
    package func isTaken(_ path: String) -> Bool { kind(of: path, followsLinks: false) != nil }
}
