// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// The size classes of canvases, and what they decide in a document.
@Suite struct SizeClassTests {
    @Test(arguments: [
        (375.0, 667.0, "compact regular"), (667, 375, "compact compact"), (320, 568, "compact regular"),
        (568, 320, "compact compact"), (812, 375, "compact compact"), (844, 390, "compact compact"),
        (852, 393, "compact compact"), (874, 402, "compact compact"), (736, 414, "regular compact"),
        (896, 414, "regular compact"), (912, 420, "regular compact"), (926, 428, "regular compact"),
        (932, 430, "regular compact"), (956, 440, "regular compact"), (414, 896, "compact regular"),
        (440, 956, "compact regular"), (768, 1024, "regular regular"), (1024, 768, "regular regular"),
        (744, 1133, "regular regular"), (1133, 744, "regular regular"), (1366, 1024, "regular regular"),
        (320, 1024, "compact regular"), (639, 1024, "compact regular"), (678, 1024, "regular regular"),
        (1920, 1080, "regular regular"),
    ])
    func `Canvases have their size classes`(width: Double, height: Double, expected: String) {
        let classes = Canvas(width: width, height: height).sizeClasses(on: .ios)
        #expect("\(classes.width?.rawValue ?? "") \(classes.height?.rawValue ?? "")" == expected)
        #expect(
            Canvas(width: width, height: height).sizeClasses(on: .macos)
                == SizeClasses(width: .regular, height: .regular))
    }

    /// Every phone upright is compact and regular, every tablet regular both ways.
    @Test func `Devices have their size classes`() {
        for device in Device.all where device.part == nil {
            for orientation in Canvas.Orientation.allCases
            where device.onlyOrientation.map({ $0 == orientation }) ?? true {
                let size = device.size(in: orientation)
                let classes = Canvas(width: size.width, height: size.height).sizeClasses(on: .ios)
                let isTelephone = min(device.size.width, device.size.height) < 600
                #expect(
                    classes.height == (isTelephone && orientation == .landscape ? .compact : .regular), "\(device.id)")
                if !isTelephone { #expect(classes.width == .regular, "\(device.id)") }
                if isTelephone, orientation == .portrait { #expect(classes.width == .compact, "\(device.id)") }
            }
        }
    }

    /// The widths of swift-snapshot-testing's configurations, and of Apple's table of size classes.
    @Test(arguments: [
        ("ipad-pro-11", Canvas.Orientation.landscape, [375.0, 375, 592, 809]),
        ("ipad-pro-11", .portrait, [320, 320, 412, 504]),
        ("ipad-pro-12-9", .landscape, [375, 375, 678, 981]), ("ipad-pro-12-9", .portrait, [375, 375, 507, 639]),
        ("ipad-mini-5", .landscape, [320, 320, 507, 694]), ("ipad-10-2", .portrait, [320, 320, 400, 480]),
    ])
    func `Windows of an iPad have their widths`(id: String, orientation: Canvas.Orientation, widths: [Double]) {
        let windows = Device.Part.allCases.compactMap { Device.named("\(id)-\($0.rawValue)") }
        #expect(windows.map { $0.size(in: orientation).width } == widths)
        let whole = Device.named(id)?.size(in: orientation).height
        #expect(windows.allSatisfy { $0.size(in: orientation).height == whole && $0.isPad })
    }

    @Test func `A fitted axis has no class`() {
        #expect(Canvas(width: 300).sizeClasses(on: .ios) == SizeClasses(width: .compact, height: nil))
        #expect(Canvas().sizeClasses(on: .ios) == SizeClasses(width: nil, height: nil))
    }

    private static func read(
        _ text: String, device: String, _ orientation: Canvas.Orientation = .portrait
    ) -> ReadResult {
        Document.read(
            SourceText(name: "test.json", text),
            options: ReadOptions(canvas: CanvasOverrides(device: device, orientation: orientation)))
    }

    private static func equations(
        _ text: String, device: String, _ orientation: Canvas.Orientation = .portrait
    ) throws -> [String] {
        let result = read(text, device: device, orientation)
        #expect(result.diagnostics == [])
        let document = try #require(result.document)
        return document.constraints.map { $0.equation(in: document) }
    }

    private static let adaptive = """
        {"metrics": {"gap": 20},
         "variations": [{"when": {"w": "compact"}, "metrics": {"gap": 8}},
                        {"when": {"w": "compact", "h": "compact"}, "metrics": {"gap": 4}},
                        {"when": {"h": "any"}, "metrics": {"gap": 16}}],
         "root": {"id": "s", "children": [
            {"id": "a", "type": "label", "text": "A", "font": {"size": 20, "weight": 700}, "hugging": {"horizontal": 300},
             "variations": [{"when": {"h": "compact"}, "font": {"size": 12}, "hidden": true,
                             "hugging": {"vertical": 301}}]},
            {"id": "b", "when": {"w": "regular"}}, {"id": "c"}]},
         "constraints": [
            {"vfl": "[a]-gap-[c]", "when": {"h": "regular"}},
            {"equation": "c.top = a.bottom + gap", "when": {"h": "compact", "w": "any"}},
            "b.leading = a.leading",
            {"firstItem": "a", "firstAttribute": "width", "constant": 100,
             "variations": [{"when": {"w": "regular"}, "constant": 200, "priority": 750},
                            {"when": {"w": "regular", "h": "compact"}, "constant": 150}]}]}
        """

    @Test func `A phone in portrait has its variation`() throws {
        #expect(
            try Self.equations(Self.adaptive, device: "iphone-15") == ["c.leading == a.trailing + 8", "a.width == 100"])
    }

    @Test func `A phone in landscape has its variation`() throws {
        #expect(
            try Self.equations(Self.adaptive, device: "iphone-15", .landscape) == [
                "c.top == a.bottom + 4", "a.width == 100",
            ])
    }

    @Test func `A large phone in landscape has its variation`() throws {
        #expect(
            try Self.equations(Self.adaptive, device: "iphone-15-pro-max", .landscape) == [
                "c.top == a.bottom + 16", "b.leading == a.leading", "a.width == 150",
            ])
        let document = try #require(Self.read(Self.adaptive, device: "iphone-15-pro-max", .landscape).document)
        #expect(document.constraints.last?.priority == .defaultHigh)
    }

    @Test func `A tablet has its variation`() throws {
        #expect(
            try Self.equations(Self.adaptive, device: "ipad-air-11", .landscape) == [
                "c.leading == a.trailing + 16", "b.leading == a.leading", "a.width == 200",
            ])
    }

    @Test(arguments: ["iphone-15", "ipad-pro-11"])
    func `Illegal priorities in variations are reported on every canvas`(device: String) {
        let text = """
            {"canvas": {"device": "\(device)"},
             "root": {"id": "s", "children": [
               {"id": "a", "hugging": 1001, "variations": [{"when": {"w": "regular"}, "hugging": {"vertical": -1}}]}]},
             "constraints": [
               {"firstItem": "a", "firstAttribute": "width", "constant": 5, "priority": 2000,
                "variations": [{"when": {"w": "regular"}, "priority": -2}]}]}
            """
        let found = Document.read(SourceText(name: "", text)).diagnostics
        #expect(found.map(\.code) == Array(repeating: .illegalPriority, count: 4))
    }

    @Test func `Variations of a view keep what they do not name`() throws {
        let upright = try #require(Self.read(Self.adaptive, device: "iphone-15").document).views[1]
        let turned = try #require(Self.read(Self.adaptive, device: "iphone-15", .landscape).document).views[1]
        guard case .label(let a) = upright.content, case .label(let b) = turned.content else {
            Issue.record("no label")
            return
        }
        #expect((a.text.font.size, a.text.font.weight, upright.isHidden) == (20, 700, false))
        #expect((b.text.font.size, b.text.font.weight, turned.isHidden) == (12, 700, true))
        #expect(turned.contentHugging[.horizontal].rawValue == 300)
        #expect(turned.contentHugging[.vertical].rawValue == 301)
        #expect(upright.contentHugging[.vertical].rawValue != 301)
    }

    @Test(arguments: [
        ("{\"root\": {\"when\": {\"w\": \"regular\"}}}", "removed-root"),
        ("{\"root\": {\"removed\": true}}", "removed-root"),
        ("{\"root\": {\"when\": {\"w\": \"small\"}}}", "unknown-value"),
        ("{\"root\": {\"when\": {\"width\": \"compact\"}}}", "unknown-key"),
        ("{\"root\": {\"variations\": [{\"hidden\": true}]}}", "missing-key"),
        ("{\"root\": {\"variations\": [{\"when\": {}, \"numberOfLines\": 2}]}}", "unknown-key"),
        ("{\"root\": {\"variations\": [{\"when\": {}, \"id\": \"x\"}]}}", "unknown-key"),
        ("{\"root\": {}, \"variations\": [{\"when\": {}, \"metrics\": {\"gap\": 2}}]}", "unknown-metric"),
        (
            "{\"root\": {\"id\": \"s\"}, \"constraints\": [{\"equation\": \"s.width = 5\", \"constant\": 2}]}",
            "contradictory-keys"
        ),
        (
            "{\"root\": {\"id\": \"s\"}, \"constraints\": [{\"vfl\": \"[s(5)]\", \"variations\": [{\"when\": {}, \"constant\": 2}]}]}",
            "contradictory-keys"
        ),
        // What is not installed is still checked.
        (
            "{\"root\": {\"id\": \"s\"}, \"constraints\": [{\"vfl\": \"[x(5)]\", \"when\": {\"w\": \"regular\"}}]}",
            "visual-format-unknown-view"
        ),
    ])
    func `Mistakes in conditions are reported`(text: String, code: String) {
        let result = Self.read(text, device: "iphone-15")
        #expect(result.document == nil)
        #expect(result.diagnostics.map(\.code.rawValue) == [code])
    }
}
