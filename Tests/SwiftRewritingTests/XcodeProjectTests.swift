// SPDX-License-Identifier: Apache-2.0
import LayoutRuns
import RunTestSupport
import SourceLocations
import Testing

struct XcodeProjectTests {
    /// The files of the target that a file belongs to, from the folder that the entries are in.
    private static func target(of path: String, in files: MemoryFiles) -> [String] {
        let here = files.place(of: ".").map { $0 + "/" }.joined()
        return XcodeProject.target(of: path, in: files).map { String($0.dropFirst(here.count + 1)) }
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

    @Test func `Files of other targets do not count`() {
        let files = MemoryFiles(["app/App.xcodeproj/project.pbxproj": Self.project, "app/My App/Screen.swift": ""])
        #expect(
            Self.target(of: "app/My App/Screen.swift", in: files) == [
                "app/My App/BaseScreen.swift", "app/My App/Screen.swift", "app/My App/User.swift", "app/Theme.swift",
            ])
    }

    @Test func `In a folder that Xcode keeps in step all files count but the exceptions`() {
        let project = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/User.swift); target = T; };
              T = { isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (F); };
            }; rootObject = P; }
            """
        let files = MemoryFiles([
            "App.xcodeproj/project.pbxproj": project, "App/Screens/Screen.swift": "", "App/Models/User.swift": "",
            "App/Old/User.swift": "", "App/notes.txt": "", "Tools/Tool.swift": "",
        ])
        #expect(
            Self.target(of: "App/Screens/Screen.swift", in: files) == [
                "App/Models/User.swift", "App/Screens/Screen.swift",
            ])
        #expect(Self.target(of: "Tools/Tool.swift", in: files).isEmpty)
    }

    @Test(arguments: ["", "{", "{ objects = ( }", String(repeating: "(", count: 10_000)])
    func `A project that cannot be read has no files`(text: String) {
        let files = MemoryFiles(["App.xcodeproj/project.pbxproj": text, "App/Screen.swift": ""])
        #expect(Self.target(of: "App/Screen.swift", in: files).isEmpty)
    }
}
