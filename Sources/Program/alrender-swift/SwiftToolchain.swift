// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The compiler, and the compiled modules that programs of Swift files import.
struct SwiftToolchain {
    let compiler: URL
    /// The folder of modules.
    let modules: URL
    /// The folder of the library that programs load.
    let library: URL
    /// The names of all modules that can be imported.
    let importable: Set<String>

    static let libraryName = "AlrenderUIKit"
    static let fileName = "lib\(libraryName).so"

    /// Modules of ours that a file may import; the others are internal.
    private static let own: Set<String> = ["UIKit", "UIKitPreviews", "CoreGraphics", "QuartzCore", "LayoutLibraries"]

    init() throws(SwiftFault) {
        guard let compiler = Self.program(named: "swiftc") else {
            throw SwiftFault(
                "Swift files need the Swift compiler, and there is no 'swiftc' in the folders of PATH: "
                    + "install Swift 6.2 or later (https://www.swift.org/install/linux/)")
        }
        self.compiler = compiler
        let here = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let isThere = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
        let installed = here.appending(path: "swift")
        if isThere(installed.appending(path: Self.fileName)) {
            library = try SwiftLibrary(installed: installed, compiler: compiler).folder()
            modules = library.appending(path: "modules")
        } else if isThere(here.appending(path: Self.fileName)) {
            (modules, library) = (here.appending(path: "Modules"), here)
        } else {
            throw SwiftFault(
                "the compiled UIKit is missing beside '\(here.path)': run 'swift build --product \(Self.libraryName)', "
                    + "or install alrender again")
        }
        importable = Self.own.union(Self.modules(of: compiler))
    }

    /// What a package is built with that uses the modules without compiling them: arguments of `swift build` and `swift test`.
    func packageFlags() throws(SwiftFault) -> [String] {
        let map = modules.appending(path: "C.modulemap")
        guard FileManager.default.fileExists(atPath: map.path) else {
            throw SwiftFault("packages are built with an installed alrender, and this one was not: run 'make install'")
        }
        return ["-I", modules.path, "-Xcc", "-fmodule-map-file=\(map.path)"].flatMap { ["-Xswiftc", $0] }
            + ["-L\(library.path)", "-l\(Self.libraryName)", "-rpath", library.path, "--disable-new-dtags"]
            .flatMap { ["-Xlinker", $0] }
    }

    private static func program(named name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The modules that come with the compiler.
    private static func modules(of compiler: URL) -> [String] {
        let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "lib/swift/linux")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
            + ["Glibc", "SwiftGlibc"]
    }
}
