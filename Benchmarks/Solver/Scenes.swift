// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Glibc

/// The layouts that are measured, each with about the requested number of views.
enum Scenes {
    static let all: [(name: String, make: @Sendable (Int) -> Scene)] =
        [
            ("equal widths in a row", equalWidths), ("list", list), ("list that fills its container", closedList),
            ("grid of equal cells", grid), ("nested containers", nested), ("form", form),
            ("row, all compressed alike", compressedRow),
        ] + screens

    /// Layouts of kinds that are hard, with the number of views to measure them with.
    static let hard: [(name: String, counts: [Int], make: @Sendable (Int) -> Scene)] = [
        ("labels in one row, hugging all different", [500], coupled),
        ("list, ambiguous: all hug alike", [300, 1000], ambiguousList),
        ("conflict of equal widths and a fixed one", [300, 1000], longConflict),
        ("list, every tenth row in conflict", [1000], manyConflicts),
        ("ladder of inequalities of 999 priorities", [1000, 3000, 10_000], ladderOfPriorities),
        ("ladder of steps of 999 priorities", [1000, 3000, 10_000], ladderOfOptionalSteps),
        ("open ladder of 999 priorities", [1000, 3000, 10_000], openLadder),
        ("row without widths and without an end", [1000, 3000, 10_000], openRow),
        ("table on baselines", [300, 3000, 30_000], baselineTable),
        ("random sparse graph", [300, 1000, 3000], sparseGraph),
    ]

    /// A natural length that differs from view to view.
    static func natural(_ index: Int) -> Double { Double(20 + (index * 37) % 61) }

    /// Views behind each other of which only the first has a place, and none a width.
    static func openRow(_ count: Int) -> Scene {
        var scene = Scene()
        var last: Scene.View?
        for _ in 0..<count {
            let view = scene.addView()
            scene.fix(view.y, 20)
            scene.fix(view.height, 30)
            if let last { scene.follow(view.x, after: last.x, last.width, gap: 8) } else { scene.fix(view.x, 20) }
            last = view
        }
        return scene
    }

    static func equalWidths(_ count: Int) -> Scene {
        var scene = Scene(width: 100 * Double(count))
        var views: [Scene.View] = []
        for _ in 0..<count {
            let view = scene.addView()
            scene.fix(view.y, 20)
            scene.inset(view.y, view.height, from: scene.root.height, by: 20)
            if let last = views.last, let first = views.first {
                scene.follow(view.x, after: last.x, last.width, gap: 8)
                scene.equate(view.width, first.width)
            } else {
                scene.fix(view.x, 20)
            }
            views.append(view)
        }
        if let last = views.last { scene.inset(last.x, last.width, from: scene.root.width, by: 20) }
        return scene
    }

    /// Rows below each other, each as high as its content, in a container that grows with them.
    static func list(_ count: Int) -> Scene { makeList(count, isClosed: false) }

    /// The same in a container of a given height: the row that hugs least takes what is left.
    static func closedList(_ count: Int) -> Scene { makeList(count, isClosed: true) }

    private static func makeList(_ count: Int, isClosed: Bool) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        let content = scene.addView()
        scene.fix(content.x, 0)
        scene.fix(content.y, 0)
        scene.equate(content.width, scene.root.width)
        var last: Scene.View?
        for index in 1..<max(2, count) {
            let view = scene.addView()
            scene.fix(view.x, 16)
            scene.inset(view.x, view.width, from: content.width, by: 16)
            scene.size(view.height, natural(index), hugging: isClosed && index == count / 2 ? 249 : 250)
            scene.size(view.width, 3 * natural(index))
            if let last { scene.follow(view.y, after: last.y, last.height, gap: 8) } else { scene.fix(view.y, 8) }
            last = view
        }
        if let last { scene.inset(last.y, last.height, from: content.height, by: 8) }
        if isClosed { scene.equate(content.height, scene.root.height) }
        return scene
    }

    static func grid(_ count: Int) -> Scene {
        let side = max(1, Int(Double(count).squareRoot()))
        var scene = Scene(width: 60 * Double(side), height: 60 * Double(side))
        var cells: [[Scene.View]] = []
        for row in 0..<side {
            cells.append([])
            for column in 0..<side {
                let view = scene.addView()
                if row + column > 0 {
                    scene.equate(view.width, cells[0][0].width)
                    scene.equate(view.height, cells[0][0].height)
                }
                if let left = cells[row].last {
                    scene.follow(view.x, after: left.x, left.width, gap: 4)
                } else {
                    scene.fix(view.x, 4)
                }
                if row > 0 {
                    let above = cells[row - 1][column]
                    scene.follow(view.y, after: above.y, above.height, gap: 4)
                } else {
                    scene.fix(view.y, 4)
                }
                if column == side - 1 { scene.inset(view.x, view.width, from: scene.root.width, by: 4) }
                if row == side - 1 { scene.inset(view.y, view.height, from: scene.root.height, by: 4) }
                cells[row].append(view)
            }
        }
        return scene
    }

    /// Cards below each other, each of ten containers inside one another around a label.
    static func nested(_ count: Int) -> Scene {
        var scene = Scene()
        var last: Scene.View?
        for card in 0..<max(1, count / 11) {
            let outer = scene.addView()
            scene.fix(outer.x, 16)
            scene.inset(outer.x, outer.width, from: scene.root.width, by: 16)
            if let last { scene.follow(outer.y, after: last.y, last.height, gap: 8) } else { scene.fix(outer.y, 8) }
            last = outer
            var container = outer
            for depth in 0..<10 {
                let view = scene.addView()
                scene.fix(view.x, 4)
                scene.fix(view.y, 4)
                scene.inset(view.x, view.width, from: container.width, by: 4)
                scene.inset(view.y, view.height, from: container.height, by: 4)
                if depth == 9 {
                    scene.size(view.width, 5 * natural(card), hugging: 251)
                    scene.size(view.height, natural(card), hugging: 251)
                }
                container = view
            }
        }
        return scene
    }

    /// Labels of different widths and fields that start at one line behind the widest.
    static func form(_ count: Int) -> Scene {
        var scene = Scene(height: 20 * Double(count) + 100)
        var firstField: Scene.View?
        var last: Scene.View?
        for index in 0..<max(1, count / 2) {
            let label = scene.addView()
            let field = scene.addView()
            scene.fix(label.x, 20)
            scene.size(label.width, 2 * natural(index), hugging: 251)
            scene.size(label.height, 17, hugging: 251)
            scene.size(field.height, 31, resistance: 751)
            scene.size(field.width, 100)
            scene.follow(field.x, after: label.x, label.width, gap: 8, .greaterThanOrEqual)
            scene.add(
                Row(
                    [.init(1, field.x), .init(-1, label.x), .init(-1, label.width)], .equal, 8, priority: Priority(500))
            )
            scene.inset(field.x, field.width, from: scene.root.width, by: 20)
            scene.add(
                Row(
                    [.init(1, label.y), .init(0.5, label.height), .init(-1, field.y), .init(-0.5, field.height)],
                    .equal, 0))
            if let firstField { scene.equate(field.width, firstField.width) } else { firstField = field }
            if let last { scene.follow(field.y, after: last.y, last.height, gap: 8) } else { scene.fix(field.y, 20) }
            last = field
        }
        return scene
    }

    /// Labels that share one row, no two of which hug alike.
    static func coupled(_ count: Int) -> Scene {
        var scene = Scene(width: 70 * Double(count))
        var last: Scene.View?
        for index in 0..<count {
            let view = scene.addView()
            scene.fix(view.y, 0)
            scene.size(view.height, 17)
            scene.size(view.width, natural(index), hugging: 100 + Float((index * 211) % count) * 0.5)
            if let last { scene.follow(view.x, after: last.x, last.width, gap: 8) } else { scene.fix(view.x, 0) }
            last = view
        }
        if let last { scene.inset(last.x, last.width, from: scene.root.width, by: 0) }
        return scene
    }

    /// A list in a container of a given height, every row of which hugs alike.
    static func ambiguousList(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        var last: Scene.View?
        for index in 0..<count {
            let view = scene.addView()
            scene.fix(view.x, 16)
            scene.inset(view.x, view.width, from: scene.root.width, by: 16)
            scene.size(view.height, natural(index))
            if let last { scene.follow(view.y, after: last.y, last.height, gap: 8) } else { scene.fix(view.y, 8) }
            last = view
        }
        if let last { scene.inset(last.y, last.height, from: scene.root.height, by: 8) }
        return scene
    }

    /// Labels in a row that is too short for them, every one of which resists alike.
    static func compressedRow(_ count: Int) -> Scene {
        var scene = Scene(width: 40 * Double(count))
        var last: Scene.View?
        for index in 0..<count {
            let view = scene.addView()
            scene.fix(view.y, 0)
            scene.size(view.height, 17)
            scene.size(view.width, natural(index))
            if let last { scene.follow(view.x, after: last.x, last.width, gap: 8) } else { scene.fix(view.x, 0) }
            last = view
        }
        if let last { scene.inset(last.x, last.width, from: scene.root.width, by: 0) }
        return scene
    }

    /// Equal widths in a row, and one that is fixed at another width: every row of it takes part in the conflict.
    static func longConflict(_ count: Int) -> Scene {
        var scene = equalWidths(count)
        scene.add(Row([.init(1, Variable(index: 4))], .equal, 300))
        return scene
    }

    /// A list, every tenth row of which wants two heights.
    static func manyConflicts(_ count: Int) -> Scene {
        var scene = list(count)
        for index in stride(from: 10, to: count, by: 10) {
            scene.fix(Variable(index: 4 * index + 1), 30)
            scene.add(Row([.init(1, Variable(index: 4 * index + 1))], .greaterThanOrEqual, 40))
        }
        return scene
    }
}
