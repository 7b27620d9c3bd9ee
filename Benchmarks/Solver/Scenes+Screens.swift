// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Shapes of real screens whose rows meet in few variables, or leave some open.
extension Scenes {
    static let screens: [(name: String, make: @Sendable (Int) -> Scene)] = [
        ("star: all fields as wide as the first", star), ("hub and spoke", hubAndSpoke),
        ("chain: each as wide as the one before", chain), ("table with a header", table),
        ("nest", nest), ("ladder of inequalities", ladder), ("ambiguous grid", ambiguousGrid),
        ("rows around their contents", rowsAroundContents),
    ]

    /// Rows below each other, each at least as high as the label in it, and without a height otherwise.
    static func rowsAroundContents(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        var last: Scene.View?
        for index in 0..<max(1, count / 2) {
            let row = scene.addView()
            let label = scene.addView()
            scene.fix(row.x, 0)
            scene.fix(row.width, 300)
            scene.fix(row.height, 0, priority: 20)
            scene.fix(label.x, 8)
            scene.size(label.width, natural(index))
            scene.size(label.height, 17)
            if let last {
                scene.follow(row.y, after: last.y, last.height, gap: 0)
                scene.add(
                    Row(
                        [.init(1, row.y), .init(1, label.y), .init(-1, last.y), .init(-1, last.height)], .equal, 6))
            } else {
                scene.fix(row.y, 0)
                scene.fix(label.y, 6)
            }
            scene.add(Row([.init(1, row.height), .init(-1, label.y), .init(-1, label.height)], .greaterThanOrEqual, 0))
            last = row
        }
        return scene
    }

    /// Rows of five labels of different heights on one baseline, below the tallest of the row before, in columns of one
    /// width.
    static func baselineTable(_ count: Int) -> Scene {
        var scene = Scene(height: 60 * Double(count))
        var above: [Scene.View] = []
        for row in 0..<max(1, count / 5) {
            var cells: [Scene.View] = []
            for column in 0..<5 {
                let cell = scene.addView()
                scene.size(cell.width, natural(5 * row + column), hugging: 240)
                scene.size(cell.height, natural(3 * row + column))
                if let last = cells.last {
                    scene.follow(cell.x, after: last.x, last.width, gap: 8)
                    scene.add(
                        Row(
                            [.init(1, cell.y), .init(0.75, cell.height), .init(-1, last.y), .init(-0.75, last.height)],
                            .equal, 0))
                } else {
                    scene.fix(cell.x, 16)
                    scene.fix(cell.y, 0, priority: 50)
                }
                if above.isEmpty {
                    scene.add(Row([.init(1, cell.y)], .greaterThanOrEqual, 8))
                } else {
                    scene.equate(cell.width, above[column].width)
                    scene.follow(
                        cell.y, after: above[column].y, above[column].height, gap: 8, .greaterThanOrEqual)
                }
                cells.append(cell)
            }
            above = cells
        }
        return scene
    }

    /// Views each of which is behind a random one before it, and would be in line with a second and as long as a third.
    static func sparseGraph(_ count: Int) -> Scene {
        var scene = Scene()
        var views = [scene.root]
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<max(1, count) {
            let view = scene.addView()
            for isHorizontal in [true, false] {
                func axis(_ view: Scene.View) -> (start: Variable, length: Variable) {
                    isHorizontal ? (view.x, view.width) : (view.y, view.height)
                }
                let (own, others) = (axis(view), (0..<3).map { _ in axis(views[random(views.count)]) })
                scene.follow(
                    own.start, after: others[0].start, others[0].length, gap: Double(random(20)), .greaterThanOrEqual)
                for (variable, other, most) in [
                    (own.start, others[1].start, 200), (own.length, others[2].length, 9),
                ] {
                    scene.add(
                        Row(
                            [.init(1, variable), .init(-1, other)], .equal, Double(random(most)),
                            priority: Priority(Float(50 + 100 * random(5)))))
                }
                scene.add(Row([.init(1, own.length)], .greaterThanOrEqual, Double(10 + random(30))))
            }
            views.append(view)
        }
        return scene
    }

    /// A form whose fields are all as wide as the first one, so that the labels' natural widths pull at one variable.
    static func star(_ count: Int) -> Scene {
        let naturals: [Double] = [38, 44, 51, 57, 63, 70, 76, 82, 95]
        var scene = Scene(height: 40 * Double(count))
        var firstField: Scene.View?
        var last: Scene.View?
        for index in 0..<max(1, count / 2) {
            let label = scene.addView()
            let field = scene.addView()
            scene.fix(label.x, 16)
            scene.size(label.width, naturals[(index * 7) % naturals.count], hugging: 251)
            scene.size(label.height, 17, hugging: 251)
            scene.size(field.height, 31)
            scene.size(field.width, 100)
            scene.follow(field.x, after: label.x, label.width, gap: 8)
            scene.inset(field.x, field.width, from: scene.root.width, by: 16)
            if let firstField { scene.equate(field.width, firstField.width) } else { firstField = field }
            scene.add(
                Row(
                    [.init(1, label.y), .init(0.5, label.height), .init(-1, field.y), .init(-0.5, field.height)],
                    .equal, 0))
            if let last { scene.follow(field.y, after: last.y, last.height, gap: 8) } else { scene.fix(field.y, 20) }
            last = field
        }
        return scene
    }

    /// Views placed and sized around one in the middle, which takes the size of its content.
    static func hubAndSpoke(_ count: Int) -> Scene {
        var scene = Scene()
        let hub = scene.addView()
        for (start, length, size) in [
            (hub.x, hub.width, scene.root.width), (hub.y, hub.height, scene.root.height),
        ] {
            scene.add(Row([.init(2, start), .init(1, length), .init(-1, size)], .equal, 0))
            scene.size(length, 120)
        }
        for index in 1..<max(2, count) {
            let view = scene.addView()
            let direction = Double(index % 2 == 0 ? 1 : -1)
            scene.add(
                Row(
                    [.init(1, view.x), .init(0.5, view.width), .init(-1, hub.x), .init(-0.5, hub.width)], .equal,
                    direction * natural(index)))
            scene.follow(view.y, after: hub.y, hub.height, gap: natural(index + 3), .greaterThanOrEqual)
            scene.fix(view.y, 0, priority: 300)
            scene.add(Row([.init(1, view.width), .init(-0.5, hub.width)], .lessThanOrEqual, 0))
            scene.size(view.width, natural(index))
            scene.size(view.height, 17)
        }
        return scene
    }

    static func chain(_ count: Int) -> Scene {
        var scene = Scene(width: 100 * Double(count))
        var last: Scene.View?
        for _ in 0..<max(1, count) {
            let view = scene.addView()
            scene.fix(view.y, 20)
            scene.size(view.height, 17)
            if let last {
                scene.follow(view.x, after: last.x, last.width, gap: 8)
                scene.equate(view.width, last.width)
            } else {
                scene.fix(view.x, 20)
            }
            last = view
        }
        if let last { scene.inset(last.x, last.width, from: scene.root.width, by: 20) }
        return scene
    }

    /// Rows of five labels under the titles of a header, each column as wide as its title or wider where a label needs
    /// it.
    static func table(_ count: Int) -> Scene {
        var scene = Scene(height: 40 * Double(count))
        var header: [Scene.View] = []
        for column in 0..<5 {
            let title = scene.addView()
            scene.fix(title.y, 0)
            scene.size(title.height, 20)
            scene.size(title.width, natural(column), hugging: column == 4 ? 249 : 250)
            if let last = header.last {
                scene.follow(title.x, after: last.x, last.width, gap: 8)
            } else {
                scene.fix(title.x, 16)
            }
            header.append(title)
        }
        if let last = header.last { scene.inset(last.x, last.width, from: scene.root.width, by: 16) }
        var above = header[0]
        for row in 0..<max(1, count / 5 - 1) {
            let first = scene.addView()
            for column in 0..<5 {
                let cell = column == 0 ? first : scene.addView()
                scene.add(Row([.init(1, cell.x), .init(-1, header[column].x)], .equal, 0))
                scene.equate(cell.width, header[column].width)
                scene.size(cell.width, natural(5 * row + column), hugging: 240)
                scene.size(cell.height, 17)
                scene.follow(cell.y, after: above.y, above.height, gap: 8)
            }
            above = first
        }
        return scene
    }

    /// Containers inside one another around a label.
    static func nest(_ count: Int) -> Scene {
        var scene = Scene()
        var container = scene.root
        let inset = 100 / Double(count)
        for depth in 1...max(1, count) {
            let view = scene.addView()
            scene.fix(view.x, inset)
            scene.fix(view.y, inset)
            scene.inset(view.x, view.width, from: container.width, by: inset)
            scene.inset(view.y, view.height, from: container.height, by: inset)
            if depth == count {
                scene.size(view.width, 60, hugging: 251)
                scene.size(view.height, 17, hugging: 251)
            }
            container = view
        }
        return scene
    }

    /// Labels in a row that keep at least a gap between them, and as far left as that allows.
    static func ladder(_ count: Int) -> Scene {
        var scene = Scene(width: 100 * Double(count))
        var last: Scene.View?
        for index in 0..<max(1, count) {
            let view = scene.addView()
            scene.fix(view.y, 0)
            scene.size(view.height, 17)
            scene.size(view.width, natural(index))
            scene.fix(view.x, 0, priority: 200)
            if let last { scene.follow(view.x, after: last.x, last.width, gap: 8, .greaterThanOrEqual) }
            scene.add(
                Row([.init(1, view.x), .init(1, view.width), .init(-1, scene.root.width)], .lessThanOrEqual, -8))
            last = view
        }
        return scene
    }

    /// Views each of which is below the one before, and would be at the top by a priority that differs from its
    /// neighbours'.
    static func ladderOfPriorities(_ count: Int) -> Scene { ladderOfPriorities(count, isOptional: false) }

    /// The same with steps of these priorities too.
    static func ladderOfOptionalSteps(_ count: Int) -> Scene { ladderOfPriorities(count, isOptional: true) }

    private static func ladderOfPriorities(_ count: Int, isOptional: Bool) -> Scene {
        var scene = Scene(height: 20 * Double(count))
        var last: Scene.View?
        for index in 0..<max(1, count) {
            let view = scene.addView()
            scene.fix(view.x, 0)
            scene.fix(view.width, 50)
            scene.fix(view.height, 10)
            let priority = Float(1 + index * 37 % 999)
            if let last {
                scene.add(
                    Row(
                        [.init(1, view.y), .init(-1, last.y)], .greaterThanOrEqual, 12,
                        priority: isOptional ? Priority(priority) : .required))
            } else {
                scene.fix(view.y, 0)
            }
            scene.fix(view.y, 0, priority: isOptional ? 1 : priority)
            last = view
        }
        return scene
    }

    /// Views each of which is below the one before, by a priority that differs from its neighbours', and by how much is
    /// open.
    static func openLadder(_ count: Int) -> Scene {
        var scene = Scene(height: 20 * Double(count))
        var last: Scene.View?
        for index in 0..<max(1, count) {
            let view = scene.addView()
            scene.fix(view.x, 0)
            scene.fix(view.width, 50)
            scene.fix(view.height, 10)
            if let last {
                let priority = Priority(Float(1 + index * 37 % 999))
                scene.add(
                    Row([.init(1, view.y), .init(-1, last.y)], .greaterThanOrEqual, 12, priority: priority))
            } else {
                scene.fix(view.y, 0)
            }
            scene.add(
                Row([.init(1, view.y), .init(1, view.height), .init(-1, scene.root.height)], .lessThanOrEqual, 0))
            last = view
        }
        return scene
    }

    /// Labels in rows and columns with nothing to say which of a row's is the one that stretches.
    static func ambiguousGrid(_ count: Int) -> Scene {
        let side = max(2, Int(Double(count).squareRoot()))
        var scene = Scene(width: 120 * Double(side), height: 60 * Double(side))
        for row in 0..<side {
            var last: Scene.View?
            for column in 0..<side {
                let view = scene.addView()
                scene.fix(view.y, Double(60 * row))
                scene.size(view.height, 17)
                scene.size(view.width, natural(row * side + column))
                if let last {
                    scene.follow(view.x, after: last.x, last.width, gap: 8)
                } else {
                    scene.fix(view.x, 4)
                }
                last = view
            }
            if let last { scene.inset(last.x, last.width, from: scene.root.width, by: 4) }
        }
        return scene
    }
}
