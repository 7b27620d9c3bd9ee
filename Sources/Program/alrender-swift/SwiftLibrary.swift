// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The compiled UIKit of an installation: for the compiler that built it as it came, for another one compiled once.
struct SwiftLibrary {
    let installed: URL
    let compiler: URL
    var environment = ProcessInfo.processInfo.environment

    private static let oldest = [6, 2]

    /// The folder of the library and its modules.
    func folder() throws(SwiftFault) -> URL {
        let version = try version()
        let known = try? String(contentsOf: installed.appending(path: "compiler"), encoding: .utf8)
        if known?.trimmingCharacters(in: .whitespacesAndNewlines) == version { return installed }
        let archive = installed.appending(path: "sources.tar.xz")
        guard let sources = try? Data(contentsOf: archive) else {
            throw SwiftFault("'\(archive.path)' cannot be read: install alrender again")
        }
        let folder = try cache().appending(path: "swift-\(Self.key(sources + Data(version.utf8)))")
        let isThere = { FileManager.default.fileExists(atPath: folder.appending(path: SwiftToolchain.fileName).path) }
        if isThere() { return folder }
        // Another run may be compiling it.
        let lock = open(folder.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        if isThere() { return folder }
        try compile(archive, for: version, into: folder)
        linkFonts(from: folder)
        return folder
    }

    /// A library that was compiled here finds the fonts of the installation by a link.
    private func linkFonts(from folder: URL) {
        let fonts = installed.appending(path: "../../../share/alrender/fonts").standardizedFileURL
        guard FileManager.default.fileExists(atPath: fonts.path) else { return }
        try? FileManager.default.createSymbolicLink(at: folder.appending(path: "fonts"), withDestinationURL: fonts)
    }

    /// Its first line names it.
    private func version() throws(SwiftFault) -> String {
        let folder = FileManager.default.temporaryDirectory
        let run = try StartedProgram(compiler, ["--version"], in: folder)
        let line = run.output.split(separator: "\n").map(String.init).first { $0.contains("Swift version ") }
        guard run.status == 0, let line, let match = line.firstMatch(of: /Swift version (\d+)\.(\d+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else {
            let said = run.output.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
            throw SwiftFault("'\(compiler.path) --version' names no version of Swift\(said)")
        }
        guard !([major, minor].lexicographicallyPrecedes(Self.oldest)) else {
            throw SwiftFault(
                "Swift files need Swift 6.2 or later, and '\(compiler.path)' is \(major).\(minor): install a newer one "
                    + "(https://www.swift.org/install/linux/)")
        }
        return line
    }

    private func compile(_ archive: URL, for version: String, into folder: URL) throws(SwiftFault) {
        FileHandle.standardError.write(
            Data("alrender: compiling UIKit for \(version), once; this takes some minutes\n".utf8))
        let process = Process()
        process.executableURL = installed.appending(path: "build")
        process.arguments = [archive.path, folder.path]
        // The compiler's own 'swift' builds it.
        process.environment = environment
        process.environment?["PATH"] =
            compiler.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw SwiftFault("'\(installed.path)/build' cannot be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw SwiftFault("UIKit could not be compiled for \(version), so that Swift files cannot be shown")
        }
    }

    /// The folder of what is compiled for this user.
    private func cache() throws(SwiftFault) -> URL {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0).appending(path: ".cache") }
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        guard let folder = (named ?? home)?.appending(path: "alrender") else {
            throw SwiftFault("UIKit is compiled into a cache, and neither HOME nor XDG_CACHE_HOME names one")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SwiftFault("'\(folder.path)' cannot be made: \(error.localizedDescription)")
        }
        // Programs that are made of Swift files load what is in it.
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o002 == 0 else {
            throw SwiftFault(
                "'\(folder.path)' belongs to another user or can be written by all, so that nothing is compiled into it"
            )
        }
        return folder
    }

    /// Differs between sources, and between compilers (FNV-1a).
    private static func key(_ bytes: Data) -> String {
        String(bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
