// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutScene

extension Document {
    /// Its views with their frames, for readers of a picture: `title (label): 24, 100, 80.5 × 20`.
    func sceneElements(of solved: [SolvedView]) -> [SceneElement] {
        zip(views, solved).map { view, solved in
            let frame = solved.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberText.string($0) }
            return SceneElement(
                id: view.id,
                title: "\(view.id) (\(view.content.type.rawValue)): "
                    + "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])")
        }
    }

    /// Its constraints, for readers of a picture.
    func sceneElements(of solved: [SolvedConstraint]) -> [SceneElement] {
        constraints.indices.map { index in
            SceneElement(
                id: constraintName(at: index),
                title: solved.indices.contains(index) ? solved[index].title(priority: constraints[index].priority) : "")
        }
    }
}
