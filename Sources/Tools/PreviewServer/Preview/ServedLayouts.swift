// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns

/// The layouts that a server shows: those below a folder, or a single one. Nothing else can be named.
package struct ServedLayouts {
    /// With a slash at its end, or empty for the current one.
    private let folder: String
    private let access: FileAccess
    /// By their names, which are paths from the folder.
    private let pathsByName: [String: String]

    /// In the order of their paths, numbers by their values.
    package let names: [String]

    /// - Parameter input: what the user named.
    package init(_ input: String, files: [String], access: FileAccess) {
        let isFolder = access.system.isDirectory(input)
        let base = isFolder ? input : input.lastIndex(of: "/").map { String(input[...$0]) } ?? ""
        folder = base.isEmpty || base.hasSuffix("/") ? base : base + "/"
        self.access = access
        let folder = folder
        let named = files.map { (String($0.hasPrefix(folder) ? $0.dropFirst(folder.count) : $0[...]), $0) }
        names = named.map(\.0).sorted { NaturalOrder($0) < NaturalOrder($1) }
        pathsByName = Dictionary(named) { first, _ in first }
    }

    /// Nil for a name that is not in the list, and for a link that leads out of the folder.
    package func path(named name: String) -> String? { leadsOutside(name) ? nil : pathsByName[name] }

    /// Without links that are not followed.
    package var paths: [String] { names.compactMap(path) }

    /// Whether a name in the list is a link out of the folder, which is not followed.
    func leadsOutside(_ name: String) -> Bool {
        guard pathsByName[name] != nil, !access.allowsOutside else { return false }
        let place = folder.isEmpty ? "./" : folder
        return access.isOutside(name, ofFolder: place)
    }

    /// A name as a part of an address.
    package static func address(_ name: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
        return name.utf8.map { byte in
            plain.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
