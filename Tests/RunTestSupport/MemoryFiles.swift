// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns
import Synchronization

/// Files in memory. Links and special files are there if a test adds them.
package final class MemoryFiles: FileSystem {
    private struct Entry {
        var bytes: [UInt8] = []
        var kind = DirectoryEntry.Kind.file
        /// Where a link leads, from the top.
        var target: String?
        /// Grows with each change.
        var version = 0
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var changes = 0
    }

    private let state: Mutex<State>

    package init(_ texts: [String: String] = [:]) {
        var entries: [String: Entry] = [:]
        for (path, text) in texts { entries[Self.normalized(path)] = Entry(bytes: Array(text.utf8)) }
        state = Mutex(State(entries: entries))
    }

    /// The text of a file; nil for none.
    package subscript(path: String) -> String? {
        get { bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }
        set { set(path, newValue.map { Entry(bytes: Array($0.utf8)) }) }
    }

    package func bytes(of path: String) -> [UInt8]? {
        state.withLock { $0.entries[Self.normalized(path)]?.bytes }
    }

    package func replace(_ path: String, with bytes: [UInt8]) { set(path, Entry(bytes: bytes)) }

    /// The paths of all files.
    package var paths: [String] { state.withLock { $0.entries.keys.map { String($0.dropFirst()) } }.sorted() }

    package func addLink(_ path: String, to target: String) {
        set(path, Entry(kind: .link, target: Self.normalized(target)))
    }

    package func addPipe(_ path: String) { set(path, Entry(kind: .special)) }

    private func set(_ path: String, _ entry: Entry?) {
        state.withLock { state in
            state.changes += 1
            var entry = entry
            entry?.version = state.changes
            state.entries[Self.normalized(path)] = entry
        }
    }

    /// From the top, with a slash at its beginning.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The place of a file after links.
    private func place(_ path: String) -> String {
        let path = Self.normalized(path)
        return state.withLock { $0.entries[path]?.target } ?? path
    }

    package func rewrite(_ path: String, from read: [UInt8], to bytes: [UInt8]) throws(FileFault) {
        guard self.bytes(of: place(path)) == read else { throw .changed(path) }
        try write(bytes, to: path, links: .followed)
    }

    package func bytes(of path: String, _ reading: FileReading) throws(FileFault) -> [UInt8] {
        guard kind(of: path, followsLinks: reading.followsLinks) != nil else {
            var fault = FileFault(path, reason: "No such file or directory", status: .noInput)
            fault.isMissing = true
            throw fault
        }
        guard kind(of: path, followsLinks: true) == .file, let bytes = bytes(of: place(path)) else {
            throw FileFault(path, reason: "is not a regular file", status: .noInput)
        }
        guard bytes.count <= reading.limit else { throw FileFault(path, reason: "is too large", status: .noInput) }
        return bytes
    }

    package func entries(in folder: [UInt8]) throws(FileFault) -> [DirectoryEntry] {
        let folder = Self.normalized(String(decoding: folder, as: UTF8.self))
        let prefix = folder == "/" ? "/" : folder + "/"
        let paths = state.withLock { Array($0.entries.keys) }.filter { $0.hasPrefix(prefix) }
        let names = Set(paths.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) })
        return names.filter { !$0.hasPrefix(".") }.map { name in
            DirectoryEntry(bytes: Array(name.utf8), kind: kind(of: prefix + name, followsLinks: false) ?? .special)
        }
    }

    package func kind(of path: String, followsLinks: Bool) -> DirectoryEntry.Kind? {
        let path = followsLinks ? place(path) : Self.normalized(path)
        return state.withLock { state in
            if let entry = state.entries[path] { return entry.kind }
            let prefix = path == "/" ? "/" : path + "/"
            return state.entries.keys.contains { $0.hasPrefix(prefix) } || path == "/" ? .directory : nil
        }
    }

    package func resolved(_ path: String) -> String? {
        kind(of: path, followsLinks: true) == nil ? nil : place(path)
    }

    package func identity(of path: String) -> FileIdentity? {
        resolved(path).map { FileIdentity(device: 1, number: UInt64(bitPattern: Int64($0.hashValue))) }
    }

    package func state(of path: String) -> FileState {
        let place = place(path)
        return state.withLock { state in
            if let entry = state.entries[place] {
                return FileState(size: Int64(entry.bytes.count), time: [entry.version])
            }
            let prefix = place == "/" ? "/" : place + "/"
            let versions = state.entries.filter { $0.key.hasPrefix(prefix) }.map(\.value.version)
            return versions.isEmpty ? FileState() : FileState(size: Int64(versions.count), time: versions.sorted())
        }
    }

    /// With `*` alone, which is what tests need.
    package func name(_ name: String, matches pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return name == pattern }
        return name.count >= pattern.count - 1 && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
    }

    package func write(_ bytes: [UInt8], to path: String, links: FileLinks) throws(FileFault) {
        set(links == .followed ? place(path) : path, Entry(bytes: bytes))
    }

    package func remove(_ path: String) throws(FileFault) { set(path, nil) }

    package func create(_ folder: String) throws(FileFault) {}

    package func removeIfEmpty(_ folder: String) -> Bool { false }

    package func removeAbandonedFiles(in folder: String) {}
}
