// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// The Swift files of an app that declare what some of its files use: those of the same target of an Xcode project, or of the same
/// target of a Swift package.
package struct SwiftProject {
    private let files: FileAccess

    /// One screen needs fewer files, and more take too long to compile.
    private static let mostFiles = 40
    /// Files of one target that are looked at, and the bytes of the largest one.
    private static let mostLookedAt = 5_000
    private static let largestFile = 1 << 20

    package init(in files: FileAccess) { self.files = files }

    /// The files that declare what the sources use, and what those use in turn: the nearest uses first, as many as make sense.
    package func needed(by sources: [(key: String, value: SourceText)]) -> [(key: String, value: SourceText)] {
        let named = Set(sources.map { place(of: $0.key) })
        var targets: [[String]] = []
        for path in sources.map(\.key) {
            guard !targets.contains(where: { $0.contains { place(of: $0) == place(of: path) } }) else { continue }
            if let target = target(of: path) { targets.append(target) }
        }
        let others = targets.flatMap { $0 }.filter { !named.contains(place(of: $0)) }.prefix(Self.mostLookedAt)
        let candidates = others.compactMap { path in
            (try? files.system.readRegularFile(path, limit: Self.largestFile)).map { Candidate(path: path, bytes: $0) }
        }
        return Self.needed(by: sources.map { Candidate(path: $0.key, bytes: $0.value.bytes) }, among: candidates).map {
            ($0.path, SourceText(name: $0.path, bytes: $0.bytes))
        }
    }

    private struct Candidate {
        var path: String
        var bytes: [UInt8]
        var names: DeclaredNames

        init(path: String, bytes: [UInt8]) {
            (self.path, self.bytes) = (path, bytes)
            names = DeclaredNames(bytes)
        }
    }

    private static func needed(by sources: [Candidate], among candidates: [Candidate]) -> [Candidate] {
        var declaring: [String: [Int]] = [:]
        let types = Set(candidates.flatMap(\.names.types) + sources.flatMap(\.names.types))
        for (index, candidate) in candidates.enumerated() {
            var names = candidate.names.types.union(candidate.names.globals)
            // An extension belongs to its type, and that of a type from elsewhere to what uses its members.
            names.formUnion(candidate.names.extended.intersection(types))
            if !candidate.names.extended.isSubset(of: types) { names.formUnion(candidate.names.members) }
            for name in names { declaring[name, default: []].append(index) }
        }
        var taken: Set<Int> = []
        var next = sources.flatMap { $0.names.used.sorted() }
        while !next.isEmpty, taken.count < mostFiles {
            var added: [Int] = []
            for name in next {
                for index in declaring[name] ?? [] where taken.count < mostFiles && taken.insert(index).inserted {
                    added.append(index)
                }
            }
            next = added.flatMap { candidates[$0].names.used.sorted() }
        }
        return taken.sorted().map { candidates[$0] }
    }

    // MARK: Targets

    private func place(of path: String) -> String { files.system.place(of: path).joined(separator: "/") }

    /// The Swift files of the target that a file belongs to; nil for a file of no project.
    private func target(of path: String) -> [String]? {
        let here = files.system.place(of: path)
        for count in here.indices.reversed() {
            let folder = "/" + here[..<count].joined(separator: "/")
            let names = files.system.names(in: folder).sorted()
            for name in names where name.hasSuffix(".xcodeproj") {
                let targets = XcodeProject("\(folder)/\(name)", in: files.system)?.targets ?? []
                // The largest is the app, of those that share a file.
                let own = targets.filter { $0.contains { place(of: $0) == here.joined(separator: "/") } }
                if let app = own.max(by: { $0.count < $1.count }) { return app }
            }
            if names.contains("Package.swift") { return packageTarget(of: here, in: count) }
            if names.contains(".git") || files.system.exists(folder + "/.git") { return nil }
        }
        return nil
    }

    /// By convention: a folder of `Sources`.
    private func packageTarget(of file: [String], in count: Int) -> [String]? {
        guard file.count > count + 2, file[count] == "Sources" else { return nil }
        let folder = "/" + file[...(count + 1)].joined(separator: "/")
        return files.system.files(below: folder) { $0.hasSuffix(".swift") }.paths.map { "\(folder)/\($0)" }
    }
}
