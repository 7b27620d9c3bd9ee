// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Pictures of one thing at several times. What two of them share moves evenly from one to the other; the rest appears and ends.
package struct SceneMotion: Hashable, Sendable {
    package struct Keyframe: Hashable, Sendable {
        /// From 0 to 1.
        package var time: Double
        package var scene: Scene

        package init(time: Double, scene: Scene) {
            self.time = time
            self.scene = scene
        }
    }

    package enum Pace: Hashable, Sendable {
        case even
        /// Each picture stays until the next one.
        case steps
    }

    /// By time; two have the same time where something jumps. At least one; all are equally large, with the canvas in one place.
    package private(set) var keyframes: [Keyframe]
    package var pace: Pace
    /// Seconds that all keyframes take.
    package var duration: Double

    package init(_ keyframes: [Keyframe], pace: Pace, duration: Double) {
        self.pace = pace
        self.duration = duration
        let origins = keyframes.map { $0.scene.canvas?.origin ?? .zero }
        let origin = Point(x: origins.map(\.x).max() ?? 0, y: origins.map(\.y).max() ?? 0)
        let shifts = origins.map { Point(x: origin.x - $0.x, y: origin.y - $0.y) }
        let sizes = zip(keyframes, shifts).map { frame, shift in
            Size(width: frame.scene.size.width + shift.x, height: frame.scene.size.height + shift.y)
        }
        let size = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        self.keyframes = zip(keyframes, shifts).map { frame, shift in
            var frame = frame
            frame.scene = frame.scene.moved(by: shift, onto: size)
            return frame
        }
    }

    /// Pictures that are shown equally long.
    package init(steps scenes: [Scene], each seconds: Double) {
        let count = Double(max(scenes.count, 1))
        self.init(
            scenes.enumerated().map { Keyframe(time: Double($0) / count, scene: $1) }, pace: .steps,
            duration: seconds * count)
    }

    /// This motion, then the same backwards.
    package var andBack: SceneMotion {
        guard keyframes.count > 1 else { return self }
        var motion = self
        motion.duration = 2 * duration
        switch pace {
        case .even:
            let back = keyframes.dropLast().reversed().map { Keyframe(time: 1 - $0.time / 2, scene: $0.scene) }
            motion.keyframes = keyframes.map { Keyframe(time: $0.time / 2, scene: $0.scene) } + back
        case .steps:
            let scenes = keyframes.map(\.scene)
            return SceneMotion(
                steps: scenes + scenes.dropFirst().dropLast().reversed(), each: duration / Double(scenes.count))
        }
        return motion
    }

    /// With more room below, and items there.
    package func extended(by height: Double, items: (Keyframe) -> [SceneItem]) -> SceneMotion {
        var motion = self
        motion.keyframes = keyframes.map { frame in
            var extended = frame
            extended.scene = frame.scene.enlarged(to: Size(width: size.width, height: size.height + height))
            extended.scene.items += items(frame)
            return extended
        }
        return motion
    }

    package var size: Size { keyframes.first?.scene.size ?? .zero }
}

extension Scene {
    /// The picture at another place of a larger one with its background.
    fileprivate func moved(by shift: Point, onto larger: Size) -> Scene {
        var scene = enlarged(to: larger)
        guard shift != .zero else { return scene }
        let size = scene.size
        scene.canvas = canvas?.translated(by: shift)
        scene.items = scene.items.map { $0.isBackdrop(of: size) ? $0 : $0.translated(by: shift) }
        return scene
    }
}
