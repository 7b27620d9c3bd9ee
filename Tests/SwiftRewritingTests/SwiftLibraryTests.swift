// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import alrender_swift

/// An installation with a compiler and a build that are scripts.
final class SwiftLibraryTests {
    private let folder: URL
    private var installed: URL { folder.appending(path: "swift") }
    private var compiler: URL { folder.appending(path: "bin/swiftc") }
    private var library: SwiftLibrary {
        var library = SwiftLibrary(installed: installed, compiler: compiler)
        library.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
        return library
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID().uuidString)")
        try write("Swift version 6.3.1 (swift-6.3.1-RELEASE)\n", to: "swift/compiler")
        try write("", to: "swift/libAlrenderUIKit.so")
        try write("sources", to: "swift/sources.tar.xz")
        try setVersion("6.3.1")
        try script(
            """
            echo built >>"\(folder.path)/builds"
            mkdir -p "$2"
            cp "$1" "$2/libAlrenderUIKit.so"
            """, to: "swift/build")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func script(_ text: String, to path: String) throws {
        try write("#!/bin/sh\nset -e\n\(text)\n", to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: path).path)
    }

    private func setVersion(_ version: String) throws {
        try script("echo 'Swift version \(version) (swift-\(version)-RELEASE)'; echo 'Target: x'", to: "bin/swiftc")
    }

    private var builds: Int {
        ((try? String(contentsOf: folder.appending(path: "builds"), encoding: .utf8)) ?? "").split(separator: "\n")
            .count
    }

    @Test func `The compiler that built the library uses it as it is`() throws {
        #expect(try library.folder() == installed)
        #expect(builds == 0)
    }

    @Test func `Another compiler has the library compiled once, in the cache`() throws {
        try setVersion("6.2.3")
        let first = try library.folder()
        #expect(first.path.hasPrefix(folder.appending(path: "cache/alrender/swift-").path))
        #expect(try library.folder() == first)
        #expect(builds == 1)
        try setVersion("6.4")
        #expect(try library.folder() != first)
        #expect(builds == 2)
    }

    @Test func `Nothing is compiled into a cache that all can write`() throws {
        try setVersion("6.4")
        let cache = folder.appending(path: "cache/alrender")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
        let fault = #expect(throws: SwiftFault.self) { try library.folder() }
        #expect(fault?.message.contains("can be written by all") == true)
        #expect(builds == 0)
    }

    @Test func `A compiler that is too old is one sentence`() throws {
        try setVersion("5.10")
        #expect(message()?.hasPrefix("Swift files need Swift 6.2 or later, and '\(compiler.path)' is 5.10") == true)
    }

    @Test func `A library that cannot be compiled is one sentence, and tried again`() throws {
        try setVersion("6.2.3")
        try script("exit 66", to: "swift/build")
        #expect(message()?.hasPrefix("UIKit could not be compiled for Swift version 6.2.3") == true)
        try script("mkdir -p \"$2\"; touch \"$2/libAlrenderUIKit.so\"", to: "swift/build")
        #expect(message() == nil)
    }

    private func message() -> String? {
        do throws(SwiftFault) {
            _ = try library.folder()
            return nil
        } catch {
            return error.message
        }
    }
}
