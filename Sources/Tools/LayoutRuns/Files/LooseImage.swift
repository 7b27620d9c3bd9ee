// SPDX-License-Identifier: Apache-2.0

/// An image file outside of asset catalogues, by a name that views use.
struct LooseImage {
    let name: String
    let file: String

    /// The best of several files of a folder for each name: vectors, then the one with most pixels per point up to two. A view may
    /// name an image with its extension or without.
    static func all(of files: [String]) -> [LooseImage] {
        var best: [String: (rank: Int, file: String)] = [:]
        for file in files {
            guard let rank = rank(of: file), let dot = file.lastIndex(of: ".") else { continue }
            let stem = file[..<dot]
            let name = String(stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem)
            for name in [name, name + file[dot...]] {
                if let known = best[name], known.rank <= rank { continue }
                best[name] = (rank, file)
            }
        }
        return best.map { LooseImage(name: $0.key, file: $0.value.file) }
    }

    /// Lower is better; nil for a file that is not a supported picture.
    private static func rank(of name: String) -> Int? {
        let name = name.lowercased()
        if name.hasSuffix(".svg") { return 0 }
        if name.hasSuffix(".pdf") { return 1 }
        guard name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") else { return nil }
        return name.contains("@2x.") ? 2 : name.contains("@3x.") ? 3 : 4
    }
}
