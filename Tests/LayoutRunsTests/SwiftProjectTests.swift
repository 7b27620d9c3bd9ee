// SPDX-License-Identifier: Apache-2.0
import LayoutRuns
import RunTestSupport
import SourceLocations
import Testing

/// The files of an app that declare what a Swift file uses.
struct SwiftProjectTests {
    private static func needed(by path: String, _ entries: [String: String]) throws -> [String] {
        let files = FileAccess(MemoryFiles(entries))
        let source = SourceText(name: path, bytes: Array(try #require(entries[path]).utf8))
        let here = files.system.place(of: ".").map { $0 + "/" }.joined()
        return SwiftProject(in: files).needed(by: [(path, source)]).map { path in
            String(path.key.drop { $0 == "/" }.dropFirst(here.count))
        }
    }

    private static let screen = "import UIKit\nclass Screen: BaseScreen { let user = User(name: \"\\(Theme.title)\") }"

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

    @Test func `Of an Xcode project the files of the same target are found that declare what is used`() throws {
        let found = try Self.needed(
            by: "app/My App/Screen.swift",
            [
                "app/App.xcodeproj/project.pbxproj": Self.project, "app/My App/Screen.swift": Self.screen,
                "app/My App/BaseScreen.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
                "app/My App/User.swift": "struct User { var name: String }",
                "app/Theme.swift": "enum Theme { static let title = \"a\" }",
                "app/Widget/Theme.swift": "enum Theme { static let title = \"b\" }",
                "app/My App/Other.swift": "class User {}",
            ])
        #expect(found == ["app/My App/BaseScreen.swift", "app/My App/User.swift", "app/Theme.swift"])
    }

    @Test func `Of a folder that Xcode keeps in step all files count but the exceptions`() throws {
        let project = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>"; };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/User.swift); target = T; };
              T = { isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (F); };
            }; rootObject = P; }
            """
        let found = try Self.needed(
            by: "App/Screens/Screen.swift",
            [
                "App.xcodeproj/project.pbxproj": project, "App/Screens/Screen.swift": Self.screen,
                "App/Models/User.swift": "struct User {}", "App/Old/User.swift": "struct User {}",
                "App/Unused.swift": "struct Unused {}", "App/Theme+Colors.swift": "extension Theme {}",
                "App/Theme.swift": "enum Theme {}",
            ])
        #expect(found == ["App/Models/User.swift", "App/Theme+Colors.swift", "App/Theme.swift"])
    }

    @Test func `Extensions of the system's types count if their members are used`() throws {
        let found = try Self.needed(
            by: "p/Sources/App/Screen.swift",
            [
                "p/Package.swift": "", "p/Sources/App/Screen.swift": "let view = UIView(); let color = UIColor.brand",
                "p/Sources/App/Colors.swift": "extension UIColor {\n  static let brand = UIColor.red\n}",
                "p/Sources/App/Fonts.swift": "extension UIFont {\n  static let brandFont = 1\n}",
                "p/Sources/Other/Colors.swift": "extension UIColor {\n  static let brand = UIColor.blue\n}",
            ])
        #expect(found == ["p/Sources/App/Colors.swift"])
    }

    @Test(arguments: ["", "{", "{ objects = ( }", String(repeating: "(", count: 10_000)])
    func `A project that cannot be read has no files`(text: String) throws {
        let entries = [
            "App.xcodeproj/project.pbxproj": text, "App/Screen.swift": Self.screen, "App/User.swift": "struct User {}",
        ]
        #expect(try Self.needed(by: "App/Screen.swift", entries).isEmpty)
    }
}
