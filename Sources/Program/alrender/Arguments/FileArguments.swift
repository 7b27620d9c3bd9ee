// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRuns

/// Which files a document may name, and a folder may link to.
struct FileArguments: ParsableArguments {
    @Flag(
        help: """
            Lets documents name images and fonts outside their own folder; for Interface Builder files, outside the two folders \
            above it. Follows links out of the folders on the command line.
            """)
    var allowOutside = false

    var access: FileAccess { .program(allowsOutside: allowOutside) }
}
