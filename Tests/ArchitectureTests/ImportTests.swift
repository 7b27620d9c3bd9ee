// SPDX-License-Identifier: Apache-2.0
import Testing

/// Imports point down only: a stage sees the values of the stages before it and nothing of those after it.
struct ImportTests {
    /// What a target may import of ours, and of the system's.
    struct Row: Sendable {
        var ours: [String]
        var system: [String] = []
    }

    static let layers = [
        "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "ConstraintSolver", "LayoutModel",
        "LayoutSource", "LayoutImages", "LayoutEngine", "LayoutLints", "LayoutScene", "FontFiles", "LayoutText",
        "LayoutRendering",
    ]

    static let table: [String: Row] = [
        "LayoutGeometry": Row(ours: []),
        "SourceLocations": Row(ours: []),
        "ConstraintSolver": Row(ours: []),
        "LayoutJSON": Row(ours: ["SourceLocations"]),
        "StringsFiles": Row(ours: ["SourceLocations", "LayoutJSON"]),
        "LayoutXML": Row(ours: ["SourceLocations"], system: ["CExpat"]),
        "LayoutDiagnostics": Row(ours: ["SourceLocations", "LayoutJSON"]),
        "LayoutModel": Row(ours: ["LayoutGeometry", "SourceLocations"]),
        "LayoutSource": Row(
            ours: ["LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel"]),
        "LayoutImages": Row(ours: ["SourceLocations", "LayoutGeometry", "LayoutXML", "LayoutModel"]),
        "LayoutEngine": Row(
            ours: ["LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "ConstraintSolver", "LayoutModel"]),
        "LayoutLints": Row(
            ours: ["LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutEngine"]),
        "DiagnosticPages": Row(ours: ["LayoutDiagnostics", "LayoutLints"]),
        "LayoutScene": Row(
            ours: ["LayoutGeometry", "LayoutJSON", "LayoutModel", "LayoutEngine"]),
        "FontFiles": Row(ours: [], system: ["CFontconfig"]),
        // `Glibc` to see whether a font file is there.
        "LayoutText": Row(
            ours: ["LayoutGeometry", "LayoutModel", "FontFiles"], system: ["CPango", "CFontconfig", "Glibc"]),
        // `FontFiles` for the text of SVG images; `Synchronization` for the fonts that Cairo has once for all threads.
        "LayoutRendering": Row(
            ours: ["LayoutGeometry", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutScene", "FontFiles"],
            system: [
                "CCairo", "CGIF", "CHarfBuzz", "CPNG", "CTurboJPEG", "CZlib", "Glibc", "Synchronization",
            ]),
        // `LayoutModel` for the phrases of attributes.
        "ConsoleLogs": Row(
            ours: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "ConstraintSolver",
                "LayoutModel",
            ]),
        "InterfaceBuilderFiles": Row(
            ours: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutXML", "LayoutDiagnostics", "LayoutModel",
            ]),
        "LayoutAgreement": Row(ours: ["LayoutGeometry", "LayoutModel", "LayoutEngine", "InterfaceBuilderFiles"]),
        "LayoutSweep": Row(
            ours: ["LayoutGeometry", "LayoutDiagnostics", "LayoutModel", "LayoutEngine", "LayoutLints"]),
        "LayoutRepair": Row(
            ours: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutXML", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "LayoutEngine", "InterfaceBuilderFiles",
            ]),
        "LayoutInteraction": Row(ours: ["LayoutGeometry", "LayoutModel", "LayoutEngine"]),
        "LayoutWebPages": Row(
            ours: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutEngine",
                "LayoutInteraction",
            ]),
        "LayoutFigures": Row(
            ours: ["LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutEngine"]),
        "_Testing_UIKit": Row(ours: []),
        "_Testing_CoreGraphics": Row(ours: []),
        "CoreGraphics": Row(ours: ["UIKit", "_Testing_CoreGraphics"]),
        "QuartzCore": Row(ours: ["UIKit"]),
        // `Foundation` for CGRect and attributed strings, which UIKit's clients find there.
        "UIKit": Row(
            ours: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "LayoutImages", "LayoutScene", "FontFiles", "LayoutText", "LayoutRendering", "AutoLayout",
                "_Testing_UIKit",
            ],
            system: ["CInitializers", "Foundation", "FoundationNetworking"]),
        // `Foundation` for recorded layouts beside a test.
        "UIKitTesting": Row(ours: ["UIKit"], system: ["Foundation", "Testing"]),
        "ChildProcesses": Row(ours: [], system: ["Glibc"]),
        // `Synchronization` for the processes that threads share.
        "ImageProcesses": Row(
            ours: ["LayoutModel", "LayoutRendering", "ChildProcesses"], system: ["Glibc", "Synchronization"]),
        // `Synchronization` for the pipelines that threads share.
        "AutoLayout": Row(ours: layers + ["ImageProcesses"], system: ["Synchronization"]),
        // `Synchronization` for the listings of folders that threads share.
        "LayoutGoldens": Row(ours: layers + ["StringsFiles", "AutoLayout"], system: ["Synchronization"]),
        // `Foundation` for recorded layouts beside a test.
        "AutoLayoutTesting": Row(
            ours: layers + ["AutoLayout", "LayoutGoldens", "ImageProcesses", "DiagnosticPages"],
            system: ["Foundation", "Testing", "XCTest"]),
        // `Synchronization` for the results that threads leave to each other.
        "alrender": Row(
            ours: layers + [
                "AutoLayout", "LayoutGoldens", "ChildProcesses", "ImageProcesses", "StringsFiles",
                "InterfaceBuilderFiles",
                "LayoutAgreement",
                "LayoutRepair", "LayoutSweep", "LayoutFigures", "LayoutWebPages", "ConsoleLogs",
                "DiagnosticPages",
            ],
            system: ["ArgumentParser", "CBuildInfo", "CSandbox", "Glibc", "Synchronization"]),
    ]

    @Test func `Every target has a row`() {
        let targets = Set(SourceTree.sources.map(\.target))
        #expect(targets == Set(Self.table.keys))
    }

    @Test(arguments: SourceTree.sources)
    func `Imports point down`(file: SourceTree.File) throws {
        let row = try #require(Self.table[file.target])
        let allowed = Set(row.ours + row.system)
        let forbidden = file.imports.filter { !allowed.contains($0) }
        #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.joined(separator: ", "))")
    }

    /// The floor below every test of this suite: the table is only worth something if import lines are really found.
    @Test func `Import lines are read`() {
        let file = SourceTree.File(
            path: "Sources/X/Y.swift",
            text:
                "package import LayoutGeometry\n@testable import A\nimport struct B.C\n// import D\nlet x = 1 // import E"
        )
        #expect(file.imports == ["LayoutGeometry", "A", "B"])
        #expect(SourceTree.sources.contains { $0.imports.contains("LayoutGeometry") })
    }
}
