// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import Synchronization

/// Golden layouts without an input, by what they record: a renamed layout has the same elsewhere. They are read when a case without
/// goldens first asks.
final class OrphanedLayouts: Sendable {
    private let paths = Mutex<[String: [String]]?>(nil)

    /// The goldens that record a layout, in the order of their paths.
    func paths(with layout: [UInt8], among orphans: [String], in files: any GoldenFiles) -> [String] {
        guard let key = Self.key(of: layout) else { return [] }
        return paths.withLock { paths in
            if let known = paths { return known[key] ?? [] }
            var found: [String: [String]] = [:]
            for path in orphans where path.hasSuffix(".json") {
                guard let bytes = try? files.bytes(of: path), let key = Self.key(of: bytes) else { continue }
                found[key, default: []].append(path)
            }
            paths = found
            return found[key] ?? []
        }
    }

    /// What a layout has wherever its text is: neither the places and the words of its diagnostics, nor what only later versions record.
    private static func key(of layout: [UInt8]) -> String? {
        guard let json = JSONOutput(bytes: layout), let views = json["views"] else { return nil }
        let constraints = (json["constraints"]?.elements ?? []).map { JSONOutput.array([$0["equation"] ?? .null]) }
        return JSONOutput.array([json["canvas"] ?? .null, views, json["guides"] ?? .null, .array(constraints)])
            .compactText
    }
}
