// SPDX-License-Identifier: Apache-2.0

/// Which classes and assets the files of Interface Builder of a project name. They are found without reading what the files describe.
package struct InterfaceIndex: Sendable {
    package struct File: Sendable {
        package let path: String
        /// As in `Main.storyboard`.
        package let name: String
        /// The classes of each scene of a storyboard, or of all of a nib.
        fileprivate var scenes: [Set<String>] = [[]]
        package fileprivate(set) var assets: Set<String> = []

        package var classes: Set<String> { scenes.reduce(into: []) { $0.formUnion($1) } }
        /// The name without the ending, by which a program loads the file.
        var stem: String { String(name.prefix { $0 != "." }) }
    }

    package private(set) var files: [File] = []

    /// - Parameters:
    ///   - contents: of the files; of several with one name the first counts.
    package init(_ contents: [(path: String, bytes: [UInt8])] = []) {
        var known: Set<String> = []
        for (path, bytes) in contents {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard known.insert(name).inserted else { continue }
            files.append(bytes.withUnsafeBufferPointer { File(path: path, name: name, $0) })
        }
    }

    /// All classes that files name.
    package var classes: Set<String> { files.reduce(into: []) { $0.formUnion($1.classes) } }

    /// The files that are loaded by one of the names, or name one of them as a class.
    package func files(for names: Set<String>) -> [File] {
        files.filter { names.contains($0.stem) || !$0.classes.isDisjoint(with: names) }
    }

    /// The classes beside others in the same scenes and nibs, and those of files that are loaded by a name; in the order of their names.
    package func classes(beside names: Set<String>) -> [String] {
        let found = files.flatMap { file in
            file.scenes.filter { names.contains(file.stem) || !$0.isDisjoint(with: names) }
        }
        return found.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(names).sorted()
    }
}

extension InterfaceIndex.File {
    fileprivate init(path: String, name: String, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.name = name
        let (equals, quote) = (UInt8(ascii: "="), UInt8(ascii: "\""))
        var position = 0
        while position + 1 < bytes.count {
            defer { position += 1 }
            guard bytes[position] == equals, bytes[position + 1] == quote else { continue }
            var start = position
            while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
            let attribute = UnsafeBufferPointer(rebasing: bytes[start..<position])
            var end = position + 2
            while end < bytes.count, bytes[end] != quote { end += 1 }
            defer { position = end }
            if attribute.elementsEqual("sceneID".utf8) {
                scenes.append([])
            } else if attribute.elementsEqual("customClass".utf8) {
                scenes[scenes.count - 1].insert(Self.text(bytes[(position + 2)..<end]))
            } else if Self.namesOfAssets.contains(where: { attribute.elementsEqual($0.utf8) }) {
                assets.insert(Self.text(bytes[(position + 2)..<end]))
            }
        }
    }

    private static let namesOfAssets = ["name", "image", "selectedImage", "backgroundImage", "highlightedImage"]

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
