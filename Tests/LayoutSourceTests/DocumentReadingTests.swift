// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Valid documents: what they become, with every default.
struct DocumentReadingTests {
    private static func read(_ text: String, _ options: ReadOptions = ReadOptions()) throws -> Document {
        let result = Document.read(SourceText(name: "test.json", text), options: options)
        #expect(result.diagnostics.map(\.message) == [])
        return try #require(result.document)
    }

    @Test(arguments: [
        ("ios", "", 0), ("macos", "", 1),
        ("ios", #""children": [{"viewRespectsSystemMinimumLayoutMargins": true}]"#, 1),
    ])
    func `Least margins of another view than the root of iOS are a warning`(
        platform: String, children: String, warnings: Int
    ) {
        let root = [#""viewRespectsSystemMinimumLayoutMargins": false"#, children].filter { !$0.isEmpty }
        let text = #"{"platform": "\#(platform)", "root": {\#(root.joined(separator: ", "))}}"#
        let result = Document.read(SourceText(name: "", text))
        #expect(result.diagnostics.count { $0.code == .unknownKey && $0.severity == .warning } == warnings)
        #expect(result.document?.views[0].viewRespectsSystemMinimumLayoutMargins == false)
    }

    @Test func `The example of the format page is read`() throws {
        let document = try Self.read(DocumentCases.article)
        #expect(document.views.map(\.id) == ["screen", "name", "field"])
        #expect(document.views.map(\.superview) == [nil, 0, 0])
        #expect(document.root.subviews == [1, 2])
        #expect(document.canvas.width == 393 && document.canvas.height == 852 && document.canvas.scale == 3)
        #expect(document.canvas.safeArea == DirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(document.views[1].contentHugging == AxisPriorities(horizontal: .init(251), vertical: .init(251)))
        #expect(document.views[2].contentHugging == AxisPriorities(horizontal: .init(249), vertical: .init(250)))
        #expect(
            document.views[2].compressionResistance == AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh))
        let third = document.constraints[2]
        #expect(third.first == .anchor(Anchor(.builtInGuide(.layoutMarginsGuide, of: 0), .trailing)))
        #expect(third.priority == LayoutPriority(999) && third.identifier == "field to edge")
        let source = SourceText(name: "", DocumentCases.article)
        #expect(third.source.map { source.position(of: $0.lowerBound) } == SourcePosition(line: 16, column: 5))
        #expect(
            document.views[1].idSource.map { source.position(of: $0.lowerBound) } == SourcePosition(line: 9, column: 15)
        )
    }

    @Test(arguments: [
        ("", StyledText.Content.plain("One")), ("\"title\": \"\",", .plain("")), ("\"title\": \"Two\",", .plain("Two")),
        ("\"markup\": \"\",", .markup("")),
    ])
    func `A pop-up button without a title shows the first item of its menu`(
        title: String, shown: StyledText.Content
    ) throws {
        let document = try Self.read(
            """
            {"platform": "macos", "root": {"id": "r", "children": [
              {"id": "a", "type": "button", "buttonType": "popUp", \(title) "itemTitles": ["One", "Two"]}]}}
            """)
        guard case .button(let button) = document.views[1].content else {
            Issue.record("no button")
            return
        }
        #expect(button.title.content == shown)
    }

    @Test(arguments: [("ios", true), ("macos", false)])
    func `The labels of UIKit leave no word alone in the last line`(platform: String, pushesOut: Bool) throws {
        let document = try Self.read(
            """
            {"platform": "\(platform)", "root": {"id": "r", "children": [
              {"id": "a", "type": "label", "text": "One"}, {"id": "b", "type": "textView", "text": "One"}]}}
            """)
        guard case .label(let label) = document.views[1].content, case .textView(let view) = document.views[2].content
        else {
            Issue.record("no label")
            return
        }
        #expect(label.text.pushesOutWords == pushesOut)
        #expect(!view.text.pushesOutWords)
    }

    @Test func `Generated IDs avoid given ones`() throws {
        let document = try Self.read(DocumentCases.everyType)
        let labels = document.views.filter { $0.content.type == .label }
        #expect(labels.map(\.id) == ["label-1", "label-3", "label-3-2"])
        #expect(labels.map(\.hasGeneratedID) == [true, false, true])
        #expect(document.root.id == "view-1")
        #expect(Set(document.views.map(\.content.type)) == Set(ViewType.allCases))
    }

    @Test func `Constraints of views are in the order of the text`() throws {
        let document = try Self.read(
            """
            {"constraints": ["a.width = 1"],
             "root": {"id": "r", "constraints": ["self.height >= 2"], "children": [
               {"id": "a", "children": [{"id": "b", "constraints": ["self.leading = superview.leading + 3"]}],
                "constraints": ["self.top = superview.top + 4"]}]}}
            """)
        #expect(
            document.constraints.map { $0.equation(in: document) } == [
                "a.width == 1", "r.height >= 2", "b.leading == a.leading + 3", "a.top == r.top + 4",
            ])
    }

    @Test func `Text styles follow Dynamic Type`() throws {
        func font(_ options: ReadOptions) throws -> Font {
            let document = try Self.read(DocumentCases.canvases, options)
            guard case .label(let label) = document.views[1].content else { return Font(size: 0) }
            return label.text.font
        }
        #expect(try font(ReadOptions()) == Font(size: 33, weight: 600))
        #expect(try font(ReadOptions(variant: "small")) == Font(size: 17, weight: 600))
        #expect(
            try font(ReadOptions(variant: "small", canvas: CanvasOverrides(contentSizeCategory: .extraSmall)))
                == Font(size: 14, weight: 600))
    }

    @Test func `Variants are whole canvases`() throws {
        let document = try Self.read(DocumentCases.canvases)
        #expect(document.canvas.direction == .rightToLeft)
        #expect(document.canvas.safeArea == DirectionalEdgeInsets(top: 100, leading: 0, bottom: 34, trailing: 0))
        let variants = Dictionary(uniqueKeysWithValues: document.variants.map { ($0.name, $0) })
        let landscape = try #require(variants["landscape"]).canvas
        #expect(landscape.width == 852 && landscape.height == 393)
        #expect(landscape.safeArea == DirectionalEdgeInsets(top: 100, leading: 59, bottom: 21, trailing: 59))
        let pad = try #require(variants["pad"])
        #expect(pad.canvas.width == 834 && pad.canvas.scale == 2 && pad.canvas.safeArea.top == 24)
        #expect(pad.metrics.map(\.value) == [20, 16])
        let small = try #require(variants["small"]).canvas
        #expect(small.width == 320 && small.height == 200.5 && small.scale == 1.5 && small.orientation == .landscape)
        #expect(try #require(variants["dark"]).canvas.appearance == .dark)
    }

    @Test func `The command line overrides the variant`() throws {
        let options = ReadOptions(
            variant: "pad", canvas: CanvasOverrides(orientation: .landscape, scale: 1, direction: .leftToRight),
            metrics: [.init(name: "wide", value: 1)])
        let document = try Self.read(DocumentCases.canvases, options)
        #expect(document.canvas.device == "ipad-pro-11")
        #expect(document.canvas.width == 1194 && document.canvas.height == 834 && document.canvas.scale == 1)
        #expect(document.canvas.direction == .leftToRight)
        #expect(document.metrics.map(\.value) == [20, 1])
    }

    @Test(
        arguments: [
            ("{\"width\": 375, \"height\": 667}", CanvasOverrides(orientation: .landscape), 667, 375),
            ("{\"width\": 375, \"height\": 667, \"orientation\": \"landscape\"}", CanvasOverrides(), 667, 375),
            (
                "{\"device\": \"iphone-se-1\", \"orientation\": \"landscape\"}",
                CanvasOverrides(width: 300, height: 400), 300, 400
            ),
            (
                "{\"device\": \"iphone-se-1\", \"orientation\": \"landscape\"}", CanvasOverrides(device: "iphone-8"),
                667, 375
            ),
            ("{\"device\": \"apple-tv\"}", CanvasOverrides(), 1920, 1080),
            ("{\"device\": \"iphone-8\", \"height\": 100}", CanvasOverrides(), 375, 100),
        ] as [(String, CanvasOverrides, Double, Double)])
    func `The orientation rotates the canvas`(
        canvas: String, overrides: CanvasOverrides, width: Double, height: Double
    ) throws {
        let document = try Self.read("{\"canvas\": \(canvas), \"root\": {}}", ReadOptions(canvas: overrides))
        #expect(document.canvas.width == width)
        #expect(document.canvas.height == height)
    }

    @Test func `Without a canvas the root fits its contents`() throws {
        let canvas = try Self.read("{\"root\": {}}").canvas
        #expect(canvas == Canvas())
        #expect(canvas.width == nil && canvas.height == nil && canvas.scale == 2)
    }

    @Test func `Priorities have 32 bits`() throws {
        let document = try Self.read(
            "{\"root\": {\"id\": \"r\", \"children\": [{\"id\": \"a\"}]}, \"constraints\": [\"a.width = 1 @999.9999\", \"a.width = 1 @999.99999\"]}"
        )
        #expect(document.constraints.map(\.priority.rawValue) == [999.9999, 1000])
        #expect(document.constraints[1].priority == .required)
    }

    @Test func `macOS has its own defaults`() throws {
        let document = try Self.read(DocumentCases.macOS)
        #expect(document.profile.name == .macos14)
        #expect(document.views[1].contentHugging == AxisPriorities(horizontal: .init(251), vertical: .init(750)))
        #expect(document.views[1].alignmentRectInsets == EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(document.views[3].contentHugging.horizontal.rawValue == 249.99998)
    }

    @Test func `A profile alone names the platform`() throws {
        #expect(try Self.read("{\"profile\": \"macos14\", \"root\": {}}").platform == .macos)
        let ios26 = try Self.read("{\"profile\": \"ios26\", \"root\": {\"type\": \"switch\"}}")
        #expect(ios26.profile.control(of: .switch).intrinsicContentSize == IntrinsicContentSize(width: 61, height: 28))
        #expect(ios26.root.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    }

    @Test(arguments: [("ios27", Profile.Name.ios26), ("iOS 31.2", .ios26), ("macos27", .macos14)])
    func `A system newer than the known ones is drawn as the newest, with a note`(
        name: String, newest: Profile.Name
    ) throws {
        let read = Document.read(SourceText(name: "a.layout.json", "{\"profile\": \"\(name)\", \"root\": {}}"))
        #expect(read.diagnostics.map(\.code) == [.newerThanKnown])
        #expect(read.diagnostics.map(\.severity) == [.note])
        #expect(try #require(read.document).profile.name == newest)
    }

    @Test func `Files are listed with their places`() {
        let source = SourceText(name: "", DocumentCases.allKeys)
        let files = Document.read(source).files
        #expect(files.map(\.path) == ["fonts", "more/fonts", "pictures/a.png", "a.png", "a.png"])
        #expect(files.map(\.kind) == [.fontDirectory, .fontDirectory, .image, .image, .image])
        #expect(
            files.map { String(decoding: source.bytes[$0.range.lowerBound..<$0.range.upperBound], as: UTF8.self) }
                == ["\"fonts\"", "\"more/fonts\"", "\"pictures/a.png\"", "\"a.png\"", "\"a.png\""])
        #expect(files.last?.missing.message == "no image 'a.png'")
    }

    @Test func `Colours are read`() {
        #expect(Color(css: "#f80") == Color(red: 1, green: 136.0 / 255, blue: 0))
        #expect(Color(css: "#ff8800") == Color(css: "#f80"))
        #expect(Color(css: "#11223344") == Color(css: "#1234"))
        #expect(Color(css: "CornflowerBlue") == Color(hex: 0x6495ED))
        #expect(Color(css: "transparent")?.alpha == 0)
        #expect(
            Color(css: "#12345") == nil && Color(css: "#+12") == nil && Color(css: "") == nil && Color(css: "#") == nil)
        #expect(CSSColor.names.count == 148)
    }

    @Test func `Devices give the canvas its size`() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Device.all.allSatisfy { Identifier.isValid($0.id) })
        let phone = Device.named("iphone-16-pro")
        #expect(phone?.size(in: .landscape) == Size(width: 874, height: 402))
        #expect(phone?.safeArea(in: .landscape) == DirectionalEdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
    }
}
