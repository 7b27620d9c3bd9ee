// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import GoldenRuns

extension GoldenHost {
    /// This program.
    static func program(limits: LimitArguments, files: FileArguments) -> GoldenHost {
        GoldenHost(
            files: files.access, console: Terminal(), coloring: Terminal.errorColoring,
            pipelines: PipelinePool(limits: limits.limits), arguments: Array(CommandLine.arguments.dropFirst()),
            placing: RepositoryPlace.path, stepSummary: HostEnvironment.stepSummary,
            program: ProgramVersion.identity)
    }
}
