// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

@testable import LayoutMarks

struct ExplodedPictureTests {
    private static let options: SceneOptions = {
        var options = SceneOptions()
        options.isExploded = true
        return options
    }()

    private func layout(
        _ children: String, _ constraints: [String]
    ) throws -> (document: Document, solved: SolvedLayout) {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        let text = """
            {"canvas": {"width": 300, "height": 200}, "root": {"id": "s", "children": [\(children)]}, "constraints": [\(list)]}
            """
        let document = try #require(Document.read(SourceText(name: "d", text)).document)
        return (document, document.solve(measuring: FixedCellText()))
    }

    private func scene(_ children: String, _ constraints: String..., options: SceneOptions = options) throws -> Scene {
        let (document, solved) = try layout(children, constraints)
        return Scene(of: document, solved: solved, options: options, measuring: FixedCellText())
    }

    private func planes(_ children: String, _ constraints: String...) throws -> ExplodedPlanes {
        let (document, solved) = try layout(children, constraints)
        return ExplodedPlanes(AnchorLocator(document: document, solved: solved), zoom: 1)
    }

    private static let pair = #"{"id": "a"}, {"id": "b", "children": [{"id": "c"}]}"#

    @Test func `A view lies over its superview`() throws {
        let planes = try planes(
            Self.pair, "H:|-10-[a(50)]-10-[b(80)]", "V:|-10-[a(50)]", "V:|-10-[b(80)]", "H:|[c]|", "V:|[c]|")
        #expect((0..<4).map(planes.level) == [0, 1, 1, 2])
        #expect(planes.count == 3)
    }

    /// `b` covers a part of `a`, which is before it.
    @Test func `What covers another view lies over it`() throws {
        let planes = try planes(
            Self.pair, "H:|-10-[a(50)]", "H:|-30-[b(80)]", "V:|-10-[a(50)]", "V:|-10-[b(80)]", "H:|[c]|", "V:|[c]|")
        #expect((0..<4).map(planes.level) == [0, 1, 2, 3])
    }

    @Test func `Frames that coincide are apart, and the name says so`() throws {
        let scene = try scene(
            Self.pair, "H:|-10-[a(50)]-10-[b(80)]", "V:|-10-[a(50)]", "V:|-10-[b(80)]", "H:|[c]|", "V:|[c]|")
        let names = Set(scene.texts(.names))
        #expect(names == ["s", "a", "b", "c = b"])
        let corners = [SceneItem.Subject.view(2), .view(3)].compactMap { subject in
            scene.items.first { $0.layer == .frames && $0.subject == subject }?.bounds.origin
        }
        #expect(corners.count == 2 && abs(corners[0].x - corners[1].x) > 10)
    }

    @Test func `A constraint between two views is a thread, dashed where it is optional`() throws {
        let scene = try scene(
            #"{"id": "a"}, {"id": "b"}"#, "a.leading = s.leading + 10", "a.width = 50", "V:|[a(20)]",
            "b.leading = a.trailing + 8 @750", "b.width = 20", "V:|[b(20)]")
        let threads = scene.items.compactMap { item -> (Int, [Double])? in
            guard item.layer == .constraints, case .constraint(let number) = item.subject,
                case .line(_, _, let stroke) = item.shape
            else { return nil }
            return (number, stroke.dash)
        }
        #expect(threads.map(\.0).sorted() == [0, 2, 4, 6], "\(threads)")
        #expect(threads.filter { !$0.1.isEmpty }.map(\.0) == [4])
        var hidden = Self.options
        hidden.layers.remove(.constraints)
        let bare = try self.scene(#"{"id": "a"}"#, "H:|[a]|", "V:|[a]|", options: hidden)
        #expect(!bare.items.contains { $0.layer == .constraints })
    }

    @Test func `Findings have marks, sentences and their place in the summary`() throws {
        let (document, solved) = try layout(
            #"{"id": "a"}, {"id": "b"}"#,
            ["H:|-10-[a(20)]-400-[b(20)]", "b.trailing = s.trailing", "V:|[a(20)]", "V:|[b(20)]"])
        let finding = Diagnostic(DiagnosticCode("under-bar"), .warning, "'b' is open", views: ["b"])
        let scene = Scene(
            of: document, solved: solved, options: Self.options, diagnostics: [finding], measuring: FixedCellText())
        let texts = scene.texts(.legend)
        #expect(texts.contains { $0.hasPrefix("× broken: ") }, "\(texts)")
        #expect(texts.contains { $0.hasPrefix("! 'b' is open") }, "\(texts)")
        #expect(texts.last?.hasPrefix("1 conflict") == true, "\(texts)")
        #expect(Set(scene.texts(.names)).contains { $0.hasSuffix("! b") }, "\(scene.texts(.names))")
    }

    /// The content is 150 points high, of which the scroll view shows 100.
    @Test func `What a scroll view clips is a dashed outline`() throws {
        let scene = try scene(
            #"{"id": "v", "type": "scrollView", "children": [{"id": "c"}]}"#, "H:|[v]|", "V:|[v(100)]", "H:|[c]|",
            "V:|[c(150)]|", "c.width = v.width")
        let outlines = scene.items.compactMap { item -> (height: Double, isDashed: Bool)? in
            guard item.layer == .frames, item.subject == .view(2), case .path(let path, _, let stroke?) = item.shape,
                case .line(let right) = path[1], case .line(let below) = path[2]
            else { return nil }
            return (below.y - right.y, !stroke.dash.isEmpty)
        }
        #expect(outlines.map(\.isDashed) == [true, false])
        #expect(abs(outlines[0].height / outlines[1].height - 1.5) < 1e-9)
        #expect(scene.texts(.legend).contains("Dashed outlines: what a view around them clips."))
    }

    /// A grid of 14 × 14 views and their rows.
    @Test func `Two hundred views have planes, and no names that cover each other`() throws {
        let row = (0..<14).map { #"{"id": "c\#($0)"}"# }
        let rows = (0..<14).map { number in
            let cells = row.map { $0.replacing("\"c", with: "\"r\(number)c") }.joined(separator: ", ")
            return
                #"{"id": "r\#(number)", "type": "stackView", "distribution": "fillEqually", "children": [\#(cells)]}"#
        }
        let scene = try scene(
            #"{"id": "g", "type": "stackView", "axis": "vertical", "distribution": "fillEqually", "children": [\#(rows.joined(separator: ", "))]}"#,
            "H:|[g]|", "V:|[g]|")
        let planes = Set(scene.items.filter { $0.layer == .frames }.map(\.subject))
        #expect(planes.count == 212)
        let names = scene.items.filter { $0.layer == .names && $0.role == .badge }.map(\.bounds)
        for (number, name) in names.enumerated() {
            #expect(!names[(number + 1)...].contains { $0.overlaps(name) })
        }
        #expect(scene.texts(.legend).contains { $0.hasPrefix("Names without room") } || names.count == 212)
        #expect(scene.items.allSatisfy { Rect(origin: .zero, size: scene.size).contains($0.bounds) })
    }

    @Test func `A turn keeps the place of the picture's middle`() throws {
        let (document, solved) = try layout(
            Self.pair, ["H:|-10-[a(50)]-10-[b(80)]", "V:|-10-[a(50)]", "V:|-10-[b(80)]"])
        let motion = SceneMotion(
            turning: document, solved: solved, options: Self.options, diagnostics: [], measuring: FixedCellText())
        #expect(motion.keyframes.count == 13 && motion.keyframes.last?.time == 1)
        let counts = Set(motion.keyframes.map(\.scene.items.count))
        #expect(counts.count == 1, "\(counts)")
        #expect(motion.keyframes[0].scene.items[1].bounds != motion.keyframes[12].scene.items[1].bounds)
    }
}

extension Scene {
    fileprivate func texts(_ layer: SceneLayer) -> [String] {
        items.filter { $0.layer == layer }.compactMap { item in
            guard case .text(let text) = item.shape, case .plain(let string) = text.request.text.content else {
                return nil
            }
            return string
        }
    }
}
