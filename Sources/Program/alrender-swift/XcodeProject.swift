// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The targets of an Xcode project, by their Swift files.
struct XcodeProject {
    struct Target {
        fileprivate(set) var isApp = false
        /// Absolute paths.
        fileprivate var files: Set<String> = []
        /// Paths of folders all of whose files belong to the target, with a slash at their ends, but for the exceptions.
        fileprivate var folders: [String] = []
        fileprivate var exceptions: Set<String> = []

        /// - Parameter path: absolute.
        func contains(_ path: String) -> Bool {
            files.contains(path) || folders.contains(where: path.hasPrefix) && !exceptions.contains(path)
        }
    }

    private(set) var targets: [Target] = []

    private typealias Object = [String: Any]
    private let objects: [String: Any]
    /// The folder that paths of the project begin at.
    private let folder: URL

    private static let largestFile = 64 << 20

    /// Nil if it cannot be read.
    ///
    /// - Parameter url: of the project's folder, `App.xcodeproj`.
    init?(_ url: URL) {
        guard let data = ProjectFolder.contents(of: url.appending(path: "project.pbxproj"), limit: Self.largestFile),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
            let objects = list["objects"] as? Object, let root = objects[list["rootObject"] as? String ?? ""] as? Object
        else { return nil }
        self.objects = objects
        let above = url.deletingLastPathComponent()
        let directory = root["projectDirPath"] as? String ?? ""
        folder = directory.isEmpty ? above : above.appending(path: directory)
        // By the object's id.
        var places: [String: URL] = [:]
        if let main = root["mainGroup"] as? String { place(main, below: folder, in: &places, depth: 0) }
        targets = (root["targets"] as? [String] ?? []).map { target($0, places) }
    }

    /// The paths of a project's files that belong to the same targets as some of them.
    static func paths(of known: [String], in projects: [XcodeProject], among paths: [String]) -> Set<String> {
        let targets = known.compactMap { path in
            let own = projects.lazy.map { $0.targets.filter { $0.contains(path) } }.first { !$0.isEmpty } ?? []
            return own.first(where: \.isApp) ?? own.first
        }
        return Set(paths.filter { path in targets.contains { $0.contains(path) } })
    }

    private func object(_ id: String) -> Object? { objects[id] as? Object }

    /// The files and folders of a group.
    private func place(_ id: String, below parent: URL, in places: inout [String: URL], depth: Int) {
        guard depth < 100, places[id] == nil, let object = object(id) else { return }
        let path = object["path"] as? String ?? ""
        let base =
            switch object["sourceTree"] as? String {
            case "SOURCE_ROOT": folder
            case "<absolute>": URL(filePath: "/")
            default: parent
            }
        let place = path.isEmpty ? base : base.appending(path: path)
        places[id] = place
        for child in object["children"] as? [String] ?? [] {
            self.place(child, below: place, in: &places, depth: depth + 1)
        }
    }

    private func target(_ id: String, _ places: [String: URL]) -> Target {
        var target = Target()
        let object = object(id) ?? [:]
        target.isApp = object["productType"] as? String == "com.apple.product-type.application"
        for phase in (object["buildPhases"] as? [String] ?? []).compactMap(self.object)
        where phase["isa"] as? String == "PBXSourcesBuildPhase" {
            let references = (phase["files"] as? [String] ?? []).compactMap { self.object($0)?["fileRef"] as? String }
            target.files.formUnion(references.compactMap { places[$0]?.standardizedFileURL.path })
        }
        for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
            guard let folder = places[group]?.standardizedFileURL.path else { continue }
            target.folders.append(folder + "/")
            for exception in (self.object(group)?["exceptions"] as? [String] ?? []).compactMap(self.object)
            where exception["target"] as? String == id {
                target.exceptions.formUnion(
                    (exception["membershipExceptions"] as? [String] ?? []).map { "\(folder)/\($0)" })
            }
        }
        return target
    }
}
