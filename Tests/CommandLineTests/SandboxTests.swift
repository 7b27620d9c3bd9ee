// SPDX-License-Identifier: Apache-2.0
import CSandbox
import CSandboxProbe
import Foundation
import Testing

/// What a process that decodes images, or becomes pdftocairo, can still do if an image takes it over.
struct SandboxTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static let refused: [alr_attempt] = [
        ALR_SIGNAL_PARENT, ALR_SIGNAL_PARENT_OF_FILE, ALR_CHANGE_MODE, ALR_CHANGE_TIMES, ALR_SET_ATTRIBUTE,
        ALR_LIMIT_PARENT,
        ALR_SHARE_MEMORY, ALR_WRITE_FILE, ALR_TRUNCATE_FILE, ALR_OPEN_SOCKET, ALR_FORK, ALR_OPEN_PARENT,
        ALR_NAME_HOST, ALR_MAKE_RING,
    ]

    /// By its number, for arguments of tests.
    private static func attempt(_ number: UInt32) -> alr_attempt { alr_attempt(rawValue: number) }

    @Test(.enabled(if: alr_filters_calls() != 0), arguments: refused.map(\.rawValue))
    func `System calls refuse what decoding does not need`(number: UInt32) throws {
        let file = try scratch.write("kept", to: "file.txt")
        let result = alr_attempt_in_child(Self.attempt(number), file) { _ = alr_restrict_calls(0) }
        #expect(result > 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
    }

    @Test(.enabled(if: alr_filters_calls() != 0))
    func `A process that decodes images starts no program`() {
        // The shell would exit with 0, which is what the attempt gives if it is possible.
        #expect(alr_attempt_in_child(ALR_START_SHELL, "") { _ = alr_restrict_calls(0) } > 0)
    }

    @Test(.enabled(if: alr_landlock_version() > 0))
    func `A process that becomes pdftocairo starts no other program`() {
        #expect(alr_attempt_in_child(ALR_START_SHELL, "") { Self.restrictFiles(starting: "/usr/bin/env") } > 0)
        #expect(alr_attempt_in_child(ALR_START_SHELL, "") { Self.restrictFiles(starting: "/bin/sh") } == 0)
    }

    @Test(.enabled(if: alr_landlock_version() > 0))
    func `Only named folders can be read`() throws {
        let file = try scratch.write("secret", to: "file.txt")
        #expect(alr_attempt_in_child(ALR_READ_SECRET, file) { Self.restrictFiles(starting: "/usr/bin/env") } > 0)
        #expect(alr_attempt_in_child(ALR_ALLOWED_READING, file) { Self.restrictFiles(starting: "/usr/bin/env") } == 0)
    }

    @Test(.enabled(if: alr_landlock_version() >= 6))
    func `Landlock alone keeps signals in`() {
        #expect(alr_attempt_in_child(ALR_SIGNAL_PARENT, "") { Self.restrictFiles(starting: "/usr/bin/env") } > 0)
    }

    @Test(
        .enabled(if: alr_filters_calls() != 0),
        arguments: [
            ALR_ALLOWED_MEMORY, ALR_ALLOWED_READING, ALR_ALLOWED_ABORT,
        ].map(\.rawValue))
    func `Decoding keeps what it needs`(number: UInt32) {
        #expect(alr_attempt_in_child(Self.attempt(number), "") { _ = alr_restrict_calls(0) } == 0)
    }

    private static func restrictFiles(starting program: StaticString) {
        var loader = [CChar](repeating: 0, count: 4096)
        program.withUTF8Buffer { _ in
            let path = UnsafeRawPointer(program.utf8Start).assumingMemoryBound(to: CChar.self)
            _ = alr_loader(path, &loader, 4096)
            loader.withUnsafeBufferPointer { loader in
                let readable = strdup("/usr"), libraries = strdup("/lib")
                _ = alr_restrict_files(
                    [UnsafePointer(readable), UnsafePointer(libraries)], 2, [path, loader.baseAddress], 2)
            }
        }
    }
}
