// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutRepair
import LayoutSource
import LayoutTestSupport
import RandomTestSupport
import Testing

/// Layouts from which constraints were removed at random: after Add Missing Constraints they are determined, and every view is where
/// it was.
struct RandomRemovalTests {
    /// `REMOVAL_SEED` begins the 200 elsewhere, for a check with layouts that were not used before.
    private static let firstSeed = ProcessInfo.processInfo.environment["REMOVAL_SEED"].flatMap { Int($0) } ?? 0

    /// The frames of every fourth document say where the views were, as in Interface Builder's files.
    @Test(arguments: firstSeed..<firstSeed + 200)
    func `Removed constraints are made up for`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed)).branch("removal")
        var text = Self.screen(&random)
        if seed % 4 == 0 { text = try text.withFrames() }
        var document = try text.document
        document.constraints = document.constraints.filter { _ in !random.isOne(in: 3) }
        try check(DocumentText(document.jsonText), seed)
    }

    @Test(arguments: [1, 3])
    func `Constraints removed from busy screens are made up for`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed)).branch("removal")
        var screen = BusyScreen(seed: seed)
        var document = try DocumentText(screen.document().jsonText).document
        document.constraints = document.constraints.filter { _ in !random.isOne(in: 6) }
        try check(DocumentText(document.jsonText), seed)
    }

    private func check(_ damaged: DocumentText, _ seed: Int) throws {
        let before = try damaged.layout
        let design = try damaged.document.views.map(\.frame)
        let repaired = try damaged.repaired(.addMissing)
        let after = try repaired.layout
        #expect(after.conflicts.count <= before.conflicts.count)
        let ambiguous = after.views.count { !$0.ambiguities.isEmpty }
        #expect(ambiguous == 0, "seed \(seed)")
        // Frames that contradict what the constraints still determine give way.
        let isMisplaced = zip(before.views, design).contains { view, frame in
            zip(Self.values(view, frame), Self.values(view, frame, prefersDesign: true)).contains {
                abs($0 - $1) > 0.02
            }
        }
        // So does a size that nothing gives and that the content does not fit into.
        let isOverfull = try damaged.document.views.enumerated().contains { place, view in
            let (outer, open) = (before.views[place].frame, before.views[place].ambiguities.map(\.name))
            return view.subviews.contains { subview in
                let inner = before.views[subview].frame
                return open.contains(.width) && inner.maxX > outer.width + 0.02
                    || open.contains(.height) && inner.maxY > outer.height + 0.02
                    || open.contains(.width) && inner.minX < -0.02
            }
        }
        for (place, view) in after.views.enumerated() where !isMisplaced && !isOverfull {
            let wanted = Self.values(before.views[place], design[place])
            let isKept = zip(Self.values(view, nil), wanted).allSatisfy { abs($0 - $1) < 0.02 }
            #expect(isKept, "seed \(seed): view \(place) was at \(wanted) and is at \(view.frame)")
        }
        #expect(try repaired.repaired(.addMissing).text == repaired.text)
        let kept = try damaged.equations
        #expect(Array(try repaired.equations.prefix(kept.count)) == kept, "nothing is removed or changed")
    }

    /// The frame, with the design's numbers for those that the constraints leave open.
    private static func values(_ view: SolvedView, _ design: Rect?, prefersDesign: Bool = false) -> [Double] {
        func value(_ name: AmbiguousAttribute.Name, _ path: KeyPath<Rect, Double>) -> Double {
            let isOpen = prefersDesign || view.ambiguities.contains { $0.name == name }
            return isOpen ? (design ?? view.frame)[keyPath: path] : view.frame[keyPath: path]
        }
        return [value(.x, \.x), value(.y, \.y), value(.width, \.width), value(.height, \.height)]
    }

    // MARK: Layouts

    /// Three to eight views below and beside each other, some of them within others, some labels.
    private static func screen(_ random: inout SplitMix) -> DocumentText {
        var views: [String: [String]] = [:]
        var constraints: [String] = []
        let count = Int.random(in: 3...8, using: &random)
        for number in 0..<count {
            let id = "v\(number)"
            let parent = number > 2 && random.isOne(in: 3) ? "v\(Int.random(in: 0..<2, using: &random))" : "s"
            let siblings = views[parent] ?? []
            views[parent, default: []].append(id)
            let isLabel = number > 1 && random.isOne(in: 3)
            if isLabel { constraints.append("label \(id)") }
            for (axis, start, end, size) in [
                ("x", "leading", "trailing", "width"), ("y", "top", "bottom", "height"),
            ] {
                let distance = ["0", "4", "8", "12.5", "20"][Int.random(in: 0..<5, using: &random)]
                let neighbor = siblings.randomElement(using: &random)
                if let neighbor, random.isOne(in: 2) {
                    constraints.append("\(id).\(start) = \(neighbor).\(end) + \(distance)")
                } else if axis == "x", random.isOne(in: 4) {
                    constraints.append("\(id).centerX = \(parent).centerX")
                } else {
                    constraints.append("\(id).\(start) = \(parent).\(start) + \(distance)")
                }
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where neighbor != nil: constraints.append("\(id).\(size) = \(neighbor ?? "").\(size)")
                case 1: constraints.append("\(id).\(size) >= \(Int.random(in: 10...90, using: &random))")
                case 2:
                    constraints.append(
                        "\(id).\(end) <= \(parent).\(end) - 8 @\(Int.random(in: 1...3, using: &random) * 250)")
                default: constraints.append("\(id).\(size) = \(Int.random(in: 10...120, using: &random))")
                }
            }
        }
        func text(_ id: String) -> String {
            let kind = constraints.contains("label \(id)") ? ", \"type\": \"label\", \"text\": \"Text \(id)\"" : ""
            return "{\"id\": \"\(id)\"\(kind), \"children\": [\((views[id] ?? []).map(text).joined(separator: ", "))]}"
        }
        let direction = random.isOne(in: 4) ? "rtl" : "ltr"
        let list = constraints.filter { !$0.hasPrefix("label") }.map { "\"\($0)\"" }.joined(separator: ",\n    ")
        return DocumentText(
            """
            {
              "canvas": {"width": 390, "height": 700, "direction": "\(direction)"},
              "root": \(text("s")),
              "constraints": [
                \(list)
              ]
            }
            """)
    }
}

extension DocumentText {
    /// With the frames that the constraints give as the design's.
    fileprivate func withFrames() throws -> DocumentText {
        var document = try document
        let layout = try layout
        guard layout.conflicts.isEmpty else { return self }
        for place in document.views.indices.dropFirst() { document.views[place].frame = layout.views[place].frame }
        return DocumentText(document.jsonText)
    }
}
