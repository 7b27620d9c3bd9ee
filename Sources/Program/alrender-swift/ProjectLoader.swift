// SPDX-License-Identifier: Apache-2.0
import SwiftRewriting

/// Reads the files of the project of the first input when something of them is needed.
final class ProjectLoader {
    private let inputs: [SwiftSource]
    private let target: Set<String>

    /// - Parameter target: the paths of the files of the inputs' targets in Xcode projects.
    init(inputs: [SwiftSource], target: Set<String>) { (self.inputs, self.target) = (inputs, target) }

    /// The inputs, then the other files.
    private(set) lazy var sources: ProjectSources = {
        let paths = Set(inputs.map(\.path))
        let others = inputs.first.flatMap { ProjectFolder(around: $0.path) }?.files() ?? []
        return ProjectSources(
            inputs.map { (path: $0.path, bytes: $0.bytes) } + others.filter { !paths.contains($0.path) }, target: target
        )
    }()
}
