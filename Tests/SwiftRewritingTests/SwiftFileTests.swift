// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The program, started with Swift files as a user starts it. One run checks what several files lead to: compiling takes a second.
struct SwiftFileTests {
    private static let screen = """
        import UIKit
        final class SignInViewController: UIViewController {
            private let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                button.setTitle("Waiting", for: .normal)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                button.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(button)
                button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
                button.sendActions(for: .touchUpInside)
            }
            @objc private func tapped() { button.setTitle("Sign in", for: .normal) }
        }
        """
    private static let broken = "import UIKit\nclass Broken: UIViewController { let model = Missing() }\n"
    private static let crash = """
        import UIKit
        class Crash: UIViewController {
            override func viewDidLoad() {
                fatalError("no network")
            }
        }
        class Plain: UIViewController { override func viewDidLoad() { print("hello") } }
        """

    private static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "alrender")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Under `CI`, `test --update` records nothing.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Files in a folder of their own, which is removed afterwards.
    private static func withFolder(_ texts: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alrender-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in texts {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    @Test func `A file has the types, images, colours and texts of its app`() throws {
        let texts = [
            "Package.swift": "",
            "Sources/App/User.swift": "struct User { var name: String }\n",
            "Sources/App/Other.swift": "import Alamofire\nextension UIView { func load() { AF.request() } }\n",
            "Sources/App/Assets.xcassets/logo.imageset/Contents.json":
                "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"logo.svg\" }] }",
            "Sources/App/Assets.xcassets/logo.imageset/logo.svg":
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"/>",
            "Sources/App/Assets.xcassets/brand.colorset/Contents.json": """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" } } }] }
            """,
            "Sources/App/en.lproj/Localizable.strings": "\"greeting\" = \"Good morning\";\n",
            "Sources/App/Screens/Screen.swift": """
            import UIKit
            class Screen: UIViewController {
                override func loadView() {
                    let label = UILabel()
                    label.text = NSLocalizedString("greeting", comment: "") + ", " + User(name: "Ann").name
                    label.textColor = UIColor(named: "brand")
                    let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "logo")), label])
                    view = stack
                }
            }
            """,
        ]
        try Self.withFolder(texts) { folder in
            let file = "Sources/App/Screens/Screen.swift"
            let dumped = try Self.run(["dump", "--stage", "scene", file], in: folder)
            #expect(dumped.status == 0)
            #expect(dumped.output.contains("Good morning, Ann"), "\(dumped.output)")
            #expect(dumped.output.contains("../Assets.xcassets/logo.imageset/logo.svg"))
            #expect(try Self.run([file, "-o", "screen.svg"], in: folder).status == 0)
            #expect(try String(contentsOf: folder.appending(path: "screen.svg"), encoding: .utf8).contains("#ff0000"))
        }
    }

    @Test func `A class that a nib of its project has is made from it`() throws {
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="card" customClass="CardView"><rect key="frame" x="0" y="0" width="320" height="60"/>
              <subviews>
                <label text="Hello" id="label" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="16" y="16" width="100" height="21"/>
                </label>
                <view id="dot" customClass="Dot" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="16" y="16" width="20" height="20"/>
                  <color key="backgroundColor" name="brand"/>
                  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="side">
                    <integer key="value" value="24"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading" \
            constant="16" id="c1"/>
                <constraint firstItem="label" firstAttribute="centerY" secondItem="card" secondAttribute="centerY" id="c2"/>
                <constraint firstItem="dot" firstAttribute="leading" secondItem="label" secondAttribute="trailing" \
            constant="8" id="c3"/>
                <constraint firstItem="dot" firstAttribute="top" secondItem="card" secondAttribute="top" constant="8" id="c4"/>
                <constraint firstAttribute="bottom" secondItem="dot" secondAttribute="bottom" constant="8" id="c5"/>
              </constraints>
              <connections>
                <outlet property="label" destination="label" id="o1"/><outlet property="gap" destination="c3" id="o2"/>
                <outlet property="title" destination="label" id="o3"/>
              </connections>
            </view>
            </objects>
            <resources><namedColor name="brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor></resources>
            </document>
            """
        let texts = [
            "Package.swift": "", "Sources/App/Nibs/Card.xib": nib,
            "Sources/App/Dot.swift": """
            import UIKit
            class Dot: UIView {
                @IBInspectable var side: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
            }
            """,
            "Sources/App/Assets.xcassets/brand.colorset/Contents.json": """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" } } }] }
            """,
            "Sources/App/CardView.swift": """
            import UIKit
            final class CardView: UIView {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet private var gap: NSLayoutConstraint!
                override func awakeFromNib() { super.awakeFromNib(); label.text = "Awake"; gap.constant = 40 }
            }
            """,
            "Sources/App/Host.swift": """
            import UIKit
            class Host: UIViewController {
                override func viewDidLoad() {
                    view.addSubview(UINib(nibName: "Crad", bundle: nil).instantiate(withOwner: self)[0] as! UIView)
                }
            }
            """,
        ]
        try Self.withFolder(texts) { folder in
            let dumped = try Self.run(["dump", "--stage", "scene", "Sources/App/CardView.swift"], in: folder)
            #expect(dumped.output.contains("Awake") && dumped.output.contains("#ff6666"), "\(dumped.output)")
            let solved = try Self.run(["solve", "Sources/App/CardView.swift", "--format", "txt"], in: folder)
            #expect(solved.output.contains("dot (view)") && solved.output.contains("8, 24, 24)"), "\(solved.output)")
            let checked = try Self.run(["check", "Sources/App/CardView.swift", "Sources/App/Host.swift"], in: folder)
            #expect(checked.status == 1, "\(checked.output)")
            #expect(
                checked.output.contains(
                    "Card.xib:4: 'CardView' is not key value coding-compliant for the key 'title': it has no outlet"))
            #expect(checked.output.contains("Host.swift:4:"), "\(checked.output)")
            #expect(checked.output.contains("there is no 'Crad.xib'; the project has 'Card'"))
        }
    }

    @Test func `Goldens are those of screens, and one that ends its process fails alone`() throws {
        let texts = ["SignIn.swift": Self.screen, "Crash.swift": Self.crash, "Model.swift": "struct User {}\n"]
        try Self.withFolder(texts) { folder in
            let recorded = try Self.run(["test", "--swift", ".", "--golden", "golden", "--update"], in: folder)
            #expect(recorded.status == 1)
            #expect(
                recorded.output == """
                    recorded Crash (Plain)
                    ✗ Crash (Crash)
                        has no layout
                        Crash.swift:4:9: error: 'Crash' ends the program: no network [swift-screen-failed]
                    recorded SignIn (SignInViewController)
                    2 passed, 1 failed

                    """)
            let changed = Self.screen.replacing("constant: 20", with: "constant: 30")
            try Data(changed.utf8).write(to: folder.appending(path: "SignIn.swift"))
            let compared = try Self.run(["test", "--swift", ".", "--golden", "golden"], in: folder)
            #expect(compared.status == 2)
            #expect(compared.output.contains("✗ SignIn (SignInViewController)\n"))
            #expect(compared.output.contains("+ 20 → + 30: button moves by (0, +10)"))
            #expect(compared.output.hasSuffix("1 passed, 2 failed\n"))
        }
    }

    @Test func `Values are explained, files compared, sizes swept and pages illustrated`() throws {
        let page = "# Page\n\n```swift layout\nimport UIKit\n#Preview { UILabel() }\n```\n"
        let texts = [
            "Old.swift": Self.screen, "New.swift": Self.screen.replacing("constant: 20", with: "constant: 30"),
            "page.md": page,
        ]
        try Self.withFolder(texts) { folder in
            let explained = try Self.run(["explain", "Old.swift", "button.y"], in: folder)
            #expect(explained.output.contains("button.top == view.safeAreaLayoutGuide.top + 20  (line 10)"))
            let compared = try Self.run(["diff", "Old.swift", "New.swift"], in: folder)
            #expect(compared.status == 2)
            #expect(compared.output.contains("button moves by (0, +10)"))
            let swept = try Self.run(["check", "Old.swift", "--sweep", "width=390...394"], in: folder)
            #expect(swept.output.contains("Old.swift, SignInViewController: width 390...394"))
            #expect(try Self.run(["figures", "page.md"], in: folder).status == 1)
            #expect(try Self.run(["figures", "--swift", "page.md"], in: folder).status == 0)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "page-1.png").path))
            let web = try Self.run(["Old.swift", "-o", "old.html"], in: folder)
            #expect(web.status == 0)
            #expect(try String(contentsOf: folder.appending(path: "old.html"), encoding: .utf8).contains("Sign in"))
        }
    }

    @Test func `Files are checked together, each with its own faults at its own places`() throws {
        let texts = ["SignIn.swift": Self.screen, "Broken.swift": Self.broken, "Crash.swift": Self.crash]
        try Self.withFolder(texts) { folder in
            let checked = try Self.run(["check", "--swift", ".", "--diagnostics", "short"], in: folder)
            #expect(checked.status == 1)
            #expect(checked.output.contains("Broken.swift:2:46: error: cannot find 'Missing' in scope"))
            #expect(checked.output.contains("Crash.swift:4:9: error: 'Crash' ends the program: no network"))
            #expect(checked.output.contains("SignIn.swift:3:17: warning: Horizontal position is ambiguous"))
            let solved = try Self.run(["solve", "--format", "txt", "SignIn.swift"], in: folder)
            #expect(solved.output.contains("button (button)"))
            let scene = try Self.run(
                ["SignIn.swift", "--device", "iphone-se-3", "-o", "-", "--format", "scene"], in: folder)
            #expect(scene.output.contains("\"Sign in\""))
            let stubbed = try Self.run(["solve", "--format", "txt", "--stubs", "Broken.swift"], in: folder)
            #expect(stubbed.status == 0)
            #expect(stubbed.output.contains("(0, 0, 393, 852)"))
            // The file's name tells which of several views is drawn.
            let card = "import UIKit\nclass Row: UIView {}\nclass Broken: UIView {}\n"
            try Data(card.utf8).write(to: folder.appending(path: "Broken.swift"))
            #expect(try Self.run(["Broken.swift", "-o", "card.png"], in: folder).status == 0)
            try Data(card.utf8).write(to: folder.appending(path: "Other.swift"))
            #expect(try Self.run(["Other.swift", "-o", "card.png"], in: folder).status == 64)
            let unsearched = try Self.run(["check", "."], in: folder)
            #expect(unsearched.status == 66)
        }
    }
}
