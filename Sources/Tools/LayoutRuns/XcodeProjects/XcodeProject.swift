// SPDX-License-Identifier: Apache-2.0

/// The targets of an Xcode project with their Swift files.
package struct XcodeProject {
    /// The paths of each target's Swift files, sorted.
    private(set) var targets: [[String]] = []

    private let objects: [String: PropertyList]
    /// The folder of the project.
    private let folder: String
    private let files: any FileSystem

    /// Nil if it cannot be read.
    ///
    /// - Parameter path: of the project's folder, `App.xcodeproj`.
    init?(_ path: String, in files: any FileSystem) {
        guard let bytes = try? files.readRegularFile("\(path)/project.pbxproj"), let list = PropertyList(bytes) else {
            return nil
        }
        objects = list["objects"]?.members ?? [:]
        self.files = files
        let root = list["rootObject"]?.string.flatMap { list["objects"]?[$0] }
        let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        folder = Self.joined(above, root?["projectDirPath"]?.string ?? "")
        // By the object's id.
        var paths: [String: String] = [:]
        if let main = root?["mainGroup"]?.string { place(main, below: folder, in: &paths, depth: 0) }
        targets = (root?["targets"]?.strings ?? []).map { sources(of: $0, paths) }
    }

    /// The files and folders of a group.
    private func place(_ id: String, below parent: String, in paths: inout [String: String], depth: Int) {
        guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
        let own = object["path"]?.string ?? ""
        let base =
            switch object["sourceTree"]?.string {
            case "SOURCE_ROOT": folder
            case "<absolute>": ""
            default: parent
            }
        let path = Self.joined(base, own)
        paths[id] = path
        for child in object["children"]?.strings ?? [] { place(child, below: path, in: &paths, depth: depth + 1) }
    }

    private func sources(of target: String, _ paths: [String: String]) -> [String] {
        let phases = objects[target]?["buildPhases"]?.strings.compactMap { objects[$0] } ?? []
        let listed = phases.filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }.flatMap { phase in
            (phase["files"]?.strings ?? []).compactMap { objects[$0]?["fileRef"]?.string }.compactMap { paths[$0] }
        }
        let folders = objects[target]?["fileSystemSynchronizedGroups"]?.strings ?? []
        let found = folders.flatMap { synchronized($0, of: target, paths[$0]) }
        return Set(listed + found).filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The files in a folder that belong to a target because they are in it.
    private func synchronized(_ group: String, of target: String, _ path: String?) -> [String] {
        guard let path else { return [] }
        let exceptions = objects[group]?["exceptions"]?.strings.compactMap { objects[$0] } ?? []
        let left = Set(
            exceptions.filter { $0["target"]?.string == target }.flatMap { $0["membershipExceptions"]?.strings ?? [] })
        return files.files(below: path) { $0.hasSuffix(".swift") }.paths.filter { !left.contains($0) }
            .map { "\(path)/\($0)" }
    }

    /// The Swift files of the target that a file belongs to, as absolute paths; none for a file of no project.
    package static func target(of path: String, in files: any FileSystem) -> [String] {
        func absolute(_ path: String) -> String { "/" + files.place(of: path).joined(separator: "/") }
        let here = files.place(of: path)
        for count in here.indices.reversed() {
            let folder = "/" + here[..<count].joined(separator: "/")
            let names = files.names(in: folder).sorted()
            for name in names where name.hasSuffix(".xcodeproj") {
                let targets = XcodeProject("\(folder)/\(name)", in: files)?.targets.map { $0.map(absolute) } ?? []
                // The largest is the app, of those that share a file.
                let own = targets.filter { $0.contains(absolute(path)) }
                if let app = own.max(by: { $0.count < $1.count }) { return app }
            }
            if names.contains(".git") || files.exists(folder + "/.git") { return [] }
        }
        return []
    }

    private static func joined(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        return folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
}
