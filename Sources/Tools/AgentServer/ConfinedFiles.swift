// SPDX-License-Identifier: Apache-2.0
import LayoutRuns

/// The files below one folder. A path that leads out of it, by its names or by a link, leads to nothing.
struct ConfinedFiles: FileSystem {
    private let system: any FileSystem
    /// Absolute, without links.
    private let folder: String
    /// Texts that stand for files, by their paths.
    private let texts: [String: [UInt8]]

    init(_ system: any FileSystem, folder: String, texts: [String: [UInt8]] = [:]) {
        self.system = system
        self.folder = folder
        self.texts = texts
    }

    /// Where a path leads; nil for nothing, and for a place outside.
    private func place(_ path: String) -> String? {
        guard path != "-", let place = system.resolved(absolute(path)), isInside(place) else { return nil }
        return place
    }

    /// Relative paths begin in the folder.
    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private func isInside(_ place: String) -> Bool {
        place == folder || place.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Whether a path, which need not exist, leads below the folder by its names.
    func contains(_ path: String) -> Bool { path != "-" && isInside(withoutLinks(path)) }

    private func withoutLinks(_ path: String) -> String {
        "/" + system.place(of: absolute(path)).joined(separator: "/")
    }

    /// Where a path leads that may be written.
    private func writable(_ path: String) throws(FileFault) -> String {
        if let place = place(path) { return place }
        throw missing(path)
    }

    private func missing(_ path: String) -> FileFault {
        guard contains(path) else {
            return FileFault(
                path, reason: "is outside the folder in which 'alrender mcp' was started", status: .noInput)
        }
        var fault = FileFault(path, reason: "No such file or directory", status: .noInput)
        fault.isMissing = true
        return fault
    }

    // MARK: FileSystem

    func bytes(of path: String, _ reading: FileReading) throws(FileFault) -> [UInt8] {
        if let text = texts[path] { return text }
        guard let place = place(path) else { throw missing(path) }
        var reading = FileReading(limit: reading.limit)
        reading.beneath = folder
        do throws(FileFault) {
            return try system.bytes(of: place, reading)
        } catch {
            var fault = error
            fault.path = path
            throw fault
        }
    }

    func entries(in folder: [UInt8]) throws(FileFault) -> [DirectoryEntry] {
        let path = String(decoding: folder, as: UTF8.self)
        guard let place = place(path) else { throw missing(path) }
        return try system.entries(in: Array(place.utf8))
    }

    func kind(of path: String, followsLinks: Bool) -> DirectoryEntry.Kind? {
        if texts[path] != nil { return .file }
        if followsLinks { return place(path).flatMap { system.kind(of: $0, followsLinks: true) } }
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return place(parent) == nil ? nil : system.kind(of: absolute(path), followsLinks: false)
    }

    func resolved(_ path: String) -> String? { place(path) ?? (texts[path] == nil ? nil : withoutLinks(path)) }

    func identity(of path: String) -> FileIdentity? { place(path).flatMap(system.identity) }

    func state(of path: String) -> FileState { place(path).map(system.state) ?? FileState() }

    func name(_ name: String, matches pattern: String) -> Bool { system.name(name, matches: pattern) }

    func write(_ bytes: [UInt8], to path: String, links: FileLinks) throws(FileFault) {
        try system.write(bytes, to: try writable(path), links: .beneath(folder))
    }

    func rewrite(_ path: String, from read: [UInt8], to bytes: [UInt8]) throws(FileFault) {
        guard try self.bytes(of: path, FileReading()) == read else { throw .changed(path) }
        try write(bytes, to: path, links: .beneath(folder))
    }

    func remove(_ path: String) throws(FileFault) { try system.remove(try writable(path)) }

    func create(_ folder: String) throws(FileFault) { throw missing(folder) }

    func removeIfEmpty(_ folder: String) -> Bool { false }

    func removeAbandonedFiles(in folder: String) {
        if let place = place(folder.isEmpty ? "." : folder) { system.removeAbandonedFiles(in: place) }
    }
}
