// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutModel
import Testing
import UIKit

/// Views made from documents have the frames that solving the documents gives.
@MainActor
struct DocumentViewsTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../samples/valid").standardizedFileURL

    /// The frames of all views inside a view, by identifier.
    private func frames(in view: UIView) -> [String: CGRect] {
        view.layoutIfNeeded()
        return view.subviews.reduce(into: [:]) { found, subview in
            if let name = subview.accessibilityIdentifier { found[name] = subview.frame }
            found.merge(frames(in: subview)) { first, _ in first }
        }
    }

    /// The names of views whose frames the solved document has elsewhere.
    private func differences(_ document: LayoutDocument) throws -> [String] {
        let model = try document.read()
        let (solved, live) = (document.frames, frames(in: try UIView(document)))
        // Masks give frames that are not rounded.
        let pixel = 1 / model.canvas.scale
        let tolerances = Dictionary(
            uniqueKeysWithValues: model.views.map { ($0.id, $0.autoresizingMask == nil ? 1e-6 : pixel) })
        return live.keys.sorted().filter { name in
            guard let a = solved[name], let b = live[name] else { return true }
            let tolerance = CGFloat(tolerances[name] ?? 0)
            return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].contains {
                abs($0) > tolerance
            }
        }
    }

    /// With the document's screen.
    private func onScreen<Result>(of document: LayoutDocument, _ body: () throws -> Result) throws -> Result {
        let screen = UIScreen.main
        let canvas = try document.read().canvas
        let (device, direction) = (screen.device, screen.userInterfaceLayoutDirection)
        let category = screen.preferredContentSizeCategory
        defer {
            screen.device = device
            screen.userInterfaceLayoutDirection = direction
            screen.preferredContentSizeCategory = category
        }
        screen.device = UIDeviceModel(
            id: "test", size: CGSize(width: canvas.width ?? 393, height: canvas.height ?? 852),
            scale: CGFloat(canvas.scale))
        screen.userInterfaceLayoutDirection = canvas.direction == .leftToRight ? .leftToRight : .rightToLeft
        return try body()
    }

    @Test func `Every sample has the same frames as views`() throws {
        LayoutConflictLog.writesToStandardError = false
        defer { LayoutConflictLog.writesToStandardError = true }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.samples.path).sorted()
        var count = 0
        for path in paths where path.hasSuffix(".layout.json") {
            let text = try String(contentsOf: Self.samples.appending(path: path), encoding: .utf8)
            guard let model = try? LayoutDocument(text, named: path).read(), model.platform == .ios,
                model.profile.name == .ios17,
                model.canvas.contentSizeCategory == .large,
                // Views have plain text for it, and no keyboard.
                !text.contains("\"markup\""), !text.contains("\"keyboard\"")
            else { continue }
            count += 1
            // Without the files that it names.
            let document = LayoutDocument(model, named: path)
            try onScreen(of: document) {
                let found = try differences(document)
                #expect(found.isEmpty, "\(path): \(found)")
            }
        }
        #expect(count > 100)
    }

    @Test func `Grid views of a document are kept`() throws {
        let document = LayoutDocument(
            """
            {"root": {"children": [{"id": "grid", "isGridView": true, "guides": [{"id": "row"}, {"id": "column"}]},
             {"id": "plain", "guides": [{"id": "own"}]}]}, "canvas": {"width": 100, "height": 100},
             "constraints": ["row.leading = grid.leading", "own.leading = plain.leading"]}
            """)
        let again = LayoutDocument(of: try UIView(document))
        let guides = try again.read().guides
        #expect(guides.filter(\.isOfGridView).map(\.id) == ["row", "column"])
        #expect(guides.count == 3)
    }

    @Test func `A button of a document has its symbol`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 320, "height": 400}, "root": {"id": "s", "children": [
              {"id": "a", "type": "button", "contentInsets": {"top": 7}, "image": {"width": 20, "height": 20},
               "style": {"symbol": "star"}}]},
             "constraints": ["a.leading = s.leading + 20", "a.top = s.top + 10"]}
            """)
        let button = try #require(try UIView(document).subviews.first as? UIButton)
        #expect(button.configuration?.image != nil)
        #expect(LayoutDocument(of: button).text.contains("\"star\""))
    }

    @Test func `A document's sizes and insets of controls replace those of their classes`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 320, "height": 400, "scale": 3}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "text": "Label", "intrinsicContentSize": {"width": 90}},
              {"id": "b", "type": "switch", "alignmentRectInsets": {"left": 7, "right": 2, "top": 3}},
              {"id": "c", "type": "slider", "intrinsicContentSize": {"width": 120, "height": 50}},
              {"id": "d", "baselineOffsets": {"firstFromTop": 5, "lastFromBottom": 3}},
              {"id": "e", "type": "button", "text": "Button", "alignmentRectInsets": {"bottom": 4}}]},
             "constraints": ["a.leading = s.leading + 20", "a.top = s.top + 10", "a.height = 30",
               "b.leading = s.leading + 20", "b.top = a.bottom + 10", "c.leading = s.leading + 20", "c.top = b.bottom",
               "d.leading = s.leading + 20", "d.firstBaseline = c.bottom + 20", "d.width = 10", "d.height = 20",
               "e.leading = s.leading + 20", "e.top = d.lastBaseline"]}
            """)
        try onScreen(of: document) {
            let found = try differences(document)
            #expect(found == [])
            let view = try UIView(document)
            let made = Dictionary(uniqueKeysWithValues: view.subviews.map { ($0.accessibilityIdentifier, $0) })
            let (label, toggle) = (try #require(made["a"]), try #require(made["b"]))
            #expect(label.intrinsicContentSize == CGSize(width: 90, height: UIView.noIntrinsicMetric))
            #expect(toggle.alignmentRectInsets == UIEdgeInsets(top: 3, left: 7, bottom: 0, right: 2))
            let again = LayoutDocument(of: view)
            #expect(again.frames == document.frames)
            let reread = LayoutDocument(again.text)
            #expect(reread.frames == document.frames)
        }
    }

    @Test func `A document's safe areas and margins count without a window`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 320, "height": 400, "safeArea": {"top": 44, "bottom": 34}}, "root": {"id": "s", "children": [
              {"id": "a", "additionalSafeAreaInsets": {"top": 10}, "children": [{"id": "b"}]}]},
             "constraints": ["a.leading = s.layoutMarginsGuide.leading", "a.trailing = s.layoutMarginsGuide.trailing",
               "a.top = s.top + 20", "a.bottom = s.safeAreaLayoutGuide.bottom",
               "b.top = a.safeAreaLayoutGuide.top", "b.leading = a.leading", "b.width = 10", "b.height = 10"]}
            """)
        try onScreen(of: document) {
            #expect(document.frames["a"] == CGRect(x: 16, y: 20, width: 288, height: 346))
            #expect(document.frames["b"]?.minY == 34)
            let found = try differences(document)
            #expect(found == [])
            let again = LayoutDocument(LayoutDocument(of: try UIView(document)).text)
            #expect(again.frames == document.frames)
            // In a view that has no safe area and a margin of 8 points, these count.
            let view = try UIView(document)
            let outer = UIView(frame: view.bounds)
            outer.addSubview(view)
            #expect(frames(in: outer)["a"] == CGRect(x: 8, y: 20, width: 304, height: 380))
        }
    }

    @Test func `A view in a window has the window's safe area in its document`() throws {
        let controller = UIViewController()
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        let safeArea = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: safeArea.topAnchor),
            box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
        ])
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(box.frame == CGRect(x: 0, y: 59, width: 10, height: 759))
        #expect(LayoutDocument(of: controller.view).frames["box"] == box.frame)
    }

    @Test func `Views follow the root from its size in the design`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 300, "height": 200}, "root": {"id": "s", "frame": [0, 0, 100, 100], "children": [
              {"id": "a", "frame": [10, 10, 80, 20], "autoresizing": ["flexibleWidth", "flexibleTopMargin"]}]}}
            """)
        try onScreen(of: document) {
            #expect(document.frames["a"] == CGRect(x: 10, y: 110, width: 280, height: 20))
            let found = try differences(document)
            #expect(found == [])
        }
    }

    @Test(arguments: ["{}", #"{"width": 200}"#])
    func `Where the canvas is open a view has the size of its content`(canvas: String) throws {
        let document = LayoutDocument(
            """
            {"canvas": \(canvas), "root": {"id": "s", "children": [{"id": "a", "type": "label", "text": "Some text"}]},
             "constraints": ["a.leading = s.leading + 20", "s.trailing = a.trailing + 20", "a.top = s.top + 5", "s.bottom = a.bottom + 5"]}
            """)
        try onScreen(of: document) {
            let found = try differences(document)
            #expect(found == [])
            let size = try UIView(document).frame.size
            #expect(size == document.frames["s"]?.size)
        }
    }

    @Test func `A root of another class arranges its contents`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 320, "height": 100}, "root": {"id": "s", "type": "stackView", "spacing": 10, "children": [
              {"id": "a", "intrinsicContentSize": {"width": 40, "height": 20}}, {"id": "b", "hugging": 200}]}}
            """)
        try onScreen(of: document) {
            #expect(document.frames["b"] == CGRect(x: 50, y: 0, width: 270, height: 100))
            let found = try differences(document)
            #expect(found == [])
        }
    }

    @Test func `Distances between baselines are a line of the text`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 320, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "type": "label", "text": "One"}, {"id": "b", "type": "label", "text": "Two", "font": {"size": 30}}]},
             "constraints": ["a.leading = s.leading", "b.leading = s.leading", "a.top = s.top + 5",
               "b.firstBaseline = a.lastBaseline + 2*systemSpacing"]}
            """)
        try onScreen(of: document) {
            let found = try differences(document)
            #expect(found == [])
        }
    }

    /// The row that the baseline determines has to be made again for each number of lines.
    @Test func `Text on whose baseline another stands wraps`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let (text, other) = (UILabel(), UILabel())
        text.text = "Some words that do not fit into the width of one line"
        text.numberOfLines = 0
        other.text = "Other"
        for label in [text, other] {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            other.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height > 40)
        #expect(LayoutDocument(of: root).frames["label"] == text.frame)
        #expect(LayoutDocument(of: root).frames["label2"] == other.frame)
    }

    @Test func `A wide view keeps its size in the text of its document`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        let document = LayoutDocument(of: view)
        #expect(LayoutDocument(document.text).frames == document.frames)
        #expect(document.frames.values.first?.size == view.frame.size)
    }

    /// Each edge is rounded where it is on the screen, so that views that touch still do.
    @Test func `A document's frames are rounded as views are`() throws {
        let document = LayoutDocument(
            """
            {"canvas": {"width": 100, "height": 100, "scale": 1}, "root": {"id": "s", "children": [{"id": "a"}, {"id": "b"}]},
             "constraints": ["a.leading = s.leading + 0.4", "a.width = 10.4", "a.top = s.top", "a.height = 10",
               "b.leading = a.trailing", "b.width = 10.4", "b.top = s.top", "b.height = 10"]}
            """)
        try onScreen(of: document) {
            #expect(document.frames["a"] == CGRect(x: 0, y: 0, width: 11, height: 10))
            #expect(document.frames["b"]?.minX == 11)
            let found = try differences(document)
            #expect(found == [])
        }
    }
}
