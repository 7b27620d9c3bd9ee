// SPDX-License-Identifier: Apache-2.0
import Testing

/// Imports point down only: a file imports from its own floor of `Sources` and from lower ones. The build itself rejects an import
/// that Package.swift does not declare, and cycles.
struct ImportTests {
    static let floors = ["CLibraries", "Core", "Documents", "Picture", "Library", "Tools", "UIKit", "Program"]

    /// Modules of the system that a target may import. The others see neither files nor clocks nor the environment.
    static let system: [String: [String]] = [
        // Whether a font file is there.
        "LayoutText": ["Glibc"],
        // Fonts that Cairo has once for all threads.
        "LayoutRendering": ["Glibc", "Synchronization"],
        // Sines.
        "LayoutMarks": ["Glibc"],
        "ChildProcesses": ["Glibc"],
        // Processes that threads share.
        "ImageProcesses": ["Glibc", "Synchronization"],
        // Pipelines that threads share.
        "AutoLayout": ["Synchronization"],
        // Listings of folders that threads share.
        "LayoutGoldens": ["Synchronization"],
        // Recorded layouts beside a test.
        "AutoLayoutTesting": ["Foundation", "Testing", "XCTest"],
        "UIKitTesting": ["Foundation"],
        // CGRect and attributed strings, which UIKit's clients find there.
        "UIKit": ["Foundation", "FoundationNetworking"],
        // The program that is made of Swift files, and the one that makes it.
        "UIKitPreviews": ["Foundation", "Glibc"],
        "SwiftRewriting": ["SwiftParser", "SwiftSyntax"],
        "alrender-swift": ["Foundation", "Glibc"],
        // Counts and fonts that threads share.
        "LayoutRuns": ["Synchronization"],
        // What a call collects.
        "AgentServer": ["Synchronization"],
        // Sockets of this machine.
        "PreviewServer": ["Glibc"],
        // Results that threads leave to each other.
        "alrender": ["ArgumentParser", "Glibc", "Synchronization"],
    ]

    /// The floor of each module of ours.
    static let floorOfModule: [String: Int] = {
        let swift = SourceTree.sources.map { ($0.target, $0.floor) }
        let modules = swift + SourceTree.folders(of: "Sources/CLibraries").map { ($0, "CLibraries") }
        return Dictionary(modules.map { ($0.0, floors.firstIndex(of: $0.1) ?? -1) }) { first, _ in first }
    }()

    @Test func `Every target is on a floor`() {
        #expect(Set(SourceTree.sources.map(\.floor)) == Set(Self.floors.dropFirst()))
    }

    @Test(arguments: SourceTree.sources)
    func `Imports point down`(file: SourceTree.File) throws {
        let own = try #require(Self.floors.firstIndex(of: file.floor))
        let allowed = Self.system[file.target] ?? []
        let forbidden = file.imports.filter { module in
            guard let floor = Self.floorOfModule[module] else { return !allowed.contains(module) }
            return floor > own
        }
        #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.joined(separator: ", "))")
    }

    /// What Xcode drew is not what a device shows.
    @Test func `Only agreement knows what Xcode's canvas draws`() {
        let users = SourceTree.sources.filter { $0.imports.contains("InterfaceBuilderCanvas") }.map(\.target)
        #expect(Set(users) == ["LayoutAgreement"])
    }

    /// The test of imports is only worth something if import lines are found.
    @Test func `Import lines are read`() {
        let file = SourceTree.File(
            path: "Sources/X/Y/Z.swift",
            text:
                "package import LayoutGeometry\n@testable import A\nimport struct B.C\n// import D\nlet x = 1 // import E"
        )
        #expect(file.imports == ["LayoutGeometry", "A", "B"])
        #expect(SourceTree.sources.contains { $0.imports.contains("LayoutGeometry") })
    }
}
