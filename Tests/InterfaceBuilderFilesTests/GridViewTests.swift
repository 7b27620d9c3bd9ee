// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

struct GridViewTests {
    @Test func `Columns and rows are as large as their largest views, 6 points apart`() throws {
        let grid = GridFixture(
            rows: ["", ""], columns: ["", ""], [[.box(40, 20), .box(30, 50)], [.box(70, 10), .empty]])
        let frames = try grid.frames()
        #expect(frames["c00"] == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(frames["c01"] == Rect(x: 76, y: 0, width: 30, height: 50))
        #expect(frames["c10"] == Rect(x: 0, y: 56, width: 70, height: 10))
        #expect(frames["grid"] == Rect(x: 0, y: 0, width: 106, height: 66))
    }

    @Test func `Sizes, spacings and paddings are those of the file`() throws {
        var grid = GridFixture(
            rows: ["topPadding=\"3\" bottomPadding=\"4\"", "height=\"30\" bottomPadding=\"5\""],
            columns: ["leadingPadding=\"7\" width=\"60\" trailingPadding=\"8\"", "leadingPadding=\"9\""],
            [[.box(40, 20), .box(30, 10)], [.box(20, 10), .box(10, 10)]])
        grid.attributes += " rowSpacing=\"11\" columnSpacing=\"12\""
        let frames = try grid.frames()
        #expect(frames["c00"]?.origin == Point(x: 7, y: 3))
        #expect(frames["c01"]?.origin == Point(x: 96, y: 3))
        #expect(frames["c10"]?.origin == Point(x: 7, y: 38))
        #expect(frames["grid"]?.size == Size(width: 126, height: 73))
    }

    @Test func `Negative paddings bring rows together, but not before a row nor at the end`() throws {
        let grid = GridFixture(
            rows: ["bottomPadding=\"-4\"", "topPadding=\"-3\" bottomPadding=\"-2\""], [[.box(40, 20)], [.box(40, 20)]])
        let frames = try grid.frames()
        #expect(frames["c10"]?.minY == 22)
        #expect(frames["grid"]?.height == 42)
    }

    @Test(arguments: [
        ("leading", "top", Rect(x: 0, y: 0, width: 40, height: 20)),
        ("trailing", "bottom", Rect(x: 60, y: 40, width: 40, height: 20)),
        ("center", "center", Rect(x: 30, y: 20, width: 40, height: 20)),
    ])
    func `Views are placed in their cells`(x: String, y: String, frame: Rect) throws {
        func grid(_ inGrid: String, _ row: String, _ column: String, _ cell: String) -> GridFixture {
            var grid = GridFixture(
                rows: ["height=\"60\" \(row)"], columns: ["width=\"100\" \(column)"], [[.box(40, 20, cell)]])
            grid.attributes = inGrid
            return grid
        }
        let (xPlacement, yPlacement) = ("xPlacement=\"\(x)\"", "yPlacement=\"\(y)\"")
        let none = "xPlacement=\"none\" yPlacement=\"none\""
        #expect(try grid("\(xPlacement) \(yPlacement)", "", "", "").frames()["c00"] == frame)
        #expect(try grid(none, yPlacement, xPlacement, "").frames()["c00"] == frame)
        #expect(
            try grid(none, "yPlacement=\"none\"", "xPlacement=\"none\"", "\(xPlacement) \(yPlacement)").frames()["c00"]
                == frame)
        #expect(
            try grid(
                "\(xPlacement) \(yPlacement)", "yPlacement=\"inherited\"", "xPlacement=\"inherited\"",
                "xPlacement=\"inherited\" yPlacement=\"inherited\""
            ).frames()["c00"] == frame)
    }

    @Test func `A view may fill its cell, or be left to the file's constraints`() throws {
        var filling = GridFixture.Cell.field(21)
        filling.attributes = "xPlacement=\"fill\" yPlacement=\"fill\""
        var free = GridFixture.Cell.box(40, 20, "xPlacement=\"none\" yPlacement=\"none\"")
        free.size.width = 30
        var grid = GridFixture(rows: ["height=\"60\""], columns: ["width=\"100\"", "width=\"50\""], [[filling, free]])
        grid.constraints = """
            <constraint firstItem="id-c01" firstAttribute="leading" secondItem="id-c00" secondAttribute="trailing" constant="9" id="g1"/>
            <constraint firstItem="id-c01" firstAttribute="top" secondItem="grid" secondAttribute="top" constant="2" id="g2"/>
            """
        let frames = try grid.frames()
        #expect(frames["c00"] == Rect(x: 0, y: 0, width: 100, height: 60))
        #expect(frames["c01"] == Rect(x: 109, y: 2, width: 30, height: 20))
        #expect(frames["grid"]?.size == Size(width: 156, height: 60))
    }

    @Test func `Merged cells reach from the first column and row to the last`() throws {
        let head = "headOfMergedCell=\"x00\""
        let grid = GridFixture(
            rows: ["height=\"30\"", "height=\"30\""], columns: ["width=\"50\"", "width=\"60\""],
            [
                [.box(40, 20, "xPlacement=\"center\" yPlacement=\"center\" \(head)"), .init(attributes: head)],
                [.init(attributes: head), .init(attributes: head)],
            ])
        #expect(try grid.frames()["c00"] == Rect(x: 38, y: 23, width: 40, height: 20))
    }

    @Test func `What nothing is in takes no room`() throws {
        let grid = GridFixture(rows: ["", ""], columns: ["", ""], [[.empty, .box(40, 20)], [.empty, .empty]])
        let frames = try grid.frames()
        #expect(frames["c01"]?.origin == Point(x: 6, y: 0))
        #expect(frames["grid"]?.size == Size(width: 46, height: 26))
    }

    /// A field of 21 points and one of 31, whose baselines are 5 points apart.
    @Test(arguments: [
        ("top", 5.0, 0.0, 31.0), ("bottom", 5, 0, 31), ("center", 5, 0, 31), ("fill", 5, 0, 31),
    ])
    func `Views of a row share a baseline`(placement: String, low: Double, high: Double, height: Double) throws {
        for alignment in ["firstBaseline", "lastBaseline"] {
            var grid = GridFixture(columns: ["", ""], [[.field(21), .field(31)]])
            grid.attributes = "xPlacement=\"leading\" yPlacement=\"\(placement)\" rowAlignment=\"\(alignment)\""
            let frames = try grid.frames()
            #expect(frames["c00"]?.minY == low)
            #expect(frames["c01"]?.minY == high)
            #expect(frames["grid"]?.height == height)
        }
    }

    /// The field of 21 points is the first one: its middle is half a point below that of the row that the other needs.
    @Test func `In a row with a baseline the first view is centred, and the row grows for the others`() throws {
        var grid = GridFixture(columns: ["", ""], [[.field(22), .field(31)]])
        grid.attributes = "xPlacement=\"leading\" yPlacement=\"center\" rowAlignment=\"firstBaseline\""
        let frames = try grid.frames()
        #expect(frames["c00"]?.minY == 5)
        #expect(frames["c01"]?.minY == 1)
        #expect(frames["grid"]?.height == 32)
    }

    @Test func `A cell or row may have no part in baselines`() throws {
        var grid = GridFixture(
            rows: ["", "rowAlignment=\"none\""], columns: ["", ""],
            [[.field(21), .field(31, "rowAlignment=\"none\"")], [.field(21), .field(31)]])
        grid.attributes = "xPlacement=\"leading\" yPlacement=\"top\" rowAlignment=\"firstBaseline\""
        let frames = try grid.frames()
        #expect(["c00", "c01"].map { frames[$0]?.minY } == [0, 0])
        #expect(["c10", "c11"].map { frames[$0]?.minY } == [37, 37])
    }

    @Test func `Room that is left goes to the column and the row with the fewest views`() throws {
        var grid = GridFixture(
            rows: ["", "", ""], columns: ["", ""],
            [[.box(40, 20), .box(40, 20)], [.empty, .box(40, 20)], [.box(40, 20), .box(40, 20)]])
        (grid.width, grid.height) = (186, 112)
        let frames = try grid.frames()
        #expect(frames["c01"]?.minX == 146)
        #expect(frames["c11"]?.minY == 26)
        #expect(frames["c20"]?.minY == 92)
    }

    @Test func `What hugs its contents less than the grid view fills its column`() throws {
        var grid = GridFixture(
            rows: ["", ""], [[.field(21, hugging: 250)], [.field(21, width: 80, hugging: 600)]])
        #expect(try grid.frames()["c00"]?.width == 50)
        grid.attributes += " horizontalHuggingPriority=\"600\""
        let frames = try grid.frames()
        #expect(frames["c00"]?.width == 80)
        #expect(frames["c10"]?.width == 80)
    }

    @Test func `The file's constraints count more than the size of a column`() throws {
        var grid = GridFixture(columns: ["width=\"100\""], [[.box(40, 20)]])
        grid.width = 99.8
        #expect(try grid.frames()["grid"]?.width == 99.8)
    }

    @Test func `Columns, rows and merged cells in the middle are layout guides`() throws {
        let head = "headOfMergedCell=\"x00\" xPlacement=\"center\""
        let document = try GridFixture(columns: ["", ""], [[.box(40, 20, head), .init(attributes: head)]]).file
            .document()
        #expect(document.guides.map(\.id) == ["grid-column1", "grid-column2", "grid-row1", "grid-area"])
        #expect(try document.view("grid").content == .view)
        #expect(try document.view("c00").autoresizingMask == nil)
        for constraint in document.constraints {
            #expect(ContainerConstraints(document).contains(constraint) == (constraint.source == nil))
        }
    }

    @Test func `A grid view's constraints are its own in a layout document, too`() throws {
        let row = "rowAlignment=\"firstBaseline\""
        var grid = GridFixture(
            rows: [row, ""], columns: ["", ""], [[.field(21), .field(31)], [.box(40, 20), .empty]])
        grid.height = 80
        let document = try grid.file.document()
        let read = try #require(Document.read(SourceText(name: "", document.jsonText)).document)
        func isOwn(_ document: Document) -> [Bool] { document.constraints.map(ContainerConstraints(document).contains) }
        #expect(isOwn(document) == document.constraints.map { $0.source == nil })
        #expect(isOwn(read) == isOwn(document))
        // Those between the baselines of a row have no guide.
        #expect(document.constraints.contains { $0.anchors.allSatisfy { $0.attribute == .firstBaseline } })
        #expect(read.authoredConstraints.count == isOwn(read).count { !$0 })
        // A constraint between views of two rows is the author's.
        var changed = read
        let views = try ["c00", "c10"].map { name in try #require(read.views.firstIndex { $0.id == name }) }
        let across = Constraint(
            first: .anchor(Anchor(.view(views[0]), .firstBaseline)), relation: .equal,
            second: .anchor(Anchor(.view(views[1]), .firstBaseline)))
        changed.constraints.append(across)
        #expect(!ContainerConstraints(changed).contains(across))
    }

    @Test func `Views in grids with hidden rows keep their frames, which is reported`() throws {
        let grid = GridFixture(rows: ["", "hidden=\"YES\""], [[.box(40, 20)], [.box(40, 20)]])
        let file = grid.file.imported()
        #expect(file.diagnostics.map(\.code) == [.unsupportedView])
        let document = try grid.file.document()
        #expect(document.guides.isEmpty)
        #expect(try document.view("c00").autoresizingMask == [])
    }

    @Test(arguments: [(false, 0.0), (true, 100)])
    func `An empty field is 100 points wide on the canvas`(onCanvas: Bool, width: Double) throws {
        var field = GridFixture.Cell.field(21, width: 100)
        field.children = """
            <textFieldCell key="cell" editable="YES" borderStyle="bezel" bezelStyle="regular">
            <font key="font" metaFont="system"/></textFieldCell>
            """
        let grid = GridFixture([[field]])
        let rules: AgreementRules = onCanvas ? .canvas : .system
        #expect(try grid.frames(ImportOptions(sizes: .measured), rules: rules)["grid"]?.width == width)
    }
}
