// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// Which files a document may name.
struct FileArguments: ParsableArguments {
    @Flag(
        help: """
            Lets documents name images and fonts outside their own folder; for Interface Builder files, outside the two folders \
            above it.
            """)
    var allowOutside = false

    /// The folder from which a document names its files.
    func directory(of document: String) -> DocumentDirectory {
        DocumentDirectory(document: document, reach: reach(of: document))
    }

    func reach(of document: String) -> DocumentDirectory.Reach {
        allowOutside ? .anywhere : .own(of: document)
    }
}
