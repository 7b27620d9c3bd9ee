// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import ConstraintSolver

/// Layouts that cannot be met, with long conflicts and with many.
enum ConflictScenes {
    static let all: [(name: String, make: @Sendable (Int) -> Scene)] = [
        ("equal widths that do not fit", equalWidths), ("equal widths, a third too many", manyEqualWidths),
        ("chain of widths that does not fit", chain),
        ("chain of least widths that does not fit", leastWidths), ("list, every row a conflict", separate),
        ("list, every tenth row in conflict", Scenes.manyConflicts), ("one column, a conflict every third", oneColumn),
        ("row, a conflict every tenth", oneRow), ("one column, every link a conflict", linkedColumn),
    ]

    /// Widths that all equal the first one's, too wide by half a width.
    static func equalWidths(_ count: Int) -> Scene {
        var scene = Scene(width: 100 * Double(count))
        let views = row(&scene, count)
        for view in views.dropFirst() { scene.equate(view.width, views[0].width) }
        scene.fix(views[0].width, (100 * Double(count) - 8 * Double(count - 1) - 40 + 50) / Double(count))
        return scene
    }

    /// Widths that all equal the first one's, of which a third does not fit.
    static func manyEqualWidths(_ count: Int) -> Scene {
        var scene = Scene(width: 68 * Double(count) + 32)
        let views = row(&scene, count)
        for view in views.dropFirst() { scene.equate(view.width, views[0].width) }
        scene.fix(views[0].width, 90)
        return scene
    }

    /// Widths of their own, 10 points too wide together.
    static func chain(_ count: Int) -> Scene { widths(count, .equal) }

    static func leastWidths(_ count: Int) -> Scene { widths(count, .greaterThanOrEqual) }

    private static func widths(_ count: Int, _ relation: Row.Relation) -> Scene {
        let total = (0..<count).reduce(0) { $0 + Scenes.natural($1) }
        var scene = Scene(width: total + 8 * Double(count - 1) + 40 - 10)
        for (index, view) in row(&scene, count).enumerated() {
            scene.add(Row([.init(1, view.width)], relation, Scenes.natural(index)))
        }
        return scene
    }

    /// Views from edge to edge, 8 points apart.
    private static func row(_ scene: inout Scene, _ count: Int) -> [Scene.View] {
        var views: [Scene.View] = []
        for _ in 0..<count {
            let view = scene.addView()
            scene.fix(view.y, 20)
            scene.fix(view.height, 30)
            if let last = views.last {
                scene.follow(view.x, after: last.x, last.width, gap: 8)
            } else {
                scene.fix(view.x, 20)
            }
            views.append(view)
        }
        if let last = views.last { scene.inset(last.x, last.width, from: scene.root.width, by: 20) }
        return views
    }

    /// Rows each of which has edges and a width of its own: separate conflicts of four constraints.
    static func separate(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        for index in 0..<count {
            let view = scene.addView()
            scene.fix(view.x, 16)
            scene.inset(view.x, view.width, from: scene.root.width, by: 16)
            scene.fix(view.width, 100)
            scene.fix(view.y, 30 * Double(index))
            scene.fix(view.height, 20)
        }
        return scene
    }

    /// Views below each other, of which every third wants to be in another place than the others leave it.
    static func oneColumn(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        var last: Scene.View?
        for index in 0..<count {
            let view = scene.addView()
            scene.fix(view.x, 16)
            scene.fix(view.width, 100)
            scene.fix(view.height, 20)
            if let last { scene.follow(view.y, after: last.y, last.height, gap: 8) } else { scene.fix(view.y, 8) }
            if index % 3 == 2 {
                scene.add(Row([.init(1, view.y)], .equal, 30 * Double(index), breakRank: 1))
            }
            last = view
        }
        return scene
    }

    /// Views below each other, each with two distances to the one before.
    static func linkedColumn(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        var last: Scene.View?
        for _ in 0..<count {
            let view = scene.addView()
            scene.fix(view.x, 16)
            scene.fix(view.width, 100)
            scene.fix(view.height, 20)
            if let last {
                for gap in [8.0, 12] { scene.follow(view.y, after: last.y, last.height, gap: gap) }
            } else {
                scene.fix(view.y, 8)
            }
            last = view
        }
        return scene
    }

    /// Labels in one row, of which every tenth cannot be as wide as its two limits say.
    static func oneRow(_ count: Int) -> Scene {
        var scene = Scene(width: 100 * Double(count))
        for (index, view) in row(&scene, count).enumerated() {
            scene.size(view.width, Scenes.natural(index))
            guard index % 10 == 9 else { continue }
            scene.add(Row([.init(1, view.width)], .greaterThanOrEqual, 90))
            scene.add(Row([.init(1, view.width)], .lessThanOrEqual, 80))
        }
        return scene
    }

    static func printGrowth() {
        let counts = [300, 1000, 3000, 10_000]
        print("Layouts in conflict, ms")
        print(Table.row("", counts.map { "\($0) views" } + ["power"]))
        for (name, make) in all {
            let times = counts.map { count in Benchmark.time({ make(count) }, runs: count > 2000 ? 2 : 5) }
            print(Table.row(name, times.map { Table.fixed($0, 3) } + [Table.fixed(Table.power(times, counts), 2)]))
        }
        print("")
    }
}
