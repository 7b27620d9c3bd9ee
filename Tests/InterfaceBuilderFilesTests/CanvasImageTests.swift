// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutModel
import Testing

/// Images on the canvas of Xcode 11, and sizes that files record for designable views and empty ones.
struct CanvasImageTests {
    private func view(
        _ content: String, version: String = "15505", sizes: ImportOptions.Sizes = .recorded, onCanvas: Bool = true,
        designables: String = ""
    ) throws -> View {
        var fixture = InterfaceFixture(
            toolsVersion: version, root: "<subviews>\(content)</subviews>",
            resources: "<image name=\"logo\" width=\"50\" height=\"20\"/>")
        fixture.designables = designables
        return try #require(
            try fixture.document(
                ImportOptions(sizes: sizes), rules: onCanvas ? .canvas : .system
            ).views.last)
    }

    private static func image(_ height: String, _ children: String = "") -> String {
        InterfaceFixture.view(
            "imageView", "image=\"logo\" id=\"i\"", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"\(height)\"",
            children)
    }

    @Test func `An image view twice as large as its image has that size on the canvas of Xcode 11`() throws {
        let doubled = IntrinsicContentSize(width: 100, height: 40)
        #expect(try view(Self.image("40")).intrinsicContentSize == doubled)
        #expect(try view(Self.image("40"), sizes: .measured).intrinsicContentSize == doubled)
        #expect(try view(Self.image("41")).intrinsicContentSize == nil)
        #expect(try view(Self.image("40"), version: "17701").intrinsicContentSize == nil)
        #expect(try view(Self.image("40"), onCanvas: false).intrinsicContentSize == nil)
        let width = "<constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/></constraints>"
        #expect(try view(Self.image("40", width)).intrinsicContentSize == nil)
    }

    @Test(arguments: [("50", 260.0), ("49", 30)])
    func `A side of 50 points of an arranged view withstands the labels in it`(height: String, priority: Double) throws
    {
        let arranged = InterfaceFixture.view(
            "view", "id=\"v\"", frame: "x=\"0\" y=\"0\" width=\"200\" height=\"\(height)\"")
        let stack = InterfaceFixture.view(
            "stackView", "id=\"s\" axis=\"vertical\"", "<subviews>\(arranged)</subviews>")
        let found = try view(stack, version: "21701")
        #expect(found.compressionResistance.vertical == LayoutPriority(Float(priority)))
        #expect(found.compressionResistance.horizontal == LayoutPriority(30))
    }

    private static func designable(_ width: String, _ height: String) -> String {
        """
        <designable name="v"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable>
        """
    }

    private static func custom(_ element: String, _ attributes: String = "", height: String = "40") -> String {
        InterfaceFixture.view(
            element, "id=\"v\" \(attributes)", frame: "x=\"20\" y=\"30\" width=\"100\" height=\"\(height)\"",
            element == "label" ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" : "")
    }

    @Test func `A designable view has the intrinsic size that Xcode recorded from its class`() throws {
        let size = Self.designable("70", "-1")
        let found = try view(
            Self.custom("view", "customClass=\"Gauge\""), sizes: .measured, onCanvas: false, designables: size)
        #expect(found.intrinsicContentSize == IntrinsicContentSize(width: 70))
        let plain = try view(Self.custom("view"), onCanvas: false, designables: size)
        #expect(plain.intrinsicContentSize == nil)
        let unknown = try view(
            Self.custom("view", "customClass=\"Gauge\""), onCanvas: false, designables: Self.designable("30", "34"))
        #expect(unknown.intrinsicContentSize == nil)
        let placeholder = try view(
            Self.custom(
                "view", "customClass=\"Gauge\" placeholderIntrinsicWidth=\"9\" placeholderIntrinsicHeight=\"9\""),
            designables: size)
        #expect(placeholder.intrinsicContentSize == IntrinsicContentSize(width: 9, height: 9))
    }

    @Test func `The size of a designable text counts where texts are measured, if it is on one line`() throws {
        let size = Self.designable("70", "18")
        let label = "text=\"Name\" customClass=\"BodyLabel\""
        func found(
            _ attributes: String, height: String = "40", _ sizes: ImportOptions.Sizes = .measured
        ) throws -> IntrinsicContentSize? {
            try view(
                Self.custom("label", attributes, height: height), sizes: sizes, onCanvas: false, designables: size
            ).intrinsicContentSize
        }
        #expect(try found(label) == IntrinsicContentSize(width: 70, height: 18))
        #expect(try found(label, .recorded) == IntrinsicContentSize(width: 100, height: 40))
        #expect(try found(label + " numberOfLines=\"0\"") == nil)
        #expect(
            try found(label + " numberOfLines=\"0\"", height: "18") == IntrinsicContentSize(width: 70, height: 18))
    }
}
