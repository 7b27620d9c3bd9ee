// SPDX-License-Identifier: Apache-2.0
/// What one round of a watch has read and written.
package struct WatchRound {
    package var sources: [String]
    package var written: Set<String>

    package init(sources: [String] = [], written: Set<String> = []) {
        self.sources = sources
        self.written = written
    }
}
