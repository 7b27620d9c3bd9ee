// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry
import LayoutTestSupport
import Testing

/// A file with one grid view, `grid`, whose contents have the names `c00`, `c01`, … by row and column.
struct GridFixture {
    /// A cell of the grid view.
    struct Cell {
        var attributes = ""
        /// The element of its view; nil = none.
        var element: String?
        var viewAttributes = ""
        /// Points: the view's recorded size.
        var size = Size(width: 40, height: 20)
        /// Whether constraints give the view its recorded size.
        var isFixed = true
        var children = ""

        /// A view of a fixed size.
        static func box(_ width: Double, _ height: Double, _ attributes: String = "") -> Cell {
            Cell(attributes: attributes, element: "customView", size: Size(width: width, height: height))
        }

        /// A field whose recorded size is its intrinsic size. The baseline of one of 21 points is 14 below its top, that of one
        /// of 31 points 19.
        static func field(
            _ height: Double, width: Double = 50, hugging: Double = 750, _ attributes: String = ""
        ) -> Cell {
            Cell(
                attributes: attributes, element: "textField",
                viewAttributes: "horizontalHuggingPriority=\"\(hugging)\" verticalHuggingPriority=\"\(hugging)\"",
                size: Size(width: width, height: height), isFixed: false,
                children: """
                    <textFieldCell key="cell" editable="YES" borderStyle="bezel" title="x" bezelStyle="regular">
                    <font key="font" metaFont="system"/></textFieldCell>
                    """)
        }

        static let empty = Cell()
    }

    var attributes = "xPlacement=\"leading\" yPlacement=\"top\" rowAlignment=\"none\""
    var rows: [String]
    var columns: [String]
    /// By row and column.
    var cells: [[Cell]]
    /// Points; nil = as large as its contents.
    var width: Double?
    var height: Double?
    /// In the grid view.
    var constraints = ""

    init(rows: [String] = [""], columns: [String] = [""], _ cells: [[Cell]]) {
        self.rows = rows
        self.columns = columns
        self.cells = cells
    }

    var file: InterfaceFixture {
        let rowElements = rows.enumerated().map { "<gridRow \($1) id=\"r\($0)\"/>" }
        let columnElements = columns.enumerated().map { "<gridColumn \($1) id=\"k\($0)\"/>" }
        let cellElements = cells.enumerated().flatMap { row, cells in
            cells.enumerated().map { column, cell in
                "<gridCell row=\"r\(row)\" column=\"k\(column)\" \(cell.attributes) id=\"x\(row)\(column)\">"
                    + content(of: cell, "c\(row)\(column)") + "</gridCell>"
            }
        }
        let grid = InterfaceFixture.view(
            "gridView", "\(attributes) userLabel=\"grid\" id=\"grid\"",
            frame: "x=\"0\" y=\"400\" width=\"300\" height=\"200\"",
            """
            <constraints>\(constraints)</constraints>
            <rows>\(rowElements.joined())</rows><columns>\(columnElements.joined())</columns>
            <gridCells>\(cellElements.joined())</gridCells>
            """)
        var placing = """
            <constraint firstItem="grid" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" id="p1"/>
            <constraint firstItem="grid" firstAttribute="top" secondItem="root-0" secondAttribute="top" id="p2"/>
            """
        for (name, value) in [("width", width), ("height", height)] {
            guard let value else { continue }
            placing +=
                "<constraint firstItem=\"grid\" firstAttribute=\"\(name)\" constant=\"\(value)\" id=\"p-\(name)\"/>"
        }
        return InterfaceFixture(
            kind: .macos, toolsVersion: "22155", device: nil,
            root: "<subviews>\(grid)</subviews><constraints>\(placing)</constraints>",
            rootFrame: "x=\"0\" y=\"0\" width=\"600\" height=\"600\"")
    }

    private func content(of cell: Cell, _ name: String) -> String {
        guard let element = cell.element else { return "" }
        let (width, height) = (cell.size.width, cell.size.height)
        let size =
            cell.isFixed
            ? """
            <constraints><constraint firstAttribute="width" constant="\(width)" id="w-\(name)"/>
            <constraint firstAttribute="height" constant="\(height)" id="h-\(name)"/></constraints>
            """ : ""
        return InterfaceFixture.view(
            element, "key=\"contentView\" userLabel=\"\(name)\" id=\"id-\(name)\" \(cell.viewAttributes)",
            frame: "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"", cell.children + size)
    }

    /// Frames of the views in cells and the grid view, by name.
    func frames(
        _ options: ImportOptions = ImportOptions(sizes: .recorded), rules: AgreementRules? = nil
    ) throws -> [String: Rect] {
        let document = try file.document(options, rules: rules)
        let solved = document.solve(measuring: FixedCellText())
        #expect(solved.conflicts.isEmpty)
        return Dictionary(
            uniqueKeysWithValues: zip(document.views, solved.views).dropFirst().map { ($0.id, $1.frame) })
    }
}
