// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// Whether this is the package that is built, and not one that another depends on by its version: SwiftPM keeps a working copy of
/// such a package in a folder `checkouts`. Swift 6.1 and Xcode refuse a package there that sets flags of the compiler.
let isBuiltItself = Context.packageDirectory.split(separator: "/").dropLast().last != "checkouts"

/// A flag that has no setting of its own; it only makes our own builds faster or smaller.
func flag(_ flag: String, in configuration: BuildConfiguration) -> [SwiftSetting] {
    isBuiltItself ? [.unsafeFlags([flag], .when(configuration: configuration))] : []
}

/// Solving and drawing a layout without optimisation takes ten times as long: also a debug build, in which tests run,
/// optimises what computes layouts.
let computing: Set = [
    "ConstraintSolver", "LayoutGeometry", "LayoutJSON", "LayoutModel", "LayoutEngine", "LayoutText", "LayoutScene",
    "ContentPainting", "LayoutMarks",
]

/// A quick build is one in release for trying the program, and for seconds of fuzzing: it optimises only what solves layouts and
/// measures texts, since optimising what draws takes longer than drawing.
let isQuick = Context.environment["ALRENDER_QUICK"] != nil

/// A release build makes most other code small instead of fast: little of it runs for each view.
let small = flag(isQuick ? "-Onone" : "-Osize", in: .release)

/// The folders of `Sources` from the bottom up, with their targets. A target imports from its own floor and from lower ones.
let floors: KeyValuePairs = [
    "CLibraries": [
        "CCairo", "CPango", "CHarfBuzz", "CFontconfig", "CExpat", "CZlib", "CPNG", "CGIF", "CTurboJPEG", "CSandbox",
        "CBuildInfo", "CInitializers",
    ],
    "Core": [
        "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutXML", "LayoutDiagnostics", "LayoutModel",
        "ConstraintSolver", "LayoutEngine", "LayoutLints",
    ],
    "Documents": [
        "LayoutSource", "LayoutImages", "StringsFiles", "InterfaceBuilderFiles", "InterfaceBuilderEvidence",
        "InterfaceBuilderCanvas",
    ],
    "Picture": [
        "FontFiles", "LayoutText", "LayoutScene", "ContentPainting", "LayoutMarks", "LayoutRendering", "ChildProcesses",
        "ImageProcesses",
    ],
    "Library": ["AutoLayout"],
    "Tools": [
        "AgentServer", "AutoLayoutTesting", "ConsoleLogs", "DiagnosticPages", "GoldenRuns", "LayoutAgreement",
        "LayoutComparisons",
        "LayoutExplanations", "LayoutFigures", "LayoutGoldens", "LayoutInteraction", "LayoutRepair", "LayoutRuns",
        "LayoutSweep", "LayoutWebPages", "PreviewServer",
    ],
    "UIKit": [
        "UIKit", "UIKitTesting", "UIKitPreviews", "LayoutLibraries", "SwiftRewriting", "CoreGraphics", "QuartzCore",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
    ],
    "Program": ["alrender-swift", "alrender"],
]

func path(_ name: String) -> String {
    let floor = floors.first { $0.value.contains(name) }?.key ?? ""
    return "Sources/\(floor)/\(name)"
}

func clibrary(_ name: String, pkgConfig: String? = nil, package: String? = nil) -> Target {
    .systemLibrary(
        name: name, path: path(name), pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
}

/// Scripts and style sheets of web pages, which become constants.
let pageResources: [Resource] = [.embedInCode("Resources")]

/// A target of ours, with the modules that it imports.
func target(_ name: String, imports: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    let optimized = flag("-O", in: .debug)
    let speed: [SwiftSetting] =
        switch name {
        case "ConstraintSolver", "LayoutGeometry", "LayoutJSON": optimized
        case "LayoutEngine" where isQuick, "LayoutText" where isQuick: optimized
        // Values, which are copied rather than computed; calls of Pango; what makes the solver's rows; and what places marks.
        // A picture takes about 2 % longer for it.
        case _ where computing.contains(name): optimized + small
        default: small
        }
    return .target(
        name: name, dependencies: imports, path: path(name), resources: resources, swiftSettings: strict + speed)
}

func tests(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .testTarget(name: name, dependencies: imports, swiftSettings: strict)
}

/// The test targets that `make check` names; nil for all. What only others need is not built either.
let chosenTests = Context.environment["ALRENDER_TESTS"].map { names in
    Set(names.split(separator: "|").map { String($0.prefix { $0 != "/" }) })
}

/// UIKit, for platforms that have none: a thin layer over the live layout. The command-line program does not use it.
#if os(Linux)
    let uiKitProducts: [Product] = [
        .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    ]
    // What programs that are made of Swift files load; with symbols for all that they may use.
    let uiKitPrograms: [Product] = [
        .library(
            name: "AlrenderUIKit", type: .dynamic,
            targets: ["UIKitPreviews", "LayoutLibraries", "UIKit", "CoreGraphics", "QuartzCore"])
    ]
    let uiKitTargets: [Target] = [
        // Initialisers of classes that are known at run time, in Swift's calling convention.
        clibrary("CInitializers"),
        target("_Testing_UIKit"),
        target("_Testing_CoreGraphics"),
        target(
            "UIKit",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "LayoutImages", "InterfaceBuilderFiles", "FontFiles", "LayoutText", "AutoLayout",
                "_Testing_UIKit", "CInitializers",
            ]),
        // Modules that code for iOS imports: what belongs there is in UIKit.
        target("CoreGraphics", imports: ["UIKit", "_Testing_CoreGraphics"]),
        target("QuartzCore", imports: ["UIKit"]),
        // Compares the layouts of views with recorded ones, in tests.
        target(
            "UIKitTesting",
            imports: ["AutoLayout", "AutoLayoutTesting", "UIKit"]),
        // The body of programs that are made of Swift files, to draw what they show.
        target("UIKitPreviews", imports: ["LayoutGeometry", "SourceLocations", "LayoutModel", "AutoLayout", "UIKit"]),
        // What files of apps use of libraries for layout.
        target("LayoutLibraries", imports: ["UIKit"]),
        // Times changes of hierarchies with many views.
        .executableTarget(
            name: "uikit-benchmark", dependencies: ["UIKit", "BenchmarkTables"], path: "Benchmarks/UIKit",
            swiftSettings: strict),
        tests(
            "UIKitTests",
            imports: [
                "SourceLocations", "LayoutModel", "LayoutSource", "InterfaceBuilderFiles", "AutoLayout",
                "AutoLayoutTesting", "UIKit", "UIKitTesting", "UIKitPreviews", "LayoutLibraries", "CoreGraphics",
                "QuartzCore",
            ]),
    ]
#else
    let uiKitProducts: [Product] = []
    let uiKitPrograms: [Product] = []
    let uiKitTargets: [Target] = []
#endif

/// The program that rewrites Swift files. Quick builds and packages that depend on this one do not fetch swift-syntax.
let swiftSyntax = isBuiltItself && !isQuick && (chosenTests?.contains("SwiftRewritingTests") ?? true)
let swiftInputTargets: [Target] = [
    .target(
        name: "SwiftRewriting",
        dependencies: [
            .product(name: "SwiftSyntax", package: "swift-syntax"),
            .product(name: "SwiftParser", package: "swift-syntax"),
        ], path: path("SwiftRewriting"), swiftSettings: strict + small),
    .executableTarget(
        name: "alrender-swift", dependencies: ["SwiftRewriting"], path: path("alrender-swift"),
        swiftSettings: strict + small),
    tests("SwiftRewritingTests", imports: ["SwiftRewriting", "RandomTestSupport", "alrender-swift", "alrender"]),
]

let needsUIKit = chosenTests.map { !$0.isDisjoint(with: ["UIKitTests", "SwiftRewritingTests"]) } ?? true

/// Fuzzing with libFuzzer, in builds by scripts/fuzz alone: other builds do not link its runtime.
let fuzzTargets: [Target] =
    Context.environment["ALRENDER_FUZZING"] == nil
    ? []
    : [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
        .executableTarget(
            name: "alrender-fuzz",
            dependencies: [
                "CLibFuzzer", "SourceLocations", "LayoutJSON", "LayoutModel", "LayoutEngine", "LayoutSource",
                "LayoutImages", "StringsFiles", "FontFiles", "LayoutText", "LayoutScene", "LayoutRendering",
                "InterfaceBuilderFiles", "AutoLayout", "ConsoleLogs", "LayoutFigures", "LayoutGoldens", "LayoutRepair",
                "PreviewServer",
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus", "Dictionaries"], swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    ]

let package = Package(
    name: "alrender",
    products: [
        .executable(name: "alrender", targets: ["alrender"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "AutoLayoutTesting", targets: ["AutoLayoutTesting"]),
        .plugin(name: "Figures", targets: ["Figures"]),
        .plugin(name: "CheckFigures", targets: ["CheckFigures"]),
    ] + (needsUIKit ? uiKitProducts : []) + (needsUIKit && isBuiltItself ? uiKitPrograms : []),
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Tests judge the solver in exact numbers.
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    ] + (swiftSyntax ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")] : []),
    targets: [
        clibrary("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
        clibrary("CPango", pkgConfig: "pangoft2", package: "libpango1.0-dev"),
        clibrary("CHarfBuzz", pkgConfig: "harfbuzz", package: "libharfbuzz-dev"),
        clibrary("CFontconfig", pkgConfig: "fontconfig", package: "libfontconfig-dev"),
        clibrary("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
        clibrary("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),
        clibrary("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
        clibrary("CGIF", package: "libgif-dev"),
        clibrary("CSandbox"),
        clibrary("CBuildInfo"),
        clibrary("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),

        target("LayoutGeometry"),
        target("SourceLocations"),
        target("ConstraintSolver"),
        target("LayoutJSON", imports: ["SourceLocations"]),
        target("StringsFiles", imports: ["SourceLocations", "LayoutJSON"]),
        target("LayoutXML", imports: ["SourceLocations", "CExpat"]),
        target("LayoutDiagnostics", imports: ["LayoutGeometry", "SourceLocations", "LayoutJSON"]),
        target("LayoutModel", imports: ["LayoutGeometry", "SourceLocations"]),
        target(
            "LayoutSource",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "StringsFiles", "LayoutDiagnostics", "LayoutModel",
            ]),
        target("LayoutImages", imports: ["SourceLocations", "LayoutGeometry", "LayoutXML", "LayoutModel"]),
        target(
            "LayoutEngine",
            imports: ["LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "ConstraintSolver", "LayoutModel"]),
        target(
            "LayoutLints",
            imports: ["LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutEngine"]),
        target("DiagnosticPages", imports: ["LayoutDiagnostics", "LayoutLints"]),
        target(
            "LayoutScene", imports: ["LayoutGeometry", "LayoutJSON", "LayoutModel", "LayoutEngine"]),
        target("ContentPainting", imports: ["LayoutGeometry", "LayoutModel", "LayoutEngine", "LayoutScene"]),
        target(
            "LayoutMarks",
            imports: [
                "LayoutGeometry", "LayoutDiagnostics", "LayoutModel", "LayoutEngine", "LayoutScene", "ContentPainting",
            ]),
        target("FontFiles", imports: ["CFontconfig"]),
        target("LayoutText", imports: ["LayoutGeometry", "LayoutModel", "FontFiles", "CPango", "CFontconfig"]),
        target(
            "LayoutRendering",
            imports: [
                "LayoutGeometry", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutScene", "FontFiles",
                "CCairo",
                "CGIF", "CHarfBuzz", "CPNG", "CTurboJPEG", "CZlib",
            ]),
        target("ChildProcesses"),
        target("ImageProcesses", imports: ["LayoutModel", "LayoutRendering", "ChildProcesses"]),
        target(
            "InterfaceBuilderFiles",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutXML", "LayoutDiagnostics", "LayoutModel",
            ]),
        target(
            "InterfaceBuilderEvidence",
            imports: [
                "LayoutGeometry", "LayoutDiagnostics", "LayoutModel", "LayoutEngine", "LayoutLints",
                "InterfaceBuilderFiles",
            ]),
        // Only agreement may use it: what Xcode drew is not what a device shows.
        target(
            "InterfaceBuilderCanvas",
            imports: [
                "LayoutGeometry", "LayoutXML", "LayoutModel", "InterfaceBuilderFiles", "InterfaceBuilderEvidence",
            ]),
        target(
            "LayoutAgreement",
            imports: [
                "LayoutGeometry", "LayoutModel", "LayoutEngine", "InterfaceBuilderFiles", "InterfaceBuilderEvidence",
                "InterfaceBuilderCanvas",
            ]),
        target(
            "LayoutRepair",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutXML", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "LayoutEngine", "InterfaceBuilderFiles", "InterfaceBuilderEvidence",
            ]),
        target("LayoutInteraction", imports: ["LayoutGeometry", "LayoutModel", "LayoutEngine"]),
        target(
            "LayoutWebPages",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutEngine",
                "LayoutScene", "ContentPainting", "LayoutRendering", "LayoutInteraction", "CZlib",
            ], resources: pageResources),
        target(
            "ConsoleLogs",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "ConstraintSolver",
            ]),
        target(
            "AutoLayout",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "LayoutImages", "LayoutEngine", "LayoutLints", "LayoutScene", "ContentPainting", "LayoutMarks",
                "FontFiles", "LayoutText", "LayoutRendering", "ImageProcesses",
            ]),
        target(
            "LayoutGoldens",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "LayoutScene", "FontFiles", "LayoutText", "LayoutRendering", "StringsFiles", "AutoLayout",
            ], resources: pageResources),
        target(
            "LayoutRuns",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "StringsFiles", "LayoutEngine", "LayoutLints", "InterfaceBuilderFiles", "FontFiles",
                "LayoutText", "LayoutScene", "LayoutMarks", "LayoutRendering", "AutoLayout", "LayoutAgreement",
                "LayoutRepair",
                "LayoutWebPages",
            ]),
        target(
            "LayoutSweep",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "LayoutEngine", "LayoutLints", "InterfaceBuilderFiles", "LayoutScene", "LayoutMarks",
                "LayoutRendering", "AutoLayout", "LayoutRuns", "LayoutWebPages",
            ]),
        target(
            "LayoutExplanations",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "LayoutEngine", "InterfaceBuilderFiles", "InterfaceBuilderEvidence", "LayoutScene",
                "LayoutMarks", "LayoutRendering",
                "AutoLayout", "LayoutRepair", "ConsoleLogs", "DiagnosticPages", "LayoutGoldens", "LayoutRuns",
                "LayoutWebPages",
            ]),
        target(
            "LayoutComparisons",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "InterfaceBuilderFiles", "LayoutScene", "LayoutMarks", "LayoutRendering", "AutoLayout",
                "LayoutGoldens", "LayoutRuns",
            ]),
        target(
            "LayoutFigures",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "LayoutEngine", "LayoutScene", "LayoutMarks", "LayoutRendering", "AutoLayout", "LayoutGoldens",
                "LayoutRuns",
                "LayoutExplanations", "LayoutSweep",
            ]),
        target(
            "GoldenRuns",
            imports: [
                "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine", "FontFiles",
                "AutoLayout", "DiagnosticPages", "LayoutGoldens", "LayoutRuns",
            ]),
        target(
            "PreviewServer",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel",
                "LayoutSource", "InterfaceBuilderFiles", "LayoutScene", "AutoLayout", "LayoutRepair", "LayoutGoldens",
                "LayoutRuns", "LayoutWebPages", "GoldenRuns",
            ], resources: pageResources),
        // The Model Context Protocol.
        target(
            "AgentServer",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "LayoutScene",
                "AutoLayout", "LayoutRepair", "DiagnosticPages", "LayoutRuns", "LayoutExplanations",
                "LayoutComparisons",
            ]),
        target(
            "AutoLayoutTesting",
            imports: [
                "LayoutModel", "LayoutSource", "LayoutScene", "FontFiles", "AutoLayout", "LayoutGoldens",
                "ImageProcesses", "DiagnosticPages",
            ]),
        .executableTarget(
            name: "alrender",
            dependencies: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "StringsFiles", "LayoutEngine", "LayoutLints", "LayoutImages", "InterfaceBuilderFiles", "FontFiles",
                "LayoutText", "LayoutScene", "LayoutRendering", "ChildProcesses", "ImageProcesses", "AutoLayout",
                "InterfaceBuilderEvidence", "LayoutAgreement", "LayoutRepair", "DiagnosticPages", "LayoutGoldens",
                "LayoutRuns", "LayoutSweep",
                "LayoutExplanations", "LayoutComparisons", "LayoutFigures", "GoldenRuns", "PreviewServer",
                "AgentServer",
                "CBuildInfo", "CSandbox",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: path("alrender"), swiftSettings: strict + small),

        // `swift package figures`, with the installed program: a plugin that builds it would build every target twice.
        .plugin(
            name: "Figures",
            capability: .command(
                intent: .custom(verb: "figures", description: "Makes the figures of Markdown and DocC pages."),
                permissions: [.writeToPackageDirectory(reason: "Figures are beside their pages.")])),
        // Warns of stale figures where a target is built.
        .plugin(name: "CheckFigures", capability: .buildTool()),

        .systemLibrary(name: "CSandboxProbe", path: "Tests/CSandboxProbe"),
        // GNU's linear programming solver judges random systems; no other target may use it.
        .systemLibrary(name: "CGLPK", path: "Tests/CGLPK", providers: [.apt(["libglpk-dev"])]),
        .target(
            name: "LayoutTestSupport",
            dependencies: ["LayoutGeometry", "LayoutModel", "LayoutEngine", "LayoutScene"],
            path: "Tests/LayoutTestSupport", swiftSettings: strict),

        // Random systems, and checks of the solver's solutions with GLPK and exact arithmetic.
        .target(
            name: "SolverJudge",
            dependencies: [
                "ConstraintSolver", "CGLPK", "RandomTestSupport", .product(name: "BigInt", package: "BigInt"),
            ],
            path: "Tests/SolverJudge", swiftSettings: strict),
        // Judges hundreds of thousands of them.
        .executableTarget(
            name: "solver-sweep", dependencies: ["ConstraintSolver", "SolverJudge"], path: "Tests/SolverSweep",
            swiftSettings: strict),

        // Files in memory and a console that keeps what is printed, for tests of what commands do.
        .target(
            name: "RunTestSupport", dependencies: ["LayoutRuns"], path: "Tests/RunTestSupport",
            swiftSettings: strict),

        // Reproducible random cases.
        .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport", swiftSettings: strict),

        .target(name: "BenchmarkTables", path: "Benchmarks/Tables", swiftSettings: strict),
        // Times the solver, and kiwi if Python has it.
        .executableTarget(
            name: "solver-benchmark", dependencies: ["ConstraintSolver", "BenchmarkTables"], path: "Benchmarks/Solver",
            swiftSettings: strict),
        // Times every stage on documents of many views.
        .executableTarget(
            name: "pipeline-benchmark",
            dependencies: [
                "CCairo", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutEngine", "LayoutScene",
                "LayoutText", "LayoutRendering", "AutoLayout", "BenchmarkTables",
            ],
            path: "Benchmarks/Pipeline", swiftSettings: strict),

        // Measures a short label through LayoutText, as bare.c does with Pango alone.
        .executableTarget(
            name: "start-up", dependencies: ["LayoutModel", "LayoutText"],
            path: "Benchmarks/StartUp",
            exclude: ["bare.c", "picture.c", "calls.py", "run.sh", "many.sh", "picture.sh", "label.layout.json"],
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m")]),

        // Holds frames that Apple's engine recorded against ours; needs files that are not part of the package.
        .executableTarget(
            name: "ib-agreement",
            dependencies: [
                "LayoutGeometry", "SourceLocations", "LayoutModel", "LayoutEngine", "LayoutText",
                "InterfaceBuilderFiles", "InterfaceBuilderEvidence", "LayoutAgreement",
            ],
            path: "Benchmarks/ib-agreement", swiftSettings: strict),

        tests("ArchitectureTests"),
        tests("LayoutGeometryTests", imports: ["LayoutGeometry"]),
        tests("LayoutJSONTests", imports: ["SourceLocations", "LayoutJSON", "RandomTestSupport"]),
        tests("StringsFilesTests", imports: ["SourceLocations", "StringsFiles"]),
        tests("LayoutXMLTests", imports: ["SourceLocations", "LayoutXML"]),
        tests("LayoutDiagnosticsTests", imports: ["SourceLocations", "LayoutJSON", "LayoutDiagnostics"]),
        tests("ConstraintSolverTests", imports: ["ConstraintSolver", "RandomTestSupport", "SolverJudge"]),
        tests("BenchmarkTablesTests", imports: ["BenchmarkTables"]),
        tests("LayoutModelTests", imports: ["LayoutGeometry", "LayoutModel"]),
        tests(
            "LayoutSourceTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "RandomTestSupport",
            ]),
        tests("LayoutImagesTests", imports: ["LayoutGeometry", "LayoutModel", "LayoutImages", "RandomTestSupport"]),
        tests(
            "LayoutEngineTests",
            imports: [
                "LayoutGeometry", "LayoutDiagnostics", "ConstraintSolver", "LayoutModel", "LayoutEngine",
                "LayoutTestSupport",
                "RandomTestSupport",
            ]),
        tests(
            "LayoutLintsTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "LayoutLints", "LayoutTestSupport", "RandomTestSupport",
            ]),
        tests(
            "LayoutSceneTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "LayoutScene", "LayoutMarks", "ContentPainting",
                "LayoutTestSupport", "RandomTestSupport",
            ]),
        tests(
            "LayoutTextTests",
            imports: [
                "LayoutGeometry", "LayoutModel", "LayoutSource", "FontFiles", "LayoutText", "CPango",
                "RandomTestSupport",
            ]),
        tests(
            "LayoutRenderingTests",
            imports: [
                "LayoutGeometry", "LayoutJSON", "LayoutModel", "LayoutImages", "LayoutEngine", "LayoutScene",
                "LayoutMarks", "FontFiles", "LayoutText", "LayoutRendering", "RandomTestSupport", "CGIF", "CZlib",
            ]),
        tests(
            "InterfaceBuilderFilesTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "InterfaceBuilderFiles", "InterfaceBuilderEvidence", "InterfaceBuilderCanvas", "LayoutAgreement",
                "LayoutTestSupport", "ib-agreement",
            ]),
        tests(
            "LayoutSweepTests",
            imports: [
                "SourceLocations", "LayoutModel", "LayoutSource", "LayoutEngine", "LayoutLints", "AutoLayout",
                "LayoutRuns", "LayoutSweep", "LayoutTestSupport", "RunTestSupport",
            ]),
        tests(
            "LayoutRepairTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutModel", "LayoutSource", "LayoutEngine",
                "InterfaceBuilderFiles", "InterfaceBuilderEvidence", "LayoutRepair", "LayoutTestSupport",
                "RandomTestSupport",
            ]),
        tests(
            "LayoutInteractionTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutModel", "LayoutSource", "LayoutEngine", "LayoutText",
                "LayoutInteraction", "RandomTestSupport",
            ]),
        tests(
            "LayoutWebPagesTests",
            imports: ["LayoutGeometry", "LayoutModel", "LayoutEngine", "LayoutScene", "LayoutWebPages"]),
        tests(
            "LayoutRunsTests",
            imports: [
                "LayoutGeometry", "LayoutDiagnostics", "LayoutModel", "LayoutLints", "AutoLayout", "LayoutRuns",
                "RandomTestSupport",
                "RunTestSupport",
            ]),
        tests(
            "LayoutExplanationsTests",
            imports: [
                "SourceLocations", "LayoutModel", "LayoutScene", "AutoLayout", "LayoutRuns", "LayoutExplanations",
                "RunTestSupport",
            ]),
        tests(
            "AgentServerTests", imports: ["LayoutJSON", "AutoLayout", "LayoutRuns", "AgentServer", "RunTestSupport"]),
        tests(
            "PreviewServerTests",
            imports: [
                "FontFiles", "AutoLayout", "LayoutGoldens", "LayoutRuns", "GoldenRuns", "PreviewServer",
                "RunTestSupport",
            ]),
        tests(
            "GoldenRunsTests",
            imports: [
                "SourceLocations", "LayoutJSON", "FontFiles", "LayoutScene", "AutoLayout", "LayoutGoldens",
                "LayoutRuns",
                "GoldenRuns", "LayoutComparisons", "RunTestSupport",
            ]),
        tests("LayoutFiguresTests", imports: ["SourceLocations", "LayoutFigures"]),
        tests(
            "ConsoleLogsTests",
            imports: ["SourceLocations", "LayoutDiagnostics", "ConsoleLogs", "RandomTestSupport"]),
        tests(
            "AutoLayoutTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutDiagnostics", "LayoutModel", "LayoutSource", "LayoutEngine",
                "LayoutLints", "LayoutScene", "LayoutMarks", "LayoutText", "LayoutRendering", "AutoLayout",
                "LayoutTestSupport",
            ]),
        tests(
            "LayoutGoldensTests",
            imports: [
                "LayoutGeometry", "SourceLocations", "LayoutJSON", "LayoutDiagnostics", "LayoutModel", "LayoutSource",
                "LayoutScene",
                "LayoutRendering",
                "AutoLayout", "LayoutGoldens",
            ]),
        tests("AutoLayoutTestingTests", imports: ["AutoLayoutTesting"]),
        // The tests of a sample package, here too so that they are built with everything else.
        .testTarget(
            name: "LoginTests", dependencies: ["AutoLayoutTesting"], path: "Examples/Snapshots/Tests/LoginTests",
            exclude: ["layouts", "__Snapshots__"], swiftSettings: strict),
        tests(
            "CommandLineTests",
            imports: [
                "alrender", "AutoLayout", "LayoutSource", "LayoutRendering", "RandomTestSupport", "RunTestSupport",
                "CSandbox", "CSandboxProbe", "CZlib",
            ]),
    ] + (needsUIKit ? uiKitTargets : []) + (swiftSyntax ? swiftInputTargets : []) + fuzzTargets
)

/// Where the program is installed, only the sources of the libraries are, and no other package is fetched.
if Context.environment["ALRENDER_LIBRARIES"] != nil {
    let above: Set = ["Tools", "Program"]
    let names = Set(floors.filter { !above.contains($0.key) }.flatMap(\.value))
        .subtracting(["SwiftRewriting", "UIKitTesting"])
    package.targets.removeAll { !names.contains($0.name) }
    (package.products, package.dependencies) = (uiKitPrograms, [])
}

if let chosenTests {
    package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}
