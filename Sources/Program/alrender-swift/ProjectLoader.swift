// SPDX-License-Identifier: Apache-2.0
import SwiftRewriting

/// Reads the files of the project of the inputs when something of them is needed.
final class ProjectLoader {
    private let inputs: [SwiftSource]
    private let folder: ProjectFolder?

    /// - Parameter folder: nil for files of no project.
    init(inputs: [SwiftSource], folder: ProjectFolder?) { (self.inputs, self.folder) = (inputs, folder) }

    private(set) lazy var sources = folder?.sources(with: inputs) ?? ProjectSources(inputs.map { ($0.path, $0.bytes) })
}
