// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SwiftRewriting
@testable import alrender_swift

/// Which declarations of a project a file gets, where several have one name.
struct XcodeProjectTests {
    private func withProject<Result>(_ text: String, _ body: (XcodeProject?, String) throws -> Result) throws -> Result
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
            .standardizedFileURL
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = folder.appending(path: "App.xcodeproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: project.appending(path: "project.pbxproj"))
        return try body(XcodeProject(project), folder.path)
    }

    /// The files among some that belong to the target of one of them.
    private func targetFiles(of path: String, in text: String, among paths: [String]) throws -> [String] {
        try withProject(text) { project, folder in
            let found = XcodeProject.paths(
                of: ["\(folder)/\(path)"], in: [project].compactMap(\.self), among: paths.map { "\(folder)/\($0)" })
            return found.map { String($0.dropFirst(folder.count + 1)) }.sorted()
        }
    }

    /// Two targets, one of which is in a group with a path of its own.
    private static let project = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T, W); };
          G = { isa = PBXGroup; children = (A, X, H); sourceTree = "<group>"; };
          H = { isa = PBXGroup; path = "My App"; children = (B, C, D); sourceTree = "<group>"; };
          A = { isa = PBXFileReference; path = "Theme.swift"; sourceTree = SOURCE_ROOT; };
          B = { isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
          C = { isa = PBXFileReference; path = BaseScreen.swift; sourceTree = "<group>"; };
          D = { isa = PBXFileReference; path = User.swift; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Widget/Theme.swift; sourceTree = "<group>"; };
          BA = { isa = PBXBuildFile; fileRef = A; }; BB = { isa = PBXBuildFile; fileRef = B; };
          BC = { isa = PBXBuildFile; fileRef = C; /* Base */ }; BD = { isa = PBXBuildFile; fileRef = D; };
          BX = { isa = PBXBuildFile; fileRef = X; };
          S = { isa = PBXSourcesBuildPhase; files = (BA, BB, BC, BD,); };
          SW = { isa = PBXSourcesBuildPhase; files = (BX); };
          T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
          W = { isa = PBXNativeTarget; name = Widget; buildPhases = (SW); };
        }; rootObject = P; }
        """

    @Test func `Files of other targets do not count`() throws {
        let own = ["My App/BaseScreen.swift", "My App/Screen.swift", "My App/User.swift", "Theme.swift"]
        let others = ["Widget/Theme.swift", "My App/Other.swift"]
        #expect(try targetFiles(of: "My App/Screen.swift", in: Self.project, among: own + others) == own)
        #expect(
            try targetFiles(of: "Widget/Theme.swift", in: Self.project, among: own + others) == ["Widget/Theme.swift"])
        #expect(try targetFiles(of: "My App/Other.swift", in: Self.project, among: own + others).isEmpty)
    }

    @Test func `In a folder that Xcode keeps in step all files count but the exceptions`() throws {
        let project = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/User.swift); target = T; };
              T = { isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (F); };
            }; rootObject = P; }
            """
        let files = ["App/Models/User.swift", "App/Old/User.swift", "App/Screens/Screen.swift", "Tools/Tool.swift"]
        #expect(
            try targetFiles(of: "App/Screens/Screen.swift", in: project, among: files)
                == ["App/Models/User.swift", "App/Screens/Screen.swift"])
        #expect(try targetFiles(of: "Tools/Tool.swift", in: project, among: files).isEmpty)
    }

    @Test(arguments: [
        "", "{", "{ objects = ( }", "{ objects = { A = { children = (A); }; }; rootObject = A; }",
        String(repeating: "(", count: 10_000),
    ])
    func `A project that cannot be read has no files`(text: String) throws {
        #expect(try targetFiles(of: "App/Screen.swift", in: text, among: ["App/Screen.swift"]).isEmpty)
    }

    /// A named pipe would be waited for.
    @Test func `The nearest declaration counts, and no file that is none is read`() throws {
        try withProject(Self.project) { _, folder in
            for (path, text) in [
                "My App/Screen.swift": "class Screen {}", "Theme.swift": "enum Theme {}",
                "My App/Theme.swift": "enum Theme {}",
            ] {
                let file = URL(filePath: "\(folder)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            #expect(mkfifo("\(folder)/Pipe.swift", 0o600) == 0)
            let screen = SwiftSource(path: "\(folder)/My App/Screen.swift", text: "class Screen { let theme: Theme }")
            let sources = ProjectFolder(folder).sources(with: [screen])
            #expect(
                sources.paths.map { $0.dropFirst(folder.count + 1) } == [
                    "My App/Screen.swift", "My App/Theme.swift", "Theme.swift",
                ])
            var files = ProjectFiles(of: [screen.path], in: sources)
            #expect(files.files(namedIn: screen, number: 0).map(\.path) == ["\(folder)/Theme.swift"])
        }
    }
}
